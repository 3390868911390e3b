"""A Dask cluster on this computer: a scheduler and workers, each a process of its own."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from distributed import Client

from tests.patience import PATIENCE_S, until

PROJECT = Path(__file__).parents[4]

StartCluster = Callable[..., "OwnCluster"]


def tasks_there(dask_scheduler: Any) -> int:
    """How many tasks a scheduler knows; it runs there."""
    return len(dask_scheduler.tasks)


class OwnCluster:
    """A scheduler that listens on the loopback alone, and its workers, with a thread each."""

    def __init__(
        self, folder: Path, workers: int, protocol: str = "tcp", more: Mapping[str, str] | None = None
    ) -> None:
        """Nothing is started yet. `more` are variables of the environment of all processes."""
        self._folder, self._file, self._more = folder, folder / "scheduler.json", dict(more or {})
        self._protocol, self._workers = protocol, workers
        self._processes: list[subprocess.Popen[bytes]] = []
        self.address = ""

    def start(self) -> None:
        """Starts all processes side by side, and waits until the scheduler knows its workers."""
        host = ("--host", f"{self._protocol}://127.0.0.1", "--port", "0")
        self._scheduler = self._start(
            "dask_scheduler", *host, "--scheduler-file", str(self._file), "--no-dashboard"
        )
        for _ in range(self._workers):
            self._start_worker()
        until(self._has_address, "the scheduler to say where it is")
        if self._workers:
            with self._client() as client:
                client.wait_for_workers(self._workers, timeout=PATIENCE_S)

    def begin_worker(self) -> None:
        """Starts one more worker, and does not wait for it."""
        self._start_worker()

    def add_worker(self, more: Mapping[str, str]) -> None:
        """Starts one more worker, with variables of its own, and waits until the scheduler knows it."""
        self._start_worker(more)
        self._workers += 1
        with self._client() as client:
            client.wait_for_workers(self._workers, timeout=PATIENCE_S)

    def tasks(self) -> int:
        """How many tasks the scheduler knows."""
        with self._client() as client:
            known: int = client.run_on_scheduler(tasks_there)
            return known

    def wait_until_idle(self) -> None:
        """Waits until the scheduler has forgotten all tasks."""
        until(lambda: not self.tasks(), "the end of all tasks")

    def kill_worker(self, number: int) -> None:
        """Kills the worker whose process has this number, in the middle of its work."""
        (worker,) = (process for process in self._processes if process.pid == number)
        worker.kill()
        worker.wait()

    def kill_scheduler_when(self, file: Path) -> threading.Thread:
        """Kills the scheduler as soon as there is that file."""

        def kill() -> None:
            until(file.exists, f"the file {file.name}")
            self._scheduler.kill()

        thread = threading.Thread(target=kill)
        thread.start()
        return thread

    def workers_at_work(self) -> list[int]:
        """The numbers of the processes of those workers that have pieces to do."""
        with self._client() as client:
            busy = [address for address, tasks in client.processing().items() if tasks]
            return list(client.run(os.getpid, workers=busy).values())

    def end(self) -> None:
        """Ends all processes, the workers first."""
        for process in reversed(self._processes):
            process.kill()
            process.wait()

    def _start_worker(self, more: Mapping[str, str] | None = None) -> None:
        found = ("--scheduler-file", str(self._file), "--local-directory", str(self._folder))
        host = ("--host", f"{self._protocol}://127.0.0.1")
        self._start(
            "dask_worker", *found, *host, "--nthreads", "1", "--no-nanny", "--no-dashboard", more=more
        )

    def _start(
        self, program: str, *words: str, more: Mapping[str, str] | None = None
    ) -> "subprocess.Popen[bytes]":
        with (self._folder / f"{program}.log").open("ab") as log:
            process = subprocess.Popen(  # noqa: S603 (the environment's own program)
                [sys.executable, "-m", f"distributed.cli.{program}", *words],
                cwd=PROJECT,
                env={**os.environ, **self._more, **(more or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._processes.append(process)
        return process

    def _has_address(self) -> bool:
        """Whether the scheduler has written its file, whole."""
        assert self._scheduler.poll() is None, (self._folder / "dask_scheduler.log").read_text()
        try:
            self.address = json.loads(self._file.read_text())["address"]
        except (OSError, ValueError):
            return False
        return True

    def _client(self) -> Client:
        return Client(self.address, timeout=PATIENCE_S, set_as_default=False)
