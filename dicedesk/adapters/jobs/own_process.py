"""A process of this program that works for this one, from its start to its end."""

import atexit
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from typing import IO, Any

from dicedesk.adapters.jobs.worker import (
    ENDED,
    WORKER_FLAG,
    Message,
    MessageKind,
    call_with,
    message_in,
    task_of,
)
from dicedesk.adapters.own_program import (
    FOLDER_VARIABLE,
    OwnFolder,
    frames_of,
    own_command,
    own_folder,
    write_all,
)
from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import JobError

_FOR_TEMPORARY_FILES = ("TMPDIR", "TEMP", "TMP", FOLDER_VARIABLE)
"""The variables from which systems, and our own processes, get the folder for temporary files."""

_END_S = 1.0
_LAST = 500
"""Characters of the process's last output that a report quotes."""
_WINDOWLESS = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class OwnProcess:
    """A process that does the same work at each call, and has a folder for its temporary files.

    Only `wait` waits for it. A killed process may take a while to end, for example on a network drive that does not
    answer. It is waited for only when this program ends, and only for a moment.
    """

    def __init__(
        self,
        task: bytes,
        hear: Callable[[Message], object],
        *,
        command: Sequence[str] = (),
        errors: IO[bytes] | int = subprocess.DEVNULL,
    ) -> None:
        """Raises JobError if it cannot be started. `task` is written by `task_of`.

        `hear` gets each message on another thread, and may only pass it on; the last message is ENDED if the process
        ends by itself. The process's prints go to `errors`.
        """
        self._hear: Callable[[Message], object] | None = hear
        self._lock = threading.Lock()
        self._words: SimpleQueue[bytes | None] = SimpleQueue()
        self._words.put(task)
        # Without a folder of its own, the process uses the usual place for temporary files.
        self._folder: OwnFolder | None = None
        variables: dict[str, str] = {}
        with suppress(OSError):
            self._folder = OwnFolder("dicedesk-")
            variables = dict.fromkeys(_FOR_TEMPORARY_FILES, self._folder.name)
        try:
            # Unbuffered: a buffer with unwritten data would be written again at the end.
            self._process = subprocess.Popen(  # noqa: S603 (our own program)
                command or own_command(WORKER_FLAG),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=own_folder(),
                env=os.environ | variables,
                creationflags=_WINDOWLESS,
                start_new_session=True,
            )
        except OSError:
            raise JobError(tr("the worker process could not be started")) from None
        self._is_gone = False
        atexit.register(self.wait)
        self._reader = threading.Thread(target=self._read, name="answers", daemon=True)
        self._reader.start()
        threading.Thread(target=self._write, name="questions", daemon=True).start()

    @property
    def number(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """The exit code, negative for a signal; None while the process runs."""
        return self._process.returncode

    def call(self, *arguments: object) -> None:
        """Do the work with these arguments, after all earlier calls."""
        self._words.put(call_with(*arguments))

    def end(self) -> None:
        """Kill it and its child processes, such as a player. No more messages are passed on."""
        with self._lock:
            # The listener may have to be destroyed on this thread.
            self._hear = None
            self._kill()

    def wait(self) -> None:
        self.end()
        self._reader.join(_END_S)

    def _write(self) -> None:
        """Write the input; if the process has ended, its last message reports that."""
        assert self._process.stdin is not None  # noqa: S101 (a pipe)
        with suppress(OSError), self._process.stdin as stream:
            while (words := self._words.get()) is not None:
                write_all(stream, words)

    def _read(self) -> None:
        assert self._process.stdout is not None  # noqa: S101 (a pipe)
        with self._process.stdout as stream:
            for frame in frames_of(stream.fileno()):
                self._tell(message_in(frame))
        self._tell(ENDED)
        self._words.put(None)
        with self._lock:
            self._kill()
            # From here on another process may get its number.
            self._is_gone = True
        self._process.wait()
        if self._folder is not None:
            self._folder.cleanup()
        atexit.unregister(self.wait)

    def _tell(self, message: Message) -> None:
        with self._lock:
            if self._hear is not None:
                self._hear(message)

    def _kill(self) -> None:
        if self._is_gone:
            return
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()


def answer_of(
    work: Callable[..., Any], *arguments: object, limit_s: float, command: Sequence[str] = ()
) -> Any:
    """Return the answer of a process to a single call.

    Raises JobError with the reason, or with the exit code and last output of a process that ended; and TimeoutError.
    """
    messages: SimpleQueue[Message] = SimpleQueue()
    with TemporaryFile() as errors:
        process = OwnProcess(task_of(work), messages.put, command=command, errors=errors)
        process.call(*arguments)
        try:
            message = messages.get(timeout=limit_s)
        except Empty:
            raise TimeoutError(f"no answer in {limit_s:g} seconds") from None
        finally:
            process.wait()
        if message == ENDED:
            errors.seek(0)
            last = " ".join(errors.read().decode(errors="replace").split())[-_LAST:]
            raise JobError(f"the process ended with {process.exit_code}" + (f": {last}" if last else ""))
    if message.kind is not MessageKind.DONE:
        raise JobError(message.told)
    return message.told
