"""Random requests made from the server's own description of itself: no failure, nothing that it does not announce.

`make fuzz` installs schemathesis apart from everything else and runs this.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from testkit.crowd import Server

# What a schema cannot say (a position must be one) may be refused; what is not JSON is refused before its method is.
LEFT_OUT = "positive_data_acceptance,unsupported_method"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("schemathesis", type=lambda path: Path(path).absolute())
    asked.add_argument("--examples", type=int, default=700, help="random requests for each operation")
    args = asked.parse_args()
    with TemporaryDirectory() as folder, Server(Path(folder)) as server:
        command = [args.schemathesis, "run", f"{server.url}/openapi.json", "--exclude-checks", LEFT_OUT]
        done = subprocess.run([*command, "--max-examples", str(args.examples), "--no-color"], cwd=folder)
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
