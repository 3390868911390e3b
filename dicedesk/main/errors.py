"""Handles an unexpected error: saves waiting changes, writes a report, then shows the error."""

import platform
from pathlib import Path

from PySide6.QtCore import QTimer

from dicedesk.adapters.errors import ErrorLog, error_report
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.main.options import program_version
from dicedesk.ui.base.words import in_sentences, tr
from dicedesk.ui.window.current_window import CurrentWindow


def handle_error(error: BaseException, store: SqliteStore, folder: Path, held: CurrentWindow) -> None:
    """Save, write a report and show the error; the game goes on. The window waits until nothing is being painted."""
    store.try_again()
    report = f"DiceDesk {program_version()}, Python {platform.python_version()}\n{error_report(error)}"
    log = ErrorLog(folder)
    # An error that repeats, such as at each timer step, would push its own cause out of the file.
    is_written = held.has_told(report) or log.write(report)
    sentence = _sentence(store, log.path if is_written else None)
    QTimer.singleShot(0, held, lambda: held.tell_error(sentence, report))


def _sentence(store: SqliteStore, file: Path | None) -> str:
    return in_sentences(
        tr("Something went wrong. Your game is saved.")
        if not store.waits
        else tr("Something went wrong. Not everything was saved."),
        "" if file is None else tr("The details are in {file}.", file=file),
    )
