"""Hog as lines of text."""

from collections.abc import Sequence

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move
from dicedesk.core.record import Record
from dicedesk.core.words import Name, Sentence, by, tr
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import DEFAULT_GOAL, HOG, MOST_DICE, HogState, RollDice, free_bacon
from dicedesk.games.hog.table import AGAINST, COMPUTER_FIRST, FIRST, YOU_FIRST
from dicedesk.games.hog.telling import home_seat, point_words
from dicedesk.play.game_session import GameSession
from dicedesk.play.seats import PERSON
from dicedesk.play.terminal import Option, Prompt


class HogPrompt(Prompt[HogState]):
    """Asks for a number of dice."""

    def question(self, session: GameSession[HogState]) -> Sentence:
        """How many dice, and whose turn it is if two people play."""
        name = session.seats[session.state.seat].name
        return by(name, tr("How many dice, 0 to 10?"), tr("{name}, how many dice, 0 to 10?"))

    def parse(self, text: str, state: HogState) -> Move:
        """A number of dice, or a move as a record writes it."""
        number = text.removeprefix("roll ").strip()
        if number.isascii() and number.isdigit() and len(number) <= 2 and int(number) <= MOST_DICE:
            return RollDice(int(number))
        raise NotationError(tr("Type how many dice to roll, a number from 0 to 10."))

    def help(self, state: HogState) -> tuple[Sentence, ...]:
        """What a number means."""
        return (
            tr("1 to 10: roll that many dice and score their sum, or just 1 point if any die shows a 1."),
            tr("0: take Free Bacon for {points}.", points=point_words(free_bacon(state.opponent_score))),
        )

    def first_named(self, record: Record[HogState]) -> int:
        """The seat in the left panel."""
        return home_seat(record)

    def standing(self, state: HogState, names: Sequence[Name], first: int = 0) -> tuple[Sentence, ...]:
        """Both scores and the goal."""
        second = 1 - first
        return (
            tr(
                "{first} {score}–{other_score} {second}, first to {goal}",
                first=names[first],
                score=state.scores[first],
                other_score=state.scores[second],
                second=names[second],
                goal=state.rules.goal,
            ),
        )


_RULES = (
    tr(
        "You and your opponent take turns. The game ends after the first turn that leaves either of you at {goal} or "
        "more, and the higher score wins.",
        goal=DEFAULT_GOAL,
    ),
    tr(
        "Type how many dice to roll, 1 to 10. You score the sum of their faces, but just 1 point if any die shows a 1: "
        "that is Pig Out."
    ),
    tr(
        "Type 0 for Free Bacon. You roll no dice and score twice the tens digit of your opponent's "
        "score, minus the ones digit, but at least 1 point. Against 83, you score 13."
    ),
    tr(
        "After each turn, look at the last two digits of both scores. If the digits of one score are "
        "as far apart as those of the other, the scores are swapped: that is Swine Swap. With 49 "
        "against 83, the digits of both scores are 5 apart, so you get 83 and your opponent gets 49."
    ),
    tr("The swap comes before the game can end, so you can swap your win away."),
)

HOG_PROMPT = HogPrompt(
    HOG,
    rules=_RULES,
    options=(
        Option(
            AGAINST,
            (*HOG_PLAYERS.offered, PERSON),
            tr("who plays against you"),
            "NAME",
            f"final, perfect, swap, bacon, always:N, {PERSON}",
        ),
        Option(FIRST, (YOU_FIRST, COMPUTER_FIRST), tr("who goes first"), "NAME"),
    ),
)
