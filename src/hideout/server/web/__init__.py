"""The application: requests, sockets, and who is on the other end."""
