"""What Hazard adds to the rooms that all games share: nothing."""

from dicedesk.ui.base.game_ui import GameUi

GAME_UI = GameUi()
