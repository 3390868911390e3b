"""Sound that is not played, but can be asked for."""

from dicedesk.play.ports.audio import Availability, Cue


class NoSound:
    """A table without sound; `available` says why, where that is worth a word."""

    def __init__(self, available: Availability | None = None) -> None:
        self.available = Availability() if available is None else available

    def play(self, cue: Cue, volume: float) -> None:
        """Nothing is heard."""

    def close(self) -> None:
        """Nothing was begun."""


class RememberedSound(NoSound):
    """Plays nothing, and remembers what was to be played at which volume, in order."""

    def __init__(self, available: Availability | None = None) -> None:
        """Nothing was asked for yet."""
        super().__init__(available)
        self.played: list[tuple[Cue, float]] = []
        self.is_closed = False

    @property
    def cues(self) -> list[Cue]:
        """The cues alone."""
        return [cue for cue, _ in self.played]

    def play(self, cue: Cue, volume: float) -> None:
        """Remembers it; after `close` as little as any other sound would play."""
        if self.available and not self.is_closed:
            self.played.append((cue, volume))

    def close(self) -> None:
        """Remembers that too."""
        self.is_closed = True
