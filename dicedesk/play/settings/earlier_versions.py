"""What earlier versions kept, a row of the store for each setting, carried over into the one value."""

import json
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from dicedesk.play.ports.store import Store
from dicedesk.play.settings.kinds import UNREADABLE, read
from dicedesk.play.settings.settings import Settings, parse_seed


def carried_over(store: Store) -> Settings | None:
    """The settings that an earlier version kept; None where there are none. Raises StoreError.

    They stay in the store for that version; what cannot be read is set aside and has its default.
    """
    found: dict[str, Any] = {}
    for name, to_json in _EARLIER.items():
        text = store.setting(name)
        if text is None:
            continue
        try:
            part = to_json(text)
        except UNREADABLE:
            store.set_setting_aside(name)
            continue
        if not read(Settings, part)[1]:
            store.set_setting_aside(name)
        _merge(found, part)
    return read(Settings, found)[0] if found else None


_WORDS_WITHOUT_LOOK = 5


def _seed(text: str) -> dict[str, Any]:
    seed = parse_seed(text)
    if text and seed is None:
        raise ValueError("this is no seed that was kept")
    return {"fair_dice": {"seed": seed}}


def _look(text: str) -> dict[str, Any]:
    """The two words of the window's memory that were chosen and not just left so; this version keeps five others."""
    words = text.split(" ")
    if len(words) == _WORDS_WITHOUT_LOOK:
        return {}
    _, theme, _, _, motion, _, _ = words
    return {"look": {"theme": theme, "motion": motion}}


def _craps(name: str, value: object) -> dict[str, Any]:
    return {"games": {"craps": {name: value}}}


_EARLIER: Mapping[str, Callable[[str], dict[str, Any]]] = MappingProxyType(
    {
        "window": _look,
        "language": lambda text: {"language": text},
        "dice": lambda text: {"dice": json.loads(text)},
        "dice-seed": _seed,
        "sound": lambda text: {"sound": json.loads(text)},
        "voice": lambda text: {"voice": json.loads(text)},
        "names": lambda text: {"names": json.loads(text)},
        "look-round": lambda _: {"is_tour_offered": True},
        "craps-house": lambda text: _craps("rules", text),
        "craps-visited": lambda text: _craps("is_visited", text == "yes"),
    }
)
"""How each of the names that they used becomes part of the JSON of today."""


def _merge(found: dict[str, Any], part: Mapping[str, Any]) -> None:
    """Puts the part into what was found, object by object."""
    for name, value in part.items():
        if isinstance(value, dict) and isinstance(found.get(name), dict):
            _merge(found[name], value)
        else:
            found[name] = value
