"""Compiles the rules where it can, and looks whether a package is whole.

Everything is described in pyproject.toml; only the extensions need code. Either all of them are compiled or none:
without Cython, without a compiler, if a single module fails or with SANTORINI_PURE=1, everything is installed as plain
Python, and `santorini.compiled` says so. A wheel or sdist brings the pages of the web game, or is not built.

    SANTORINI_PURE=1        compile nothing
    SANTORINI_STRICT=1      a module that does not compile is an error
    SANTORINI_NO_PAGES=1    build a wheel or sdist without the pages of the web game
    SANTORINI_CFLAGS="..."  more flags for the C compiler, for instance -march=native
"""

import hashlib
import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

sys.path.insert(0, str(Path(__file__).parent))
from tools.addresses import project_urls, readme, repository
from tools.declarations import write

PACKAGE = Path("src/santorini")
PAGES = PACKAGE / "server" / "pages" / "index.html"
DECLARATIONS = ("__init__", "native", "words", "scores", "layout")
CAREFUL = (
    "game.py",
    "server/wire/view_writer.py",
)  # ordinary Python that reads typed positions: it keeps Python's checks
JOBS = 2
MERGED = Path("build/merged/position.py")  # the layers of a position as one module
BUILT = Path("build/declarations")  # the digest of the last build
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "auto_pickle": False,
}
SERVICE = {  # ordinary Python: what has a C type stands in its .pxd
    "language_level": 3,
    "annotation_typing": False,
    "binding": False,
}


def asked(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def flags() -> list[str]:
    if sys.platform == "win32":
        chosen = ["/O2"]
    else:
        chosen = ["-O3", "-g0"]
        if platform.machine() == "x86_64" and "universal2" not in os.environ.get("_PYTHON_HOST_PLATFORM", ""):
            chosen.append("-march=x86-64-v2")  # population count, on every machine since 2009
    return chosen + os.environ.get("SANTORINI_CFLAGS", "").split()


def units() -> list[Path]:
    """The modules to compile: those with a .pxd beside them, unless it holds mere declarations."""
    return sorted(
        types.with_suffix(".py")
        for types in PACKAGE.rglob("*.pxd")
        if types.stem not in DECLARATIONS and types.with_suffix(".py").exists()
    )


def translated(paths: list[Path], directives: dict[str, object], force: bool) -> list[Extension]:
    """These modules in C."""
    from Cython.Build import cythonize

    modules = [
        Extension(
            ".".join(path.relative_to("src").with_suffix("").parts),
            [(MERGED if path == PACKAGE / "rules/position.py" else path).as_posix()],
            include_dirs=["src"],
            extra_compile_args=flags(),
        )
        for path in paths
    ]
    found: list[Extension] = cythonize(
        modules,
        include_path=["src"],
        build_dir="build/cython",  # keeps the generated C out of src, and so out of the wheel
        compiler_directives=directives,
        nthreads=JOBS,
        force=force,
    )
    return found


def declared() -> str:
    """A digest of all declarations and headers. Where it differs from that of the last build, everything is compiled
    again: what depends on what is not worth guessing."""
    texts = [path.read_bytes() for kind in ("*.pxd", "*.h") for path in sorted(PACKAGE.rglob(kind))]
    return hashlib.sha256(b"".join(texts)).hexdigest()


def extensions(force: bool) -> list[Extension]:
    if asked("SANTORINI_PURE"):
        return []
    try:
        import Cython  # noqa: F401
    except ImportError:
        if asked("SANTORINI_STRICT"):
            raise
        return []
    careful = [PACKAGE / path for path in CAREFUL]
    service = [path for path in units() if PACKAGE / "server" in path.parents and path not in careful]
    return [
        *translated([path for path in units() if path not in careful + service], DIRECTIVES, force),
        *translated(careful, {"language_level": 3}, force),
        *translated(service, SERVICE, force),
    ]


class AllOrNothing(build_ext):
    """Compiles every module, or leaves them all as they are: compiled modules know how others lie in memory."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if asked("SANTORINI_STRICT"):
                raise
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []
            self.warn(f"a module could not be compiled, so santorini is plain Python here, and slow: {error}")


def check_pages() -> None:
    if not PAGES.exists() and not asked("SANTORINI_NO_PAGES"):
        sys.exit(
            "The pages of the web game are not built, and `santorini serve` would have nothing to show. `make wheel` "
            "builds them first; with SANTORINI_NO_PAGES=1 the package is built without them, for the library alone."
        )


class WholeWheel(bdist_wheel):
    def run(self) -> None:
        check_pages()
        super().run()


class WholeSdist(sdist):
    def run(self) -> None:
        check_pages()
        super().run()


if __name__ == "__main__":  # the processes cythonize() starts import this file again
    write(PACKAGE, MERGED)
    changed = not BUILT.exists() or BUILT.read_text() != declared()
    home = repository()
    setup(
        long_description=readme(home),
        long_description_content_type="text/markdown",
        project_urls=project_urls(home),
        ext_modules=extensions(changed),
        cmdclass={"build_ext": AllOrNothing, "bdist_wheel": WholeWheel, "sdist": WholeSdist},
        options={"build_ext": {"parallel": JOBS, "force": changed}},
    )
    BUILT.parent.mkdir(exist_ok=True)
    BUILT.write_text(declared())
