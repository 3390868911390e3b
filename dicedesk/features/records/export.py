"""A replayed record as one JSON object."""

import re
from dataclasses import fields
from enum import Enum
from typing import Any

from dicedesk.core.game import Event, Json
from dicedesk.core.money import Cents
from dicedesk.core.record import Record


def record_to_json(record: Record[Any]) -> Json:
    """`game`, `header`, `steps` (each `move`, `faces`, `events`, `state` after it) and `result`.

    Raises what replaying the record raises.
    """
    history = record.replay()
    last = history[-1].step.state if history else record.first_state()
    outcome = last.outcome()
    return {
        "game": record.spec.id,
        "header": dict(record.header),
        "steps": [
            {
                "move": played.move.to_text(),
                "faces": list(played.faces),
                "events": [event_to_json(event) for event in played.step.events],
                "state": played.step.state.to_json(),
            }
            for played in history
        ],
        "result": None if outcome is None else outcome.to_json(),
    }


def event_to_json(event: Event) -> Json:
    """The event's name in the words of the record ("dice-rolled"), and its fields."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()
    known = fields(event)  # type: ignore[arg-type]  # every event is a dataclass, which Event cannot ask for
    return {"event": name} | {field.name: _plain(getattr(event, field.name)) for field in known}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Cents):
        return value.to_text()
    return value.value if isinstance(value, Enum) else value
