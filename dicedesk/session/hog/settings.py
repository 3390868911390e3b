"""The settings that only Hog has: its coach."""

from dicedesk.session.coaching.settings import CoachSettings
from dicedesk.session.settings.keeper import GameSettings

HOG_SETTINGS = GameSettings("hog", CoachSettings)
