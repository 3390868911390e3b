"""Decides what a start of the program is: a window, a tour, or a message to the window that is open already."""

import gc
import os
import sys
from typing import TYPE_CHECKING

from dicedesk.adapters.screen import missing_screen
from dicedesk.adapters.storage.folders import FolderLock, data_folder
from dicedesk.main.options import StartOptions

if TYPE_CHECKING:
    from dicedesk.main.opened import OpenedShell

EXIT_NO_SCREEN = 2


def open_window(options: StartOptions) -> int:
    """Opens the window and runs until it is closed; returns the exit code."""
    refusal = None if options.tour else missing_screen(os.environ)
    if refusal is not None:
        print(f"dicedesk: {refusal}", file=sys.stderr)
        return EXIT_NO_SCREEN
    # Nearly all that is made now stays until the end: to look for garbage in it would only take time.
    gc.disable()
    if options.tour:
        # It loads all games before its first picture.
        from dicedesk.main.tour import run_tour

        return run_tour(options.tour, options.language)
    return _play(options)


def _play(options: StartOptions) -> int:
    folder = data_folder(options.data, os.environ)
    lock = FolderLock(folder)
    if not (lock.is_mine or lock.is_of_terminal) and _is_handed_over(lock, options):
        return 0
    # Qt may abort where there is no screen, and a start that is handed over needs none.
    from dicedesk.main.opening import run

    return run(options, folder, lock, _build)


def _build(opened: "OpenedShell") -> None:
    # The one lazy boundary: everything that only the games need comes after the first paint, as a whole.
    from dicedesk.main.program import build

    build(opened)


def _is_handed_over(lock: FolderLock, options: StartOptions) -> bool:
    """Whether the window that has the folder has come to the front, with the files; it tells what it waits for."""
    # Qt's sockets are for a second start alone.
    from dicedesk.adapters.first_window import hand_over
    from dicedesk.main.waiting import Waiting

    waiting = Waiting(options.language)
    try:
        return hand_over(lock, options.records, look=waiting.look)
    finally:
        waiting.end()
