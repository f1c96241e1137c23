"""What the server does not do, with a code that programs and translators know: `server-<code>` in the Fluent files."""

from __future__ import annotations


class Refused(Exception):
    """Nothing was changed; `code` and `args` say why."""

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(code)
        self.code = code
        self.args_told = args


class Heard(Exception):
    """This very message was heard before; the table has not been changed again."""
