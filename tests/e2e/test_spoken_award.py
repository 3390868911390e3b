"""The award is heard: a real engine speaks into a real sound server, and a recogniser says which answer it was."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
import setup.system
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from setup.sound_server import RECORDER, sound_server

from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech, has_voice_library
from dicedesk.games.poker_dice.oracle import CLASSIC, spoken
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.ports.audio import Availability, Listener, Manner
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import ThemeChoice, VoiceSettings
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab
from dicedesk.ui.table.game_tab import TabSpec
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs
from tests.fakes.sound import NoSound
from tests.patience import PATIENCE_MS
from tests.ui.kept_settings import settings_of
from tests.ui.parts import late_parts_with, parts_with, with_late
from tests.ui.windows import main_window

PROGRAMS = (*setup.system.packages_of_sound_server(), "pactl", "parec", "aplay", "sox")
PARTS = {
    **{name: shutil.which(name) is not None for name in PROGRAMS},
    "libespeak-ng": has_voice_library(),
    "ALSA's plugin for PulseAudio": any(
        any(Path("/usr").glob(f"{folder}/alsa-lib/libasound_module_pcm_pulse.so"))
        for folder in ("lib/*", "lib*")
    ),
}
MISSING = [name for name, is_here in PARTS.items() if not is_here]

# In CI a missing program is a failure, not a skipped test.
pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(bool(MISSING) and not os.environ.get("CI"), reason=f"not installed: {MISSING}"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a sound server is looked for on Linux"),
    pytest.mark.skipif(
        find_spec("pocketsphinx") is None, reason="no pocketsphinx for this Python and machine"
    ),
]

RATE = 16_000
RAW = ("-t", "raw", "-r", str(RATE), "-e", "signed", "-b", "16", "-c", "1")
"""How plain samples are described to sox."""

MANNER = Manner(voice="gmw/en-us", rate=150)
HEARD_LIVE = (0, 8, 13)
"""The answers that are played in real time."""

ALSA = """
pcm.!default { type pulse }
ctl.!default { type pulse }
"""


@pytest.fixture
def silent_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a sound server of this test's own would listen; so far there is none."""
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    (tmp_path / ".asoundrc").write_text(ALSA, encoding="utf-8")
    for name in ("HOME", "PULSE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH"):
        monkeypatch.setenv(name, str(runtime))
    socket = runtime / "native"
    monkeypatch.setenv("PULSE_SERVER", f"unix:{socket}")
    return socket


@pytest.fixture
def playing_system(silent_system: Path) -> Iterator[None]:
    """A sound server of this test's own listens there, whose one device swallows all that it is played."""
    with sound_server(silent_system):
        yield


@pytest.fixture
def appearance(qapp: QApplication) -> Iterator[Appearance]:
    """The dark theme; the application looks as before when the test is over."""
    font, palette, sheet = qapp.font(), qapp.palette(), qapp.styleSheet()
    made = Appearance(qapp, ThemeChoice.DARK)
    yield made
    made.deleteLater()
    qapp.setFont(font)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


@contextmanager
def listening(file: Path) -> Iterator[None]:
    """Records what the device is played into a file of plain samples."""
    with file.open("wb") as out:
        recorder = subprocess.Popen([*RECORDER, f"--rate={RATE}"], stdout=out)
        try:
            yield
        finally:
            recorder.terminate()
            recorder.wait()


def trimmed(file: Path, *form: str) -> bytes:
    """The samples without the silence around them, with half a second of it put back at both ends.

    A whisper of noise goes over all, as no room is as silent as zeros, and the recogniser expects a room.
    """
    samples = subprocess.run(
        ["sox", *form, str(file), "-t", "raw", "-r", str(RATE), "-e", "signed", "-b", "16", "-c", "1", "-",
         "silence", "1", "0.02", "0.05%", "reverse", "silence", "1", "0.02", "0.05%", "reverse",
         "pad", "0.5", "0.5"],
        stdout=subprocess.PIPE,
        check=True,
    ).stdout  # fmt: skip
    loud = np.frombuffer(samples, dtype="<i2").astype(int)
    noise = np.random.default_rng(1).integers(-8, 9, len(loud))
    return np.clip(loud + noise, -32768, 32767).astype("<i2").tobytes()


def recognised(samples: bytes) -> str:
    """Which of the fifteen answers the samples hold, in plain words; "" for none."""
    from pocketsphinx import Decoder

    sentences = " | ".join(f"({words(answer)})" for answer in CLASSIC)
    grammar = f"#JSGF V1.0;\ngrammar oracle;\npublic <line> = the magic eight oracle says ( {sentences} );\n"
    # With narrow beams, or by the best path through a lattice, the last word of a long sentence may be dropped.
    decoder = Decoder(
        samprate=RATE, lm=None, loglevel="FATAL", bestpath=False, beam=1e-120, wbeam=1e-100, pbeam=1e-120
    )
    decoder.add_jsgf_string("oracle", grammar)
    decoder.activate_search("oracle")
    decoder.start_utt()
    decoder.process_raw(samples, full_utt=True)
    decoder.end_utt()
    heard = decoder.hyp()
    return heard.hypstr.removeprefix("the magic eight oracle says ") if heard else ""


def words(answer: str) -> str:
    """The words of an answer, as a recogniser knows them."""
    return "".join(sign for sign in answer.lower() if sign.isalpha() or sign in " '").replace("  ", " ")


def test_every_answer_has_words_of_its_own() -> None:
    assert len({words(answer) for answer in CLASSIC}) == len(CLASSIC)


@pytest.mark.long
@pytest.mark.usefixtures("playing_system")
@pytest.mark.parametrize("place", HEARD_LIVE)
def test_the_award_is_heard_as_it_was_given(place: int, qtbot: QtBot, tmp_path: Path) -> None:
    speech, told = Pyttsx3Speech(), list[str]()
    listener = Listener(finished=lambda: told.append("finished"), failed=told.append)
    file = tmp_path / "heard.raw"
    with listening(file):
        speech.say(spoken(CLASSIC[place]), MANNER, listener)
        qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE_MS)
        wait_until_heard_out(qtbot, file)
    speech.close()
    speech.deleteLater()
    heard = trimmed(file, *RAW)
    assert (told, recognised(heard)) == (["finished"], words(CLASSIC[place]))


def wait_until_heard_out(qtbot: QtBot, file: Path) -> None:
    """Waits until the recording ends with silence: what was played last is on its way for a moment."""
    quiet = bytes(RATE // 2)

    def is_quiet() -> bool:
        samples = file.read_bytes()
        return bool(samples.strip(b"\0")) and samples.endswith(quiet)

    qtbot.waitUntil(is_quiet, timeout=PATIENCE_MS)


@pytest.mark.long
@pytest.mark.usefixtures("playing_system")
def test_a_voice_that_is_ready_is_heard_sooner(qtbot: QtBot, tmp_path: Path) -> None:
    # A machine that is busy for a moment delays either; the better of two is compared.
    delays: dict[bool, list[int]] = {False: [], True: []}
    for is_ready in (False, True) * 2:
        speech, found, file = Pyttsx3Speech(), list[object](), tmp_path / f"{is_ready}.raw"
        if is_ready:
            speech.prepare()
            speech.voices(found.append)
            qtbot.waitUntil(lambda found=found: bool(found), timeout=PATIENCE_MS)
        with listening(file):
            qtbot.waitUntil(lambda file=file: file.stat().st_size > 0, timeout=PATIENCE_MS)
            begun = file.stat().st_size
            speech.say("Yes.", MANNER, Listener())
            # To its end: nothing of it may be heard in the next recording.
            wait_until_heard_out(qtbot, file)
        samples = file.read_bytes()
        delays[is_ready].append(len(samples) - len(samples.lstrip(b"\0")) - begun)
        speech.close()
        speech.deleteLater()
    assert 1.5 * min(delays[True]) < min(delays[False])


@pytest.mark.usefixtures("playing_system")
def test_stopping_is_silent_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    speech, started = Pyttsx3Speech(), list[bool]()
    file = tmp_path / "heard.raw"
    with listening(file):
        speech.say(
            "One two three four five six seven eight nine ten. " * 5,
            MANNER,
            Listener(lambda: started.append(True)),
        )
        qtbot.waitUntil(lambda: bool(file.read_bytes().strip(b"\0")), timeout=PATIENCE_MS)
        speech.stop()
        wait_until_heard_out(qtbot, file)
    speech.deleteLater()
    seconds = len(trimmed(file, *RAW)) / RATE / 2
    assert started == [True]
    assert seconds < 10


@pytest.mark.long
@pytest.mark.usefixtures("playing_system")
def test_a_person_wins_the_award_by_the_keyboard_alone_and_hears_the_answer(
    qtbot: QtBot, qapp: QApplication, appearance: Appearance, tmp_path: Path
) -> None:
    # The keys here come faster than a person's: none of them counts as a tap that hurries the throw.
    qapp.setKeyboardInputInterval(0)
    speech, store = Pyttsx3Speech(), ForgetfulStore()
    settings = settings_of(store)
    voice = VoiceSettings(voice=MANNER.voice, rate=MANNER.rate, volume=MANNER.volume)
    settings.change(lambda before: replace(before, voice=voice))
    jobs = ImmediateJobs()
    table = PokerDiceGameTable(store, StandingClock(), settings.keeper, lambda _: ScriptedDice((6,) * 25))
    language, make_late = WindowLanguage(qapp, settings), late_parts_with(speech, NoSound())
    parts = parts_with(store, settings, language, appearance, jobs, make_late)
    parts = with_late(parts, pick=lambda _: CLASSIC.index("Most likely."))
    spec = TabSpec("poker-dice", "Poker Dice", partial(PokerDiceTab, table, appearance, jobs))
    window = main_window([spec], parts)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    file = tmp_path / "heard.raw"
    with listening(file):
        tab = window.current_tab
        while not (tab.session.is_over and not tab.pace.is_busy):
            is_choosing = tab.state.in_hand and not tab.pace.is_busy
            qtbot.keyClick(window.windowHandle(), Qt.Key.Key_H if is_choosing else Qt.Key.Key_Return)
        # The award is looked at first; the next key asks for the Oracle.
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: window.findChild(OracleDialog) is not None)
        dialog = window.findChild(OracleDialog)
        qtbot.waitUntil(dialog.isActiveWindow)
        qtbot.keyClicks(dialog.question, "Will it rain?")
        qtbot.keyClick(dialog.windowHandle(), Qt.Key.Key_Return)
        with qtbot.waitSignal(dialog.answered, timeout=PATIENCE_MS):
            qtbot.keyClick(dialog.windowHandle(), Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: dialog.speak_button.text() == "Speak again", timeout=PATIENCE_MS)
        wait_until_heard_out(qtbot, file)
    qtbot.keyClick(dialog.windowHandle(), Qt.Key.Key_Escape)
    window.close()
    speech.close()
    speech.deleteLater()
    assert [(kept.question, kept.answer) for kept in store.answers(9)] == [("Will it rain?", "Most likely.")]
    assert recognised(trimmed(file, *RAW)) == "most likely"


@pytest.mark.usefixtures("silent_system")
def test_where_nothing_plays_what_was_spoken_a_person_is_told(qtbot: QtBot) -> None:
    speech, told = Pyttsx3Speech(present=Availability), list[str]()
    speech.say("Yes.", MANNER, Listener(finished=lambda: told.append("finished"), failed=told.append))
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE_MS)
    speech.close()
    speech.deleteLater()
    assert [sentence.partition(":")[0] for sentence in told] == ["No sound device could play the voice"]
