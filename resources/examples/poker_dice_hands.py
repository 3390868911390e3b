"""How soon players of Poker Dice reach the award, followed exactly over every bankroll."""

from dicedesk.lab.poker_dice_players.by_hand import follow
from dicedesk.lab.simulation.poker_dice_holds import chain_of, holds_of
from dicedesk.odds.poker_dice_hands import lay_out
from dicedesk.players.poker_dice import parse_player

hands = lay_out()
for name in ("perfect", "sensible", "careless"):
    game = follow(chain_of(holds_of(parse_player(name).chooser, hands), hands), hands=50)
    print(f"{name:9} award within 50 hands {game.award[50]:.4%}, ever {game.award_ever:.4%}")
