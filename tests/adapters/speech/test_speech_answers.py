"""Answers of the process that speaks, and lines that are none."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.adapters.speech.pyttsx3_speech import Answer, AnswerKind, answer_in, presence
from dicedesk.play.ports.audio import Availability, Voice

PARTS = st.sampled_from(["say", "started", "finished", "unheard", "failed", "voices", "found", "reason"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(PARTS, inner, max_size=4),
    max_leaves=12,
)


def line(answer: Any) -> bytes:
    return json.dumps(answer).encode()


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ({"started": 3}, Answer(AnswerKind.STARTED, 3)),
        ({"finished": 3}, Answer(AnswerKind.FINISHED, 3)),
        ({"failed": 3, "reason": "no engine"}, Answer(AnswerKind.FAILED, 3, "no engine")),
        ({"unheard": 3, "reason": "no device"}, Answer(AnswerKind.UNHEARD, 3, "no device")),
        ({"voices": 4, "found": []}, Answer(AnswerKind.VOICES, 4)),
        (
            {"voices": 4, "found": [["gmw/en", "English", "en"]]},
            Answer(AnswerKind.VOICES, 4, voices=(Voice("gmw/en", "English", "en"),)),
        ),
    ],
)
def test_each_answer_is_read(answer: Any, expected: Answer) -> None:
    assert answer_in(line(answer)) == expected


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"Audio saved",
        b"\xff\xfe",
        b"12",
        b"null",
        b"{}",
        b"[" * 100_000,
        b'{"voices": ' + b"9" * 5000 + b"}",
        b'{"voices": "x", "found": []}',
        b'{"voices": [1], "found": []}',
        b'{"voices": 1, "found": 3}',
        b'{"voices": 1, "found": [["a", "b"]]}',
        b'{"voices": 1, "found": [["a", "b", 3]]}',
        b'{"voices": 1, "found": [null]}',
        b'{"failed": [1], "reason": "x"}',
        b'{"finished": {"a": 1}}',
    ],
    ids=lambda text: text[:40].decode("latin-1"),
)
def test_a_line_that_holds_no_answer_gives_none(text: bytes) -> None:
    assert answer_in(text) is None


@settings(max_examples=40)
@given(VALUES | st.dictionaries(PARTS, VALUES, max_size=4))
def test_no_line_of_json_raises(value: Any) -> None:
    answer = answer_in(line(value))
    assert answer is None or isinstance(answer.number, int)


@given(st.binary(max_size=40))
def test_no_bytes_raise(given_bytes: bytes) -> None:
    answer_in(given_bytes)


HERE = {name: (lambda: True) for name in ("package", "library", "player", "device", "apt")}


def found(platform: str = "linux", **missing: bool) -> Availability:
    """What is said of a computer that has all but what is named False."""
    return presence(platform, **(HERE | {name: (lambda here=here: here) for name, here in missing.items()}))


def test_a_computer_that_has_everything_can_speak() -> None:
    assert found()


@pytest.mark.parametrize(
    ("missing", "word"),
    [("package", "pyttsx3"), ("library", "espeak-ng"), ("player", "aplay"), ("device", "sound device")],
)
def test_what_is_missing_is_named_with_one_thing_to_do(missing: str, word: str) -> None:
    here = found(**{missing: False})
    assert not here
    assert word in here.reason
    assert here.cure


def test_the_cure_is_the_command_of_the_system() -> None:
    assert found(library=False).cure == "Install both with: sudo apt install libespeak-ng1 alsa-utils"
    assert "package manager" in found(library=False, apt=False).cure


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_bring_their_own_voice(platform: str) -> None:
    assert found(platform, library=False, player=False, device=False)
