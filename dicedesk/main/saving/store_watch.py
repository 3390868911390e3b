"""Tells in the window what becomes of the store, and tries it again while another program holds it."""

from PySide6.QtCore import QTimer

from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.ui.base.words import shown
from dicedesk.ui.window.current_window import CurrentWindow

TRY_AGAIN_MS = 250
"""So often the store is tried again while another program holds it."""


def watch_store(store: PatientStore, held: CurrentWindow) -> None:
    """Has the window tell of the store from now on."""
    timer = QTimer(held)
    timer.setInterval(TRY_AGAIN_MS)
    timer.timeout.connect(store.try_again)

    def on_free() -> None:
        timer.stop()
        held.window.show_status()

    def tell(sentence: str) -> None:
        # What the move leads to is shown first, and would take its place.
        QTimer.singleShot(0, held, lambda: held.window.tell(shown(sentence)))

    store.on_waiting, store.on_free = timer.start, on_free
    if store.waits:
        timer.start()
    store.listen(tell)
