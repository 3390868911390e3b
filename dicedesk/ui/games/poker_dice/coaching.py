"""What the exact chances say of the dice on the felt, and the coach who advises by them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from dicedesk.coach.evaluation import Evaluation, Worth
from dicedesk.coach.question import AskedChoice, ChoiceQuestion, LoneQuestion, Question
from dicedesk.core.dice import Roll
from dicedesk.core.game import Move
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Figure, figure
from dicedesk.games.poker_dice.coach import PokerDiceCoach, hand_in_play, working_of_award, working_of_pay
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD
from dicedesk.games.poker_dice.rules import (
    AWARD,
    DICE,
    MOST_ROLLS,
    PAYS,
    POSITIONS,
    Category,
    Hold,
    PlayHand,
    PokerDiceState,
    Reroll,
    score_hand,
)
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.words import money, percent, shown, tr, trn
from dicedesk.ui.games.poker_dice.chances import PokerDiceChances
from dicedesk.ui.table.coaching import CoachedGame, Coaching, CoachText

UNKNOWN = "…"

_CLOSE_TO_NONE, _CLOSE_TO_CERTAIN = Fraction(1, 2000), Fraction(1999, 2000)
_LEAST_SHOWN, _MOST_SHOWN = Fraction(1, 1000), Fraction(999, 1000)
"""What would be rounded to 0.0% or 100.0%."""


@dataclass(frozen=True)
class PayRow:
    """What a category pays, its chance from here ("" where none is to come), and whether the dice are that now."""

    category: Category
    pays: Cents
    chance: str
    is_now: bool


@dataclass(frozen=True)
class HandOutlook:
    """What is said of the dice now, each "" where there is nothing to say."""

    choice: str = ""
    hold: str = ""
    award: str = ""
    hands: str = ""


def pay_rows(odds: PokerDiceOdds | None, state: PokerDiceState, dice: Roll, kept: Roll) -> tuple[PayRow, ...]:
    """A row for each category that pays; `dice` lie on the felt, of which these faces are kept."""
    now = score_hand(dice).category if dice else None
    chances = _chances(odds, state, kept)
    return tuple(
        PayRow(category, pays, chances[category], category is now) for category, pays in PAYS.items() if pays
    )


def outlook_of(odds: PokerDiceOdds, state: PokerDiceState, kept: Roll) -> HandOutlook:
    """What the choice of dice to keep is worth, what holding pays, and how near the award is."""
    if state.outcome() is not None:
        takes = trn(
            "Best play takes 1 hand on average.",
            "Best play takes {count} hands on average.",
            round(odds.hands_to_award),
        )
        return HandOutlook(award=takes)
    if not state.in_hand:
        return HandOutlook(
            award=_award_line(odds.award_chance(state.purse)),
            hands=_hands_line(odds.weighed_from(state.purse)),
        )
    left = rolls_left(state)
    pays = score_hand(state.dice).pays
    return HandOutlook(
        choice="" if len(kept) == DICE else _choice_line(odds, state, kept),
        hold=tr("Holding now pays {pays}", pays=money(pays)) if pays else tr("Holding now pays nothing"),
        award=_award_line(odds.award_chance_within(state.purse, state.dice, left)),
        hands=_more_hands_line(odds.weighed_within(state.purse, state.dice, left)),
    )


def rolls_left(state: PokerDiceState) -> int:
    """The re-rolls that a hand still has."""
    return MOST_ROLLS - state.rolls


def faces_at(dice: Roll, places: Sequence[int]) -> Roll:
    """The faces of the dice at these places, counted from 0."""
    return tuple(dice[place] for place in places)


def choice_words(kept: Roll) -> str:
    """A choice of the faces to keep, within a sentence."""
    if len(kept) == DICE:
        return tr("hold")
    if not kept:
        return tr("re-roll all")
    return tr("keep {faces}", faces=" ".join(map(str, sorted(kept))))


def chance_cell(chance: float) -> str:
    """A chance for the pay table: one digit after the point, but never 0.0% or 100.0% for less than certain."""
    if chance == 0:
        return "–"
    if chance < _CLOSE_TO_NONE:
        return "<" + percent(_LEAST_SHOWN, digits=1)
    return (
        ">" + percent(_MOST_SHOWN, digits=1) if _CLOSE_TO_CERTAIN <= chance < 1 else percent(chance, digits=1)
    )


def _chances(odds: PokerDiceOdds | None, state: PokerDiceState, kept: Roll) -> Mapping[Category, str]:
    """The chance of each category as its cell shows it."""
    if state.outcome() is not None:
        return dict.fromkeys(Category, "")
    if odds is None:
        return dict.fromkeys(Category, UNKNOWN)
    chances = (
        odds.chances_keeping(state.purse, state.dice, rolls_left(state), kept)
        if state.in_hand
        else odds.chances_from(state.purse)
    )
    return {category: chance_cell(chance) for category, chance in chances.items()}


def _award_line(chance: float) -> str:
    if chance >= _CLOSE_TO_CERTAIN:
        text = tr("more than {chance}", chance=percent(_MOST_SHOWN, digits=1))
    elif chance < _CLOSE_TO_NONE:
        text = tr("less than {chance}", chance=percent(_LEAST_SHOWN, digits=1))
    else:
        text = percent(chance, digits=1)
    return tr("Chance to reach {award} before going broke: {chance}", award=money(AWARD), chance=text)


def _hands_line(hands: float) -> str:
    return tr(
        "Hands, and {missed} for a missed award: about {hands}",
        missed=MISSED_AWARD,
        hands=max(round(hands), 1),
    )


def _more_hands_line(hands: float) -> str:
    if round(hands) == 0:
        return tr("Hands to the award after this one: almost none")
    return tr(
        "Hands after this one, and {missed} for a missed award: about {hands}",
        missed=MISSED_AWARD,
        hands=round(hands),
    )


def _choice_line(odds: PokerDiceOdds, state: PokerDiceState, kept: Roll) -> str:
    pay = odds.pay_keeping(state.purse, state.dice, rolls_left(state), kept)
    return tr(
        "If you {choice}: {worth} on average",
        choice=choice_words(kept),
        worth=money(Cents(round(pay * DOLLAR))),
    )


NOBODY = ("",)


@dataclass(frozen=True)
class Advice:
    """The best choice of dice, why it is that, and how many hands the next two cost.

    `places` are those of the dice that are best kept, from 0.
    """

    text: CoachText
    places: tuple[int, ...]


def advice_on(odds: PokerDiceOdds, state: PokerDiceState) -> Advice:
    """What is best done with the dice that lie on the felt."""
    best, second, third, *_ = PokerDiceCoach(lambda: odds).evaluate(state, NOBODY)
    said = tr("Best: {choice}, {hands} hands", choice=_choice(state, best), hands=_hands(best.value))
    others = tr(
        "Second: {choice}, {hands} more hands", choice=_choice(state, second), hands=_hands(second.loss)
    )
    then = tr("Third: {choice}, {hands} more hands", choice=_choice(state, third), hands=_hands(third.loss))
    return Advice(CoachText(said, shown(best.why), f"{others}\n{then}"), _places(best))


def _choice(state: PokerDiceState, evaluation: Evaluation) -> str:
    return choice_words(faces_at(state.dice, _places(evaluation)))


def _places(evaluation: Evaluation) -> tuple[int, ...]:
    """The places of the dice that a choice keeps, from 0."""
    again = evaluation.move.positions if isinstance(evaluation.move, Reroll) else ()
    return tuple(place - 1 for place in POSITIONS if place not in again)


def _hands(number: Worth) -> Figure:
    return figure(number, 2)


class PokerDiceCoaching(Coaching[PokerDiceState, PokerDiceOdds]):
    """Signals: those of any coaching."""

    def __init__(
        self, game: CoachedGame[PokerDiceState], chances: PokerDiceChances, tray: ChoosingTray
    ) -> None:
        self._chances, self._tray = chances, tray
        super().__init__(game, chances)

    @property
    def can_choose(self) -> bool:
        """Whether a person is to choose dice, and their chances can be worked out."""
        return super().can_choose and self.state.in_hand and not self._chances.error

    def key(self) -> str:
        """The chances are those of the rules."""
        return self.state.rules_text()

    def speak(self, known: PokerDiceOdds | None) -> CoachText:
        """Light the dice that are best kept; the card says why, and what the next two choices cost."""
        if known is None:
            self._tray.set_advised(())
            return CoachText()
        advice = advice_on(known, self.state)
        self._tray.set_advised(advice.places)
        return advice.text

    def chosen(self) -> Question | AskedChoice | None:
        """As the question, also before the chances are known."""
        if self.session.is_over:
            return None
        move = Hold() if self.state.in_hand else PlayHand()
        return self.question() or AskedChoice(POKER_DICE.id, self.state, move, self.against)

    def question(self) -> Question | None:
        """How the hands come about with the best choice."""
        odds, state = self._chances.value, self.state
        if odds is None or self.session.is_over:
            return None
        coach = PokerDiceCoach(lambda: odds)
        moves = tuple(evaluation.move for evaluation in coach.evaluate(state, self.against))
        return ChoiceQuestion(coach, state, moves[0], self.against, moves)

    def question_of_pay(self, places: Sequence[int]) -> Question:
        """How what the hand pays on average comes about, when the dice at these places, from 0, are kept."""
        odds, state = self._chances.value, self.state
        kept = faces_at(state.dice, places) if state.in_hand else ()
        return LoneQuestion(lambda: working_of_pay(odds, hand_in_play(state, kept)) if odds else None)

    def question_of_award(self) -> Question:
        """How the chance of the award comes about; after the game how many hands the next one takes."""
        odds, state = self._chances.value, self.state
        if odds is not None and self.session.is_over:
            return ChoiceQuestion(PokerDiceCoach(lambda: odds), PokerDiceState(), PlayHand(), self.against)
        return LoneQuestion(lambda: working_of_award(odds, state) if odds else None)

    def lost_by(self, move: Move) -> float:
        """The hands that a choice of dice costs; 0 before the chances are known."""
        odds = self._chances.value
        if odds is None:
            return 0
        return float(PokerDiceCoach(lambda: odds).counted_loss(self.state, move, self.against))
