"""Yacht's additions to the shared windows: none."""

from dicedesk.ui.base.game_ui import GameUi

GAME_UI = GameUi()
