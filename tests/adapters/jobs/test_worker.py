"""What a process that does work says to the window, as bytes that come in pieces."""

from collections.abc import Callable

import pytest

from dicedesk.adapters.jobs.worker import ENDED, MessageKind, Task, do, message_in
from dicedesk.adapters.own_program import messages_in


def count(tell: Callable[[int], None]) -> str:
    for number in range(3):
        tell(number)
    return "there"


def said() -> bytes:
    """All that a process says that does this work."""
    sent: list[bytes] = []
    do(Task(0, count, tells=True), (), sent.append)
    return b"".join(sent)


@pytest.mark.parametrize("size", [1, 7, 10_000])
def test_messages_are_put_together_from_pieces_of_any_size(size: int) -> None:
    whole = said()
    pieces = [whole[start : start + size] for start in range(0, len(whole), size)]
    messages = [message_in(message) for message in messages_in(pieces)]
    news = [(MessageKind.NEWS, number) for number in range(3)]
    assert messages == [*news, (MessageKind.DONE, "there")]


@pytest.mark.parametrize("noise", [b"", b"Fatal", b"Fatal Python error: no memory", b"\x80\x05oops"])
def test_what_is_no_message_counts_as_the_end(noise: bytes) -> None:
    assert message_in(noise) == ENDED


@pytest.mark.parametrize("lost", [1, 20])
def test_half_a_message_is_none(lost: int) -> None:
    assert len(list(messages_in([said()[:-lost]]))) == 3
