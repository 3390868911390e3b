"""Long work in pieces on the workers of a Dask cluster, behind the `jobs` port's interface for workers.

If the scheduler's address begins with tls://, Dask's own settings name the certificates and keys. The scheduler gives
the pieces of a lost worker to another worker. When the program that asked for them ends for any reason, the scheduler
forgets all its pieces.

A worker may belong to a stranger. The results of pieces are bytes, which the program that asked for them checks. Dask
itself reads pickles from the scheduler and the workers in many places, so while it is connected, pickles in this
process may name only what is in `_HARMLESS`.
"""

import asyncio
import logging
import pickle
import re
import sys
import threading
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from typing import Any, Generic, TypeVar

from distributed import CancelledError, Client, Future, KilledWorker, Security, as_completed
from distributed.comm.core import connect

from dicedesk.adapters.jobs.worker import written
from dicedesk.core.words import escaped, tr
from dicedesk.play.ports.jobs import JobError, reason_of

Piece = TypeVar("Piece")
Result = TypeVar("Result")

CONNECT_S = 10.0
"""The longest wait for a scheduler, in seconds."""

_AHEAD = 2
"""Pieces in progress per worker thread: the next piece is there when one is done."""

PROGRAM = "dicedesk"
_ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?[^/\s]+:\d{1,5}")

_NAMES = {PROGRAM: "DiceDesk", "distributed": "Dask"}
"""Packages that need the same version on all computers, with the names that people know."""

_LOUD = ("distributed", "distributed.client", "tornado.application")
"""Logs in which Dask would print to the terminal what one of our sentences says."""

_TOPICS = "print", "warn"
"""Topics that would let a worker make this program print anything."""

_HARMLESS = frozenset(
    (
        ("builtins", "bytes"),
        ("importlib.metadata", "PackageNotFoundError"),
        ("distributed.scheduler", "KilledWorker"),
        ("distributed.scheduler", "WorkerState"),
        ("distributed.core", "Status"),
        ("collections", "deque"),
        ("collections", "defaultdict"),
        ("builtins", "int"),
    )
)
"""The classes that a cluster's pickle may name: bytes, Dask's reports on its workers, and two errors we explain."""

_FIND_CLASS = "pickle.find_class"
_MOST_OF_A_REASON = 400


class _Answer(IntEnum):
    """The first byte of an answer, which says what the other bytes are."""

    DONE = 0
    FAILED = 1
    OTHER_VERSION = 2


def dask_workers(
    address: str, connect_s: float = CONNECT_S, waits: Callable[[], object] = lambda: None
) -> "DaskWorkers":
    """Return the workers of a cluster; `waits` is called if there is work but no worker yet.

    Raises JobError if its scheduler cannot be reached, or runs a different version.
    """
    with connected(address, connect_s) as client:
        return DaskWorkers(address, at_once(client), waits)


@dataclass(frozen=True)
class DaskWorkers:
    """The workers of the cluster at this scheduler's address; at first `count` of them, or of their threads."""

    address: str
    count: int
    waits: Callable[[], object] = field(default=lambda: None, compare=False)

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield the results as they arrive, each with its piece's number. The work must return bytes.

        Raises JobError if a piece was not done.
        """
        with connected(self.address, CONNECT_S) as client:
            if not client.nthreads():
                self.waits()
            yield from _Pieces(client, written(work), pieces).results()


class _Pieces(Generic[Piece, Result]):
    """The pieces of a task on a cluster, never more than a few per worker."""

    def __init__(self, client: Client, work: bytes, pieces: Iterable[Piece]) -> None:
        self._client, self._pieces = client, enumerate(pieces)
        # The work is a task of its own: it is sent to each worker once, and again if a worker is lost.
        self._work = client.submit(work_in, work, pure=False)
        self._coming = as_completed(loop=client.loop)
        self._numbers: dict[object, int] = {}

    def results(self) -> Generator[tuple[int, Result], None, None]:
        since_counted, count = 0, at_once(self._client)
        self._hand_over(_AHEAD * count)
        for future in self._coming:
            yield self._numbers.pop(future.key), self._result(future)
            since_counted += 1
            if since_counted >= count:
                # Workers come and go.
                since_counted, count = 0, at_once(self._client)
            self._hand_over(_AHEAD * count - len(self._numbers))

    def _hand_over(self, more: int) -> None:
        for number, piece in islice(self._pieces, max(0, more)):
            future = self._client.submit(piece_done, self._work, written(piece), version(PROGRAM), pure=False)
            self._numbers[future.key] = number
            self._coming.add(future)

    def _result(self, future: Future[bytes]) -> Result:
        try:
            answer = future.result()
        except CancelledError:
            raise JobError(tr("the connection to the scheduler was lost")) from None
        except KilledWorker:
            raise JobError(tr("one task crashed every worker that ran it")) from None
        except Exception:  # noqa: BLE001 (what a stranger's worker sends can fail in any way)
            raise JobError(UNUSABLE) from None
        result: Result = _read(answer)
        return result


UNUSABLE = tr("a cluster worker sent an unusable answer")


def _read(answer: object) -> Any:
    """Return the result of a piece, in bytes. Raises JobError if the piece failed or the answer is invalid."""
    if type(answer) is not bytes or not answer:
        raise JobError(UNUSABLE)
    told = escaped(answer[1 : 1 + _MOST_OF_A_REASON].decode("utf-8", "replace"))
    match answer[0]:
        case _Answer.DONE:
            return answer[1:]
        case _Answer.FAILED:
            raise JobError(told)
        case _Answer.OTHER_VERSION:
            raise JobError(
                tr(
                    "a cluster worker has DiceDesk {theirs}, but this computer has {ours}",
                    theirs=told,
                    ours=version(PROGRAM),
                )
            )
        case _:
            raise JobError(UNUSABLE)


class _Pickles:
    """Stops this process from reading pickles that name anything harmful, while a cluster is connected."""

    def __init__(self) -> None:
        """Allow all pickles at first. The hook stays forever: Python cannot remove an audit hook."""
        self._lock, self._connections = threading.Lock(), 0
        sys.addaudithook(self._look)

    @contextmanager
    def harmless(self) -> Iterator[None]:
        """Read only harmless pickles inside this context."""
        self._count(1)
        try:
            yield
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        with self._lock:
            self._connections += more

    def _look(self, event: str, told: tuple[Any, ...]) -> None:
        if event == _FIND_CLASS and self._connections and told not in _HARMLESS:
            # Dask treats this error as a class that is not installed here.
            raise AttributeError(f"{told[0]}.{told[1]} is not read from a cluster")


@cache
def _pickles() -> _Pickles:
    return _Pickles()


@contextmanager
def connected(address: str, connect_s: float) -> Iterator[Client]:
    """Yield a client of the scheduler.

    Raises JobError if it cannot be reached in time, or runs a different version.
    """
    with _quiet(), _pickles().harmless(), _client(address, connect_s) as client:
        for topic in _TOPICS:
            client.unsubscribe_topic(topic)
        _need_same_program(client, address)
        yield client


def at_once(client: Client) -> int:
    """Return how many pieces the present workers do at once, 1 if there is no worker yet."""
    threads: dict[str, int] = client.nthreads()
    return max(1, sum(threads.values()))


def _client(address: str, connect_s: float) -> Client:
    if not _ADDRESS.fullmatch(address):
        raise _not_reached(address, tr("use tcp://HOST:PORT or tls://HOST:PORT"))
    try:
        asyncio.run(_knock(address, connect_s))
        with warnings.catch_warnings():
            # Dask's own comparison covers other packages than ours.
            warnings.simplefilter("ignore")
            return Client(address, timeout=connect_s, set_as_default=False)
    except TimeoutError:
        raise _not_reached(address, tr("no answer")) from None
    except (OSError, ValueError, TypeError, RuntimeError, ImportError) as error:
        raise _not_reached(address, str(error)) from error


async def _knock(address: str, connect_s: float) -> None:
    """Fail if the client would: the client would leave a thread behind, and wait forever without an answer."""
    security = Security().get_connection_args("client")
    comm = await asyncio.wait_for(connect(address, timeout=connect_s, **security), connect_s)
    await comm.close()


def _not_reached(address: str, reason: str) -> JobError:
    return JobError(
        tr("the scheduler at {address} cannot be reached: {reason}", address=address, reason=reason)
    )


def _need_same_program(client: Client, scheduler: str) -> None:
    """Raises JobError if the scheduler or a worker has a different version from this program."""
    for package, program in _NAMES.items():
        ours = version(package)
        for address, theirs in _versions(client, scheduler, package):
            if not isinstance(theirs, str):
                raise JobError(tr("{address} has no {program}", address=address, program=program))
            if theirs != ours:
                raise JobError(
                    tr(
                        "{address} has {program} {theirs}, but this computer has {ours}; all "
                        "computers need the same version",
                        address=address,
                        program=program,
                        theirs=escaped(theirs),
                        ours=ours,
                    )
                )


def _versions(client: Client, scheduler: str, package: str) -> Iterator[tuple[str, str | Exception]]:
    """The version on each computer, from Python's own function, which all of them have."""
    try:
        yield scheduler, client.run_on_scheduler(version, package)
    except PackageNotFoundError as error:
        yield scheduler, error
    yield from client.run(version, package, on_error="return").items()


@contextmanager
def _quiet() -> Iterator[None]:
    logs = [logging.getLogger(name) for name in _LOUD]
    levels = [log.level for log in logs]
    for log in logs:
        # Dask logs a refused pickle as critical.
        log.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for log, level in zip(logs, levels, strict=True):
            log.setLevel(level)


def work_in(work: bytes) -> Callable[[Any], Any]:
    """Return the work from its bytes. A worker reads it once for all its pieces."""
    read: Callable[[Any], Any] = pickle.loads(work)  # noqa: S301 (our own program has written it)
    return read


def piece_done(work: Callable[[Any], bytes], piece: bytes, asking: str) -> bytes:
    """Do a piece, and return its result or the reason for its failure, after a byte that says which.

    `asking` is the version of the program that asks: a worker that joined later may have a different one.
    """
    own = version(PROGRAM)
    if own != asking:
        return bytes([_Answer.OTHER_VERSION]) + own.encode()
    try:
        return bytes([_Answer.DONE]) + work(pickle.loads(piece))  # noqa: S301 (our own program has written it)
    except Exception as error:  # noqa: BLE001 (whatever goes wrong in it is told)
        return bytes([_Answer.FAILED]) + reason_of(error).encode("utf-8", "replace")
