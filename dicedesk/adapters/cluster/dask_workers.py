"""Pieces of long work, done by the workers of a Dask cluster.

The scheduler gives the pieces of a worker that is lost to another one. It forgets all pieces of a work when the
program that asked for them goes, in whatever way.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from importlib.metadata import version
from itertools import islice
from typing import Generic, TypeVar

from distributed import CancelledError, Client, Future, KilledWorker, as_completed

from dicedesk.adapters.cluster.connection import at_once, connected
from dicedesk.adapters.cluster.piece import PROGRAM, piece_done, unpacked
from dicedesk.adapters.jobs.messages import Message, MessageKind, written
from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import JobError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

CONNECT_S = 10.0
"""How long a scheduler is waited for, in seconds."""

_AHEAD = 2
"""So many pieces are handed over for each that can be done at once: while one is done, the next one is there."""


@dataclass(frozen=True)
class DaskWorkers:
    """The workers of the cluster whose scheduler has this address; `count` of them, or of their threads, at first."""

    address: str
    count: int

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """The results as they come, each with the number of its piece. Raises JobError where a piece was not done."""
        with connected(self.address, CONNECT_S) as client:
            yield from _HandedOver(client, written(work), pieces).results()


def dask_workers(address: str, connect_s: float = CONNECT_S) -> DaskWorkers:
    """The workers of a cluster. Raises JobError where its scheduler is not reached, or the program differs there."""
    with connected(address, connect_s) as client:
        return DaskWorkers(address, at_once(client))


class _HandedOver(Generic[Piece, Result]):
    """The pieces of one work that a cluster has, of which there are never more than a few for each worker."""

    def __init__(self, client: Client, work: bytes, pieces: Iterable[Piece]) -> None:
        self._client, self._pieces = client, enumerate(pieces)
        # A task of its own: it is sent to a worker once, and done again where that worker is lost.
        self._work = client.submit(unpacked, work, pure=False)
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

    def _result(self, future: Future[Message]) -> Result:
        try:
            message = future.result()
        except CancelledError:
            raise JobError(tr("the scheduler was lost")) from None
        except KilledWorker:
            raise JobError(tr("one task crashed every worker that ran it")) from None
        if message.kind is not MessageKind.DONE:
            raise JobError(message.told)
        result: Result = message.told
        return result
