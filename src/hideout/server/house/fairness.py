"""Where the server's secrets come from. What is done with them: `draw` and `engine.proof`."""

import secrets


def new_secret() -> str:
    return secrets.token_hex(32)
