"""What the server does not do, with a code that programs and translators know: `server-<code>` in the Fluent files."""

from __future__ import annotations

from santorini.errors import Argument, SantoriniError
from santorini.locales.refusals import details


class Refused(Exception):
    """Nothing was changed; `code` and `details` say why."""

    def __init__(self, code: str, **args: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.details = args

    @classmethod
    def because(cls, code: str, error: SantoriniError) -> Refused:
        """For an error of the rules: `why` is its own code, beside its details and its place."""
        return cls(code, why=error.code, **details(error))


class Duplicate(Exception):
    """A message that was received before; the table has not been changed again."""
