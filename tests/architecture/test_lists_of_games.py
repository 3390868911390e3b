"""The three lists that name the games agree: the registry, the kits and the tabs. Nothing else counts the games."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

from dicedesk.games.catalogue import GAMES
from dicedesk.games.kits import KITS

pytest.importorskip("PySide6")

from dicedesk.ui.games.catalogue import TABS, Tab
from dicedesk.ui.table.game_tab import GameTab

TESTS = Path(__file__).resolve().parents[1]
COUNTED_BY_HAND = re.compile(r"range\(\d\):\n\s*\S*choose_tab|choose_tab\([^\n]*range\(\d\)")


def test_every_game_has_a_kit_and_a_tab() -> None:
    assert list(GAMES) == list(KITS) == [tab.game for tab in TABS]


def test_a_kit_is_of_the_game_of_its_name() -> None:
    assert [kit.spec for kit in KITS.values()] == list(GAMES.values())


@pytest.mark.parametrize("tab", TABS, ids=lambda tab: tab.game)
def test_a_tab_is_of_the_game_of_its_name(tab: Tab) -> None:
    kind = resolve_name(tab.kind)
    assert (issubclass(kind, GameTab), kind.table_kind, tab.name) == (
        True,
        KITS[tab.game].table,
        KITS[tab.game].spec.title,
    )


def test_no_test_knows_how_many_tabs_there_are() -> None:
    counted = [
        file.name for file in TESTS.rglob("*.py") if COUNTED_BY_HAND.search(file.read_text(encoding="utf-8"))
    ]
    assert counted == []
