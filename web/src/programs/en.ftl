# Bots that come over the network: the host gives them a token, or invites one that the house knows.

lead = A program of yours can play here, in a chair of its own and marked as a bot. It needs a token.
name = Name of the bot
make = Make a token
token = Token of { $name }
once = Copy it now: it is shown only once. Whoever has it plays as this bot in this room.
copied = The token is copied.
here = here
invited = invited
away = not here
remove = Remove { $name }
house = Bots of this house
invite = Invite { $name }
