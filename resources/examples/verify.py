#!/usr/bin/env python3
"""Checks the dice of a DiceDesk record, sealed, daily or of a challenge, without DiceDesk: python3 verify.py GAME.dice

Exit code 0: every die follows from the seed or the day; 1: not; 2: nothing to check. It does not know the rules of
the games: `dicedesk verify` says whether the moves are legal and the game is over.
"""

import datetime
import hashlib
import hmac
import re
import sys


def joined(*fields):
    """Every field after its length in 8 bytes, so that no two lists of fields give the same bytes."""
    return b"".join(len(field).to_bytes(8, "big") + field for field in fields)


def read(text):
    """The header lines of a record by name, and the faces of its own dice: not those of moves `From` another game."""
    tags, moves = {}, []
    for line in re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")):
        tag = re.fullmatch(r'\s*\[(\w+) +"((?:[^"\\]|\\.)*)"\]\s*(#.*)?', line)
        if tag:
            tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
        elif line.partition("#")[0].strip():
            moves.append([int(face) for face in line.partition("#")[0].partition(":")[2].split()])
    taken_over = re.fullmatch(".* move ([0-9]{1,9})", tags.get("From", ""))
    return tags, [face for faces in moves[int(taken_over[1]) if taken_over else 0 :] for face in faces]


def is_day(text):
    """Whether it is a day, such as 2026-11-23, that a calendar has."""
    try:
        return str(datetime.date.fromisoformat(text)) == text
    except ValueError:
        return False


def daily(tags, day, number):
    """A block of bytes of a day's dice."""
    return hashlib.sha256(f"dicedesk/today/1 {day} {tags.get('Game')} {number}".encode()).digest()


def sealed(tags, number):
    """A block of bytes of sealed dice."""
    message = joined(tags.get("Word", "").encode()) + number.to_bytes(8, "big")
    return hmac.digest(bytes.fromhex(tags["Seed"]), message, "sha256")


def seal(tags):
    """What the seal of this seed has to be."""
    seed, name = bytes.fromhex(tags["Seed"]), tags.get("Id", "")
    return hashlib.sha256(joined(b"DiceDesk sealed dice 2", name.encode(), seed)).hexdigest()


def check(tags, faces):
    """An exit code, and what there is to say."""
    kind, _, rest = tags.get("Dice", "").partition(" ")
    scheme = rest if kind == "shared" else kind
    if "Challenge" in tags:
        return 2, "Nothing to check: this is a challenge, not a game."
    if scheme not in ("today/1", "sealed/2"):
        return 2, "Nothing to check: these dice are neither sealed nor those of a day."
    if scheme != "today/1" and "Seed" not in tags:
        return 2, "Nothing to check yet: the seed is revealed when the game is over."
    if scheme == "today/1" and not is_day(rest):
        return 2, f"Nothing to check: {rest} is not a date."
    if scheme != "today/1" and not re.fullmatch("[0-9a-fA-F]{64}", tags["Seed"]):
        return 1, "The Seed header does not contain 32 bytes in hex."
    if kind.startswith("sealed") and tags.get("Seal") != seal(tags):
        return 1, "The Seal is not the seal of this Seed."
    if not faces:
        return 2, "Nothing to check: no die of this game was rolled."
    true = []
    # A block for each die is more than enough.
    for number in range(len(faces)):
        drawn = daily(tags, rest, number) if kind == "today/1" else sealed(tags, number)
        true += [byte % 6 + 1 for byte in drawn if byte < 252]
    wrong = [place for place, face in enumerate(faces, 1) if face != true[place - 1]]
    if wrong:
        return 1, f"Die {wrong[0]} is not the true one."
    if kind == "shared":
        return 0, f"{len(faces)} dice come from the Seed in this record, whatever game that is from."
    return 0, f"{len(faces)} dice are true." if kind != "today/1" else f"{len(faces)} dice match {rest}."


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8", newline="") as record:
        code, sentence = check(*read(record.read()))
    print(sentence)
    sys.exit(code)
