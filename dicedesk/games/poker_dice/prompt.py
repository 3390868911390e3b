"""Poker Dice as lines of text: "2 3 5" rolls these dice again, H holds, Q quits."""

from collections.abc import Sequence
from typing import Any

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move, Outcome, Played, State
from dicedesk.core.words import Name, Sentence, tr, trn
from dicedesk.games.poker_dice.oracle import Oracle, Pick, spoken
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    FIRST_BANKROLL,
    MOST_ROLLS,
    PAYS,
    POKER_DICE,
    POSITIONS,
    Category,
    Hold,
    PlayHand,
    PokerDiceEnding,
    PokerDiceState,
    Quit,
    Reroll,
)
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.terminal import LastQuestion, Prompt
from dicedesk.play.typed_dice import throw_words

HOLD, QUIT = ("h", "hold"), ("q", "quit")


def _oracle_says(store: Store, clock: Clock, pick: Pick, question: str) -> Sentence:
    return spoken(Oracle(store, clock, pick).ask(question))


_TO_ORACLE = LastQuestion(tr("Major Award! Ask the Magic 8 Oracle a question:"), _oracle_says)


class PokerDicePrompt(Prompt[PokerDiceState]):
    """Asks for a hand, then for the dice to roll again."""

    def question(self, session: GameSession[PokerDiceState]) -> Sentence:
        """The possible moves with the hand, or with the bankroll between hands."""
        if not session.state.in_hand:
            return tr("Press Enter to pay {ante} and roll, or type Q to quit:", ante=ANTE.shown())
        return tr("Type the dice to re-roll (such as 2 3 5), H to hold, or Q to quit:")

    def parse(self, text: str, state: PokerDiceState) -> Move:
        """Positions of dice, H, Q, or Enter; also as a record writes them."""
        word = text.casefold()
        if word in QUIT:
            return Quit()
        if not state.in_hand:
            if word in {"", "hand"}:
                return PlayHand()
            raise NotationError(tr("Press Enter to play a hand, or type Q to quit."))
        if word in HOLD:
            return Hold()
        return Reroll(_positions(word.removeprefix("reroll")))

    def throw(self, session: GameSession[PokerDiceState], move: Move) -> Sentence:
        """Five dice, or those to be rolled again."""
        state: State[Any] = session.state
        return hand_words(session.seats[state.seat].name, move, state.dice_for(move))

    def help(self, state: PokerDiceState) -> tuple[Sentence, ...]:
        """The possible answers."""
        quits = tr("Q: leave the table for good; if a hand is in progress, you lose its ante.")
        if not state.in_hand:
            return (tr("Enter: pay the ante and roll five dice."), quits)
        return (
            tr("2 3 5: re-roll the second, third and fifth dice; the dice are numbered 1 to 5."),
            tr("H: hold and score the hand as it is."),
            quits,
        )

    def standing(self, state: PokerDiceState, names: Sequence[Name], first: int = 0) -> tuple[Sentence, ...]:
        """The bankroll, and within a hand the number of the roll."""
        if state.in_hand:
            return (tr("Roll {roll} of {rolls}", roll=state.rolls, rolls=MOST_ROLLS),)
        return (
            tr(
                "Bankroll {bankroll}; the Major Award is at {award}.",
                bankroll=state.bankroll.shown(),
                award=AWARD.shown(),
            ),
        )

    def last_question(self, outcome: Outcome) -> LastQuestion | None:
        """The Oracle answers a question after a Major Award."""
        return _TO_ORACLE if outcome.ending is PokerDiceEnding.AWARD else None

    def lying(self, played: Played[PokerDiceState]) -> Roll:
        """All five dice of the hand after the throw."""
        if not played.faces:
            return ()
        if not isinstance(played.move, Reroll):
            return played.faces
        dice = list(played.before.dice)
        for position, face in zip(played.move.positions, played.faces, strict=True):
            dice[position - 1] = face
        return tuple(dice)


def _positions(text: str) -> tuple[int, ...]:
    """The positions of dice in a text, each once, in order. Raises NotationError."""
    words = text.replace(",", " ").split()
    numbers = {str(position): position for position in POSITIONS}
    if not words or any(word not in numbers for word in words):
        raise NotationError(
            tr("Type the numbers of the dice to re-roll (such as 2 3 5), H to hold, or Q to quit.")
        )
    return tuple(sorted({numbers[word] for word in words}))


_RULES = (
    tr(
        "You start with {bankroll}. Reach {award} and you win the Major Award: the Magic 8 Oracle "
        "answers your question. You go broke if you cannot pay for another hand.",
        bankroll=FIRST_BANKROLL.shown(),
        award=AWARD.shown(),
    ),
    tr(
        "A hand costs {ante}. Press Enter to pay and roll five dice. Then you can re-roll any of them, up to twice.",
        ante=ANTE.shown(),
    ),
    tr(
        "Type the numbers below the dice you want to re-roll (such as “2 3 5”), or type H to hold the hand as it is."
    ),
    tr(
        "Five of a kind pays {five}, four of a kind {four}, a straight {straight}, a full house {house}, three of a "
        "kind {three} and two pair {two}. Anything else pays nothing.",
        five=PAYS[Category.FIVE_OF_A_KIND].shown(),
        four=PAYS[Category.FOUR_OF_A_KIND].shown(),
        straight=PAYS[Category.STRAIGHT].shown(),
        house=PAYS[Category.FULL_HOUSE].shown(),
        three=PAYS[Category.THREE_OF_A_KIND].shown(),
        two=PAYS[Category.TWO_PAIR].shown(),
    ),
    tr("Type Q to quit. If you quit during a hand, you lose its ante."),
)

POKER_DICE_PROMPT = PokerDicePrompt(POKER_DICE, rules=_RULES)


def hand_words(name: Name, move: Move, dice: int) -> Sentence:
    """Say which dice to throw at the table: five, or some of them again, named by position."""
    if not isinstance(move, Reroll):
        return throw_words(name, move, dice)
    places = ", ".join(map(str, move.positions))
    if name.is_you:
        return trn(
            "Re-roll die {places} and type what it shows",
            "Re-roll dice {places} and type what they show, in this order",
            dice,
            places=places,
        )
    return trn(
        "Re-roll die {places} for {name} and type what it shows",
        "Re-roll dice {places} for {name} and type what they show, in this order",
        dice,
        places=places,
        name=name,
    )
