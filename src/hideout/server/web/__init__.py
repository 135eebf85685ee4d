"""The application: requests, sockets, and who is at the other end."""
