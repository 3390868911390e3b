"""The whole tour: every game from its rules to its end, the Lab, the history, the settings, the keys, all languages.

What is played in a game is in the module of its name.
"""

from collections.abc import Callable
from functools import partial
from pkgutil import resolve_name
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.core.languages import LANGUAGES
from dicedesk.games.catalogue import TITLES
from dicedesk.play.telling import Lesson, TablePart
from dicedesk.tour.guide import NARROW, SIZES, SMALL, WIDE, GameStop, Guide, TourError
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.features.help.commands import CommandPalette, KeysWindow
from dicedesk.ui.features.history.actions import ImportReport
from dicedesk.ui.features.history.page import HistoryPage
from dicedesk.ui.features.lab.answer import AnswerView
from dicedesk.ui.features.lab.page import LabPage, lab_sections
from dicedesk.ui.features.lab.question import QuestionSection
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.features.review.same_dice import SameDiceCard
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.features.settings.cards import LanguageCard
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.features.statistics import StatisticsWindow
from dicedesk.ui.table.game_tab import GameTab

# Each game has its stop in the module of its name.
STOPS: dict[str, GameStop] = {
    game: resolve_name(f"dicedesk.tour.{game.replace('-', '_')}:STOP") for game in TITLES
}

_IMPORTED = """[Game "hog"]
[Player0 "Ann"]
[Player1 "Ben"]
[Id "2025-05-04T18:00:00Z-of-another-computer"]
roll 2 : 3 5
roll 4 : 6 2 2 4
roll 3 : 5 1 6
"""
_NO_RECORD = """[Game "hog"]
roll 2 : 3 7
"""


def take_tour(guide: Guide, play_more: Callable[[], None]) -> None:
    """Plays every game, and more of them for the history. Raises TourError or OSError where a step fails."""
    guide.folder.mkdir(parents=True, exist_ok=True)
    guide.shell.show()
    guide.come_back()
    for place, (game, stop) in enumerate(STOPS.items(), 1):
        guide.key(Qt.Key(Qt.Key.Key_0.value + place), control=True)
        guide.rules(f"{game}-rules")
        stop.play(guide)
    _look_at_the_lab(guide)
    play_more()
    _look_at_history(guide)
    for game, stop in STOPS.items():
        if stop.is_replayed:
            _watch_again(guide, game)
    for name, record in _RARE_THROWS.items():
        _look_at_a_rare_throw(guide, name, record)
    for game, stop in STOPS.items():
        if stop.is_reviewed:
            _look_at_a_review(guide, game)
    _practice(guide)
    _look_at_settings(guide)
    _look_at_keys(guide)
    _look_at_languages(guide)
    _guided_turns(guide)


def _guided_turns(guide: Guide) -> None:
    """A new game of each kind, with a picture of each step; the first one also in a small window."""
    for place, game in enumerate(STOPS):
        guide.window.choose_tab(place)
        tab = guide.page(GameTab)
        tab.pace.finish()
        tab.input.begin_again()
        _guided_turn(guide, game, tab)


def _guided_turn(guide: Guide, game: str, tab: GameTab[Any, Any]) -> None:
    turn, taken = guide.window.guide(), list[Lesson]()
    while turn is not None and turn.lesson is not None:
        if turn.lesson not in taken:
            taken.append(turn.lesson)
            guide.picture(f"{game}-guided-turn-{len(taken)}")
        if len(taken) == 1:
            guide.shell.resize(*SMALL)
            guide.picture(f"{game}-guided-turn-{SMALL[0]}x{SMALL[1]}")
            guide.shell.resize(*WIDE)
        if turn.lesson.is_last:
            guide.click(turn.bubble.leave)
        elif turn.lesson.part is TablePart.PRIMARY:
            guide.click(tab.primary)
        else:
            guide.key(Qt.Key.Key_Return)
        guide.wait(lambda: not tab.is_busy, "the next step")


def _look_at_the_lab(guide: Guide) -> None:
    """Its help, and all sections; the first answer in each theme and size; then what is of one game.

    Raises TourError.
    """
    guide.key(Qt.Key.Key_L, control=True)
    lab = guide.page(LabPage)
    guide.rules("lab-help")
    for place, section in enumerate(lab_sections()):
        lab.choose(section.id)
        guide.picture(f"lab-{section.id}")
        if isinstance(lab.view, QuestionSection):
            answer = _ask(guide, lab.view)
            guide.picture(f"lab-{section.id}-answer")
            _look_at_charts(guide, section.id, answer)
            if not place:
                guide.every_size(f"lab-{section.id}", (SMALL, *SIZES))
                guide.shell.resize(*WIDE)
    for stop in STOPS.values():
        if stop.lab is not None:
            stop.lab(guide, lab)
    guide.key(Qt.Key.Key_1, control=True)


def _ask(guide: Guide, section: QuestionSection) -> AnswerView:
    """What is found when Ask is pressed."""
    guide.ask(section.form)
    if section.answer is None:
        raise TourError(f"no answer: {section.failure.text() or section.form.faults.text()}")
    section.answer.complete()
    return section.answer


def _look_at_charts(guide: Guide, name: str, answer: AnswerView) -> None:
    for button in answer.chart_buttons[1:]:
        guide.click(button)
        guide.picture(f"lab-{name}-{answer.chart.name if answer.chart else ''}")
    for button in answer.chart_buttons[:1]:
        guide.click(button)


def _look_at_history(guide: Guide) -> None:
    """All games of the tour, those of one kind, and the dice of one of them checked."""
    guide.key(Qt.Key.Key_H, control=True)
    history = guide.page(HistoryPage)
    guide.rules("history-help")
    guide.every_size("history")
    guide.shell.resize(*NARROW)
    guide.key(Qt.Key.Key_F9)
    guide.picture("history-drawer")
    guide.key(Qt.Key.Key_F9)
    guide.shell.resize(*WIDE)
    _look_at_statistics(guide, history)
    guide.write("won", into=history.table)
    guide.wait(lambda: history.filters.words == "won" and not history.filters.is_waiting, "the search")
    guide.picture("history-search")
    guide.click(history.verify_button)
    guide.picture("history-verified")
    guide.key(Qt.Key.Key_Escape, into=history.table)
    _import_and_delete(guide, history)
    _compare(guide)
    _greet(guide)


def _greet(guide: Guide) -> None:
    """The line on the felt that says what waits, before the first roll of a game of each kind."""
    for place, game in enumerate(STOPS, 1):
        guide.key(Qt.Key(Qt.Key.Key_0.value + place), control=True)
        guide.key(Qt.Key.Key_N)
        if guide.page(GameTab).session.history:
            # Chips on the table are worth a question.
            guide.key(Qt.Key.Key_N)
        guide.window.say_what_waits()
        guide.every_size(f"greeting-{game}", (SMALL, WIDE))
    guide.shell.resize(*WIDE)
    guide.key(Qt.Key.Key_1, control=True)


_SAME_DICE = """[Game "hog"]
[Rules "goal=100"]
[Player0 "{name}"]
[Player1 "final"]
[Dice "today/1 2026-11-23"]
[Left "2026-11-23T10:05:00Z"]
roll {own}
"""


def _compare(guide: Guide) -> None:
    """Two games with the same dice, and where their players decided differently."""
    games = _SAME_DICE.format(name="Ann", own="4 : 6 2 5 4"), _SAME_DICE.format(name="Ben", own="2 : 6 2")
    guide.window.windows.show_comparison(*games)
    guide.wait(lambda: bool(guide.shell.findChildren(SameDiceCard)), "the comparison")
    review = guide.opened(ReviewWindow)
    for width, height in (SMALL, WIDE):
        review.resize(width, height)
        guide.every_theme(f"same-dice-{width}x{height}", review)
    guide.leave(review)


def _import_and_delete(guide: Guide, history: HistoryPage) -> None:
    """One good record and a bad one, and the good one deleted and brought back."""
    files = guide.folder / "imported.dice", guide.folder / "no-record.dice"
    for file, text in zip(files, (_IMPORTED, _NO_RECORD), strict=True):
        file.write_text(text, encoding="utf-8")
    history.take_files([str(file) for file in files])
    guide.wait(lambda: bool(guide.shell.findChildren(ImportReport)), "the import")
    (report,) = guide.shell.findChildren(ImportReport)
    guide.picture("history-import-report", report)
    guide.leave(report)
    guide.write("ben", into=history.table)
    guide.wait(lambda: history.table.model().rowCount() == 1, "the imported game")
    guide.picture("history-imported")
    guide.key(Qt.Key.Key_Delete, into=history.table)
    guide.wait(history.deleted.isVisible, "the line that tells of it")
    guide.picture("history-deleted")
    guide.click(history.deleted.undo)
    guide.wait(lambda: not history.deleted.isVisible(), "the game to be back")
    guide.key(Qt.Key.Key_Escape, into=history.table)


def _watch_again(guide: Guide, game: str) -> None:
    """The game of the tour played again: its dice in the air, and an event in each theme and size."""
    record = (guide.folder / f"{game}.dice").read_text("utf-8")
    guide.window.windows.show_replay(record)
    guide.wait(lambda: bool(guide.shell.findChildren(ReplayWindow)), "the replay")
    replay = guide.shell.findChildren(ReplayWindow)[0]
    guide.wait(replay.isActiveWindow, "the replay to be active")
    replay.go_to_event(1)
    guide.click(replay.transport.play)
    guide.wait(lambda: replay.shown.tab.tray.is_moving, "dice in the air")
    guide.midway("replay-playing", replay)
    replay.run(on=False)
    replay.go_to(replay.shown.place)
    for width, height in SIZES:
        replay.resize(width, height)
        guide.every_theme(f"replay-at-an-event-{width}x{height}", replay)
    replay.close()
    guide.come_back()


_HEADERS = '[Game "{game}"]\n[Rules "{rules}"]\n[Player0 "You"]\n'
_RARE_THROWS = {
    "near-the-goal": _HEADERS.format(game="hog", rules="goal=25")
    + '[Player1 "Ann"]\nroll 5 : 6 4 5 3 3\nroll 5 : 6 6 5 6 4\n',
    "long-point": _HEADERS.format(game="craps", rules="preset=building-skills")
    + "bet pass 5\nthrow : 5 3\n"
    + 7 * "throw : 1 3\n"
    + "throw : 6 2\n",
    "near-the-award": _HEADERS.format(game="poker-dice", rules="")
    + 2 * "hand : 5 5 5 5 5\nhold\n"
    + 3 * "hand : 4 4 4 4 1\nhold\n"
    + "hand : 3 3 2 2 1\nreroll 5 : 4\nreroll 5 : 6\n",
}
"""Games whose last throw is counted, celebrated, or a near miss."""


def _look_at_a_rare_throw(guide: Guide, name: str, record: str) -> None:
    """The last throw replayed: while its dice land, when they lie, and what is said in the end."""
    guide.window.windows.show_replay(record)
    guide.wait(
        lambda: any(found.isVisible() for found in guide.shell.findChildren(ReplayWindow)), "the replay"
    )
    replay = guide.opened(ReplayWindow)
    guide.wait(replay.isActiveWindow, "the replay to be active")
    tab = replay.shown.tab
    for width, height in (SMALL, WIDE):
        replay.resize(width, height)
        replay.go_to(replay.shown.game.moves - 1)
        replay.step(1)
        guide.wait(lambda: tab.tray.is_moving, "dice in the air")
        guide.midway(f"{name}-landing-{width}x{height}", replay, share=0.85)
        guide.wait(lambda: not tab.tray.is_moving, "dice at rest")
        guide.midway(f"{name}-landed-{width}x{height}", replay)
        tab.pace.finish()
        guide.every_theme(f"{name}-{width}x{height}", replay)
    replay.close()
    guide.come_back()


def _look_at_a_review(guide: Guide, game: str) -> None:
    """Its first error, the next one and the end, in each theme and size. Raises TourError."""
    record = (guide.folder / f"{game}.dice").read_text("utf-8")
    review = guide.window.windows.show_review(record)
    guide.wait(lambda: review.page is not None, "the review")
    guide.wait(review.isActiveWindow, "the review to be active")
    page = review.page
    if page is None:
        raise TourError("the review is not there")
    for width, height in SIZES:
        review.resize(width, height)
        guide.every_theme(f"review-{width}x{height}", review)
    if page.line.isEnabled():
        guide.click(page.line)
        guide.wait(
            lambda: any(found.isVisible() for found in guide.shell.findChildren(ReplayWindow)), "the line"
        )
        line = guide.opened(ReplayWindow)
        line.step(1)
        guide.wait(lambda: not line.shown.tab.pace.is_busy, "the dice of the line")
        guide.every_theme("review-best-line", line)
        line.close()
        review.activateWindow()
        guide.wait(review.isActiveWindow, "the review to be active again")
    guide.click(page.next_error)
    guide.picture("review-next-error", review)
    page.go_to(page.review.moves)
    guide.picture("review-end", review)
    review.close()
    guide.come_back()


def _practice(guide: Guide) -> None:
    """A mistake of the tour's own games before and after the answer, and a position that the trainer deals."""
    practice = guide.window.windows.show_practice()
    guide.wait(practice.isActiveWindow, "the exercises to be active")
    guide.wait(lambda: practice.exercise is not None, "an exercise")
    for width, height in (SMALL, WIDE):
        practice.resize(width, height)
        guide.every_theme(f"exercise-{width}x{height}", practice)
    _answer(guide, practice)
    for width, height in (SMALL, WIDE):
        practice.resize(width, height)
        guide.every_theme(f"exercise-answered-{width}x{height}", practice)
    practice.bar.kind.setCurrentIndex(practice.bar.kind.count() - 1)
    for place in range(practice.bar.games.count()):
        practice.bar.games.setCurrentIndex(place)
        guide.wait(lambda: practice.exercise is not None, "a position of the trainer")
        guide.picture(f"trainer-{practice.bar.game}", practice)
    guide.leave(practice)


def _answer(guide: Guide, practice: PracticeWindow) -> None:
    """Answers with the first choice, or without keeping a die."""
    if practice.row.number is None and practice.exercise is not None and not practice.exercise.asks_for_dice:
        practice.row.choose(practice.exercise.by_number[0].number)
    guide.click(practice.primary)
    if practice.answer is None:
        raise TourError("the exercise was not answered")


def _look_at_statistics(guide: Guide, history: HistoryPage) -> None:
    """The figures of all games of the tour: a picture of each page, and of a chart as a table."""
    guide.click(history.side.all_button)
    window = guide.opened(StatisticsWindow)
    guide.wait(lambda: bool(window.pages.count()), "the statistics")

    def look(theme: str) -> None:
        for place in range(window.pages.count()):
            window.pages.setCurrentIndex(place)
            guide.wait(lambda: not window.skill.is_busy, "the skill curve")
            guide.picture(f"statistics-{place + 1}-{theme}", window)

    def charts() -> list[ChartCard]:
        return window.findChildren(ChartCard)

    guide.in_every_theme(look)
    guide.click(next(chart for chart in charts() if chart.isVisible()).table_button)
    guide.picture("statistics-table", window)
    guide.leave(window)


def _look_at_settings(guide: Guide) -> None:
    guide.key(Qt.Key.Key_F10)
    settings = guide.opened(SettingsDialog)

    def look(theme: str) -> None:
        for row in range(settings.sections.count()):
            settings.sections.setCurrentRow(row)
            guide.picture(f"settings-{row + 1}-{theme}", settings)

    guide.in_every_theme(look)
    guide.leave(settings)


def _look_at_keys(guide: Guide) -> None:
    """The sheet of keys, and a command found in the palette."""
    guide.key(Qt.Key.Key_Question)
    sheet = guide.opened(KeysWindow)
    guide.every_theme("keys", sheet)
    sheet.close()
    guide.come_back()
    guide.key(Qt.Key.Key_K, control=True)
    palette = guide.opened(CommandPalette)
    guide.write("rules", into=palette.field)
    guide.every_theme("palette", palette)
    guide.leave(palette)


def _look_at_languages(guide: Guide) -> None:
    """Every game, the settings and some rules in each language; then English again."""
    guide.key(Qt.Key.Key_F10)
    for language in (*guide.languages, LANGUAGES[0]):
        choices = _language_choices(guide)
        choices.setCurrentIndex(choices.findData(language.code))
        choices.activated.emit(choices.currentIndex())
        guide.wait(partial(_have_changed, guide, choices), "the other language")
        if language is not LANGUAGES[0]:
            _show_in_language(guide, language.code)
    guide.leave(_language_choices(guide).window())


def _show_in_language(guide: Guide, code: str) -> None:
    guide.picture(f"{code}-settings", _language_choices(guide).window())
    for place, tab in enumerate(TITLES):
        guide.window.choose_tab(place)
        guide.picture(f"{code}-{tab}")
        guide.shell.resize(*SMALL)
        guide.picture(f"{code}-{tab}-{SMALL[0]}x{SMALL[1]}")
        guide.shell.resize(*WIDE)
        rules = guide.window.windows.show_rules()
        guide.picture(f"{code}-{tab}-rules", rules)
        rules.close()
    practice = guide.window.windows.show_practice()
    guide.wait(lambda: practice.exercise is not None, "an exercise")
    _answer(guide, practice)
    guide.picture(f"{code}-exercise", practice)
    practice.close()


def _have_changed(guide: Guide, before: ArrowCombo) -> bool:
    return _language_choices(guide) is not before


def _language_choices(guide: Guide) -> ArrowCombo:
    """The field of the settings that are open now."""
    cards = (card for card in guide.shell.findChildren(LanguageCard) if card.window().isVisible())
    card = next(cards, None)
    if card is None:
        raise TourError("the settings with the languages are not open")
    return card.choices
