"""The package as its users have it: installed in a bare system, used there, upgraded, removed."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import builders.deb
from builders.facts import Facts
from setup.waiting import until

from checks.bare import HOME, BareSystem, bare_system, told
from checks.portable import TITLE, check_single_file, portables
from checks.screen import Hands
from checks.sound import ALSA, listening
from checks.speed import virtual_screen
from dicedesk.adapters.jobs.own_process import answer_of
from dicedesk.adapters.jobs.worker import WORKER_FLAG
from dicedesk.adapters.speech.speech_worker import VoiceWork
from dicedesk.play.ports.audio import Manner
from dicedesk.play.ports.jobs import JobError

OLDER = "0.0.1"
DATA = f"{HOME}/.local/share/dicedesk"
DATABASE = "dicedesk.sqlite"
ENTRY = "/usr/share/applications/dicedesk.desktop"
RECORD = '[Game "hog"]\n[Player0 "Ann"]\n[Player1 "Bob"]\nroll 2 : 3 4\nroll 1 : 5\nroll 3 : 1 2 3\n'
MOST_KEYS = 1000
"""A game of Hog has about 30 turns, and a key may only end a movement."""
ENGINE_S = 5
"""The longest wait for the voice, in seconds."""
END_S = 60
"""The longest wait for a program to end, in seconds."""
# Where the file manager shows the only file of a folder, from the corner of its window.
FIRST_FILE = (205, 95)


def check(facts: Facts, package: Path, folder: Path) -> None:
    """Run all checks; Refusal if one fails. Log and pictures go into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "bare.log"
    log.write_text("", encoding="utf-8")
    older = make_older(facts)
    with virtual_screen() as screen, bare_system(facts.work, log) as system:
        hands = Hands(screen.display, folder)
        system.variables |= {"DISPLAY": screen.display, "XDG_DATA_DIRS": "/usr/share"}
        before = prepare(system)
        system.put(older, f"/{HOME}/older.deb")
        system.put(package, f"/{HOME}/newer.deb")
        Visit(facts, system, hands).whole(before)


def make_older(facts: Facts) -> Path:
    """A package with the same program and an older version number."""
    older = replace(facts, version=OLDER, dist=facts.work / "older")
    shutil.rmtree(older.program, ignore_errors=True)
    shutil.copytree(facts.program, older.program, symlinks=True)
    for metadata in older.program.glob(f"_internal/dicedesk-{facts.version}.dist-info/METADATA"):
        text = metadata.read_text(encoding="utf-8")
        metadata.write_text(
            text.replace(f"Version: {facts.version}", f"Version: {OLDER}", 1), encoding="utf-8"
        )
    return builders.deb.make_deb(older, older.dist, builders.deb.PACK_QUICKLY)


def prepare(system: BareSystem) -> set[str]:
    """Give the bare system a minimal desktop, and return its files."""
    told("a bare system has neither Python nor Qt", not _has(system, "python3", "libQt6Core.so.6"))
    system.run("apt-get", "update", "--quiet")
    system.install(
        "libglib2.0-bin", "libgtk-3-bin", "pcmanfm", "shared-mime-info", "desktop-file-utils", "dbus-x11"
    )
    return system.files()


def _has(system: BareSystem, program: str, library: str) -> bool:
    is_there = system.run("sh", "-c", f"command -v {program}", may_fail=True).returncode == 0
    return is_there or any(library in path for path in system.files())


def rows(system: BareSystem, question: str) -> list[tuple[object, ...]]:
    """The rows of a query on the player's store; empty if there is none yet."""
    file = system.root / DATA / DATABASE
    if not file.exists():
        return []
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
        return store.execute(question).fetchall()


def kept_moves(system: BareSystem) -> int:
    """The number of moves in the player's games."""
    return sum(int(str(count)) for (count,) in rows(system, "SELECT moves FROM game"))


class Visit:
    """One player's use of the package."""

    def __init__(self, facts: Facts, system: BareSystem, hands: Hands) -> None:
        """Installs nothing yet."""
        self.facts, self.system, self.hands = facts, system, hands

    def whole(self, before: set[str]) -> None:
        """Do everything, from the first installation until the last file is gone."""
        self.install(f"/{HOME}/older.deb", OLDER)
        self.starts_from_the_menu("gtk-launch", "dicedesk")
        played, chosen = self.moves(), self.settings()
        self.install(f"/{HOME}/newer.deb", self.facts.version)
        told("an upgrade keeps the games", self.moves() == played > 0)
        told("an upgrade keeps the settings", self.settings() == chosen != [])
        self.starts_from_the_menu("gio", "launch", ENTRY)
        told("the game goes on after the upgrade", self.moves() > played)
        self.opens_a_record()
        self.shows_what_others_made()
        self.checks_itself(with_voice=False)
        self.plays_to_the_end()
        self.system.install("libespeak-ng1", "alsa-utils")
        self.checks_itself(with_voice=True)
        self.is_heard()
        self.stands_beside_another()
        self.starts_without_installing()
        self.leaves(before)

    def install(self, file: str, version: str) -> None:
        """Install the package, and check its version."""
        self.system.install(file)
        answer = self.system.run("dicedesk", "--version", as_player=True).stdout
        told(f"version {version} is installed", answer == f"dicedesk {version}\n")
        self.system.run("dicedesk", "--help", as_player=True)

    def starts_from_the_menu(self, *command: str) -> None:
        """Start the program by its desktop entry, play a little, and quit by keyboard."""
        launcher = self.system.start(*command)
        self.hands.window(TITLE)
        launcher.wait()
        self.hands.picture(f"started-by-{command[0]}")
        self.hands.keys("Return", "Return", "Return", "Return")
        time.sleep(3)
        self.hands.picture(f"played-after-{command[0]}")
        self.quits()
        told(f"{command[0]} opens the window, a game is played and the program quits", self.moves() > 0)

    def quits(self) -> None:
        """Press Ctrl+Q and wait until the window is gone."""
        self.hands.window(TITLE)
        self.hands.keys("ctrl+q")
        until(lambda: not self.hands.xdotool("search", "--onlyvisible", "--name", TITLE), "the window to go")
        until(lambda: not self.running(), "the program to end")

    def running(self) -> bool:
        """Whether any process of the installed program is running."""
        return any(
            str(link.readlink()).endswith("/usr/lib/dicedesk/dicedesk")
            for link in Path("/proc").glob("[0-9]*/exe")
            if _readable(link)
        )

    def moves(self) -> int:
        return kept_moves(self.system)

    def settings(self) -> list[tuple[object, ...]]:
        """The player's settings, and the saved state of the window."""
        return rows(self.system, "SELECT name, value FROM setting ORDER BY name")

    def opens_a_record(self) -> None:
        """Double-click on a record in a file manager."""
        folder = self.system.root / HOME / "records"
        folder.mkdir()
        (folder / "evening.dice").write_text(RECORD, encoding="utf-8")
        kind = self.system.run(
            "gio", "info", "-a", "standard::content-type", "records/evening.dice", as_player=True
        )
        told("a record is known as such", "application/x-dicedesk-record" in kind.stdout)
        manager = self.system.start(
            "dbus-launch", "--exit-with-session", "pcmanfm", "--no-desktop", f"/{HOME}/records"
        )
        self.hands.window("records")
        self.hands.picture("file-manager")
        self.hands.double_click(*FIRST_FILE)
        self.hands.window("^Record of Hog: evening.dice$")
        self.hands.picture("record-opened")
        told("a double-click on a record opens its story", True)  # noqa: FBT003 - it is so now
        self.hands.keys("Escape")
        self.quits()
        manager.terminate()
        manager.wait()

    def shows_what_others_made(self) -> None:
        """Open About, and from it the list of parts, by keyboard."""
        program = self.system.start("dicedesk")
        self.hands.window(TITLE)
        self.hands.keys("ctrl+k")
        self.hands.window("^Find a command$")
        self.hands.xdotool("type", "--delay", "30", "about")
        self.hands.keys("Return")
        self.hands.window("^About DiceDesk$")
        self.hands.keys("shift+Tab", "shift+Tab", "Return")
        self.hands.window("^Licenses$")
        self.hands.picture("licenses")
        told("About lists what others made", True)  # noqa: FBT003 - it is so now
        self.hands.keys("Escape")
        self.hands.window("^About DiceDesk$")
        self.hands.keys("Escape")
        self.quits()
        program.wait()

    def checks_itself(self, *, with_voice: bool) -> None:
        """Run the program's self-check."""
        answer = self.system.run("dicedesk", "--self-check", as_player=True).stdout
        lines = {line[:10].strip(): line[10:12] == "ok" for line in answer.splitlines()}
        told(
            "window, games and processes of its own work",
            lines["window"] and lines["games"] and lines["processes"],
        )
        # There is no sound card here, but the engine still answers.
        voices = self.asks_the_voice(None)
        told(f"the voice is {'there' if with_voice else 'quietly absent'}", bool(voices) == with_voice)

    def plays_to_the_end(self) -> None:
        """Play the game on the table to its end by keys, and check the dice of all games."""
        program = self.system.start("dicedesk")
        self.hands.window(TITLE)
        for _ in range(MOST_KEYS):
            self.hands.keys("Return")
            if self.ended():
                break
        self.hands.picture("played-to-the-end")
        self.quits()
        program.wait()
        told("a game is played to its end", self.ended() > 0)
        self.system.run("dicedesk", "verify", "--history", as_player=True)

    def ended(self) -> int:
        """The number of the player's finished games."""
        return len(rows(self.system, "SELECT 1 FROM game WHERE ended"))

    def is_heard(self) -> None:
        """Listen to the voice and to the dice, on a sound server that the bare system reaches through a socket."""
        self.system.install("libasound2-plugins")
        (self.system.root / HOME / ".asoundrc").write_text(ALSA, encoding="utf-8")
        with listening(self.system.root / "tmp" / "sound.socket") as listener:
            self.system.variables["PULSE_SERVER"] = "unix:/tmp/sound.socket"
            request = "It is certain", Manner()
            told("the voice is heard", listener.hears(lambda: self.asks_the_voice(request) == ""))
            program = self.system.start("dicedesk")
            self.hands.window(TITLE)
            time.sleep(2)
            told("the dice are heard", listener.hears(lambda: self.hands.keys("Return", "Return")))
            self.hands.picture("with-sound")
            self.quits()
            program.wait()
            del self.system.variables["PULSE_SERVER"]

    def asks_the_voice(self, request: tuple[str, Manner] | None) -> Any:
        """The answer of the process that speaks to a request for `VoiceWork`; None if it cannot answer."""
        command = self.system.command(("dicedesk", WORKER_FLAG), as_player=True)
        try:
            return answer_of(VoiceWork(), request, limit_s=ENGINE_S, command=command)
        except (JobError, TimeoutError):
            return None

    def stands_beside_another(self) -> None:
        """Start a second version, unpacked at home, on the same games: it leaves them to the open window."""
        other = f"/{HOME}/other"
        older = replace(self.facts, version=OLDER, dist=self.facts.work / "older")
        shutil.copytree(older.program, self.system.root / other.lstrip("/"), symlinks=True)
        answer = self.system.run(f"{other}/dicedesk", "--version", as_player=True).stdout
        told("each of two versions knows which it is", answer == f"dicedesk {OLDER}\n")
        played = self.moves()
        first = self.system.start("dicedesk")
        self.hands.window(TITLE)
        second = self.system.start(f"{other}/dicedesk")
        told("a second version beside the window ends well", second.wait(END_S) == 0)
        told("and the one window stays", len(self._windows()) == 1)
        self._plays_and_quits(first)
        third = self.system.start(f"{other}/dicedesk")
        self.hands.window(TITLE)
        self._plays_and_quits(third)
        errors = list((self.system.root / DATA).glob("errors.log"))
        told("neither version fails, and both go on with the games", not errors and self.moves() > played)
        shutil.rmtree(self.system.root / other.lstrip("/"))

    def _plays_and_quits(self, program: subprocess.Popen[bytes]) -> None:
        self.hands.keys("Return", "Return", "Return")
        time.sleep(2)
        self.hands.picture("two-versions")
        self.hands.keys("ctrl+q")
        told("a version after another ends well", program.wait(END_S) == 0)

    def _windows(self) -> list[str]:
        return self.hands.xdotool("search", "--onlyvisible", "--name", TITLE).splitlines()

    def leaves(self, before: set[str]) -> None:
        """Remove the package and its dependencies, and check what is left."""
        came_with_it = ("dicedesk", "libespeak-ng1", "alsa-utils", "libasound2-plugins")
        self.system.run("apt-get", "purge", "--autoremove", "--yes", "--quiet", *came_with_it)
        left = {path for path in self.system.files() - before if not path.startswith(f"/{HOME}")}
        told(f"removing the package leaves no file of it {sorted(left)[:5] or ''}".rstrip(), not left)
        told("removing the package leaves the player's games", self.moves() > 0)
        paths = {
            str(path.relative_to(self.system.root)) for path in (self.system.root / HOME).rglob("*icedesk*")
        }
        others = sorted(path for path in paths if not path.startswith(DATA))
        told(f"and nothing else of the player's {others[:5] or ''}".rstrip(), not others)

    def starts_without_installing(self) -> None:
        """Start the downloads that need no installation. The package's dependencies are installed."""
        for name, command in portables(self.facts, self.system):
            program = self.system.start(*command)
            self.hands.window(TITLE)
            self.hands.picture(f"started-as-{name}")
            self.hands.keys("ctrl+q")
            told(f"{name} starts the program as it is", program.wait(30) == 0)
            if name.endswith(".run"):
                check_single_file(self.facts, self.system, self.hands, *command)


def _readable(link: Path) -> bool:
    try:
        link.readlink()
    except OSError:
        return False
    return True
