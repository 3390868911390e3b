"""Theme and motion are those of the settings, wherever they are chosen."""

from dataclasses import replace

from dicedesk.play.settings.settings import LookSettings, MotionChoice, ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.chosen_look import ChosenLook
from dicedesk.ui.base.settings_bridge import SettingsBridge


def choose(settings: SettingsBridge, look: LookSettings) -> None:
    settings.change(lambda now: replace(now, look=look))


def test_as_much_moves_as_the_settings_say(appearance: Appearance, kept_settings: SettingsBridge) -> None:
    choose(kept_settings, LookSettings(motion=MotionChoice.REDUCED))
    ChosenLook(kept_settings, appearance)
    assert appearance.is_calm


def test_theme_and_motion_are_kept_as_soon_as_they_are_chosen(
    appearance: Appearance, kept_settings: SettingsBridge
) -> None:
    ChosenLook(kept_settings, appearance)
    appearance.choose(ThemeChoice.CONTRAST)
    appearance.choose_motion(MotionChoice.REDUCED)
    assert kept_settings.value.look == LookSettings(ThemeChoice.CONTRAST, MotionChoice.REDUCED)


def test_a_theme_for_one_start_is_not_kept(appearance: Appearance, kept_settings: SettingsBridge) -> None:
    choose(kept_settings, LookSettings(ThemeChoice.LIGHT))
    ChosenLook(kept_settings, appearance)
    appearance.refresh()
    appearance.choose_motion(MotionChoice.FULL)
    assert (appearance.choice, kept_settings.value.look) == (
        ThemeChoice.DARK,
        LookSettings(ThemeChoice.LIGHT, MotionChoice.FULL),
    )
