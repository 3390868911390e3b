"""The player's word, where the player types none: drawn fresh for a game, after its seal is fixed."""

from random import SystemRandom

_FIRST, _SECOND = "bdfgklmnprstvz", "aeiou"
_GROUPS, _SYLLABLES = 3, 3


def fresh_word() -> str:
    """Nine syllables that can be read aloud and typed, such as `bokuti-rasene-mufado`.

    There are 70 syllables, so nobody can guess the word (55 bits) when choosing a seed.
    """
    return "-".join("".join(_syllable() for _ in range(_SYLLABLES)) for _ in range(_GROUPS))


def _syllable() -> str:
    system = SystemRandom()
    return system.choice(_FIRST) + system.choice(_SECOND)
