"""The settings are read once, saved at each change, and told to listeners; errors stop nobody."""

import json
from dataclasses import replace

import pytest

from dicedesk.core.words import tr
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.table import CRAPS_SETTINGS, CrapsSettings
from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.play.settings import (
    SETTING,
    CoachMode,
    CoachSettings,
    FairDiceSettings,
    Settings,
    SettingsKeeper,
    SoundSettings,
    coach_settings,
)

SOFT = SoundSettings(volume=0.25)


class BrokenStore(ForgetfulStore):
    """Keeps no setting while it is full, finds none while it is deaf, sets none aside while it is stuck; says why."""

    full = deaf = stuck = False

    def keep_setting(self, name: str, value: str) -> None:
        if self.full:
            raise StoreError(tr("The disk is full."))
        super().keep_setting(name, value)

    def setting(self, name: str) -> str | None:
        if self.deaf:
            raise StoreError(tr("The disk cannot be read."))
        return super().setting(name)

    def set_setting_aside(self, name: str) -> None:
        if self.stuck:
            raise StoreError(tr("The disk is stuck."))
        super().set_setting_aside(name)


def soften(settings: Settings) -> Settings:
    return replace(settings, sound=SOFT)


def speak_german(settings: Settings) -> Settings:
    return replace(settings, language="de")


def test_the_defaults_hold_until_somebody_chooses() -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    assert (settings.value, settings.error, store.setting(SETTING)) == (Settings(), None, None)


def test_a_change_holds_at_once_and_at_the_next_start() -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    settings.change(soften)
    assert settings.value == SettingsKeeper(store).value == Settings(sound=SOFT)


def test_all_settings_are_one_text_in_the_store() -> None:
    store = ForgetfulStore()
    SettingsKeeper(store).change(soften)
    kept = json.loads(store.setting(SETTING) or "")
    assert (kept["sound"], kept["language"]) == ({"is_on": True, "volume": 0.25}, "")


def test_a_change_is_told_once_to_all_who_listen() -> None:
    settings, told = SettingsKeeper(ForgetfulStore()), []
    for name in "ab":
        settings.listen(
            lambda before, error, name=name: told.append((name, before, settings.value.sound, error))
        )
    settings.change(soften)
    settings.change(soften)
    assert told == [("a", Settings(), SOFT, None), ("b", Settings(), SOFT, None)]


def test_a_value_that_its_field_does_not_allow_is_refused_and_changes_nothing() -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    with pytest.raises(ValueError, match="does not allow"):
        settings.change(lambda now: replace(now, sound=SoundSettings(volume=2)))
    assert (settings.value, store.setting(SETTING)) == (Settings(), None)


def test_settings_that_cannot_be_saved_hold_until_the_end_and_it_is_told() -> None:
    store = BrokenStore()
    store.full = True
    settings = SettingsKeeper(store)
    settings.change(soften)
    assert (settings.value.sound, settings.error) == (SOFT, "The disk is full.")
    assert getattr(settings.error, "template", None) == "The disk is full."


def test_the_error_is_over_when_the_settings_are_saved_again() -> None:
    store = BrokenStore()
    store.full = True
    settings = SettingsKeeper(store)
    settings.change(soften)
    store.full = False
    settings.change(soften)
    assert (settings.error, SettingsKeeper(store).value.sound) == (None, SOFT)


def test_settings_that_cannot_be_read_are_told_and_not_overwritten() -> None:
    store = BrokenStore()
    SettingsKeeper(store).change(speak_german)
    store.deaf = True
    settings = SettingsKeeper(store)
    assert (settings.value, settings.error) == (Settings(), "The disk cannot be read.")
    settings.change(soften)
    assert (settings.value.sound, settings.error) == (SOFT, "The disk cannot be read.")
    store.deaf = False
    assert SettingsKeeper(store).value == Settings(language="de")


def test_settings_that_can_be_read_later_have_all_changes_of_this_start() -> None:
    store = BrokenStore()
    SettingsKeeper(store).change(speak_german)
    store.deaf = True
    settings = SettingsKeeper(store)
    settings.change(soften)
    store.deaf = False
    settings.change(lambda now: replace(now, fair_dice=FairDiceSettings(42)))
    expected = Settings(language="de", sound=SOFT, fair_dice=FairDiceSettings(42))
    assert (settings.value, settings.error, SettingsKeeper(store).value) == (expected, None, expected)


@pytest.mark.parametrize("kept", ["", "nonsense", "{", "[]", "null", "7", "[" * 100_000, "9" * 5000])
def test_a_text_that_cannot_be_read_is_set_aside_once_and_the_defaults_hold(kept: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, kept)
    held = [SettingsKeeper(store).value for _ in range(2)]
    assert (held, store.notes) == ([Settings(), Settings()], [SETTING])


def test_a_text_that_cannot_be_set_aside_either_is_told() -> None:
    store = BrokenStore()
    store.keep_setting(SETTING, "nonsense")
    store.stuck = True
    settings = SettingsKeeper(store)
    assert (settings.value, settings.error) == (Settings(), "The disk is stuck.")


def test_one_value_that_cannot_be_read_has_its_default_alone_and_is_told_once() -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, '{"language": "de", "sound": {"volume": 7, "is_on": false}}')
    held = [SettingsKeeper(store).value for _ in range(2)]
    assert held == [Settings(language="de", sound=SoundSettings(is_on=False))] * 2
    assert store.notes == [SETTING]


def test_a_game_has_settings_of_its_own() -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    before = settings.of(CRAPS_SETTINGS)
    settings.change_game(CRAPS_SETTINGS, lambda now: replace(now, rules=LAS_VEGAS))
    settings.change(soften)
    assert (before, settings.of(CRAPS_SETTINGS)) == (CrapsSettings(), CrapsSettings(LAS_VEGAS))
    assert SettingsKeeper(store).of(CRAPS_SETTINGS).rules == LAS_VEGAS


def test_settings_of_a_game_that_nobody_opens_stay() -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, '{"games": {"backgammon": {"cube": 64}}}')
    SettingsKeeper(store).change(soften)
    assert json.loads(store.setting(SETTING) or "")["games"] == {"backgammon": {"cube": 64}}


def test_settings_of_a_game_that_are_no_settings_fall_back_without_those_of_others() -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, '{"games": {"craps": 7, "backgammon": {"cube": 64}}}')
    settings = SettingsKeeper(store)
    assert (settings.of(CRAPS_SETTINGS), store.notes) == (CrapsSettings(), [SETTING])
    assert settings.value.games["backgammon"] == {"cube": 64}


def test_what_is_wanted_of_the_coach_stands_beside_the_other_settings_of_a_game() -> None:
    store = ForgetfulStore()
    settings, wanted = SettingsKeeper(store), CoachSettings(CoachMode.OFF, 2.5)
    settings.change_game(CRAPS_SETTINGS, lambda now: replace(now, rules=BUILDING_SKILLS))
    settings.change_game(coach_settings("craps"), lambda _: wanted)
    settings.change_game(CRAPS_SETTINGS, lambda now: replace(now, is_visited=True))
    again = SettingsKeeper(store)
    assert again.of(CRAPS_SETTINGS) == CrapsSettings(BUILDING_SKILLS, is_visited=True)
    assert again.of(coach_settings("craps")) == wanted


def test_what_was_wanted_of_the_coach_in_whole_points_still_is() -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, '{"games": {"hog": {"mode": "always", "warn_at": 7}}}')
    assert SettingsKeeper(store).of(coach_settings("hog")) == CoachSettings(CoachMode.ALWAYS, 7)


@pytest.mark.parametrize("warn_at", ["-1", "101", '"3"', "true"])
def test_a_loss_that_nobody_can_choose_falls_back_to_no_warning(warn_at: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, f'{{"games": {{"hog": {{"mode": "off", "warn_at": {warn_at}}}}}}}')
    assert SettingsKeeper(store).of(coach_settings("hog")) == CoachSettings(CoachMode.OFF, 0)
    assert store.notes == [SETTING]


@pytest.mark.parametrize(
    "rules", ['"preset=atlantis"', '"\u2028"', "7", "null", '"minimum=' + "9" * 5000 + '"']
)
def test_a_setting_of_a_game_that_cannot_be_read_has_its_default_alone_and_is_told_once(rules: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, f'{{"games": {{"craps": {{"rules": {rules}, "is_visited": true}}}}}}')
    held = [SettingsKeeper(store).of(CRAPS_SETTINGS) for _ in range(2)]
    assert held == [CrapsSettings(is_visited=True)] * 2
    assert store.notes == [SETTING]


def test_a_setting_of_a_game_that_its_field_does_not_allow_is_refused() -> None:
    settings = SettingsKeeper(ForgetfulStore())
    with pytest.raises(ValueError, match="does not allow"):
        settings.change_game(CRAPS_SETTINGS, lambda now: replace(now, is_visited=None))
    assert settings.of(CRAPS_SETTINGS) == CrapsSettings()


def test_a_keeper_aside_begins_alike_and_changes_nothing_here() -> None:
    store, other = ForgetfulStore(), ForgetfulStore()
    keeper = SettingsKeeper(store)
    keeper.change(soften)
    aside = keeper.aside(other)
    assert aside.value == keeper.value
    aside.change(speak_german)
    assert keeper.value == SettingsKeeper(store).value == soften(Settings())
    assert SettingsKeeper(other).value == speak_german(soften(Settings()))
