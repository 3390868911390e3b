"""The current theme and motion, chosen by the user or by the desktop, and signaled to everything that paints.

Below it is the style sheet of the window: one for all themes, whose colors are roles of the application's palette.
Setting another sheet takes Qt half a second with four games open: it visits each widget once for every ancestor. A
palette changes at once.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from string import Template
from types import MappingProxyType
from typing import Literal, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from dicedesk.play.settings import MotionChoice, ThemeChoice
from dicedesk.ui.base.look.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    ON_FELT,
    ON_FELT_BRIGHT,
    SCROLL_BAR,
    Corner,
    Palette,
    Space,
    Type,
    face,
    font,
    load_latin,
    scaled,
)

_STRONG, _CALM = "HighContrast", "ReducedMotion"


class Hints(Protocol):
    """Qt's knowledge of the desktop; from 6.10 on it has `accessibility` too."""

    @property
    def colorSchemeChanged(self) -> SignalInstance:
        """Emitted when the desktop becomes light or dark."""

    def colorScheme(self) -> Qt.ColorScheme:
        """Light, dark, or unknown."""


class Desktop(QObject):
    """The desktop's preferences for all programs: light or dark, high contrast, less motion; as far as Qt reports
    them.

    Signals: `changed()` when a preference changes.

    Qt reports the preference for high contrast from 6.10 on, and for less motion from 6.12 on. With an older Qt both
    are off.
    """

    changed = Signal()

    def __init__(self, hints: Hints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints = hints
        hints.colorSchemeChanged.connect(self.changed)
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            signal = getattr(self._preferences(), name, None)
            if signal is not None:
                signal.connect(self.changed)

    @property
    def is_light(self) -> bool:
        return self._hints.colorScheme() is Qt.ColorScheme.Light

    @property
    def wants_contrast(self) -> bool:
        return self._preference("contrastPreference") == _STRONG

    @property
    def wants_calm(self) -> bool:
        return self._preference("motionPreference") == _CALM

    def _preference(self, name: str) -> str:
        """The name of a preference; "" if this Qt does not report it."""
        ask = getattr(self._preferences(), name, None)
        return str(ask().name) if ask else ""

    def _preferences(self) -> object:
        """Qt's own object for preferences, requested each time and never kept.

        Collected together with its hints, it would be deleted by PySide while Qt still uses it.
        """
        accessibility = getattr(self._hints, "accessibility", None)
        return accessibility() if accessibility else None


def restyle(*parts: QWidget) -> None:
    """Apply the style sheet to these parts again, after another name or a property that it uses.

    A part that has never been shown is styled later anyway; styling it now would make a start of the program create
    QStyle's hundreds of enums.
    """
    for part in parts:
        if part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            part.style().unpolish(part)
            part.style().polish(part)


StyleName = Literal[
    "",
    "accentSecond",
    "award",
    "bad",
    "bankroll",
    "body",
    "card",
    "cardTitle",
    "cards",
    "chip",
    "choice",
    "compact",
    "faces",
    "feltBadge",
    "feltChip",
    "feltLine",
    "feltName",
    "feltNote",
    "feltSwitch",
    "feltTitle",
    "feltValue",
    "good",
    "goodLead",
    "hair",
    "heading",
    "keyNumber",
    "keys",
    "lead",
    "lowRows",
    "moments",
    "moves",
    "name",
    "note",
    "number",
    "opener",
    "palette",
    "panel",
    "primary",
    "bankroll",
    "questions",
    "quiet",
    "ruleTitle",
    "says",
    "score",
    "second",
    "sections",
    "sheet",
    "small",
    "status",
    "subheading",
    "toggle",
    "told",
    "under",
    "underBest",
]
"""The names of parts in the style sheet, and of parts that look like any other of their kind; "" for none."""

VariantName = Literal["chosen", "first", "gain", "large", "lit", "loss", "opens", "small", "tiny", "wrong"]
"""Properties of a part that the style sheet uses besides its name."""


def set_style(part: QWidget, name: StyleName) -> None:
    """Name a part for the style sheet."""
    if part.objectName() != name:
        part.setObjectName(name)
        restyle(part)


def set_variant(part: QWidget, name: VariantName, *, is_so: bool = True) -> None:
    """Set a property of a part that the style sheet uses, such as "small"."""
    if part.property(name) != is_so:
        part.setProperty(name, is_so)
        restyle(part)


class Polisher(QObject):
    """Has Qt polish widgets again after the palette of the application has changed.

    Each widget is polished once. Pages behind another one, and closed windows, are polished when they show.
    """

    def polish(self, windows: Iterable[QWidget]) -> None:
        """Polish windows that have no parent, with all their widgets."""
        for window in windows:
            self._polish(window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Polish a widget that has waited to be shown; it has not been painted yet."""
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            self._polish(watched)
        return False

    def _polish(self, whole: QWidget) -> None:
        for part in self._seen_parts(whole):
            part.style().polish(part)
            QCoreApplication.sendEvent(part, QEvent(QEvent.Type.StyleChange))

    def _seen_parts(self, part: QWidget) -> Iterator[QWidget]:
        """The widget and its visible descendants, each before its children; hidden ones wait."""
        yield part
        for child in part.children():
            if not isinstance(child, QWidget):
                continue
            if _waits(child):
                child.installEventFilter(self)
            else:
                yield from self._seen_parts(child)


def _waits(part: QWidget) -> bool:
    """Whether a widget is a closed window or a page behind another one."""
    return part.isHidden() and (part.isWindow() or isinstance(part.parentWidget(), QStackedWidget))


PALETTES = {ThemeChoice.DARK: DARK, ThemeChoice.LIGHT: LIGHT, ThemeChoice.CONTRAST: CONTRAST}
"""The themes; the desktop's is one of these."""


class Appearance(QObject):
    """Applies a palette to the whole application.

    Signals: `changed()` after another palette was applied, `motion_changed()` when `is_calm` may have changed.
    """

    changed = Signal()
    motion_changed = Signal()

    def __init__(
        self,
        app: QApplication,
        choice: ThemeChoice = ThemeChoice.DESKTOP,
        desktop: Desktop | None = None,
    ) -> None:
        super().__init__(app)
        self._app = app
        self._choice, self._motion = choice, MotionChoice.DESKTOP
        self.palette = DARK
        self._polisher = Polisher(self)
        self.desktop = desktop or Desktop(app.styleHints(), self)
        self.desktop.changed.connect(self._on_desktop_changed)
        load_latin()
        self._apply()

    @property
    def choice(self) -> ThemeChoice:
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        self._choice = choice
        self._apply()

    def refresh(self) -> None:
        """Apply everything again: another language may need another typeface."""
        self._apply()

    @property
    def motion(self) -> MotionChoice:
        return self._motion

    @property
    def is_calm(self) -> bool:
        """Whether nothing should fly or slide."""
        if self._motion is MotionChoice.DESKTOP:
            return self.desktop.wants_calm
        return self._motion is MotionChoice.REDUCED

    def choose_motion(self, motion: MotionChoice) -> None:
        self._motion = motion
        self.motion_changed.emit()

    def _on_desktop_changed(self) -> None:
        if self._choice is ThemeChoice.DESKTOP:
            self._apply()
        if self._motion is MotionChoice.DESKTOP:
            self.motion_changed.emit()

    def set_contrast(self, window: QWidget) -> None:
        """Tell the style sheet of a window without a parent whether the theme has high contrast."""
        window.setProperty(STRONG, self.palette.is_strong)

    def _apply(self) -> None:
        self.palette = self._chosen_palette()
        windows = [window for window in self._app.topLevelWidgets() if window.parentWidget() is None]
        for window in windows:
            self.set_contrast(window)
        self._app.setFont(font(Type.BODY))
        self._app.setPalette(_qt_palette(self.palette))
        sheet = style_sheet()
        if sheet == self._app.styleSheet():
            self._polisher.polish(windows)
        else:
            self._app.setStyleSheet(sheet)
        self.changed.emit()

    def _chosen_palette(self) -> Palette:
        if self._choice is not ThemeChoice.DESKTOP:
            return PALETTES[self._choice]
        if self.desktop.wants_contrast:
            return CONTRAST
        return LIGHT if self.desktop.is_light else DARK


def _qt_palette(tokens: Palette) -> QPalette:
    colors = QPalette()
    role = QPalette.ColorRole
    for token, name in ROLES.items():
        colors.setColor(role[name], tokens.color(token))
    for place, token in (
        (role.WindowText, "text"),
        (role.ButtonText, "text"),
        (role.AlternateBase, "raised"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
    ):
        colors.setColor(place, tokens.color(token))
    for place in (role.ButtonText, role.WindowText, role.Text):
        colors.setColor(QPalette.ColorGroup.Disabled, place, tokens.color("text_second"))
    return colors


STRONG = "strong"
"""The property of a window in high contrast."""

ROLES: Mapping[str, str] = MappingProxyType(
    {
        "window": "Window",
        "surface": "Base",
        "raised": "Button",
        "stroke": "Mid",
        "groove": "Shadow",
        "pressed": "Dark",
        "chosen": "Midlight",
        "text": "Text",
        "text_second": "PlaceholderText",
        "accent": "Light",
        "gold": "Highlight",
        "on_gold": "HighlightedText",
        "good": "LinkVisited",
        "bad": "BrightText",
        "info": "Link",
    }
)
"""The role of QPalette that holds each color of a theme."""

_SHEET = Template("""
QMainWindow, QDialog { background: $window; }
QWidget { color: $text; font-size: ${body}px; }
QMenuBar { background: $window; border: none; padding: 2px ${tight}px 0 ${tight}px; }
QMenuBar::item { padding: 3px 7px; border: 1px solid transparent; border-radius: 6px; background: transparent;
                 color: $text_second; }
QMenuBar::item:selected { background: $chosen; color: $text; border-color: $accent; }
QMenu { background: $surface; border: 1px solid $stroke; padding: ${tight}px; }
QMenu::item { padding: 3px 27px 3px 23px; border: 1px solid transparent; border-radius: 6px; }
QMenu::item:selected { background: $chosen; border-color: $accent; }
QMenu::item:disabled { color: $text_second; }
QMenu::separator { height: 1px; background: $stroke; margin: ${tight}px; }
QTabWidget::pane { border: none; border-top: 1px solid $stroke; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; padding: 8px 20px 7px 20px; color: $text_second; font-size: ${lead}px;
               font-weight: 600; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabBar::tab:focus { color: $accent; }
QStatusBar { background: $surface; border-top: 1px solid $stroke; }
QStatusBar::item { border: none; }
QStatusBar QLabel, QLabel#told { color: $text_second; padding: 2px ${small}px; }
QLabel#told { background: $surface; border-top: 1px solid $stroke; }
QPushButton#status { color: $text_second; font-weight: 400; padding: 1px 7px;
                     background: transparent; border: 1px solid transparent; border-radius: 6px; }
QPushButton#status:hover { color: $text; border-color: $stroke; }
QPushButton#status:focus { color: $text; border: 2px solid $info; padding: 0 6px; }
QToolTip { background: $raised; color: $text; border: 1px solid $stroke; padding: ${tight}px; }
QScrollArea, QScrollArea > QWidget > QWidget#cards { background: transparent; border: none; }
QScrollArea#sheet { border: 2px solid transparent; border-radius: 12px; padding: ${tight}px; }
QScrollArea#sheet:focus { border-color: $info; }
QScrollBar:vertical { background: transparent; width: ${scroll_bar}px; margin: 0; }
QScrollBar::handle:vertical { background: $stroke; border-radius: 4px; min-height: 28px; margin: 1px 1px 1px 3px; }
QScrollBar::handle:vertical:hover, QScrollBar::handle:horizontal:hover { background: $text_second; }
QScrollBar:horizontal { background: transparent; height: ${scroll_bar}px; margin: 0; }
QScrollBar::handle:horizontal { background: $stroke; border-radius: 4px; min-width: 28px; margin: 3px 1px 1px 1px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

#card, #panel { background: $surface; border: 1px solid $stroke; border-radius: ${card}px; }
#faces { background: $surface; border: 2px solid $stroke; border-radius: ${card}px; }
#faces:focus { border-color: $info; }
#panel { padding: 1px; }
#panel[lit="true"] { background: $raised; border: 2px solid $accent; padding: 0; }
#cardTitle { font-weight: 700; }
#second { color: $text_second; }
#name { font-size: ${lead}px; font-weight: 600; }
#score { font-size: ${score}px; font-weight: 700; }
#panel[lit="true"] #score { color: $accent; }
#bankroll { font-size: ${large_type}px; font-weight: 700; color: $accent; }
#keyNumber { font-size: ${title}px; font-weight: 700; }
#keyNumber[first="true"] { font-size: ${large_type}px; }
#keyNumber[gain="true"] { color: $good; }
#keyNumber[loss="true"] { color: $bad; }
#bankroll { font-size: ${lead}px; font-weight: 700; color: $accent; }
QLabel[opens="true"] { text-decoration: underline; border: 1px solid transparent; border-radius: 4px; }
QLabel[opens="true"]:focus { border-color: $info; }
#lead { font-size: ${lead}px; font-weight: 600; }
#ruleTitle { font-weight: 600; }
#hair { background: $stroke; border: none; }
#keys { color: $accent; font-weight: 600; }
QTableView#palette::item { padding: 6px 5px; }
QTableView#palette::item:selected { background: $chosen; color: $text; padding: 5px 5px;
                                    border-top: 1px solid $accent; border-bottom: 1px solid $accent; }
QTableView#palette, QTableView#moves { outline: none; }
QTableView#moves::item { padding: ${tight}px 6px ${tight}px 0; }
QTableView#moves::item:selected { background: $chosen; color: $text; border-top: 1px solid $accent;
                                  border-bottom: 1px solid $accent; }
QTableView#moves::item:selected:focus { border-color: $info; }
QTableView#palette::item:selected:focus { border: 1px solid $info; border-radius: 4px; padding: 5px 4px; }
#good { color: $good; }
#bad { color: $bad; }
#goodLead { color: $good; font-size: ${lead}px; font-weight: 600; }
#accentSecond { color: $accent; font-weight: 600; }
QPushButton#feltSwitch { background: transparent; border: 1px solid $on_felt; border-radius: 8px;
                        padding: 1px ${small}px; color: $on_felt; font-size: ${least}px; font-weight: 400; }
QPushButton#feltSwitch:focus { border: 2px solid $on_felt_bright; padding: 0 7px; }
#feltTitle { color: $on_felt; font-weight: 700; letter-spacing: 1px; }
#feltValue { color: $on_felt; font-size: ${large_type}px; font-weight: 700; }
#feltValue[large="true"] { font-size: ${score}px; }
#feltValue[small="true"] { font-size: ${title}px; }
#feltValue[tiny="true"] { font-size: ${lead}px; }
#feltLine { color: $on_felt; font-weight: 600; }
#feltLine[small="true"], #feltNote[small="true"], #feltName[small="true"] { font-size: ${least}px; }
#feltValue[lit="true"], #feltName[lit="true"], #feltLine[lit="true"] { color: $on_felt_bright; }
#feltName { color: $on_felt; font-size: ${lead}px; font-weight: 600; }
#feltNote { color: $on_felt; }
#feltBadge { color: $on_felt; border: 1px solid $on_felt; border-radius: ${tight}px; font-weight: 700;
             padding: 1px ${small}px; }

QListView, QTextBrowser, QPlainTextEdit, QTableView, QGraphicsView { background: transparent; border: none; }
QPlainTextEdit { border: 1px solid transparent; border-radius: 6px; padding: ${tight}px; }
QPlainTextEdit:focus { border-color: $info; }
QPlainTextEdit#note { background: $raised; border: 1px solid $stroke; border-radius: 8px; padding: 0;
                      selection-background-color: $gold; selection-color: $on_gold;
                      placeholder-text-color: $text_second; }
QPlainTextEdit#note:focus { border-color: $info; }
QTableView:focus { border: 1px solid $info; border-radius: 6px; }
QTableView::item { padding: ${tight}px 6px ${tight}px 0; }
QHeaderView { background: transparent; border: none; }
QTableCornerButton::section { background: transparent; border: none; }
QHeaderView::section { background: transparent; border: none; border-bottom: 1px solid $stroke;
                       padding: ${tight}px 6px ${tight}px 0; color: $text_second;
                       font-weight: 600; }
#palette QHeaderView::section { padding-left: ${small}px; }
#lowRows QHeaderView::section:first { padding-left: ${tight}px; }
#lowRows QHeaderView::section:vertical { padding: 0; border: none; }
#lowRows[small="true"]::item { padding-right: 3px; }
#lowRows[small="true"] QHeaderView::section { padding-right: 3px; }
QListView:focus { border: 1px solid $info; border-radius: 6px; }
QListView#sections { border: 1px solid transparent; outline: none; font-weight: 600; }
QListView#sections:focus { border: 1px solid transparent; }
QListView#sections::item { padding: ${small}px ${medium}px; border-left: 3px solid transparent; color: $text_second; }
QListView#sections::item:selected { background: $chosen; border-left: 3px solid $accent; color: $text; }
QListView#questions { border: none; outline: none; }
QListView#questions:focus { border: none; }
QListView#questions::item { padding: 7px ${small}px; border-left: 3px solid transparent; }
QListView#questions::item:disabled { color: $text_second; }
QListView#questions::item:selected { background: $chosen; border-left: 3px solid $accent; color: $accent; }
QListView#questions::item:selected:focus { border: 2px solid $info; border-radius: 8px; padding: 5px 6px 5px 9px; }
QListView#sections::item:selected:focus { border: 2px solid $info; border-radius: 8px; padding: 6px 10px 6px 13px; }

QPushButton { background: $raised; border: 1px solid $stroke; border-radius: ${button}px;
              padding: 9px ${large}px; font-weight: 600; outline: none; }
QPushButton:hover { border-color: $text_second; }
QPushButton:focus { border: 2px solid $info; padding: 8px 15px; }
QPushButton:pressed { background: $pressed; }
QPushButton:disabled { color: $text_second; background: $window; }
QPushButton#primary { background: $gold; color: $on_gold; border: 2px solid $accent; font-size: ${lead}px;
                      padding: 10px 24px; }
QPushButton#primary:focus { border: 2px solid $text; }
QPushButton#primary:disabled { background: $raised; color: $text_second; border-color: $stroke; }
QPushButton#quiet, QPushButton#opener { padding: ${tight}px 12px; border-radius: 8px; }
QPushButton#quiet:focus, QPushButton#opener:focus { border: 2px solid $info; padding: 3px 11px; }
QPushButton#compact { padding: 7px 12px; font-weight: 400; }
QPushButton#compact:focus { padding: 6px 11px; }
QPushButton#compact::menu-indicator { image: none; width: 0; }
QPushButton#chip { padding: 3px 10px; border-radius: 8px; font-weight: 400; }
QPushButton#chip:checked { border: 2px solid $accent; padding: 2px 9px; color: $accent; }
QPushButton#chip:focus { border: 2px solid $info; padding: 2px 9px; }
QPushButton#feltChip { background: transparent; color: $on_felt; border: 1px solid $on_felt; border-radius: 10px;
                       padding: 1px 9px; font-weight: 400; }
QPushButton#feltChip:hover { color: $on_felt_bright; border-color: $on_felt_bright; }
QPushButton#feltChip:focus { border: 2px solid $on_felt_bright; padding: 0 8px; }
QPushButton#choice { padding: 0; border: 1px solid $stroke; background: $raised; }
QPushButton#choice:hover { border-color: $text_second; }
QPushButton#choice:checked { border: 2px solid $accent; }
QPushButton#choice:focus { border: 2px solid $info; }
QPushButton#choice:checked:focus { border: 2px solid $accent; outline: 2px solid $info; outline-offset: -4px;
                                   outline-radius: 6px; }
QPushButton#choice:disabled { background: $window; }
#number { font-size: ${title}px; font-weight: 700; }
#number:disabled, #under:disabled { color: $text_second; }
#number[chosen="true"]:disabled { color: $text; }
#under { color: $text_second; }
#underBest { color: $good; font-weight: 700; }

QPushButton#toggle:checked, QPushButton#quiet:checked { border-color: $accent; }
QPushButton#toggle:focus { border: 2px solid $info; }

#award { color: $accent; font-weight: 700; letter-spacing: 1px; }
#heading { font-size: ${title}px; font-weight: 700; }
#heading[small="true"] { font-size: ${lead}px; }
#subheading { color: $text_second; }

QLineEdit { background: $raised; border: 1px solid $stroke; border-radius: ${button}px; padding: 10px 13px;
            selection-background-color: $gold; selection-color: $on_gold;
            placeholder-text-color: $text_second; }
QLineEdit:hover { border-color: $text_second; }
QLineEdit:focus { border: 2px solid $info; padding: 9px 12px; }

QLineEdit#compact { padding: 7px 8px; }
QLineEdit#compact:focus { padding: 6px 7px; }

QSpinBox { background: $raised; border: 1px solid $stroke; border-radius: ${button}px; padding: 7px 4px 7px 12px; }
QSpinBox:hover { border-color: $text_second; }
QSpinBox:focus { border: 2px solid $info; padding: 6px 3px 6px 11px; }
QSpinBox QLineEdit, QSpinBox QLineEdit:hover, QSpinBox QLineEdit:focus { background: transparent; border: none;
                                                                         padding: 0; }
QSpinBox::up-button, QSpinBox::down-button { background: transparent; border: none; width: 24px; }
QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; width: 0; height: 0; }

QCheckBox { spacing: ${small}px; padding: ${tight}px; border: 2px solid transparent; border-radius: 6px; }
QCheckBox:focus { border-color: $info; }
QCheckBox::indicator { width: 16px; height: 16px; border: 1px solid $text_second; border-radius: 5px;
                       background: $raised; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; }
QProgressBar { background: $groove; border: none; border-radius: 4px; min-height: 8px; max-height: 8px; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QSlider { min-height: 26px; }
QSlider#moments { min-height: 150px; }
QSlider::groove:horizontal { background: $groove; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal { background: $text; border: 2px solid $surface; width: 16px; height: 16px;
                             margin: -8px 0; border-radius: 10px; }
QSlider::handle:horizontal:hover { background: $accent; }
QSlider::handle:horizontal:focus { border-color: $info; }
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled { background: $text_second; }
QCheckBox:disabled, QComboBox:disabled { color: $text_second; }

QComboBox { background: $raised; border: 1px solid $stroke; border-radius: ${button}px; padding: 7px 28px 7px 12px;
            combobox-popup: 0; }
QComboBox:hover { border-color: $text_second; }
QComboBox:focus { border: 2px solid $info; padding: 6px 27px 6px 11px; }
QComboBox#small { padding: 3px 24px 3px 8px; border-radius: 7px; }
QComboBox#small:focus { padding: 2px 23px 2px 7px; }
QComboBox::drop-down { border: none; width: 0; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $stroke; outline: none; }
QComboBox QAbstractItemView:focus { border: 1px solid $stroke; border-radius: 0; }
QComboBox QAbstractItemView::item { min-height: 24px; padding-left: 5px; border: 1px solid transparent; }
QComboBox QAbstractItemView::item:selected { background: $chosen; color: $text; border: 1px solid $accent; }

QLineEdit[wrong="true"], QComboBox[wrong="true"], QSpinBox[wrong="true"],
QPushButton[wrong="true"] { border-color: $bad; }
""")

_STRONG_SHEET = Template("""
$strong QTabBar::tab:selected { border-bottom: 4px solid $accent; }
$strong QTabBar::tab:focus { border-bottom: 4px solid $info; }
$strong QMenuBar::item:selected, $strong QMenu::item:selected { background: $gold; color: $on_gold; }
$strong QMenu::item:disabled:selected { background: $chosen; color: $text_second; }
$strong QComboBox QAbstractItemView::item:selected { background: $gold; color: $on_gold; }
$strong QTableView#palette::item:selected,
$strong QTableView#moves::item:selected { background: $gold; color: $on_gold; }
$strong QScrollBar::handle:vertical:hover, $strong QScrollBar::handle:horizontal:hover { background: $text; }
$strong QPushButton:disabled, $strong QPushButton#primary:disabled { border-style: dashed; }
$strong QPushButton:focus { border: 3px solid $info; padding: 7px 14px; }
$strong QPushButton#primary:focus { border: 4px solid $text; padding: 8px 22px; }
$strong QPushButton#chip:checked, $strong QPushButton#chip:focus { border-width: 3px; padding: 1px 8px; }
$strong QPushButton#feltChip:focus { border-width: 3px; padding: 0 7px; }
$strong QPushButton#choice:focus { border: 3px solid $info; padding: 0; }
$strong QPushButton#choice:checked { border: 3px solid $accent; }
$strong QPushButton#choice:checked:focus { border: 3px solid $accent; outline: 3px solid $info; outline-offset: -6px;
                                           outline-radius: 5px; }
$strong QPushButton#toggle:checked { border: 3px solid $accent; padding: 7px 14px; }
$strong QPushButton#toggle:focus { border: 3px solid $info; padding: 7px 14px; }
$strong QLineEdit:focus { border: 3px solid $info; padding: 8px 11px; }
$strong QLineEdit#compact:focus { padding: 5px 6px; }
$strong QSpinBox QLineEdit:focus { border: none; padding: 0; }
$strong QSpinBox:focus { border: 3px solid $info; padding: 5px 2px 5px 10px; }
$strong QCheckBox:focus { border: 3px solid $info; padding: 3px; }
$strong QComboBox:focus { border: 3px solid $info; padding: 5px 26px 5px 10px; }
$strong QComboBox#small:focus { padding: 1px 22px 1px 6px; }
$strong QTableView:focus, $strong QListView:focus, $strong QScrollArea#sheet:focus { border: 2px solid $info; }
$strong QSlider::groove:horizontal, $strong QSlider::sub-page:horizontal { height: 6px; }
$strong QSlider::handle:horizontal { border: 3px solid $window; }
$strong QSlider::handle:horizontal:focus { border: 3px solid $info; background: $window; }
""")
"""The additions of the high-contrast theme: wide focus frames, chosen rows in the opposite colors, and a broken frame
around disabled buttons, as their letters are hardly darker.
"""


def style_sheet() -> str:
    """The whole style sheet, at the size of the desktop's font."""
    sheet = Template(_SHEET.template + _STRONG_SHEET.template).substitute(
        {token: f"palette({_in_sheets(role)})" for token, role in ROLES.items()},
        strong=f'*[{STRONG}="true"]',
        scroll_bar=SCROLL_BAR,
        tight=int(Space.TIGHT),
        small=int(Space.SMALL),
        medium=int(Space.MEDIUM),
        large=int(Space.LARGE),
        card=int(Corner.CARD),
        button=int(Corner.BUTTON),
        body=scaled(Type.BODY),
        lead=scaled(Type.LEAD),
        title=scaled(Type.TITLE),
        large_type=scaled(Type.LARGE),
        on_felt=ON_FELT,
        on_felt_bright=ON_FELT_BRIGHT,
        score=scaled(Type.SCORE),
        # Where room is scarce on a felt, its words do not grow with the desktop's font.
        least=int(Type.BODY),
    )
    return sheet if face().has_bold else re.sub(r"font-weight: [67]00", "font-weight: 400", sheet)


def _in_sheets(role: str) -> str:
    """The name of a role of QPalette in a style sheet: "link-visited" for "LinkVisited"."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in role).removeprefix("-")
