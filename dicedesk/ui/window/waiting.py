"""The window of a start that waits for the window already open."""

from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QLabel

from dicedesk.core.assets import resource
from dicedesk.ui.base.words import tr

_MARGIN = 24
_WIDTH = 420


class WaitingWindow(QLabel):
    """A sentence in a small window. It cannot read the settings: the other window has them."""

    def __init__(self, app: QApplication, language: str | None) -> None:
        """`language` is a language code, None for the desktop's."""
        super().__init__()
        translator = QTranslator(self)
        try:
            folder = resource("translations/dicedesk_de.qm").parent
        except FileNotFoundError:
            # A checkout that was not started by packaging/dev.py has no translations.
            pass
        else:
            locale = QLocale(language) if language else QLocale.system()
            if locale.language() is not QLocale.Language.English and translator.load(
                locale, "dicedesk", "_", str(folder)
            ):
                app.installTranslator(translator)
        self.setText(tr("DiceDesk is already open, but its window is not responding. Waiting for it…"))
        app.removeTranslator(translator)
        self.setWindowTitle("DiceDesk")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(_MARGIN)
        self.setMinimumWidth(_WIDTH)

    def paint(self) -> bool:
        """Process events; return False if the user closed the window and does not want to wait."""
        QApplication.processEvents()
        return self.isVisible()
