"""How soon players of Poker Dice reach the award, followed exactly over every bankroll."""

from dicedesk.games.poker_dice.answers import follow
from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.players import parse_player
from dicedesk.games.poker_dice.simulation import chain_of, holds_of

hands = lay_out()
for name in ("perfect", "sensible", "careless"):
    game = follow(chain_of(holds_of(parse_player(name).chooser, hands), hands), hands=50)
    print(f"{name:9} award within 50 hands {game.award[50]:.4%}, ever {game.award_ever:.4%}")
