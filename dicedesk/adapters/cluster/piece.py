"""What a computer of a cluster does with a piece of work. It needs this program, and nothing of Dask."""

import pickle
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from dicedesk.adapters.jobs.messages import Message, MessageKind
from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import reason_of

PROGRAM = "dicedesk"


def unpacked(work: bytes) -> Callable[[Any], Any]:
    """The work that was written as bytes. It is read once for all its pieces that one worker does."""
    read: Callable[[Any], Any] = pickle.loads(work)  # noqa: S301 (our own program has written it)
    return read


def piece_done(work: Callable[[Any], Any], piece: bytes, asking: str) -> Message:
    """What came of a piece, or why nothing did.

    `asking` is the version of the program that asks: a worker that joined the cluster later may have another one.
    """
    own = version(PROGRAM)
    if own != asking:
        return Message(
            MessageKind.FAILED,
            tr("a worker of the cluster has DiceDesk {theirs}, and this is {ours}", theirs=own, ours=asking),
        )
    try:
        return Message(MessageKind.DONE, work(pickle.loads(piece)))  # noqa: S301 (our own program has written it)
    except Exception as error:  # noqa: BLE001 (whatever goes wrong in it is told)
        return Message(MessageKind.FAILED, reason_of(error))
