"""The coach of Poker Dice: the value of each choice, the reasons, and how the numbers are calculated."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from operator import itemgetter
from types import MappingProxyType
from typing import TypeVar

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation, Worth
from dicedesk.coach.unit import CHANCE, MONEY, Unit
from dicedesk.coach.variation import Likely
from dicedesk.coach.working import Consequence, Possibility, Working
from dicedesk.core.dice import SIDES, Roll, sorted_rolls
from dicedesk.core.game import Move, Played, Step
from dicedesk.core.money import DOLLAR, NOTHING, Cents
from dicedesk.core.words import Figure, Joined, Sentence, figure, in_sentences, listed, percent, tr
from dicedesk.games.poker_dice.odds import HoldHands, PartialHand, PokerDiceOdds
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD, SAFE, TIE, WAYS
from dicedesk.games.poker_dice.players import solved
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    MOST_ROLLS,
    PAYS,
    STRAIGHTS,
    Category,
    HandScore,
    HandScored,
    Hold,
    PlayHand,
    PokerDiceEnding,
    PokerDiceMove,
    PokerDiceState,
    Quit,
    Reroll,
    category_title,
    choice_title,
    keep_of,
    rolls_left,
    score_hand,
)
from dicedesk.games.poker_dice.unit import BETTER, HANDS, NO_PAIR, PAIR, QUITTING, THREE, TWO_PAIR, UNIT


@dataclass(frozen=True)
class Outlook:
    """The outlook of a choice if the best play follows: the mean number of hands still to play, the chance of the
    award, and the mean pay of the hand, in dollars.

    A hand that has begun is not counted.
    """

    hands: float
    award: float
    mean_pay: float


class PokerDiceCoach(Coach[PokerDiceState, PokerDiceMove]):
    """Weighs a choice by the award, and how soon it comes: by the mean number of hands in the whole game.

    A game that ends without the award, broke or left, counts `MISSED_AWARD` hands more. So a percentage point of the
    chance of the award weighs as much as a hand, and at equal chances fewer hands are better.
    """

    def __init__(self, odds: Callable[[], PokerDiceOdds] = solved) -> None:
        """`odds` gives the chances when they are first needed."""
        self._odds = odds

    @property
    def unit(self) -> Unit:
        return UNIT

    def prepared(self, rules: str, against: Against) -> "PokerDiceCoach":
        """A coach that has the chances at hand."""
        return PokerDiceCoach(partial(_at_hand, self._odds()))

    def evaluate(self, state: PokerDiceState, against: Against) -> tuple[Evaluation[PokerDiceMove], ...]:
        """Each distinct choice of dice to keep, or to play a hand; and last, to quit.

        A value is the number of hands after those played, with those of a missed award. Of equal choices the one that
        keeps the most dice comes first.
        """
        if state.outcome() is not None:
            return ()
        odds = self._odds()
        choices = self._of_dice(odds, state) if state.in_hand else (self._of_hand(odds, state),)
        hands = float(MISSED_AWARD)
        # The worst dice of the last hand are as bad as quitting, except for rounding.
        cost = max(hands - float(choices[0].value), 0.0)
        quits = Evaluation(Quit(), hands, cost, reason_to_quit())
        return (*choices, quits)

    def working(self, state: PokerDiceState, move: PokerDiceMove, against: Against) -> Working | None:
        """All hands that the dice can become, with the hands still to play after each."""
        if state.refusal(move) is not None:
            return None
        odds = self._odds()
        match move:
            case PlayHand():
                return working_of_hands(odds, hand_in_play(state, ()), reason_to_play(odds, state.bankroll))
            case Quit():
                return working_of_leaving(reason_to_quit())
        keep = keep_of(state, move)
        return working_of_hands(odds, hand_in_play(state, keep), self._why(odds, state, keep))

    def decision(self, state: PokerDiceState, against: Against) -> Decision[PokerDiceMove]:
        """The decision made from the evaluation, except quitting: that is always possible, so it does not count."""
        if not state.in_hand:
            return Decision(PlayHand(), 0.0)
        best, most = self._odds().best_and_worst(state.bankroll, state.dice, rolls_left(state))
        return Decision(best.move, most - best.hands)

    def kind(self, state: PokerDiceState, move: PokerDiceMove, best: PokerDiceMove) -> str:
        """The hand of the dice from which some are kept, or quitting."""
        if isinstance(move, Quit):
            return QUITTING
        return _KINDS.get(score_hand(state.dice).category, BETTER)

    def why(self, state: PokerDiceState, move: PokerDiceMove, against: Against) -> Sentence | None:
        """One sentence about a choice; dice with the same face are interchangeable."""
        if not isinstance(move, Hold | Reroll):
            return super().why(state, move, against)
        return self.evaluation(state, move, against).why

    def evaluation(
        self, state: PokerDiceState, move: PokerDiceMove, against: Against
    ) -> Evaluation[PokerDiceMove]:
        """The verdict on the choice that keeps the same faces."""
        if not isinstance(move, Hold | Reroll):
            return super().evaluation(state, move, against)
        keep = sorted(keep_of(state, move))
        return next(
            each
            for each in self.evaluate(state, against)
            if isinstance(each.move, Hold | Reroll) and sorted(keep_of(state, each.move)) == keep
        )

    def argument(self, state: PokerDiceState, move: PokerDiceMove, against: Against) -> tuple[str, ...]:
        """The best choice, the safest, and the player's, each with its hands and its chance."""
        if not isinstance(move, Hold | Reroll) or state.refusal(move) is not None:
            return ()
        odds = self._odds()
        weighed = tuple(
            _WeighedHold(hold, self.outlook(state, hold.move))
            for hold in odds.weighed_holds(state.bankroll, state.dice, rolls_left(state))
        )
        return _argument(odds, state, weighed, tuple(sorted(keep_of(state, move))))

    def likely(self, state: PokerDiceState, move: PokerDiceMove) -> Likely:
        """Dice that make the most likely result of this throw with the kept dice."""
        match move:
            case PlayHand():
                return _likely(())
            case Reroll():
                return _likely(tuple(sorted(keep_of(state, move))))
            case _:
                return Likely()

    def luck_note(self, played: Played[PokerDiceState], against: Against) -> Sentence | None:
        """Why dice that pay were bad luck: the average was higher."""
        match played.move:
            case PlayHand() | Reroll() as move:
                return _luck_note(self.outlook(played.before, move).mean_pay, played.step)
            case _:
                return None

    def worth(self, state: PokerDiceState, against: Against, seat: int) -> float:
        """The hands played and still to play, with those of a missed award, as a negative number."""
        return -(state.hands + self._hands_to_come(state))

    def worth_of(self, state: PokerDiceState, move: PokerDiceMove, against: Against, seat: int) -> float:
        """The worth once the choice is made."""
        odds = self._odds()
        match move:
            case PlayHand():
                to_come = odds.weighed_from(state.bankroll)
            case Quit():
                to_come = MISSED_AWARD
            case _:
                to_come = odds.weighed_keeping(
                    state.bankroll, state.dice, rolls_left(state), keep_of(state, move)
                )
        return -(state.hands + to_come)

    def outlook(self, state: PokerDiceState, move: Move) -> Outlook:
        """The outlook of a choice in this position."""
        odds = self._odds()
        match move:
            case Hold() | Reroll():
                left, keep = rolls_left(state), keep_of(state, move)
                return Outlook(
                    odds.hands_keeping(state.bankroll, state.dice, left, keep),
                    odds.award_chance_keeping(state.bankroll, state.dice, left, keep),
                    odds.pay_keeping(state.bankroll, state.dice, left, keep),
                )
            case PlayHand():
                return Outlook(
                    odds.hands_from(state.bankroll),
                    odds.award_chance(state.bankroll),
                    odds.pay_from(state.bankroll),
                )
            case _:
                return Outlook(0.0, 0.0, 0.0)

    def _hands_to_come(self, state: PokerDiceState) -> float:
        odds, outcome = self._odds(), state.outcome()
        if outcome is not None and outcome.ending is PokerDiceEnding.QUIT:
            return MISSED_AWARD
        if state.in_hand:
            return odds.weighed_within(state.bankroll, state.dice, rolls_left(state))
        return odds.weighed_from(state.bankroll)

    def _why(self, odds: PokerDiceOdds, state: PokerDiceState, keep: Roll) -> Sentence:
        left = rolls_left(state)
        holds = odds.weighed_holds(state.bankroll, state.dice, left)
        reasons = zip(holds, reasons_to_keep(odds, state, left, holds), strict=True)
        return next(why for hold, why in reasons if sorted(hold.keep) == sorted(keep))

    def _of_hand(self, odds: PokerDiceOdds, state: PokerDiceState) -> Evaluation[PokerDiceMove]:
        return Evaluation(
            PlayHand(), odds.weighed_from(state.bankroll), 0.0, reason_to_play(odds, state.bankroll)
        )

    def _of_dice(self, odds: PokerDiceOdds, state: PokerDiceState) -> tuple[Evaluation[PokerDiceMove], ...]:
        left = rolls_left(state)
        holds = odds.weighed_holds(state.bankroll, state.dice, left)
        best, reasons = holds[0].hands, reasons_to_keep(odds, state, left, holds)
        return tuple(
            Evaluation(hold.move, hold.hands, max(hold.hands - best, 0.0), reason)
            for hold, reason in zip(holds, reasons, strict=True)
        )


_KINDS = {
    Category.NOTHING: NO_PAIR,
    Category.ONE_PAIR: PAIR,
    Category.TWO_PAIR: TWO_PAIR,
    Category.THREE_OF_A_KIND: THREE,
}


def _at_hand(odds: PokerDiceOdds) -> PokerDiceOdds:
    return odds


POKER_DICE_COACH = PokerDiceCoach()


_HANDS: Mapping[Category, Sentence] = MappingProxyType(
    {
        Category.FIVE_OF_A_KIND: tr("five of a kind"),
        Category.FOUR_OF_A_KIND: tr("four of a kind"),
        Category.STRAIGHT: tr("a straight"),
        Category.FULL_HOUSE: tr("a full house"),
        Category.THREE_OF_A_KIND: tr("three of a kind"),
        Category.TWO_PAIR: tr("two pair"),
    }
)
"""The names of paying hands within a sentence."""

_AIMS: Mapping[tuple[int, ...], Category] = MappingProxyType(
    {
        (4,): Category.FIVE_OF_A_KIND,
        (3,): Category.FOUR_OF_A_KIND,
        (3, 1): Category.FULL_HOUSE,
        (2, 2): Category.FULL_HOUSE,
    }
)
"""The hand to hope for, by the number of kept dice of each face."""

_KEEPINGS = 462

_CHANCE_TOLD = 0.001
"""The least difference between two chances of the award that is shown in words."""

_HANDS_DIGITS = 3
"""Two digits would show the same number for choices that differ in hands."""

_LEAST_OF_A_STRAIGHT = 3
"""The fewest distinct faces of a straight that are kept for the sake of a straight."""


def reason_to_play(odds: PokerDiceOdds, bankroll: Cents) -> Sentence:
    """Say what a hand costs, and its mean pay under the best play with this bankroll."""
    return tr(
        "Play a hand: it costs {ante} and pays {pay} on average.",
        ante=ANTE.shown(),
        pay=_dollars(odds.pay_from(bankroll)),
    )


def reason_to_quit() -> Sentence:
    """Say what quitting gives up."""
    return tr("Quit: the game ends without the Major Award.")


def reasons_to_keep(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, holds: Sequence[HoldHands]
) -> tuple[Sentence, ...]:
    """Say for each choice what the dice can become, and the pay; the best choice comes first.

    If the best choice is not the one that pays most, it says why it is the best.
    """
    pays = [odds.pay_keeping(state.bankroll, state.dice, rolls_left, hold.keep) for hold in holds]
    reasons = [_reason(odds, state, rolls_left, hold, pay) for hold, pay in zip(holds, pays, strict=True)]
    most = max(pays) - TIE
    richest = next(place for place, pay in enumerate(pays) if pay > most)
    pays_most = pays[0] > most
    if not holds[0].reroll and (pays_most or _wins(state)):
        reasons[0] = _reason_to_hold(state, is_best=True)
    elif not pays_most:
        reasons[0] = _reason_of_the_bankroll(odds, state, rolls_left, holds[0], holds[richest])
    return tuple(reasons)


def _reason(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, hold: PartialHand, pay: float
) -> Sentence:
    if not hold.reroll:
        return _reason_to_hold(state)
    aim = _aim(hold.keep)
    chance = _chance_of(odds, state, rolls_left, hold, aim)
    if not chance:
        return tr("{choice}: cannot make a hand that pays.", choice=choice_title(hold.keep))
    values = {
        "choice": choice_title(hold.keep),
        "hand": _HANDS[aim],
        "times": _in_100(chance),
        "pay": _dollars(pay),
    }
    if aim is Category.FIVE_OF_A_KIND:
        return tr("{choice}: makes {hand} {times}% of the time and pays {pay} on average.", **values)
    return tr("{choice}: makes {hand} or better {times}% of the time and pays {pay} on average.", **values)


def _reason_to_hold(state: PokerDiceState, *, is_best: bool = False) -> Sentence:
    score = score_hand(state.dice)
    if not score.pays:
        return tr("Hold: these dice pay nothing.")
    hand, pays = _HANDS[score.category], score.pays.shown()
    if _wins(state):
        return tr("Hold: {hand} pays {pay} and wins the Major Award.", hand=hand, pay=pays)
    if is_best:
        return tr("Hold: {hand} pays {pay}, and no re-roll pays more on average.", hand=hand, pay=pays)
    return tr("Hold: {hand} pays {pay}.", hand=hand, pay=pays)


def _wins(state: PokerDiceState) -> bool:
    return state.bankroll + score_hand(state.dice).pays >= AWARD


def _reason_of_the_bankroll(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, best: HoldHands, richest: HoldHands
) -> Sentence:
    """Why the best choice is not the one that pays most: more chance of the award, or fewer hands."""
    choice = choice_title(best.keep)
    missing = Cents(AWARD - state.bankroll)
    reaching = [category for category, pays in PAYS.items() if pays >= missing]
    if reaching and rolls_left == 1:
        often, less_often = (
            _chance_of(odds, state, rolls_left, hold, reaching[-1]) for hold in (best, richest)
        )
        if often > less_often:
            return tr(
                "{choice}: {times}% of the time, it pays the {missing} still needed for the award.",
                choice=choice,
                missing=missing.shown(),
                times=_in_100(often),
            )
    mine, its = (
        odds.award_chance_keeping(state.bankroll, state.dice, rolls_left, hold.keep)
        for hold in (best, richest)
    )
    values = {"choice": choice, "other": choice_title(richest.keep)}
    if mine - its >= _CHANCE_TOLD:
        return tr(
            "{choice}: wins the award {times}% of the time. “{other}” pays more on average but wins it only "
            "{others}% of the time.",
            times=_in_100(mine, 1),
            others=_in_100(its, 1),
            **values,
        )
    hands, others = (
        odds.hands_keeping(state.bankroll, state.dice, rolls_left, hold.keep) for hold in (best, richest)
    )
    return tr(
        "{choice}: {hands} hands still to play on average. “{other}” pays more, but takes {others} hands.",
        hands=figure(hands, _HANDS_DIGITS),
        others=figure(others, _HANDS_DIGITS),
        **values,
    )


def _chance_of(
    odds: PokerDiceOdds, state: PokerDiceState, rolls_left: int, hold: PartialHand, least: Category
) -> float:
    """The chance that the hand becomes this category or a more valuable one."""
    chances = odds.chances_keeping(state.bankroll, state.dice, rolls_left, hold.keep)
    return sum(chance for category, chance in chances.items() if PAYS[category] >= PAYS[least])


def _aim(keep: Roll) -> Category:
    """The hand to hope for: the next one up from the kept dice, or three of a kind if few are kept."""
    if len(keep) >= _LEAST_OF_A_STRAIGHT and len(set(keep)) == len(keep):
        if any(straight.issuperset(keep) for straight in STRAIGHTS):
            return Category.STRAIGHT
        return Category.THREE_OF_A_KIND
    counts = tuple(sorted(Counter(keep).values(), reverse=True))
    return _AIMS.get(counts, Category.THREE_OF_A_KIND)


def _in_100(chance: float, digits: int = 0) -> Figure:
    return figure(100 * chance, digits)


def _dollars(amount: float) -> Figure:
    return figure(amount, digits=2, currency="$")


@dataclass(frozen=True)
class _WeighedHold:
    """Dice to keep, with the number that the best play minimizes, and the outlook."""

    hold: HoldHands
    outlook: Outlook


_Share = TypeVar("_Share", float, Fraction)

_CLOSE = 0.9999
_HOPELESS = 0.5
"""A position in which the safest choice wins the award less often is lost."""


def _argument(
    odds: PokerDiceOdds, state: PokerDiceState, weighed: Sequence[_WeighedHold], keep: Roll
) -> tuple[str, ...]:
    """Argue for the best choice, the first one, against the player's and the safest or the next best."""
    best, *others = weighed
    most = max(each.outlook.award for each in weighed) - TIE
    safest = next(each for each in weighed if each.outlook.award > most)
    own = next((each for each in others if tuple(sorted(each.hold.keep)) == keep), None)
    holds = [
        best,
        *((own,) if own else ()),
        *(() if safest in (best, own) else (safest,)),
        *others[:1],
    ]
    second = others[0].hold.hands if others else best.hold.hands
    lines = [
        _weighed_line(odds, state, each, best, safest, is_second=each.hold.hands - second < TIE)
        for each in dict.fromkeys(holds)
    ]
    if safest.outlook.award < _HOPELESS:
        lines[2:] = [_played_for(odds, state, best)]
    return tuple(lines[:3])


def _weighed_line(
    odds: PokerDiceOdds,
    state: PokerDiceState,
    weighed: _WeighedHold,
    best: _WeighedHold,
    safest: _WeighedHold,
    *,
    is_second: bool,
) -> str:
    keep = weighed.hold.keep
    values = {
        "choice": choice_title(keep),
        "cost": figure(weighed.hold.hands - best.hold.hands, 2),
    }
    is_worse = weighed.hold.hands - best.hold.hands >= TIE
    if weighed is best:
        line = tr("Best: {choice}.", **values)
    elif not is_worse:
        line = tr("{choice}: as good as the best.", **values)
    elif weighed is safest:
        line = tr("Safest: {choice}, {cost} hands worse than the best.", **values)
    elif is_second:
        line = tr("Second best: {choice}, {cost} hands worse than the best.", **values)
    else:
        line = tr("{choice}: {cost} hands worse than the best.", **values)
    counts_miss = is_worse and min(weighed.outlook.award, best.outlook.award) < SAFE
    both = in_sentences(line, missed_words() if counts_miss else "", _both_numbers(weighed.outlook))
    if len(keep) == DICE:
        return both
    results = _results(odds.chances_keeping(state.bankroll, state.dice, rolls_left(state), keep))
    return in_sentences(both, _most_likely(results, state.bankroll))


def missed_words() -> Sentence:
    """How much a missed award counts."""
    return tr("A missed award counts as {hands} hands.", hands=MISSED_AWARD)


def _most_likely(results: Mapping[Category, float], bankroll: Cents) -> Sentence:
    """The most likely result and the money after it, or the results that are equally likely."""
    likeliest, *others = _likeliest(results)
    values = {"hand": _result_title(likeliest), "share": percent(results[likeliest], 1)}
    if others:
        hands = listed(map(_result_title, (likeliest, *others)))
        return tr("Most likely results, {share} each: {hands}.", hands=hands, share=values["share"])
    money = Cents(bankroll + PAYS[likeliest])
    if money < ANTE:
        return tr(
            "Most likely result: {hand} ({share}), leaving {money}, which is too little for another hand.",
            money=money.shown(),
            **values,
        )
    return tr("Most likely result: {hand} ({share}), leaving {money}.", money=money.shown(), **values)


def _both_numbers(outlook: Outlook) -> Sentence:
    return tr(
        "Hands still to play on average: {hands}; chance to reach {award}: {chance}.",
        hands=figure(outlook.hands, 2),
        award=AWARD.shown(),
        chance=_award_words(outlook.award),
    )


def _award_words(chance: float) -> str:
    """A chance that looks certain only if it is."""
    return percent(chance) if chance <= _CLOSE or chance == 1 else Joined((">", percent(_CLOSE)), sign="")


def _played_for(odds: PokerDiceOdds, state: PokerDiceState, best: _WeighedHold) -> Sentence:
    """What the best choice aims for if the award is far away: the result that adds most to its chance."""
    results = _results(odds.chances_keeping(state.bankroll, state.dice, rolls_left(state), best.hold.keep))
    aim = max(results, key=lambda hand: results[hand] * odds.award_chance(Cents(state.bankroll + PAYS[hand])))
    return tr(
        "No choice has even a {limit} chance to reach {award}. The best one aims for {hand} "
        "({share}), which would leave {money}.",
        award=AWARD.shown(),
        limit=percent(_HOPELESS, 0),
        hand=_result_title(aim),
        share=percent(results[aim], 1),
        money=Cents(state.bankroll + PAYS[aim]).shown(),
    )


def _results(chances: Mapping[Category, _Share]) -> Mapping[Category, _Share]:
    """Return the chance of each result that a reason distinguishes.

    All hands that pay nothing are one result, in the place of the most likely of them.
    """
    unpaid = {category: chance for category, chance in chances.items() if not PAYS[category]}
    results = {category: chance for category, chance in chances.items() if PAYS[category]}
    if unpaid:
        first, *others = sorted(unpaid, key=unpaid.__getitem__, reverse=True)
        results[first] = sum((unpaid[each] for each in others), unpaid[first])
    return results


def _likeliest(results: Mapping[Category, _Share]) -> list[Category]:
    """The most likely results, if several are equally likely; the one that pays most comes first."""
    most = max(results.values())
    return sorted((each for each in results if most - results[each] < TIE), key=lambda each: -PAYS[each])


def _result_title(result: Category) -> Sentence:
    """The name of a result within a sentence."""
    return _HANDS.get(result, tr("a hand that pays nothing"))


@lru_cache(_KEEPINGS)
def _likely(keep: Roll) -> Likely:
    """Dice that make the most likely result with these sorted faces, and the chance of that result."""
    often, example = Counter[Category](), dict[Category, tuple[int, Roll]]()
    count = DICE - len(keep)
    for faces, ways in sorted_rolls(count):
        category = score_hand(keep + faces).category
        often[category] += ways
        example[category] = max(example.get(category, (0, ())), (ways, faces), key=itemgetter(0))
    chances = {category: Fraction(often[category], SIDES**count) for category in Category if often[category]}
    results = _results(chances)
    likeliest, *_ = _likeliest(results)
    what = tr("{hand} with this roll", hand=_result_title(likeliest))
    return Likely(example[likeliest][1], results[likeliest], what)


def _luck_note(promised: float, step: Step[PokerDiceState]) -> Sentence | None:
    """Say that a hand pays, but less than average; `promised` is its mean pay in dollars."""
    scored = next((event for event in step.events if isinstance(event, HandScored)), None)
    score = HandScore(scored.category, scored.pays) if scored else score_hand(step.state.dice)
    if not NOTHING < score.pays < promised * DOLLAR:
        return None
    return tr(
        "{hand} pays {pay} as it is; the expected payout was {promised}.",
        hand=category_title(score.category),
        pay=score.pays.shown(),
        promised=_dollars(promised),
    )


Shares = Mapping[Category, Fraction]
"""The chance of each hand."""

KeepingPlay = Callable[[Roll, int], Roll]
"""A way to play: the faces to keep, for a hand and the number of re-rolls left."""

_BEST_PLAY = tr("The chance of each final hand with best play.")
_BEST = tr("Best play")
_ADVICE = tr("Showing which dice to keep is a hint, and this game counts. Press B to see it anyway.")
_INCLUDED = tr("The number of hands includes the hand about to be played.")
_NOT_INCLUDED = tr("The number of hands does not include the hand in play.")
_LATER = tr("The second re-roll is assumed to follow best play.")
_MISSED = tr(
    "A game that misses the award can be short. So, when choices are compared, a penalty is added: "
    "{hands} hands times the chance of missing the award. The other numbers here leave the penalty "
    "out.",
    hands=MISSED_AWARD,
)


@dataclass(frozen=True)
class HandInPlay:
    """The kept dice of a hand, the bankroll with the ante paid, and the rolls left."""

    bankroll: Cents
    keep: Roll
    rolls: int

    @property
    def title(self) -> Sentence:
        return tr("Play a hand") if self.rolls == MOST_ROLLS else choice_title(self.keep)


def hand_in_play(state: PokerDiceState, keep: Roll) -> HandInPlay:
    """Return the hand in which these faces of the dice are kept, or a new one between two hands."""
    if not state.in_hand:
        return HandInPlay(Cents(state.bankroll - ANTE), (), MOST_ROLLS)
    # Dice that are held are not thrown again.
    rolls = MOST_ROLLS - state.rolls if len(keep) < DICE else 1
    return HandInPlay(state.bankroll, tuple(sorted(keep)), rolls)


def working_of_hands(odds: PokerDiceOdds, hand: HandInPlay, why: Sentence) -> Working:
    """Return how the number of hands still to play is calculated: for each hand, the number from the new bankroll."""
    played = 1 if hand.rolls == MOST_ROLLS else 0
    shares = _shares(hand, odds)
    parts = _parts(
        hand, shares, lambda category: played + odds.hands_from(Cents(hand.bankroll + PAYS[category]))
    )
    chance = sum(
        float(share) * odds.award_chance(Cents(hand.bankroll + PAYS[category]))
        for category, share in shares.items()
    )
    title = _title_of_hands(hand.title, sum(part.product for part in parts), chance)
    if played:
        return Working(title, why, HANDS, parts, notes=(_INCLUDED,))
    later = (_LATER,) if hand.rolls > 1 else ()
    return Working(title, why, HANDS, parts, notes=(*later, *_notes(chance)))


def working_of_pay(odds: PokerDiceOdds, hand: HandInPlay) -> Working:
    """Return how the hand's mean pay under the best play is calculated."""
    parts = _parts(hand, _shares(hand, odds), lambda category: Fraction(PAYS[category], DOLLAR))
    pay = figure(sum(part.product for part in parts), 2, "$")
    title = tr("{choice}: pays {pay} on average", choice=hand.title, pay=pay)
    return Working(title, _BEST_PLAY, MONEY, parts)


def working_of_award(odds: PokerDiceOdds, state: PokerDiceState) -> Working:
    """Return how the chance of the award under the best play is calculated."""
    best = odds.best_keep(state.bankroll, state.dice, MOST_ROLLS - state.rolls) if state.in_hand else ()
    hand = hand_in_play(state, best)
    parts = _parts(
        hand, _shares(hand, odds), lambda category: odds.award_chance(Cents(hand.bankroll + PAYS[category]))
    )
    chance = percent(sum(part.product for part in parts), 1)
    title = tr("{choice}: {chance} to reach {award}", choice=hand.title, chance=chance, award=AWARD.shown())
    return Working(title, _BEST_PLAY, CHANCE, parts)


def award_without_advice(odds: PokerDiceOdds, state: PokerDiceState) -> Working:
    """Return how the chance of the award within a hand is calculated, without the best choice of dice."""
    chance = odds.award_chance_within(state.bankroll, state.dice, MOST_ROLLS - state.rolls)
    chance_text = percent(chance, 1)
    title = tr("{choice}: {chance} to reach {award}", choice=_BEST, chance=chance_text, award=AWARD.shown())
    return Working(title, _ADVICE, CHANCE, (_best_kept(chance),))


def hands_without_advice(odds: PokerDiceOdds, state: PokerDiceState) -> Working:
    """Return how the hands still to play after this one are calculated, without the best choice of dice."""
    left = MOST_ROLLS - state.rolls
    hands = odds.hands_within(state.bankroll, state.dice, left)
    chance = odds.award_chance_within(state.bankroll, state.dice, left)
    title = _title_of_hands(_BEST, hands, chance)
    return Working(title, _ADVICE, HANDS, (_best_kept(hands),), notes=_notes(chance))


def _notes(chance: float) -> tuple[Sentence, ...]:
    """The notes within a hand: the penalty is named if it counts."""
    return (_NOT_INCLUDED,) if chance >= SAFE else (_NOT_INCLUDED, _MISSED)


def _title_of_hands(choice: Sentence, hands: Worth, chance: float) -> Sentence:
    return tr(
        "{choice}: {hands} hands still to play, {chance} to reach {award}",
        choice=choice,
        hands=figure(hands, 2),
        chance=_award_words(chance),
        award=AWARD.shown(),
    )


def _best_kept(value: float) -> Possibility:
    return Possibility(tr("keeping the best dice now and later"), _BEST, Fraction(1), value)


def working_of_leaving(why: Sentence) -> Working:
    """Return what leaving means: no hand is left to play, and the award is missed."""
    part = Possibility(tr("the game ends without the award"), "", Fraction(1), Fraction(0), Consequence.LOSES)
    return Working(_title_of_hands(tr("Quit"), 0, 0), why, HANDS, (part,), notes=(_MISSED,))


def final_hands(keep: Roll, rolls: int, play: KeepingPlay) -> Shares:
    """Return the chance of each final hand if these sorted faces are kept now and `play` follows."""
    keeps: Counter[Roll] = Counter({keep: 1})
    for left in range(rolls - 1, 0, -1):
        again: Counter[Roll] = Counter()
        for hand, ways in _rolled_from(keeps).items():
            again[tuple(sorted(play(hand, left)))] += ways
        keeps = again
    categories: Counter[Category] = Counter()
    for hand, ways in _rolled_from(keeps).items():
        categories[score_hand(hand).category] += ways
    every = categories.total()
    return {category: Fraction(categories[category], every) for category in Category if categories[category]}


def _rolled_from(keeps: Counter[Roll]) -> Counter[Roll]:
    """The hands that one more throw makes of these keeps, with the number of ways to each."""
    hands: Counter[Roll] = Counter()
    for keep, weight in keeps.items():
        for hand, ways in _becomes(keep):
            hands[hand] += weight * ways
    return hands


@lru_cache(_KEEPINGS)
def _becomes(keep: Roll) -> tuple[tuple[Roll, int], ...]:
    """The hands that one throw makes of a keep, each with its number of ways (of 7,776)."""
    dice = DICE - len(keep)
    alike = WAYS // SIDES**dice
    return tuple((tuple(sorted(keep + faces)), alike * ways) for faces, ways in sorted_rolls(dice))


def _shares(hand: HandInPlay, odds: PokerDiceOdds) -> Shares:
    """The chance of each hand that the dice become under the best play."""
    return final_hands(hand.keep, hand.rolls, lambda dice, left: odds.best_keep(hand.bankroll, dice, left))


def _parts(hand: HandInPlay, shares: Shares, value: Callable[[Category], Worth]) -> tuple[Possibility, ...]:
    return tuple(
        Possibility(
            _words(hand.bankroll, category),
            category_title(category),
            share,
            value(category),
            _mark(hand.bankroll, category),
        )
        for category, share in shares.items()
    )


def _words(bankroll: Cents, category: Category) -> Sentence:
    after = Cents(bankroll + PAYS[category])
    values = {"hand": category_title(category), "pay": PAYS[category].shown(), "money": after.shown()}
    if after >= AWARD:
        return tr("{hand} pays {pay}: {money} wins the award", **values)
    if after < ANTE:
        return tr("{hand} pays {pay}: {money} is too little for another hand", **values)
    return tr("{hand} pays {pay}: {money} left", **values)


def _mark(bankroll: Cents, category: Category) -> Consequence:
    after = bankroll + PAYS[category]
    if after >= AWARD:
        return Consequence.WINS
    return Consequence.LOSES if after < ANTE else Consequence.PLAIN
