"""What the file of a record is called."""

import re

SUFFIX = ".dice"

_LONGEST = 200
"""The most bytes of a name; most file systems take 255, and a person may want to add a word."""

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def file_name(game: str, record_id: str, players: tuple[str, ...]) -> str:
    """The game, the day on which it was begun, and who plays, such as "Hog 2026-11-21 Ann, Ben.dice".

    All are as the window shows them. Characters that a file system does not take are left out.
    """
    day = _DATE.match(record_id)
    words = " ".join(filter(None, (game, day[0] if day else "", ", ".join(filter(None, players)))))
    plain = "".join(sign if sign.isprintable() and sign not in '<>:"/\\|?*' else " " for sign in words)
    short = " ".join(plain.split()).encode()[:_LONGEST].decode(errors="ignore")
    return f"{short.strip(' .,') or 'DiceDesk'}{SUFFIX}"
