"""Where people meet: the rules of a room, and the live rooms of a house."""
