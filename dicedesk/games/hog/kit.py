"""The kit of Hog."""

from dicedesk.games.frame import GameKit
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.prompt import HOG_PROMPT
from dicedesk.games.hog.rules import HOG, HogState
from dicedesk.games.hog.table import HogGameTable
from dicedesk.games.hog.telling import HogPast, HogTelling
from dicedesk.games.hog.unit import UNIT

HOG_KIT: GameKit[HogState] = GameKit(
    HOG,
    HogGameTable,
    HogTelling(),
    HOG_PROMPT,
    HogPast(),
    HOG_PLAYERS,
    unit=UNIT,
    has_exercises=True,
)
