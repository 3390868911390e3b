"""How fast games of Poker Dice are played on one core, as times of plain Python measured in the same run."""

from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.players import Sensible
from dicedesk.games.poker_dice.simulation import GAMES_A_CHUNK, holds_of, play_poker_dice
from dicedesk.play.ports.jobs import OneByOne
from tests.bench import plain_poker_dice_games
from tests.bench.speeds import Compare, Goal

PLAIN_GAMES = 500

HANDS = lay_out()
PLACES = list(HANDS.keep_places)
PAYS = {hand: score.pays // 100 for hand, score in zip(HANDS.hand_places, HANDS.scores, strict=True)}


def test_games_are_100_times_as_fast_as_plain_python(compare: Compare) -> None:
    holds = holds_of(Sensible(), HANDS)
    plain = _as_dictionaries(holds)
    found = compare(
        Goal("Poker Dice games", 100),
        lambda: plain_poker_dice_games.awards_in(plain, PAYS, PLAIN_GAMES, 1),
        PLAIN_GAMES,
        lambda: list(play_poker_dice(holds, GAMES_A_CHUNK, 1, OneByOne())),
        GAMES_A_CHUNK,
    )
    assert found.is_enough


def _as_dictionaries(holds: object) -> list[dict[int, dict[tuple[int, ...], tuple[int, ...]]]]:
    return [
        {
            5 * bankroll: {hand: PLACES[place] for hand, place in zip(HANDS.hand_places, row, strict=True)}
            for bankroll, row in enumerate(rolls)
        }
        for rolls in holds.tolist()  # type: ignore[attr-defined]
    ]
