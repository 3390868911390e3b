"""The kit of Hog."""

from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.state import HogState
from dicedesk.players.hog_names import HOG_PLAYERS
from dicedesk.session.game_kit import GameKit
from dicedesk.session.hog.narrator import HogNarrator
from dicedesk.session.hog.past import HogPast
from dicedesk.session.hog.prompt import HOG_PROMPT
from dicedesk.session.hog.table import HogGameTable

HOG_KIT: GameKit[HogState] = GameKit(
    HOG,
    HogGameTable,
    HogNarrator(),
    HOG_PROMPT,
    HogPast(),
    HOG_PLAYERS,
    coach="dicedesk.coach.hog.coach:HOG_COACH",
    coach_unit="win chance",
    exercises="dicedesk.session.hog.exercises:HOG_EXERCISES",
)
