"""The `santorini` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line, or say what it needs."""
    try:
        from santorini.cli import app
    except ModuleNotFoundError as missing:
        if missing.name not in ("typer", "rich"):
            raise
        sys.exit(f'The santorini command needs {missing.name}: install it with  pip install "santorini[cli]"')
    app()


if __name__ == "__main__":
    main()
