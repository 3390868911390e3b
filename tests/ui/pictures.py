"""Takes pictures of every view of the window, and lays them out on sheets to be looked at.

    python tests/ui/pictures.py FOLDER [--size 800x560] [--scale 2] [--languages de,fr] [--theme dark] [--letters 1.5]

A window of that size fills a screen of that size, in logical pixels; `--scale` is that of the screen, `--letters` how
many times as large as usual the letters of the desktop are. (`--dpi` makes Qt scale everything, as `--scale` does.)
`--in-full` has the Lab answer questions as they are at first, which takes longer.
"""

import argparse
import json
import math
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

if TYPE_CHECKING:
    from dicedesk.play.ports.audio import Speech

ROOT = Path(__file__).parents[2]
COLUMNS = 3
TITLE = 22


def main() -> None:
    """Takes them."""
    asked = _arguments()
    width, height = (int(side) for side in asked.size.split("x"))
    os.environ["QT_SCALE_FACTOR"] = str(asked.scale)
    if asked.dpi:
        os.environ["QT_FONT_DPI"] = str(asked.dpi)
    with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False) as screens:
        pixels = {"width": round(width * asked.scale), "height": round(height * asked.scale)}
        json.dump({"screens": [{"name": "screen", "x": 0, "y": 0, **pixels, "logicalDpi": 96}]}, screens)
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens.name}"
    sys.path.insert(0, str(ROOT))
    for language in asked.languages.split(","):
        folder = Path(asked.folder) / "-".join(
            (
                asked.size,
                f"{asked.scale:g}",
                str(asked.dpi or 96),
                f"{asked.letters:g}",
                asked.theme,
                language,
            )
        )
        folder.mkdir(parents=True, exist_ok=True)
        _enlarge(asked.letters)
        _take(folder, language, QSize(width, height), asked)
        _lay_out(folder)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--size", default="800x560")
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--languages", default="en")
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--dpi", type=int, default=0)
    parser.add_argument("--letters", type=float, default=1)
    parser.add_argument("--views", default="", help="only a game, or views whose name contains this")
    parser.add_argument("--in-full", action="store_true")
    return parser.parse_args()


def _take(folder: Path, language: str, size: QSize, asked: argparse.Namespace) -> None:
    from PySide6.QtWidgets import QApplication

    from dicedesk.core.rollers import SeededDice
    from dicedesk.games.catalogue import TITLES
    from dicedesk.play.ports.store import ForgetfulStore
    from dicedesk.play.settings import ThemeChoice
    from dicedesk.ui.base.app import make_app
    from dicedesk.ui.base.languages import WindowLanguage
    from dicedesk.ui.base.look.appearance import Appearance
    from dicedesk.ui.games.catalogue import all_tabs
    from tests.fakes.jobs import ImmediateJobs
    from tests.fakes.sound import NoSound
    from tests.ui.kept_settings import settings_of
    from tests.ui.parts import late_parts_with, parts_with
    from tests.ui.walk import QUICK, Walk, files_chosen, with_past
    from tests.ui.windows import main_window

    app = QApplication.instance() or make_app([])
    assert isinstance(app, QApplication)
    store = ForgetfulStore()
    settings = settings_of(store)
    spoken = WindowLanguage(app, settings, language)
    appearance = Appearance(app, ThemeChoice(asked.theme))
    jobs, make_late = ImmediateJobs(), late_parts_with(_quiet_voice(), NoSound())
    parts = parts_with(store, settings, spoken, appearance, jobs, make_late, lambda _: SeededDice(3))
    with tempfile.TemporaryDirectory() as past, files_chosen(Path(past)):
        parts = with_past(parts, Path(past))
        window = main_window(all_tabs(parts), parts)
        window.resize(size)
        window.show()
        window.activateWindow()
        walk = Walk(window, {} if asked.in_full else QUICK)
        views = walk.game(asked.views) if asked.views in TITLES else walk.views()
        for number, view in enumerate(views):
            if asked.views in view.name:
                view.shown.grab().save(str(folder / f"{number:03}-{view.name}.png"))
        window.close()
        window.deleteLater()
        app.processEvents()


def _quiet_voice() -> "Speech":
    """A voice that has spoken at once, so that no picture tells of a missing one."""
    from dicedesk.play.ports.audio import Availability, Listener, Manner
    from tests.fakes.speech import NoSpeech

    class QuietSpeech(NoSpeech):
        def say(self, text: str, manner: Manner, listener: Listener) -> None:
            listener.started()
            listener.finished()

    return QuietSpeech(Availability())


def _enlarge(times: float) -> None:
    """Enlarges the letters of the desktop by this factor."""
    from PySide6.QtGui import QFont, QFontDatabase

    from dicedesk.ui.base.look.theme import NORMAL_POINT_SIZE

    def enlarged(_of: object) -> QFont:
        letters = QFont()
        letters.setPointSizeF(NORMAL_POINT_SIZE * times)
        return letters

    if times != 1:
        setattr(QFontDatabase, "systemFont", enlarged)  # noqa: B010 (mypy refuses it plainly)


def _lay_out(folder: Path) -> None:
    """Sheets of nine pictures each, in their order."""
    files = sorted(file for file in folder.glob("[0-9]*.png"))
    for sheet, first in enumerate(range(0, len(files), COLUMNS**2)):
        pictures = [(file.stem, QImage(str(file))) for file in files[first : first + COLUMNS**2]]
        wide = max(picture.width() for _, picture in pictures)
        rows = math.ceil(len(pictures) / COLUMNS)
        high = [
            TITLE + max(picture.height() for _, picture in pictures[row * COLUMNS : (row + 1) * COLUMNS])
            for row in range(rows)
        ]
        whole = QImage(COLUMNS * (wide + 8), sum(high), QImage.Format.Format_RGB32)
        whole.fill(Qt.GlobalColor.gray)
        painter = QPainter(whole)
        for place, (name, picture) in enumerate(pictures):
            left, top = place % COLUMNS * (wide + 8), sum(high[: place // COLUMNS])
            painter.drawText(QRect(left, top, wide, TITLE), Qt.AlignmentFlag.AlignVCenter, name)
            painter.drawImage(QRect(left, top + TITLE, picture.width(), picture.height()), picture)
        painter.end()
        whole.save(str(folder / f"sheet-{sheet}.png"))


if __name__ == "__main__":
    main()
