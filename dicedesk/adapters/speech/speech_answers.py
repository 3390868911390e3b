"""What the process that speaks answers, read with care: another program may have written it."""

import json
from dataclasses import dataclass
from enum import Enum
from typing import Any

from dicedesk.play.ports.audio import Voice

LONGEST = 4_000_000
"""Bytes of a line; a computer with thousands of voices needs a tenth of it."""


class AnswerKind(Enum):
    """What an answer says of a request."""

    STARTED = "started"
    FINISHED = "finished"
    UNHEARD = "unheard"
    FAILED = "failed"
    VOICES = "voices"


@dataclass(frozen=True)
class Answer:
    """One answer: to which request, the reason where something went wrong, and the voices where they were asked for."""

    kind: AnswerKind
    number: int
    reason: str = ""
    voices: tuple[Voice, ...] = ()


def answer_in(line: bytes) -> Answer | None:
    """The answer that a line holds; None where it holds none."""
    try:
        return _answer_of(json.loads(line))
    except (ValueError, RecursionError):
        return None


def _answer_of(given: Any) -> Answer | None:
    match given:
        case {"voices": int(number), "found": list(found)}:
            voices = tuple(_voice_of(voice) for voice in found)
            return (
                None
                if None in voices
                else Answer(AnswerKind.VOICES, number, voices=tuple(filter(None, voices)))
            )
        case {"started": int(number)}:
            return Answer(AnswerKind.STARTED, number)
        case {"finished": int(number)}:
            return Answer(AnswerKind.FINISHED, number)
        case {"unheard": int(number), **rest}:
            return Answer(AnswerKind.UNHEARD, number, _reason_of(rest))
        case {"failed": int(number), **rest}:
            return Answer(AnswerKind.FAILED, number, _reason_of(rest))
        case _:
            return None


def _voice_of(given: Any) -> Voice | None:
    match given:
        case [str(id_), str(name), str(language)]:
            return Voice(id_, name, language)
        case _:
            return None


def _reason_of(rest: dict[Any, Any]) -> str:
    reason = rest.get("reason", "")
    return reason if isinstance(reason, str) else ""
