"""A PostgreSQL of our own, that can be restarted, stopped like a machine that hangs, and robbed of its connections."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine, text

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))  # where Debian has them
USER = "postgres" if os.getuid() == 0 else None  # it refuses to be root


class Postgres:
    """A server of databases in a folder."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._folder = folder
        self._data = f"{folder}/data"
        self.url = f"postgresql+psycopg://santorini@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-U", "santorini", "-A", "trust", "--no-sync")

    def _run(self, program: str, *words: str) -> None:
        command = [str(PROGRAMS[-1] / program), "-D", self._data, *words]
        subprocess.run(command, check=True, user=USER, cwd="/", stdout=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self._port} -k {self._folder}"
        self._run("pg_ctl", "-w", "-l", f"{self._folder}/log", "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-m", how, "stop")

    def fresh(self, name: str) -> str:
        """The address of a new database."""
        engine = create_engine(self.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return f"{self.url.rpartition('/')[0]}/{name}"

    def tool(self, program: str, *words: str) -> None:
        """Run one of its programs, such as pg_dump."""
        subprocess.run([str(PROGRAMS[-1] / program), *words], check=True)

    def terminate(self) -> None:
        """End all connections to it."""
        engine = create_engine(self.url)
        with engine.connect() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            connection.execute(text(others))
        engine.dispose()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """All its processes stop, and nobody is told."""
        first = int(Path(f"{self._data}/postmaster.pid").read_text().split()[0])
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        processes = [first, *map(int, others)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)


@contextmanager
def postgres() -> Iterator[Postgres]:
    assert PROGRAMS, "PostgreSQL is not there: tools/system-packages tests"
    with TemporaryDirectory() as folder:  # not of pytest, whose folders are for one user only
        if USER:
            subprocess.run(["chown", USER, folder], check=True)
        database = Postgres(folder)
        database.start()
        try:
            yield database
        finally:
            database.stop()
