"""What goes wrong at a terminal: with a command, what is typed at a table there, or the start of a server."""

from __future__ import annotations

from santorini.errors import SantoriniError


class TerminalError(SantoriniError):
    """Somebody at a terminal can put this right. Its words are in the Fluent files alone: `error-<code>`.

    >>> print(TerminalError("no-game", file="empty.santorini"))
    There is no game in empty.santorini
    """

    def __str__(self) -> str:
        from santorini.locales.refusals import sentence  # which takes long to import

        return sentence(self, "en")
