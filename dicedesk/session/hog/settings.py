"""The settings that only Hog has: its coach."""

from dicedesk.session.settings.coach_settings import CoachSettings
from dicedesk.session.settings.keeper import GameSettings

HOG_SETTINGS = GameSettings("hog", CoachSettings)
