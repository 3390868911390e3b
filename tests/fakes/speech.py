"""A voice that never speaks."""

from collections.abc import Callable

from dicedesk.play.ports.audio import Availability, Listener, Manner, Voice


class NoSpeech:
    """Never says a word."""

    def __init__(self, availability: Availability) -> None:
        """Takes the reason for its silence."""
        self._availability = availability

    @property
    def available(self) -> Availability:
        """Why it is silent."""
        return self._availability

    def prepare(self) -> None:
        """Has nothing to get ready."""

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        """Fails at once, for the reason that was given."""
        listener.failed(self._availability.reason)

    def stop(self) -> None:
        """Is silent already."""

    def voices(self, found: Callable[[tuple[Voice, ...]], None]) -> None:
        """There are none."""
        found(())

    def close(self) -> None:
        """Has nothing to close."""
