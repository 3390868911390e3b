"""Chinese has a sign of its own between the parts of a list, and no space between two sentences."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from dicedesk.games.hog.swaps import either
from dicedesk.ui.base.dice.choosing import described
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.help.commands import commands_of
from dicedesk.ui.games.hazard.cards import row_in_words
from dicedesk.ui.table.game_tab import TabSpec
from tests.ui.windows import main_window


@pytest.fixture(autouse=True)
def in_chinese(language: WindowLanguage) -> Iterator[None]:
    """The window speaks Chinese."""
    language.choose("zh_CN")
    yield
    language.choose("en")


def test_a_lesson_has_no_space_between_its_sentences(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    window = main_window(games, parts)
    qtbot.addWidget(window)
    window.show()
    turn = window.guide()
    assert turn is not None
    assert re.search(r"。\S", turn.bubble.text.text()), turn.bubble.text.text()
    turn.end()


def test_dice_are_told_without_spaces_between_the_sentences() -> None:
    assert described((3, 5), {1}) == "第 1 颗骰子是 3 点。第 2 颗骰子是 5 点，保留。"


def test_totals_stand_in_a_chinese_list() -> None:
    assert "8、9、20" in shown(either((8, 9, 20, 31)))
    assert "2、3、11" in row_in_words(6, None)


def test_keys_stand_in_a_chinese_list() -> None:
    action = QAction("掷骰")
    action.setShortcuts(["T", "Return", "Enter"])
    (command,) = commands_of([action], "")
    assert command.keys == "T、回车"


def test_a_net_loss_is_not_said_twice() -> None:
    assert tr("net −{amount}", amount="$30") == "净额 −\N{WORD JOINER}$30"
    assert tr("net +{amount}", amount="$30") == "净额 +\N{WORD JOINER}$30"
