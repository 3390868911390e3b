"""The tour's games of Poker Dice: one to the Major Award and the Oracle, one until the purse is empty."""

from PySide6.QtCore import Qt

from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.rules import MOST_ROLLS, PokerDiceEnding
from dicedesk.tour.guide import GameStop, Guide, TourError, warned
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab

_MOST_STEPS = 2000
_QUESTION = "Will I win at Hog tonight?"
_OTHER_CHOICE = Qt.Key.Key_1
"""To keep this die, or to throw it, is worse than the best choice."""

_DIE_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)


def play(guide: Guide) -> None:
    """Wins the award by the keyboard alone, asks the Oracle, and goes broke. Raises TourError where a step fails."""
    tab = guide.page(PokerDiceTab)
    guide.wait(lambda: tab.chances.value is not None, "the chances of Poker Dice")
    guide.appearances("poker-dice-start")
    _begin_hand(guide, tab)
    _win(guide, tab)
    guide.write_record("poker-dice.dice")
    _ask_oracle(guide)
    guide.appearances("poker-dice-award")
    _lose(guide, tab)
    guide.appearances("poker-dice-broke")
    guide.say(f"result: {tab.result.headline.text()}")


def _begin_hand(guide: Guide, tab: PokerDiceTab) -> None:
    """The first roll, and a choice of dice, with pictures."""
    guide.key(Qt.Key.Key_Return)
    guide.midway("poker-dice-in-the-air")
    guide.key(Qt.Key.Key_Return)
    _choose(guide, tab)
    guide.appearances("poker-dice-choice")
    guide.ask_coach("poker-dice")
    guide.appearances("poker-dice-best-hold")
    guide.why("poker-dice-why")
    with warned(guide, tab, tab.cards.coach, "poker-dice"):
        guide.key(_OTHER_CHOICE)
        guide.key(Qt.Key.Key_Return)
    guide.key(_OTHER_CHOICE)


def _win(guide: Guide, tab: PokerDiceTab) -> None:
    for _ in range(_MOST_STEPS):
        if tab.pace.is_busy:
            guide.key(Qt.Key.Key_Return)
        elif tab.session.is_over:
            break
        elif not tab.state.in_hand or _choose(guide, tab):
            guide.key(Qt.Key.Key_Return)
        else:
            guide.key(Qt.Key.Key_H)
    outcome = tab.state.outcome()
    if outcome is None or outcome.ending is not PokerDiceEnding.AWARD:
        raise TourError("the Major Award was not won")
    guide.say(f"result: {tab.result.line.text()}")


def _choose(guide: Guide, tab: PokerDiceTab) -> bool:
    """Keeps the dice that are best kept; False where that is all of them."""
    best = _odds(tab).best_hold(tab.state.dice, MOST_ROLLS - tab.state.rolls)
    for place, key in enumerate(_DIE_KEYS):
        if (place in tab.selection) is (place + 1 in best.reroll):
            guide.key(key)
    return bool(best.reroll)


def _odds(tab: PokerDiceTab) -> PokerDiceOdds:
    if tab.chances.value is None:
        raise TourError("the chances of Poker Dice are not known")
    return tab.chances.value


def _ask_oracle(guide: Guide) -> None:
    """Types a question and hears the answer."""
    guide.key(Qt.Key.Key_Return)
    oracle = guide.opened(OracleDialog)
    guide.every_theme("oracle-award", oracle)
    answers: list[str] = []
    oracle.answered.connect(answers.append)
    guide.write(_QUESTION, oracle.question)
    guide.key(Qt.Key.Key_Return, into=oracle.question)
    guide.midway("oracle-shakes", oracle)
    guide.wait(lambda: bool(answers), "the Oracle's answer")
    guide.every_theme("oracle-answer", oracle)
    guide.say(f"oracle: {answers[0]}")
    spoken = guide.folder / "award.wav"
    guide.say(f"spoken: {spoken.name}" if spoken.is_file() else f"not spoken: {oracle.note.text()}")
    guide.leave(oracle)


def _lose(guide: Guide, tab: PokerDiceTab) -> None:
    """Plays on without a re-roll until the purse is empty."""
    guide.key(Qt.Key.Key_Return)
    for _ in range(_MOST_STEPS):
        if tab.session.is_over and not tab.pace.is_busy:
            return
        is_playing = tab.state.in_hand and not tab.pace.is_busy
        guide.key(Qt.Key.Key_H if is_playing else Qt.Key.Key_Return)
    raise TourError("the purse did not become empty")


STOP = GameStop(play)
