"""The window hears which of the settings changed, and of nothing else."""

from collections.abc import Callable
from dataclasses import replace
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from dicedesk.core.words import tr
from dicedesk.games.catalogue import TITLES
from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.play.settings import (
    CoachMode,
    CoachSettings,
    DiceSettings,
    Marks,
    Settings,
    SettingsKeeper,
    SoundSettings,
    VoiceSettings,
    coach_settings,
)
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.features.settings.cards import CoachSettingsCard
from dicedesk.ui.games.craps.house_card import HouseCard
from dicedesk.ui.table.coaching import CoachCard, CoachText
from dicedesk.ui.table.game_tab import TabSpec
from tests.ui.kept_settings import settings_of

GAMES = list(TITLES)
STALE = CoachText(best="What the card said before.")


class FullDisk(ForgetfulStore):
    """Keeps no setting while it is full."""

    is_full = True

    def keep_setting(self, name: str, value: str) -> None:
        if self.is_full:
            raise StoreError(tr("The disk is full."))
        super().keep_setting(name, value)


def read_no_answers_aloud(settings: SettingsBridge) -> None:
    settings.change(lambda now: replace(now, voice=replace(now.voice, is_on=False)))


def want_advice(settings: SettingsBridge, game: str) -> None:
    settings.keeper.change_game(coach_settings(game), lambda _: CoachSettings(CoachMode.ALWAYS))


def heard_of(settings: SettingsBridge) -> list[str]:
    """What each change told, as it comes."""
    heard: list[str] = []
    for name, signal in {
        "dice": settings.dice_changed,
        "sound": settings.sound_changed,
        "voice": settings.voice_changed,
        "error": settings.error_changed,
        **{game: settings.game_changed(game) for game in GAMES},
    }.items():
        signal.connect(lambda name=name: heard.append(name))
    return heard


CHANGES: dict[str, Callable[[Settings], Settings]] = {
    "dice": lambda now: replace(now, dice=DiceSettings(marks=Marks.NUMERALS)),
    "sound": lambda now: replace(now, sound=SoundSettings(is_on=False)),
    "voice": lambda now: replace(now, voice=VoiceSettings(is_on=False)),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_told_once_to_those_who_read_the_setting_and_to_nobody_else(name: str) -> None:
    settings = settings_of()
    heard = heard_of(settings)
    for _ in range(2):
        settings.change(CHANGES[name])
    assert heard == [name]


@pytest.mark.parametrize("game", GAMES)
def test_a_change_of_a_game_s_settings_is_told_to_that_game(game: str) -> None:
    settings = settings_of()
    heard = heard_of(settings)
    want_advice(settings, game)
    assert heard == [game]


def test_a_change_that_the_window_does_not_follow_wakes_nobody() -> None:
    settings = settings_of()
    heard = heard_of(settings)
    settings.keeper.change(lambda now: replace(now, language="de"))
    assert (heard, settings.value.language) == ([], "de")


def test_an_error_is_told_when_it_comes_and_when_it_goes() -> None:
    disk = FullDisk()
    settings = settings_of(disk)
    heard = heard_of(settings)
    settings.change(CHANGES["dice"])
    settings.change(CHANGES["sound"])
    disk.is_full = False
    settings.change(CHANGES["sound"])
    assert heard == ["dice", "error", "sound", "error"]


def test_what_is_changed_through_it_is_kept() -> None:
    store = ForgetfulStore()
    settings_of(store).change(lambda now: replace(now, language="de"))
    assert SettingsKeeper(store).value.language == "de"


@pytest.mark.parametrize("place", range(len(GAMES)), ids=GAMES)
def test_the_voice_and_the_other_games_wake_no_tab(
    place: int, games: list[TabSpec], kept_settings: SettingsBridge, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    tab = games[place].make(window)
    tab.complete()
    card = tab.findChild(CoachCard)
    card.show_text(STALE)
    read_no_answers_aloud(kept_settings)
    for other in {*GAMES} - {GAMES[place]}:
        want_advice(kept_settings, other)
    before = card.text
    want_advice(kept_settings, GAMES[place])
    assert (before, card.text == STALE) == (STALE, False)


def test_a_listener_is_not_kept_by_the_settings(appearance: Appearance) -> None:
    settings = settings_of()
    card = ref(HouseCard(settings, appearance))
    assert card() is None


@pytest.mark.parametrize("kind", [CoachSettingsCard, HouseCard])
def test_a_listener_ends_with_its_owner(
    kind: Callable[..., QWidget], appearance: Appearance, qtbot: QtBot
) -> None:
    settings, owner = settings_of(FullDisk()), QWidget()
    kept_for_the_test = kind(settings, appearance, owner)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    with qtbot.captureExceptions() as raised:
        for game in GAMES:
            want_advice(settings, game)
    assert (raised, isValid(kept_for_the_test)) == ([], False)
