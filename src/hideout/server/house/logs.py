"""How the log is written, and what never appears in it."""

import json
import logging
import sys
import time
from typing import Final

from aiohttp.http_exceptions import HttpProcessingError

from hideout.server.house import metrics
from hideout.server.house.settings import Settings

STANDARD_FIELDS: Final = set(vars(logging.makeLogRecord({})))
OF_REQUESTS: Final = logging.getLogger("aiohttp.server")
ONCE_IN: Final = 60  # seconds


class JsonLines(logging.Formatter):
    """One JSON object a line; what a caller adds as `extra` becomes a field."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in STANDARD_FIELDS and name not in ("message", "asctime"):
                line[name] = value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


class Malformed(logging.Filter):
    """Requests that are not HTTP: counted, and one line a minute that repeats nothing of them.

    The library would log the address and the very header that cannot be read, which may be
    somebody's cookie.
    """

    def __init__(self) -> None:
        super().__init__()
        self.since_last_line = 0
        self.last_line = -float(ONCE_IN)

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, HttpProcessingError):
            return True
        metrics.MALFORMED.add()
        self.since_last_line += 1
        now = time.monotonic()
        if now - self.last_line < ONCE_IN:
            return False
        record.msg, record.args = "malformed requests: %d", (self.since_last_line,)
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = record.exc_text = None
        self.since_last_line, self.last_line = 0, now
        return True


MALFORMED: Final = Malformed()


def keep_requests_out() -> None:
    """From now on the log says of malformed requests only that there were some."""
    OF_REQUESTS.addFilter(MALFORMED)


def set_up_logs(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if settings.log == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
