"""What goes over the wire: messages, and the connections they go out on."""
