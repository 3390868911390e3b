"""The voice that never speaks."""

from dicedesk.play.ports.audio import Availability, Listener, Manner, Voice
from tests.fakes.speech import NoSpeech


def test_a_voice_that_never_speaks_says_why() -> None:
    told, found = list[str](), list[tuple[Voice, ...]]()
    silent = NoSpeech(Availability("It is night."))
    silent.say("Hello.", Manner(), Listener(failed=told.append))
    silent.voices(found.append)
    silent.stop()
    silent.close()
    assert (told, found, silent.available.reason) == (["It is night."], [()], "It is night.")
