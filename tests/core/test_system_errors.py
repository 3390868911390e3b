"""Errors of the system in words that can be translated."""

import errno

import pytest

from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import Sentence


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.ENOENT, "No such file or directory"), "no such file or folder"),
        (OSError(errno.EACCES, "Permission denied"), "permission denied"),
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
    ],
)
def test_a_common_reason_is_a_sentence_of_ours(error: OSError, reason: str) -> None:
    assert reason_of(error) == reason
    assert isinstance(reason_of(error), Sentence)


def test_another_reason_is_the_systems_own() -> None:
    assert reason_of(OSError(errno.EXDEV, "Invalid cross-device link")) == "Invalid cross-device link"
    assert reason_of(OSError("odd")) == "odd"
