"""Games of Hog that anybody could play."""

from tests.coach.conftest import hog_at, hog_game, turns

__all__ = ("hog_at", "hog_game", "turns")
