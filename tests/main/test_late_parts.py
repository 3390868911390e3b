"""Which adapters stand behind the windows beside the game."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dicedesk.adapters.hog_contest.strategy_work import StrategyWorkHere
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.games.hog.standings import StrategyWork
from dicedesk.games.hog.strategy_files import AgreedPrograms
from dicedesk.main import late_parts
from dicedesk.main.late_parts import late_parts_here
from dicedesk.play.ports.audio import Availability
from dicedesk.play.ports.backups import NoBackups
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.late_parts import LateParts
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.settings_bridge import SettingsBridge
from tests.fakes.jobs import ImmediateJobs
from tests.fakes.sound import RememberedSound
from tests.fakes.speech import NoSpeech
from tests.ui.parts import parts_with


class Voice(NoSpeech):
    """Knows whether it was closed."""

    was_closed = False

    def close(self) -> None:
        self.was_closed = True


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch) -> Voice:
    """The voice of this computer."""
    made = Voice(Availability("It is night."))
    monkeypatch.setattr(late_parts, "Pyttsx3Speech", lambda: made)
    return made


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> RememberedSound:
    """The sound of this computer."""
    made = RememberedSound()
    monkeypatch.setattr(late_parts, "QtSound", lambda: made)
    return made


@pytest.fixture
def parts(
    appearance: Appearance,
    language: WindowLanguage,
    kept_settings: SettingsBridge,
    voice: Voice,
    sound: RememberedSound,
    tmp_path: Path,
) -> Callable[..., AppParts]:
    """The parts of a window; `has_folder` says whether it has its folder to itself."""

    def made(at_end: ExitStack, *, has_folder: bool = True) -> AppParts:
        def make_late(parts: AppParts) -> LateParts:
            return late_parts_here(parts, tmp_path, at_end, has_folder=has_folder)

        return parts_with(ForgetfulStore(), kept_settings, language, appearance, ImmediateJobs(), make_late)

    return made


def test_backups_are_those_of_the_folder_that_this_window_has(parts: Callable[..., AppParts]) -> None:
    with ExitStack() as at_end:
        found = [type(parts(at_end, has_folder=has).late.backups) for has in (True, False)]
    assert found == [BackupFiles, NoBackups]


def test_pieces_of_long_work_are_done_by_processes(parts: Callable[..., AppParts]) -> None:
    with ExitStack() as at_end:
        assert isinstance(parts(at_end).late.workers, WorkerProcesses)


def test_they_are_made_once(parts: Callable[..., AppParts]) -> None:
    with ExitStack() as at_end:
        made = parts(at_end)
        assert made.late is made.late


def test_voice_and_sound_are_closed_at_the_end_and_not_before(
    parts: Callable[..., AppParts], voice: Voice, sound: RememberedSound
) -> None:
    with ExitStack() as at_end:
        assert parts(at_end).late.speech is voice
        before = voice.was_closed, sound.is_closed
    assert (before, voice.was_closed, sound.is_closed) == ((False, False), True, True)


def test_what_nobody_has_asked_for_is_neither_made_nor_closed(
    parts: Callable[..., AppParts], voice: Voice, qapp: QApplication
) -> None:
    with ExitStack() as at_end:
        parts(at_end)
    assert not voice.was_closed


def test_the_work_on_students_programs_is_there_and_keeps_its_chances_in_the_folder(
    parts: Callable[..., AppParts], tmp_path: Path
) -> None:
    with ExitStack() as at_end:
        assert parts(at_end).late.service(StrategyWork) == StrategyWorkHere(str(tmp_path))


def test_a_service_that_a_game_makes_is_made_once(parts: Callable[..., AppParts]) -> None:
    with ExitStack() as at_end:
        late = parts(at_end).late
        agreed = late.service(AgreedPrograms, lambda: AgreedPrograms(ForgetfulStore()))
        assert late.service(AgreedPrograms, lambda: AgreedPrograms(ForgetfulStore())) is agreed


def test_a_service_that_nobody_makes_is_not_there(parts: Callable[..., AppParts]) -> None:
    with ExitStack() as at_end, pytest.raises(LookupError, match="AgreedPrograms"):
        parts(at_end).late.service(AgreedPrograms)
