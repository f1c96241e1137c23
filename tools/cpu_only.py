"""Refuses to install torch with CUDA: gigabytes that training here has no use for.

python -m tools.cpu_only REPORT    (of pip install --dry-run --report REPORT)
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

CUDA = re.compile(r"nvidia|cuda|cublas|cudnn|triton", re.IGNORECASE)


def unwanted(report: str) -> list[str]:
    """The packages of CUDA that pip would install."""
    names = [one["metadata"]["name"] for one in json.loads(report)["install"]]
    return sorted(name for name in names if CUDA.search(name))


def main(path: str) -> None:
    if found := unwanted(Path(path).read_text()):
        sys.exit(
            f"pip would install torch with CUDA ({', '.join(found)}). Name its build for processors instead, as\n"
            "docs/training.md says: make train-setup TORCH='...'"
        )


if __name__ == "__main__":
    main(sys.argv[1])
