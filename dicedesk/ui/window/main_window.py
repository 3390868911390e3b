"""The main window: a tab for each game and each other page, the menus, and the status line."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QPushButton, QSizePolicy, QStatusBar, QWidget

from dicedesk.core.words import tr as sentence
from dicedesk.play.ports.audio import Cue
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.app import FIRST_WINDOW, SMALLEST_WINDOW, FirstPaint
from dicedesk.ui.base.game_ui import MenuPlace
from dicedesk.ui.base.keys import ActionSpec, EnterKey, make_action
from dicedesk.ui.base.lifetime import in_next_turn
from dicedesk.ui.base.look.appearance import PALETTES, Appearance, set_style
from dicedesk.ui.base.open_windows import brought_up
from dicedesk.ui.base.page import PageSpec, Status, WindowPage
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.games.catalogue import game_uis
from dicedesk.ui.table.beaten import LastBeaten
from dicedesk.ui.table.game_tab import GameTab, TabSpec
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.windows import Windows

if TYPE_CHECKING:
    from dicedesk.features.answer import Draft
    from dicedesk.ui.features.guided_turn import GuidedTurn
    from dicedesk.ui.features.today import TodaysDoor


class MainWindow(QMainWindow):
    """Holds the given tabs; it knows no game. It lies in a Shell, and can stand alone.

    In another language a new one is made, of the same parts and with the selections of the old one.
    """

    accessible_role = "Grouping"

    def __init__(
        self,
        parts: AppParts,
        tabs: Sequence[TabSpec],
        first_tab: int = 0,
        selections: Mapping[int, tuple[int, ...]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show the tab at `first_tab` first, counted from 0; 0 if there are fewer.

        A tab is made when it is chosen, or earlier in a quiet moment. `selections` are choices not yet played, such as
        dice to keep.
        """
        super().__init__(parent)
        # The contents are made within their parent: Qt restyles a whole window when it gets another parent.
        self.setWindowFlags(Qt.WindowType.Widget)
        self._parts = parts
        self._actions: dict[WindowPage, list[QAction]] = {}
        self.greets_newcomers = False
        self._guided: set[WindowPage] = set()
        """The games whose guided turn is under way."""
        self.setWindowTitle("DiceDesk")
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*FIRST_WINDOW)
        EnterKey(self)
        self.games = GameTabs(tabs, _other_pages(parts), first_tab, selections or {})
        self.games.made.connect(self._on_made)
        self.setCentralWidget(self.games)
        self.windows = Windows(parts, self.games, self)
        self.windows.told.connect(self.tell)
        self._status = StatusLine(parts)
        self.setStatusBar(self._status)
        self._status.dice.clicked.connect(self.windows.show_dice)
        self._menus = menus(self, self.games.specs, parts.appearance)
        self.games.currentChanged.connect(self._on_tab_changed)
        self.games.chip.clicked.connect(self._press_door)
        self._on_tab_changed()
        # Sound and voice are loaded after the games have been painted; a pressed key comes first.
        FirstPaint(self, partial(in_next_turn, self._status, self._status.begin))

    @property
    def current_tab(self) -> WindowPage:
        """The visible page."""
        return self.games.current

    @property
    def place_of_tab(self) -> int:
        """The number of the visible tab, from 0."""
        return self.games.currentIndex()

    def choose_tab(self, place: int) -> None:
        """Show a tab, counted from 0; the previous one stays as it is."""
        self.games.setCurrentIndex(place)

    def tell(self, sentence: str) -> None:
        """Show a sentence in the status bar until the game moves on."""
        self._status.tell(sentence)

    def show_status(self) -> None:
        """Show in the status bar whether the game is saved."""
        self._status.show_status(self.current_tab.status())

    def toggle_sound(self) -> None:
        """Turn the sound off or on."""
        self._status.toggle_sound()

    def save_record(self) -> None:
        """Ask for a file, and save the record of the current game in it."""
        # 0.2 s on a busy computer: reading a record loads all games.
        from dicedesk.ui.window.records import file_to_save

        game = self.games.game
        file = None if game is None else file_to_save(self, game.record_text(), self.games.title)
        if game is not None and file is not None:
            self.write_record(file, game.record_text())

    def write_record(self, file: Path, record: str) -> None:
        """Write a record's text to a file, and say whether it was saved."""
        # 0.2 s, as above.
        from dicedesk.ui.window.records import write_record

        self.tell(write_record(file, record))

    def send_challenge(self, record: str) -> None:
        """Offer to save a challenge: the dice and the result of a finished game without its moves."""
        self._send(record, is_answer=False)

    def send_answer(self, record: str) -> None:
        """Offer to save a finished game for the player whose challenge it answers."""
        self._send(record, is_answer=True)

    def _send(self, record: str, *, is_answer: bool) -> None:
        # 0.2 s, as above.
        from dicedesk.features.answer import draft_of

        job = self.windows.slow_job(tr("Send to a friend"))
        job.ready.connect(self._show_draft)
        job.failed.connect(self._on_not_sent)
        job.ask(partial(draft_of, record, is_answer=is_answer))

    def _show_draft(self, draft: "Draft") -> None:
        from dicedesk.ui.window.records import SendDialog  # loaded by now

        name = draft.name or self._parts.settings.value.signature
        brought_up(SendDialog(draft, name, self.window())).chosen.connect(self._save_draft)

    def _save_draft(self, draft: "Draft", name: str) -> None:
        from dicedesk.ui.window.records import file_to_send, write_sent  # loaded by now

        if name != draft.name:
            self._parts.settings.change(lambda settings: replace(settings, signature=name))
        file = file_to_send(self, draft, name)
        if file is not None:
            words = write_sent(file, draft.text(name), draft.to)
            self.tell(words)
            announce(self, words)

    def _on_not_sent(self, reason: str) -> None:
        self.windows.show_refused(tr("This game cannot be sent to a friend."), reason)

    def ask_and_open_records(self) -> None:
        """Ask for files, and open the records in them."""
        # 0.2 s, as above.
        from dicedesk.ui.window.records import chosen_files

        self.open_records(chosen_files(self))

    def open_records(self, files: Sequence[str]) -> None:
        """Read files in the background, and open the story of each record; a dialog reports the others."""
        # 0.2 s, as above.
        from dicedesk.ui.window.records import RecordReading

        parts = self._parts
        reading = RecordReading(files, parts.late.history, parts.jobs, parts.long_jobs, self)
        reading.told.connect(self.tell)
        reading.read.connect(self.windows.show_file)
        reading.refused.connect(self.windows.show_refusals)
        reading.challenged.connect(self.windows.offer_challenge)
        reading.several.connect(self.windows.offer_import)
        reading.silent.connect(self.show_status)
        reading.start()

    def guide(self) -> "GuidedTurn | None":
        """Begin the guided turn at a game, or say why there is none; a game that is over is replaced by another."""
        if self.games.game is None:
            self.choose_tab(0)
        game = self.games.game
        if game is None:
            return None
        game.pace.finish()
        if game.session.is_over:
            game.input.begin_again()
        turn = self._guide(game, len(game.session.history))
        if turn is None:
            what = tr("The guided turn works only in a game you are playing.")
            game.answer(in_sentences(what, tr("Choose yourself as a player and start a new game.")))
        return turn

    def greet_newcomers(self) -> bool:
        """From now on begin or continue a new player's guided turn when a game is shown; return whether there is one.

        The tables look up how today's games stand and, for other players, the opponents they beat last.
        """
        self.greets_newcomers = True
        for last in self.findChildren(LastBeaten):
            last.turn_on()
        for page in self._actions:
            self._open_door(page)
        self._show_door()
        return self._greet()

    def say_what_waits(self) -> None:
        """Greet a returning player on the visible game's felt, until their next move."""
        tab = self.games.game
        if tab is None:
            return
        # 5 ms.
        from dicedesk.ui.features.greeting import GreetingLine

        line = GreetingLine(tab.corner, tab.bridge, self._parts)
        line.practice_asked.connect(self.windows.show_practice_of)
        line.skill_asked.connect(partial(self.windows.show_skill, tab.session.record.spec.id))
        tab.returned.connect(line.look)

    def show_calendar(self) -> None:
        """Show the calendar of the daily games, in the history."""
        from dicedesk.ui.features.history.page import HistoryPage  # 210 ms

        self.games.choose("history")
        if isinstance(self.current_tab, HistoryPage):
            self.current_tab.show_calendar()

    def _open_door(self, page: WindowPage) -> None:
        """Offer today's game on the felt of a game."""
        if not isinstance(page, GameTab):
            return
        from dicedesk.ui.features.today import TodaysDoor  # 3 ms

        door = TodaysDoor(page, self._parts)
        door.play_asked.connect(partial(_play_today, self))
        door.calendar_asked.connect(self.show_calendar)
        door.changed.connect(self._show_door)

    def _show_door(self) -> None:
        """Offer today's game of the last visible game over a page without a game."""
        door = None if self.games.game is not None else self._door
        texts, tip = ((), "") if door is None else (door.texts, door.tip)
        self.games.show_chip(texts, tip)

    @property
    def _door(self) -> "TodaysDoor | None":
        from dicedesk.ui.features.today import TodaysDoor  # 3 ms

        game = self.games.last_game if self.greets_newcomers else None
        return None if game is None else game.findChild(TodaysDoor)

    def _press_door(self) -> None:
        if self._door is not None:
            self._door.press()

    def _greet(self) -> bool:
        game = self.games.game
        if game is None or not self.greets_newcomers:
            return False
        if game in self._guided:
            return True
        begun = game.bridge.lesson_begun()
        return begun is not None and self._guide(game, begun) is not None

    def _guide(self, game: GameTab[Any, Any], begun: int) -> "GuidedTurn | None":
        """Guide through a game since its move `begun`; None if no person plays in it."""
        # 30 ms on a busy computer.
        from dicedesk.ui.features.guided_turn import guided_turn

        turn = guided_turn(self, game, self._parts.appearance, begun)
        if turn is not None:
            self._guided.add(game)
            turn.ended.connect(partial(self._guided.discard, game))
            turn.ended.connect(self._say_how_to_repeat)
        return turn

    def _say_how_to_repeat(self) -> None:
        words = tr("Again: “Guided turn” in Help.")
        self.tell(words)
        announce(self, words)

    def _on_made(self, page: WindowPage) -> None:
        actions = [(spec, make_action(spec, page)) for spec in page.menu_actions()]
        self._actions[page] = [action for spec, action in actions if spec.in_menu]
        page.status_changed.connect(self.show_status)
        page.noted.connect(self.tell)
        page.told.connect(lambda words: announce(page, words))
        page.files_opened.connect(self.open_records)
        page.challenge_asked.connect(self.send_challenge)
        page.answer_asked.connect(self.send_answer)
        page.opponent_asked.connect(self._play_against)
        if isinstance(page, GameTab):
            page.heard.connect(self._play)
            LastBeaten(page, self._parts, is_on=self.greets_newcomers)
            if self.greets_newcomers:
                self._open_door(page)
        self.windows.follow(page)

    def _on_tab_changed(self) -> None:
        page = self.current_tab
        self._menus.show(self._actions[page], is_game=self.games.game is not None)
        self.show_status()
        self._show_door()
        if self.greets_newcomers:
            FirstPaint(page, self._greet)

    def _play_against(self, game: str, name: str) -> None:
        tab = self.games.tab_of(game)
        if tab is not None:
            self.games.choose(game)
            tab.play_against(name)
            tab.take_focus()

    def _play(self, cue: Cue) -> None:
        self._parts.late.sounds.play(cue)
        self._status.show_sound_and_voice()


class PageMenu:
    """The first menu: the actions of the visible page, and below them the permanent ones."""

    def __init__(self, menu: QMenu, always: Sequence[QAction], of_games: Sequence[QAction]) -> None:
        """`always` are the permanent actions, `of_games` those that need a game, in this menu or in one below it."""
        self._menu, self._always, self._of_games = menu, tuple(always), tuple(of_games)

    def show(self, actions: Sequence[QAction], *, is_game: bool) -> None:
        """Show the actions of another page; disable those that need a game unless it is one."""
        self._menu.clear()
        self._menu.addActions(actions)
        self._menu.addSeparator()
        self._menu.addActions(self._always)
        for action in self._of_games:
            action.setEnabled(is_game)


def menus(window: MainWindow, pages: Sequence[PageSpec], appearance: Appearance) -> PageMenu:
    """Fill the menu bar: Game, View and Help; `pages` are the tabs."""
    game = _menu(window, tr("&Game"))
    themes = theme_actions(appearance, window)
    tabs, view = _new_actions(window, _tab_specs(window, pages)), _new_actions(window, _view_specs(window))
    _menu(window, tr("&View"), tabs, themes, view)
    _menu(window, tr("&Help"), _new_actions(window, _help_specs(window)))
    files, of_record, dice = (_new_actions(window, specs) for specs in _record_specs(window))
    today, end = (_new_actions(window, specs) for specs in _game_end_specs(window))
    record = QMenu(tr("Record"), game)
    _fill(record, (files, of_record, dice))
    return PageMenu(game, (*today, record.menuAction(), *end), (*of_record, *dice))


def _new_actions(window: QMainWindow, specs: Iterable[ActionSpec]) -> list[QAction]:
    return [make_action(spec, window) for spec in specs]


def _menu(window: QMainWindow, title: str, *groups: Sequence[QAction]) -> QMenu:
    menu = window.menuBar().addMenu(title)
    _fill(menu, groups)
    return menu


def _fill(menu: QMenu, groups: Sequence[Sequence[QAction]]) -> None:
    for place, actions in enumerate(groups):
        if place:
            menu.addSeparator()
        menu.addActions(actions)


def _record_specs(window: MainWindow) -> tuple[tuple[ActionSpec, ...], ...]:
    """The menu of records and dice in three parts; the last two need a game."""
    return (
        (ActionSpec(tr("Open game record…"), ("Ctrl+Shift+O",), window.ask_and_open_records),),
        (
            ActionSpec(tr("Save game record…"), (QKeySequence.StandardKey.Save,), window.save_record),
            ActionSpec(tr("Send as a challenge…"), (), partial(_send_challenge, window)),
            ActionSpec(tr("Replay this game"), ("Ctrl+R",), window.windows.show_replay_of_game),
            ActionSpec(tr("Review this game"), ("Ctrl+Shift+A",), window.windows.show_review_of_game),
        ),
        (
            ActionSpec(
                tr("New game with your own dice"),
                ("Ctrl+Shift+N",),
                partial(_begin_with_dice, window, are_typed=True),
            ),
            ActionSpec(
                tr("New game with the program's dice"), (), partial(_begin_with_dice, window, are_typed=False)
            ),
            ActionSpec(tr("Dice for this game…"), ("Ctrl+D",), window.windows.show_dice),
        ),
    )


def _game_end_specs(window: MainWindow) -> tuple[tuple[ActionSpec, ...], ...]:
    """The end of the first menu in two parts; the menu of records comes between them."""
    key = QKeySequence.StandardKey
    settings = (key.Preferences, "F10") if QKeySequence.keyBindings(key.Preferences) else ("F10",)
    leave = (key.Quit,) if QKeySequence.keyBindings(key.Quit) else ("Ctrl+Q",)
    return (
        (
            ActionSpec(tr("Today's game"), ("Ctrl+T",), partial(_play_today, window)),
            ActionSpec(tr("Any position…"), ("Ctrl+P",), window.windows.show_position),
        ),
        (
            ActionSpec(tr("Settings…"), settings, window.windows.show_settings),
            ActionSpec(tr("Quit DiceDesk"), leave, partial(_close, window)),
        ),
    )


def _tab_specs(window: MainWindow, pages: Sequence[PageSpec]) -> tuple[ActionSpec, ...]:
    return tuple(
        ActionSpec(page.title, (f"Ctrl+{place + 1}", *page.keys), partial(window.choose_tab, place))
        for place, page in enumerate(pages)
    )


def _view_specs(window: MainWindow) -> tuple[ActionSpec, ...]:
    return (
        ActionSpec(tr("All statistics…"), ("Ctrl+Shift+H",), window.windows.show_statistics),
        *_of_games(window, MenuPlace.STUDY),
        ActionSpec(tr("Practice…"), ("Ctrl+Shift+P",), window.windows.show_practice_of),
        ActionSpec(tr("Kept positions…"), ("Ctrl+Shift+K",), window.windows.show_positions),
        ActionSpec(tr("Turn sound on or off"), ("M",), window.toggle_sound),
        ActionSpec(tr("Full screen"), ("F11",), partial(_toggle_full_screen, window)),
    )


def _help_specs(window: MainWindow) -> tuple[ActionSpec, ...]:
    return (
        ActionSpec(tr("Rules of this game"), ("F1",), window.windows.show_rules),
        ActionSpec(tr("Keyboard shortcuts"), ("?",), window.windows.show_keys),
        ActionSpec(tr("Guided turn"), (), window.guide),
        ActionSpec(tr("Find a command…"), ("Ctrl+K",), window.windows.show_palette),
        *_of_games(window, MenuPlace.ASK),
        ActionSpec(tr("Coach"), (), partial(window.windows.show_help, "coach", tr("Coach"))),
        ActionSpec(
            tr("How play is rated"),
            (),
            partial(window.windows.show_help, "how-rated", tr("How play is rated")),
        ),
        ActionSpec(tr("Any position"), (), window.windows.show_help_on_positions),
        ActionSpec(tr("Provably fair dice"), (), window.windows.show_fairness),
        ActionSpec(
            tr("How dice are calculated"),
            (),
            partial(window.windows.show_help, "dice-calculated", tr("How dice are calculated")),
        ),
        ActionSpec(tr("Restore a backup…"), (), window.windows.show_backups),
        ActionSpec(tr("For the classroom"), (), window.windows.show_classroom),
        *_of_games(window, MenuPlace.CLASSROOM),
        ActionSpec(tr("About DiceDesk"), (), window.windows.show_about),
    )


def _of_games(window: MainWindow, place: MenuPlace) -> tuple[ActionSpec, ...]:
    return tuple(
        ActionSpec(shown(one.title), one.keys, partial(window.windows.show_of_game, one))
        for ui in game_uis()
        for one in ui.windows
        if one.place is place
    )


def _begin_with_dice(window: MainWindow, *, are_typed: bool) -> None:
    if window.games.game is not None:
        window.games.game.bridge.ask_for_game(are_typed=are_typed)


def _send_challenge(window: MainWindow) -> None:
    if window.games.game is not None:
        window.send_challenge(window.games.game.record_text())


def _play_today(window: MainWindow) -> None:
    """Begin today's game of the visible game, or of the last visible one."""
    was_elsewhere = window.games.game is None
    game = window.games.choose_game()
    if game is not None:
        game.input.play_today()
        if was_elsewhere:
            game.take_focus()


def _close(part: QWidget) -> None:
    part.window().close()


def _toggle_full_screen(part: QWidget) -> None:
    window = part.window()
    if window.isFullScreen():
        window.showNormal()
    else:
        window.showFullScreen()


def _other_pages(parts: AppParts) -> tuple[PageSpec, ...]:
    return (
        PageSpec("lab", sentence("Lab"), partial(_lab, parts), ("Ctrl+L",)),
        PageSpec("history", sentence("History"), partial(_history, parts), ("Ctrl+H",)),
    )


def _lab(parts: AppParts, parent: QWidget) -> WindowPage:
    # 70 ms.
    from dicedesk.ui.features.lab.page import LabPage

    return LabPage(parts, parent)


def _history(parts: AppParts, parent: QWidget) -> WindowPage:
    # 210 ms.
    from dicedesk.ui.features.history.page import HistoryPage

    return HistoryPage(parts, parent)


def theme_actions(appearance: Appearance, owner: QWidget) -> list[QAction]:
    """An action for each theme; the tick follows a choice made elsewhere."""
    themes = {choice: shown(palette.command) for choice, palette in PALETTES.items()}
    actions = []
    for choice, name in ({ThemeChoice.DESKTOP: tr("System theme")} | themes).items():
        action = make_action(ActionSpec(name, (), partial(appearance.choose, choice)), owner)
        action.setCheckable(True)
        _Tick(appearance, choice, action)
        actions.append(action)
    return actions


class _Tick(QObject):
    """The tick at an action while its theme is chosen.

    A QActionGroup would do so too, but PySide makes the actions its children, and the collector takes them for
    garbage.
    """

    def __init__(self, appearance: Appearance, choice: ThemeChoice, action: QAction) -> None:
        super().__init__(action)
        self._appearance, self._choice = appearance, choice
        appearance.changed.connect(self._show)
        action.triggered.connect(self._show)
        self._show()

    def _show(self) -> None:
        action = self.parent()
        if isinstance(action, QAction):
            action.setChecked(self._appearance.choice is self._choice)


class StatusLine(QStatusBar):
    """Shows the status of a game, and after `begin` the state of sound and voice."""

    def __init__(self, parts: AppParts) -> None:
        super().__init__()
        self._parts = parts
        self._has_begun = self._has_voice = False
        self._saved, self._voice = _Told(self), QLabel()
        self.dice = QPushButton()
        set_style(self.dice, "status")
        self._sound = QPushButton()
        set_style(self._sound, "status")
        self._sound.clicked.connect(self.toggle_sound)
        self._sound.hide()  # until its text is known: an empty button helps nobody
        self.setSizeGripEnabled(False)
        self.addWidget(self._saved, 1)
        for part in (self.dice, self._sound, self._voice):
            self.addPermanentWidget(part)

    def tell(self, sentence: str) -> None:
        """Show a sentence until the game moves on."""
        self._saved.say(sentence)

    def show_status(self, status: Status) -> None:
        """Show whether the game is saved, and the source of its dice."""
        self._saved.say(status.saved)
        self.dice.setText(status.dice)
        self.dice.setVisible(bool(status.dice))
        self.dice.setToolTip(status.tip)
        self.dice.setAccessibleDescription(status.tip)

    def begin(self) -> None:
        """Begin to show sound and voice, which are too slow for the first paint."""
        self._has_begun = True
        self.show_sound_and_voice()
        self._parts.late.sounds.changed.connect(self._show_sound)
        self._parts.settings.error_changed.connect(self._show_sound)
        self._parts.settings.voice_changed.connect(self._show_voice)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._saved.lay_over()

    def event(self, event: QEvent) -> bool:
        """Check sound and voice again when the window comes to the front: they may have been turned on or off."""
        if event.type() is QEvent.Type.WindowActivate and self._has_begun:
            in_next_turn(self, self.show_sound_and_voice)
        return super().event(event)

    def show_sound_and_voice(self) -> None:
        """Look for sound and voice, and show whether they are on."""
        self._show_sound()
        voice = self._parts.late.speech.available
        self._has_voice = bool(voice)
        self._voice.setToolTip(in_sentences(shown(voice.reason), shown(voice.cure)))
        self._show_voice()

    def _show_sound(self) -> None:
        self._sound.setText(self._parts.late.sounds.words)
        tip = self._parts.late.sounds.error or tr("Turn sound on or off (M)")
        self._sound.setToolTip(tip)
        self._sound.setAccessibleDescription(tip)
        self._sound.show()

    def _show_voice(self) -> None:
        """Show whether the voice is on; `show_sound_and_voice` has checked whether there is one, which is slow."""
        if not self._has_voice:
            self._voice.setText(tr("No voice"))
        elif self._parts.settings.value.voice.is_on:
            self._voice.setText(tr("Voice on"))
        else:
            self._voice.setText(tr("Voice off"))

    def toggle_sound(self) -> None:
        """Turn the sound off or on, and have a screen reader announce it."""
        self._parts.late.sounds.toggle()
        self.show_sound_and_voice()
        announce(self, self._sound.text())


class _Told(QLabel):
    """Words on one line. If they need more, they cover the lower edge of the game, whose layout stays."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._whole: QLabel | None = None

    def say(self, words: str) -> None:
        self.setText(words)
        self.lay_over()

    def lay_over(self) -> None:
        """Show all lines of words that do not fit on one."""
        bar = self.parentWidget()
        window = None if bar is None else bar.parentWidget()
        if window is None:
            return
        is_long = self.sizeHint().width() > self.width()
        if is_long:
            whole = self._whole = self._whole or _several_lines(window)
            whole.setText(self.text())
            whole.ensurePolished()
            high = max(whole.heightForWidth(self.width()), self.height())
            foot = self.mapTo(window, self.rect().bottomLeft())
            whole.setGeometry(foot.x(), foot.y() + 1 - high, self.width(), high)
            whole.raise_()
        if self._whole is not None:
            self._whole.setVisible(is_long)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_over()


def _several_lines(window: QWidget) -> QLabel:
    line = QLabel(window)
    set_style(line, "told")
    line.setWordWrap(True)
    line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return line
