"""The menus of the main window, and the keys of what they do."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from dicedesk.ui.base.keys import ActionSpec, make_action
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme_choice import theme_actions
from dicedesk.ui.base.page import PageSpec
from dicedesk.ui.base.words import tr
from dicedesk.ui.window.game_tabs import GameTabs

if TYPE_CHECKING:
    from dicedesk.ui.window.dialogs import Dialogs


class Commands(Protocol):
    """What the menus have a window do."""

    def ask_and_open_records(self) -> None:
        """Asks for files, and opens the records in them."""

    def save_record(self) -> None:
        """Asks for a file, and writes the record of the current game into it."""

    def show_settings(self) -> object:
        """Opens the settings."""

    def choose_tab(self, place: int) -> None:
        """Shows another page, counted from 0."""

    def tell(self, sentence: str) -> None:
        """Says something in the status bar until the game moves on."""

    def toggle_sound(self) -> None:
        """Switches the sound off or on."""

    def show_rules(self) -> object:
        """Opens the rules of the current game, or the help of another page."""

    def show_keys(self) -> object:
        """Opens the sheet of keys."""

    def walkthrough(self) -> object:
        """Begins the quick tour."""

    def show_palette(self) -> object:
        """Opens the command palette."""

    def ask_oracle(self) -> object:
        """Opens the Oracle."""

    @property
    def games(self) -> GameTabs:
        """The tabs."""

    @property
    def dialogs(self) -> "Dialogs":
        """Opens the windows beside the game."""

    def show_about(self) -> object:
        """Opens what the program is."""


class PageMenu:
    """The first menu: what the page that is chosen can do, and below it what is always there."""

    def __init__(self, menu: QMenu, always: Sequence[QAction], of_games: Sequence[QAction]) -> None:
        """An empty menu; `always` are the actions at its end, and `of_games` what only a game can do."""
        self._menu, self._always, self._of_games = menu, tuple(always), tuple(of_games)

    def show(self, actions: Sequence[QAction], *, is_game: bool) -> None:
        """Shows the actions of another page; what only a game can do is off where it is none."""
        self._menu.clear()
        self._menu.addActions(actions)
        self._menu.addSeparator()
        self._menu.addActions(self._always)
        for action in self._of_games:
            action.setEnabled(is_game)


def menus(window: QMainWindow, does: Commands, pages: Sequence[PageSpec], appearance: Appearance) -> PageMenu:
    """Fills the menu bar of a window: Game, View and Help. `does` does what they say; `pages` are the tabs."""
    game = _menu(window, tr("&Game"))
    themes = theme_actions(appearance, window)
    tabs, view = _made(window, _tab_specs(does, pages)), _made(window, _view_specs(window, does))
    _menu(window, tr("&View"), tabs, themes, view)
    _menu(window, tr("&Help"), _made(window, _help_specs(does)))
    open_record, of_games, end = (_made(window, specs) for specs in _game_end_specs(window, does))
    return PageMenu(game, (*open_record, *of_games, *end), of_games)


def _made(window: QMainWindow, specs: Iterable[ActionSpec]) -> list[QAction]:
    return [make_action(spec, window) for spec in specs]


def _menu(window: QMainWindow, title: str, *groups: Sequence[QAction]) -> QMenu:
    """A menu with a line between its groups."""
    menu = window.menuBar().addMenu(title)
    for place, actions in enumerate(groups):
        if place:
            menu.addSeparator()
        menu.addActions(actions)
    return menu


def _game_end_specs(window: QMainWindow, does: Commands) -> tuple[tuple[ActionSpec, ...], ...]:
    """The end of the first menu in three parts; the second is what only a game can do."""
    key = QKeySequence.StandardKey
    settings = (key.Preferences, "F10") if QKeySequence.keyBindings(key.Preferences) else ("F10",)
    leave = (key.Quit,) if QKeySequence.keyBindings(key.Quit) else ("Ctrl+Q",)
    return (
        (ActionSpec(tr("Open game record…"), ("Ctrl+Shift+O",), does.ask_and_open_records),),
        (
            ActionSpec(
                tr("New game with your own dice"),
                ("Ctrl+Shift+N",),
                partial(_begin_with_dice, does, are_typed=True),
            ),
            ActionSpec(
                tr("New game with the program's dice"), (), partial(_begin_with_dice, does, are_typed=False)
            ),
            ActionSpec(tr("Save game record…"), (key.Save,), does.save_record),
            ActionSpec(
                tr("Replay this game"), ("Ctrl+R",), lambda: does.dialogs.replay_game(does.games, does.tell)
            ),
            ActionSpec(
                tr("Review this game"),
                ("Ctrl+Shift+A",),
                lambda: does.dialogs.reviews.review_game(does.games),
            ),
            ActionSpec(tr("Dice of this game…"), ("Ctrl+D",), lambda: does.dialogs.show_dice(does.games)),
        ),
        (
            ActionSpec(tr("Settings…"), settings, does.show_settings),
            ActionSpec(tr("Quit DiceDesk"), leave, partial(_close, window)),
        ),
    )


def _tab_specs(does: Commands, pages: Sequence[PageSpec]) -> tuple[ActionSpec, ...]:
    return tuple(
        ActionSpec(page.title, (f"Ctrl+{place + 1}", *page.keys), partial(does.choose_tab, place))
        for place, page in enumerate(pages)
    )


def _view_specs(window: QMainWindow, does: Commands) -> tuple[ActionSpec, ...]:
    return (
        ActionSpec(tr("All statistics…"), ("Ctrl+Shift+H",), lambda: does.dialogs.show_statistics()),
        ActionSpec(tr("Strategies of Hog…"), ("Ctrl+Shift+M",), lambda: does.dialogs.strategies.show()),
        ActionSpec(tr("Practice…"), ("Ctrl+Shift+P",), partial(_practice, does)),
        ActionSpec(tr("Sound on or off"), ("M",), does.toggle_sound),
        ActionSpec(tr("Full screen"), ("F11",), partial(_toggle_full_screen, window)),
    )


def _help_specs(does: Commands) -> tuple[ActionSpec, ...]:
    return (
        ActionSpec(tr("Rules of this game"), ("F1",), does.show_rules),
        ActionSpec(tr("Keyboard shortcuts"), ("?",), does.show_keys),
        ActionSpec(tr("Quick tour"), (), does.walkthrough),
        ActionSpec(tr("Find a command…"), ("Ctrl+K",), does.show_palette),
        ActionSpec(tr("Ask the Oracle"), ("Ctrl+O",), does.ask_oracle),
        ActionSpec(tr("Coach"), (), lambda: does.dialogs.show_help("coach", tr("Coach"))),
        ActionSpec(tr("Provably fair dice"), (), lambda: does.dialogs.show_fairness()),
        ActionSpec(tr("Restore a backup…"), (), lambda: does.dialogs.show_backups()),
        ActionSpec(tr("For the classroom"), (), lambda: does.dialogs.show_classroom()),
        ActionSpec(tr("Craps chapter demo"), (), lambda: does.dialogs.show_demonstration()),
        ActionSpec(tr("About DiceDesk"), (), does.show_about),
    )


def _practice(does: Commands) -> None:
    """Opens the exercises; while the history is shown, that reviews games itself."""
    does.dialogs.practice.show(looks_for_mistakes=does.games.game is not None)


def _begin_with_dice(does: Commands, *, are_typed: bool) -> None:
    """Begins another game on the tab that is chosen, if it is a game's."""
    if does.games.game is not None:
        does.games.game.bridge.ask_for_game(are_typed=are_typed)


def _close(part: QWidget) -> None:
    """Closes the window of the program that a part lies in."""
    part.window().close()


def _toggle_full_screen(part: QWidget) -> None:
    """Has the window of the program fill the screen, or not any more."""
    window = part.window()
    if window.isFullScreen():
        window.showNormal()
    else:
        window.showFullScreen()
