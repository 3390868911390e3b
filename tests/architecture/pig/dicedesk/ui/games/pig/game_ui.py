"""What Pig adds to the rooms that all games share: nothing. A game needs this file all the same."""

from dicedesk.ui.base.game_ui import GameUi

GAME_UI = GameUi()
