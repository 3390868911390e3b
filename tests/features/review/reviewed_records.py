"""Records of each game, and their reviews as a window gets them."""

import random
from pathlib import Path

from dicedesk.core.notation import without_notes
from dicedesk.core.record import Record, parse_record
from dicedesk.features.review.game import SeatReview, review_record
from dicedesk.games.catalogue import SPECS
from tests.coach.random_games import played_on

HOG = """[Game "hog"]
[Rules "goal=20"]
[Player0 "You"]
[Player1 "final"]
roll 0
roll 0
roll 10 : 2 3 4 5 6 2 3 4 1 6
roll 4 : 2 2 3 2
roll 2 : 6 6
roll 4 : 6 6 6 6
"""
BETWEEN_PEOPLE = HOG.replace("final", "Ann").replace("You", "Ben")
HAZARD = """[Game "hazard"]
[Rules "casters=2"]
[Player0 "Ann"]
[Player1 "Ben"]
main 6
throw : 2 3
throw : 6 6
throw : 2 4
main 7
throw : 3 4
"""
POKER_DICE = """[Game "poker-dice"]
[Player0 "You"]
hand : 1 1 3 4 6
reroll 1 2 : 2 5
hold
hand : 6 6 6 6 2
reroll 1 2 3 4 5 : 1 2 3 4 6
reroll 1 2 3 : 1 2 3
hand : 1 2 3 4 6
quit
"""
CRAPS = """[Game "craps"]
[Player0 "You"]
[Rules "preset=las-vegas"]
bet pass 10
bet any-seven 5
throw : 2 2
bet place-6 6
throw : 5 4
take-down place-6
odds off
odds on
work on
work off
throw : 3 4
leave
"""


def record_of(text: str) -> Record:
    """The record in a text."""
    return parse_record(text, SPECS)


PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"


def shortest_playthrough(game: str) -> str | None:
    """The text of the shortest playthrough of a game that came to its end; None if it has none (yet)."""
    texts = [without_notes(file.read_text(encoding="utf-8")) for file in PLAYTHROUGHS.glob(f"{game}-*.txt")]
    records = [(record_of(text).replay(), text) for text in texts]
    ended = [
        (len(history), text)
        for history, text in records
        if history and history[-1].step.state.outcome() is not None
    ]
    return min(ended)[1] if ended else None


WITH_ERRORS = {
    "hog": HOG,
    "people": BETWEEN_PEOPLE,
    "hazard": HAZARD,
    "poker-dice": POKER_DICE,
    "craps": CRAPS,
}
ALL = WITH_ERRORS | {
    game: text for game in SPECS if game not in WITH_ERRORS and (text := shortest_playthrough(game))
}
"""A game joins with its first playthrough, which another test asks for in a sentence."""


def shown_review(text: str) -> SeatReview:
    """The review of a record."""
    return SeatReview(review_record(text, lambda _: None))


def random_review(seed: int) -> SeatReview:
    """The review of a game that is played at random, to its end or for so many moves."""
    luck = random.Random(seed)
    spec = list(SPECS.values())[seed % len(SPECS)]
    names = ("You", luck.choice(("final", "always:4", "Ann")))[: spec.new_state("").seats]
    tags = ((f"Player{seat}", name) for seat, name in enumerate(names))
    most = luck.choice((40, 1000))
    played = played_on(Record(spec, tuple(tags)), lambda state: luck.choice(state.legal_moves()), luck, most)
    return SeatReview(review_record(played.to_text(), lambda _: None))
