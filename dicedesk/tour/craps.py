"""The tour's games of craps: every kind of bet, a win, a seven-out, and a casino's bets in another house."""

from PySide6.QtCore import Qt

from dicedesk.core.game import Event
from dicedesk.games.craps.settling import BetMoved, BetWon, SevenOut
from dicedesk.tour.guide import GameStop, Guide, TourError, warned
from dicedesk.ui.games.craps.game_ui import DEMONSTRATION
from dicedesk.ui.games.craps.house_rules import HouseRulesDialog
from dicedesk.ui.games.craps.tab import CrapsTab

_MOST_THROWS = 300
_WANTED = ("pass-odds", "come", "place-6", "place-8", "field", "hard-8")
"""What is bet on while a point stands, as far as it can be made and does not lie there."""

_DEAR = "any-seven"

_CASINO_BETS = (
    "pass", "place-6", "place-lose-5", "lay-4", "big-8", "hard-8", "c-and-e", "world", "hop-4-3", "hop-6-6"
)  # fmt: skip
"""What is bet on before a point in Las Vegas."""

_SIGHTS: dict[str, type[Event]] = {"come bet moves": BetMoved, "win": BetWon, "seven-out": SevenOut}


def play(guide: Guide) -> None:
    """Bets on everything until all has been seen, and takes pictures in every theme and size. Raises TourError."""
    tab = guide.page(CrapsTab)
    guide.wait(lambda: tab.chances.of("pass") is not None, "the worth of the bets of craps")
    guide.appearances("craps-start")
    guide.key(Qt.Key.Key_Return, into=tab.felt.button("pass"))
    guide.key(Qt.Key.Key_T)
    guide.midway("craps-dice-in-the-air")
    _play_until_all_was_seen(guide, tab)
    guide.write_record("craps.dice")
    _look_at_house(guide)
    _look_at_demonstration(guide)
    guide.key(Qt.Key.Key_L)
    guide.key(Qt.Key.Key_L)
    guide.picture("craps-left")
    guide.say(f"result: {tab.board.caption.text()}")
    _play_in_las_vegas(guide, tab)


def _play_until_all_was_seen(guide: Guide, tab: CrapsTab) -> None:
    waiting = dict(_SIGHTS)
    has_shown_bets = False
    for _ in range(_MOST_THROWS):
        if tab.pace.is_busy:
            guide.key(Qt.Key.Key_T)
        if not waiting:
            break
        _bet(guide, tab)
        if tab.felt.point is not None and not has_shown_bets:
            guide.appearances("craps-bets")
            _ask_the_coach(guide, tab)
            has_shown_bets = True
        guide.key(Qt.Key.Key_T)
        tab.tray.finish()
        events = {type(event) for event in tab.session.history[-1].step.events}
        for sight in [sight for sight, event in waiting.items() if event in events]:
            del waiting[sight]
            guide.midway(f"craps-{sight.replace(' ', '-')}")
    else:
        raise TourError(f"not seen in {_MOST_THROWS} throws of craps: {', '.join(waiting)}")
    guide.appearances("craps-seven-out")


def _bet(guide: Guide, tab: CrapsTab) -> None:
    lying = tab.felt.chips.bets
    has_come_bet = any(name.startswith("come") for name in lying)
    wanted = ("pass",) if tab.felt.point is None else _WANTED
    for name in wanted:
        if name in tab.felt.lit and name not in lying and not (name == "come" and has_come_bet):
            guide.click(tab.felt.button(name))


def _ask_the_coach(guide: Guide, tab: CrapsTab) -> None:
    """What the bets cost, and a dear one that is held back once. Raises TourError."""
    guide.ask_coach("craps")
    coach = tab.cards.coach
    guide.wait(lambda: bool(coach.text.best), "the coach of craps")
    guide.appearances("craps-coach")
    with warned(guide, tab, coach, "craps"):
        guide.key(Qt.Key.Key_Return, into=tab.felt.button(_DEAR))


def _look_at_house(guide: Guide) -> None:
    dialog = _house_rules(guide)
    guide.every_theme("craps-house-rules", dialog)
    guide.click(dialog.contradictions.button)
    guide.picture("craps-contradictions", dialog)
    guide.leave(dialog)


def _play_in_las_vegas(guide: Guide, tab: CrapsTab) -> None:
    """Bets as casinos take it, with bets that are off on the come-out, and turns these on."""
    dialog = _house_rules(guide)
    guide.click(dialog.preset_buttons["las-vegas"])
    guide.click(dialog.ok_button)
    guide.come_back()
    guide.key(Qt.Key.Key_N)
    guide.key(Qt.Key.Key_N)
    if not tab.state.rules.casino_bets:
        raise TourError("N did not begin a game in Las Vegas")
    for name in _CASINO_BETS:
        guide.click(tab.felt.button(name))
    missing = set(_CASINO_BETS) - set(tab.felt.chips.bets)
    if missing:
        raise TourError(f"these bets were not taken: {', '.join(sorted(missing))}")
    guide.appearances("craps-casino")
    guide.key(Qt.Key.Key_W)
    guide.picture("craps-casino-working")
    guide.key(Qt.Key.Key_T)
    tab.tray.finish()
    guide.midway("craps-casino-roll")
    tab.resolution.finish()


def _house_rules(guide: Guide) -> HouseRulesDialog:
    """Opens the rules of the house."""
    guide.key(Qt.Key.Key_H)
    return guide.opened(HouseRulesDialog)


def _look_at_demonstration(guide: Guide) -> None:
    demonstration = guide.window.windows.show_of_game(DEMONSTRATION)
    guide.every_theme("craps-demonstration", demonstration)
    guide.leave(demonstration)


STOP = GameStop(play, is_replayed=True)
