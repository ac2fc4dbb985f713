"""The errors a person may meet from gradscope itself; each message is one line that names the culprit and a remedy.

`cli.main` is the one place that catches `GradscopeError`: it prints the message and exits with `exit_code`.
Errors of the engine are not here: they are Paddle's kinds and live in core.
"""

from __future__ import annotations


class GradscopeError(Exception):
    """Anything gradscope refuses to do. exit_code: what the command line ends with (1: failed, 2: wrong usage)."""

    def __init__(self, message: str, exit_code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.exit_code = exit_code


class UsageError(GradscopeError):
    """An option or argument that makes no sense; ends with exit code 2."""

    def __init__(self, message: str) -> None:
        super().__init__(message, exit_code=2)


class RecordError(GradscopeError):
    """A record cannot be read: it is missing, no record, damaged, or made by a newer gradscope."""


class RecordExists(GradscopeError):
    """A record would overwrite a file that is already there."""


class RecordingInProgress(GradscopeError):
    """This process is recording already; there is one recording per process."""
