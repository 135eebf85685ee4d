"""Why something on the network does not answer, in the words of the system, for a sentence."""

import os
import re
from typing import Final

# asyncio has a text of its own, which names the call and quotes the address as a tuple.
CALL_FAILED: Final = re.compile(r"\[Errno (\d+)\] (?:Connect call failed|Connection refused)")


def why(error: BaseException) -> str:
    """On one line, as what follows a colon."""
    inner = getattr(error, "os_error", None)  # what a client of HTTP was told itself,
    if not isinstance(error, OSError):
        inner = error.__cause__ or error.__context__  # or one of Redis
    if isinstance(inner, OSError):
        error = inner
    if isinstance(error, OSError):
        failed = CALL_FAILED.search(str(error))
        if failed:
            return os.strerror(int(failed[1])).lower()
        text = error.strerror or str(error)
    elif type(error) is ValueError:  # all that asyncpg lets through of an address
        return "its address cannot be read (is the port a number?)"
    else:
        text = str(error)
    lines = text.strip().splitlines() or ["it does not answer"]
    return lines[0].rstrip(".")
