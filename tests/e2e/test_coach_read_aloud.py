"""The coach of the real program as a screen reader finds it: asked, heard, and warning before a choice counts."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.play.settings import CoachSettings, SettingsKeeper, coach_settings
from tests.e2e.test_accessibility import (  # noqa: F401 (the fixtures of this desktop)
    desktop,
    kept_game,
    one_turn_of_two_people,
    pytestmark,
    reader,
    start,
    started,
    until,
)
from tests.patience import PATIENCE_S


def have_warned(folder: Path, game: str, warn_at: float) -> None:
    store = SqliteStore(folder)
    SettingsKeeper(store).change_game(coach_settings(game), lambda _: CoachSettings(warn_at=warn_at))
    store.close()


def heard_until(listener: Any, begins: str) -> str:
    return next(words for words in iter(lambda: listener.hear(PATIENCE_S), "") if words.startswith(begins))


def test_the_coach_of_hog_warns_by_what_a_screen_reader_finds(
    start: Callable[[Path], Any],  # noqa: F811
    reader: Any,  # noqa: F811
    tmp_path: Path,
) -> None:
    have_warned(tmp_path, "hog", 0.001)
    one_turn_of_two_people(tmp_path, casual=True)
    window = start(tmp_path)
    until(lambda: window.find("push button", "Show the chances (B)")).do("Press")
    choices = [part for part in window.shown() if part.role == "radio button"]
    assert until(lambda: all("%" in choice.description for choice in choices))
    worst = min(choices[1:], key=lambda choice: float(choice.description.split("%")[0]))
    worst.do("Toggle")
    until(lambda: window.find("push button", f"Roll {worst.name}")).do("Press")
    warning = heard_until(reader, "This costs you ")
    assert until(lambda: window.find("panel", "Warning")).description == warning
    window.find("push button", "Think again").do("Press")
    until(lambda: not [part for part in window.shown() if part.name == "Warning"])
    window.find("push button", f"Roll {worst.name}").do("Press")
    until(lambda: len(kept_game(tmp_path).history) == 2)
    assert kept_game(tmp_path).record.tag("Hints") == "1"
