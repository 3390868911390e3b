"""The window watches the settings."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.settings.settings import SoundSettings
from tests.ui.kept_settings import settings_of


def test_a_change_is_told_wherever_it_was_made(qtbot: QtBot) -> None:
    settings = settings_of()
    with qtbot.waitSignals([settings.changed] * 2):
        settings.change(lambda now: replace(now, sound=SoundSettings(is_on=False)))
        settings.keeper.change(lambda now: replace(now, language="de"))
    assert (settings.value.sound.is_on, settings.value.language, settings.error) == (False, "de", None)


def test_what_is_changed_through_it_is_kept(qtbot: QtBot) -> None:
    store = ForgetfulStore()
    settings_of(store).change(lambda now: replace(now, language="de"))
    assert settings_of(store).value.language == "de"
