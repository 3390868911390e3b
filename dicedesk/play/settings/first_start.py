"""Whether somebody starts the program for the first time; then, and only then, a quick tour is offered."""

from dataclasses import replace

from dicedesk.play.settings.keeper import SettingsKeeper


def is_tour_due(settings: SettingsKeeper) -> bool:
    """Whether the quick tour is to be offered now. That is saved at once, so that it is offered only once.

    Where the settings cannot be read or saved it would be offered at each start, so then it never is.
    """
    if settings.error is not None or settings.value.is_tour_offered:
        return False
    settings.change(lambda now: replace(now, is_tour_offered=True))
    return settings.error is None
