"""How often one strategy of Hog beats another, exactly, and how often the best response beats it."""

from dicedesk.games.hog.named_strategies import AlwaysRoll
from dicedesk.games.hog.odds import best_response, win_chance
from dicedesk.games.hog.players import table_of


def cautious(score: int, opponent_score: int) -> int:
    """Rolls fewer dice when ahead, as a student might write it."""
    return 3 if score > opponent_score else 5


mine = table_of(cautious)
chances = win_chance(mine, table_of(AlwaysRoll(4)))
print(f"starts and beats four dice     {chances.first:.4%}")
print(f"comes second and beats it      {chances.second:.4%}")
print(f"the best response beats mine     {best_response(mine).values.match_up.average:.4%}")
