"""Poker Dice's additions to the shared windows."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dicedesk.core.words import tr as sentence
from dicedesk.ui.base.game_ui import GameUi, GameWindow, MenuPlace
from dicedesk.ui.base.open_windows import show_one
from dicedesk.ui.base.parts import AppParts

if TYPE_CHECKING:
    from dicedesk.games.poker_dice.oracle import Award
    from dicedesk.ui.base.settings_card import SettingsCard
    from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
    from dicedesk.ui.games.poker_dice.voice_card import VoiceCard


def _show_oracle(parts: AppParts, owner: QWidget, award: "Award | None" = None) -> "OracleDialog":
    """Show the Oracle; at a Major Award, always in a new dialog."""
    # 50 ms.
    from dicedesk.games.poker_dice.oracle import Oracle
    from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog

    late = parts.late
    oracle = late.service(Oracle, lambda: Oracle(parts.store, parts.clock, late.pick))
    return show_one(
        owner,
        OracleDialog,
        lambda: OracleDialog(oracle, late.speech, parts.settings, parts.appearance, award, owner),
        lambda _: award is None,
    )


ORACLE = GameWindow(sentence("Ask the Oracle"), MenuPlace.ASK, _show_oracle, keys=("Ctrl+O",))
"""Its subject is a Major Award."""


def _voice_card(parts: AppParts) -> "VoiceCard":
    # 13 ms later than its title, which the command palette uses too.
    from dicedesk.ui.games.poker_dice.voice_card import VoiceCard

    return VoiceCard(parts.late.speech, parts.settings, parts.appearance)


class PokerDiceUi(GameUi):
    """The windows and cards that only Poker Dice has."""

    windows = (ORACLE,)

    def settings_card(self) -> "SettingsCard":
        """The card of the voice in which the Oracle answers."""
        # The settings have loaded it by now.
        from dicedesk.ui.base.settings_card import SettingsCard, SettingsSection

        return SettingsCard(SettingsSection.SOUND, sentence("Voice"), _voice_card)


GAME_UI = PokerDiceUi()
