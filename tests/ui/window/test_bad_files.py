"""A hundred damaged, foreign, huge or doctored files: none of them changes anything, and each is explained."""

import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent

from dicedesk.features.record_file import MOST_LINES
from dicedesk.features.story import Refusal
from dicedesk.features.text_file import LARGEST_MB
from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.records import FileOffer, FileRefusal
from tests.features.test_challenge import challenge_text, left_game
from tests.ui.quiet_window import stories

CHALLENGE = challenge_text(left_game().to_text())
RECORD = left_game().to_text()


def signed_again(text: str) -> str:
    """A challenge that somebody has changed, with a hash that is right again."""
    lines = text.split("[Check ")[0]
    return f'{lines}[Check "{sha256(lines.encode()).hexdigest()}"]\n'


def doctored() -> Iterator[str]:
    for tag, value in (
        ("Challenger", "You"),
        ("Challenger", "final"),
        ("Challenger", ""),
        ("Challenger", "x" * 300),
        ("Challenger", "<b>Ann</b> \u202e gnp.exe and more of it"),
        ("ChallengerResult", "won"),
        ("ChallengerResult", "won 101 78"),
        ("ChallengerResult", f"won {10**30} 0 1"),
        ("ChallengerResult", "never 101 78 27"),
        ("ChallengerCost", "-"),
        ("ChallengerCost", "1e300"),
        ("ChallengerCost", "inf"),
        ("Challenge", "2"),
        ("Challenge", ""),
        ("Game", "chess"),
        ("Rules", "goal=-1"),
        ("Rules", "goal=1000000"),
        ("Dice", "sealed/2"),
        ("Dice", "scripted"),
        ("Dice", "today/1 2026-02-30"),
        ("Dice", "today/1 9999-12-31"),
        ("Dice", "seeded 1.5"),
        ("Seed", "00"),
        ("Seed", "xy" * 32),
    ):
        changed = re.sub(rf'\[{tag} ".*"\]', lambda _, tag=tag, value=value: f'[{tag} "{value}"]', CHALLENGE)
        assert changed != CHALLENGE
        yield signed_again(changed)
    for tag in ("Challenger", "ChallengerResult", "ChallengerCost", "Dice", "Seed", "Game"):
        yield signed_again(re.sub(rf'\[{tag} ".*"\]\n', "", CHALLENGE))
    yield signed_again(CHALLENGE).replace("[Check", "roll 4 : 2 2 2 2\n[Check")
    yield signed_again(CHALLENGE) + "roll 4 : 2 2 2 2\n"


def damaged() -> Iterator[str]:
    lines = CHALLENGE.splitlines(keepends=True)
    for number in range(1, len(lines)):
        yield "".join(lines[:number])  # the end is missing
    for number in range(len(lines)):
        yield "".join(lines[:number] + lines[number + 1 :])
    random = Random(7)
    for _ in range(30):
        place = random.randrange(len(CHALLENGE) - 3)
        if CHALLENGE[place] not in "\n ":
            yield CHALLENGE[:place] + "%" + CHALLENGE[place + 1 :]
    for bad in ("roll 99\n", "roll 4 : 7 7 7 7\n", "roll 1 : 3 3\n", "bet pass 10\n", "[Game\n", "\x00\n"):
        yield RECORD + bad


def foreign() -> Iterator[bytes]:
    yield b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
    yield b"PK\x03\x04\x14\x00\x00\x00"
    yield b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
    yield b""
    yield b"\n\n\n"
    yield b'{"game": "hog"}'
    yield b"<html><body>[Challenge</body></html>"
    yield "Dear Ann, here are my dice.".encode("utf-16")
    yield b"roll 2 : 3 4\n"
    yield bytes(range(256)) * 20
    yield b"[" * 5000
    # Huge ones.
    yield b"x" * ((LARGEST_MB + 1) * 1024 * 1024)
    yield b'[Game "hog"]\n' + b"roll 0\n" * (MOST_LINES + 1)
    yield b'[Game "hog"]\n[Word "' + b"y" * 2_000_000 + b'"]\n'
    yield CHALLENGE.encode() + b"#" * 3_000_000


def test_a_hundred_bad_files_change_nothing_and_are_explained(
    window: MainWindow, parts: AppParts, tmp_path: Path
) -> None:
    contents = [
        *(text.encode() for text in doctored()),
        *(text.encode() for text in damaged()),
        *foreign(),
    ]
    files = []
    for number, content in enumerate(contents):
        file = tmp_path / f"{number}.dice"
        file.write_bytes(content)
        files.append(file)
    os.mkfifo(tmp_path / "pipe.dice")
    (tmp_path / "folder.dice").mkdir()
    files += [tmp_path / "pipe.dice", tmp_path / "folder.dice", tmp_path / "missing.dice"]
    assert len(files) >= 100
    sessions = [window.games.tab_of(game).bridge.session for game in TITLES]  # type: ignore[union-attr]
    saved = [parts.store.newest(game) for game in TITLES]
    for file in files:
        window.open_records([str(file)])
        owner = window.window()
        opened = (stories(owner), owner.findChildren(FileOffer))
        assert opened == ([], []), f"{file.name}: {contents[int(file.stem)][:400]!r}"
        (refusal,) = owner.findChildren(FileRefusal)
        lines = [part.text() for part in (refusal.says, *refusal.notes)]
        assert lines[0].startswith(file.name)
        assert all(0 < len(line) <= 500 and line.isprintable() for line in lines), lines
        refusal.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [window.games.tab_of(game).bridge.session for game in TITLES] == sessions  # type: ignore[union-attr]
    assert [parts.store.newest(game) for game in TITLES] == saved


def test_the_dialog_is_high_enough_for_five_long_reasons(window: MainWindow) -> None:
    long = "a long reason " * 12
    dialog = window.windows.show_refusals([Refusal(long, long)] * 5)
    parts = dialog.says, *dialog.notes
    assert all(part.height() >= part.heightForWidth(part.width()) for part in parts)
