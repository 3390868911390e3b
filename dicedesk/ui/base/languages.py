"""The language of the window."""

from dataclasses import replace

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from dicedesk.core.assets import ENGLISH, resource
from dicedesk.core.languages import LANGUAGE_CODES
from dicedesk.ui.base.settings_bridge import SettingsBridge


class WindowLanguage(QObject):
    """Has Qt translate all texts and write all numbers in the chosen language.

    Signals: `changed()` after another language was chosen; everything shown in the old one has to be shown again.
    """

    changed = Signal()

    def __init__(self, app: QApplication, settings: SettingsBridge, this_time: str | None = None) -> None:
        """Begin with the language of the settings, or with the code `this_time`, which is not saved."""
        super().__init__(app)
        self._app, self._settings = app, settings
        self._translators: list[QTranslator] = []
        self._code = ENGLISH
        self._speak(this_time or self.choice)

    @property
    def choice(self) -> str:
        """The code that was chosen; AS_DESKTOP if the desktop decides."""
        return self._settings.value.language

    @property
    def code(self) -> str:
        """The code of the current language."""
        return self._code

    @property
    def error(self) -> str | None:
        """Why the choice could not be saved."""
        return self._settings.error

    def choose(self, choice: str) -> None:
        """Change the language, for the next start too."""
        if choice == self.choice and _code_of(choice) == self._code:
            return
        self._settings.change(lambda settings: replace(settings, language=choice))
        self._speak(choice)
        self.changed.emit()

    def _speak(self, choice: str) -> None:
        code = _code_of(choice)
        for translator in self._translators:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._code = code
        self._translators = [] if code == ENGLISH else self._loaded(code)
        for translator in self._translators:
            self._app.installTranslator(translator)
        QLocale.setDefault(locale_for(code, QLocale.system()))

    def _loaded(self, code: str) -> list[QTranslator]:
        """The texts of Qt's own dialogs and ours; missing texts stay English."""
        qt = QTranslator(self)
        qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        try:
            file = resource(f"translations/dicedesk_{code}.qm")
        except FileNotFoundError:
            # A checkout that was not started by packaging/dev.py has no translations.
            return [qt]
        ours = QTranslator(self)
        ours.load(str(file))
        return [qt, ours]


def _code_of(choice: str) -> str:
    return choice if choice in LANGUAGE_CODES else language_for(QLocale.system().uiLanguages())


def locale_for(code: str, system: QLocale) -> QLocale:
    """The locale for dates and numbers: that of the system's country, if the system has this language."""
    usual = QLocale(code)
    if (system.language(), system.script()) != (usual.language(), usual.script()):
        return usual
    return QLocale(system.language(), system.script(), system.territory())


def language_for(wished: list[str]) -> str:
    """The code of the first language in a desktop's list, such as "de-AT", that the window has."""
    by_language = {code.partition("_")[0]: code for code in LANGUAGE_CODES}
    ours = (by_language.get(tag.replace("_", "-").partition("-")[0]) for tag in wished)
    return next((code for code in ours if code), ENGLISH)
