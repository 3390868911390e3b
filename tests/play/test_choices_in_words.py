"""Each move of each game in the fewest words."""

import pytest

from dicedesk.games.catalogue import GAMES, SPECS


@pytest.mark.parametrize(
    ("game", "move", "words"),
    [
        ("hog", "roll 0", "Free Bacon"),
        ("hog", "roll 1", "1 die"),
        ("hog", "roll 8", "8 dice"),
        ("hazard", "main 7", "Main 7"),
        ("hazard", "throw", "Throw"),
        ("poker-dice", "hand", "Play a hand"),
        ("poker-dice", "reroll 2 4", "Keep 2 3 5"),
        ("poker-dice", "reroll 1 2 3 4 5", "Keep nothing"),
        ("poker-dice", "hold", "Hold"),
        ("poker-dice", "quit", "Quit"),
        ("craps", "bet place-6 12", "Place 6 $12"),
        ("craps", "take-down place-6", "Take down Place 6"),
        ("craps", "odds on", "Come odds on"),
        ("craps", "odds off", "Come odds off"),
        ("craps", "work on", "Bets on"),
        ("craps", "work off", "Bets off"),
        ("craps", "throw", "Roll"),
        ("craps", "leave", "Leave"),
    ],
)
def test_a_choice_is_named(game: str, move: str, words: str) -> None:
    spec = SPECS[game]
    state = spec.new_state("")
    if game == "poker-dice":
        state = state.apply(spec.parse_move("hand"), (5, 5, 2, 5, 3)).state
    assert GAMES[game].telling.choice(state, spec.parse_move(move)) == words
