#!/usr/bin/env python3
"""Checks the sealed ("provably fair") or daily dice of a DiceDesk record, without DiceDesk: python3 verify.py GAME.dice

Exit code 0: every face follows from the seal, or the day; 1: not; 2: nothing to check. It does not know the rules of
the games: whether the moves are legal and the game is over is what `dicedesk verify` says.
"""

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


def check(tags, faces):
    """An exit code, and what there is to say. A block of bytes for each face is more than enough."""
    scheme, _, day = tags.get("Dice", "").partition(" ")
    version = {"today/1": 0, "sealed": 1, "sealed/2": 2}.get(scheme)
    if version is None or (version and not {"Id", "Seal", "Seed"} <= tags.keys()):
        return 2, "Nothing to check: the dice are not sealed, or their seed is not revealed yet."
    seed, word = bytes.fromhex(tags.get("Seed", "")), tags.get("Word", "")
    fixed = [tags.get(name, "").encode() for name in ("Id", "Previous")]
    sealed = seed if version == 1 else joined(b"DiceDesk sealed dice 2", *fixed, seed)
    if version and hashlib.sha256(sealed).hexdigest() != tags["Seal"]:
        return 1, "The seal is not the seal of this seed."
    true = []
    for block in range(len(faces)):
        daily, old = f"dicedesk/{scheme} {day} {tags.get('Game')} {block}", f"{tags.get('Id')}:{word}:{block}"
        message = old.encode() if version == 1 else joined(word.encode()) + block.to_bytes(8, "big")
        drawn = hmac.digest(seed, message, "sha256") if version else hashlib.sha256(daily.encode()).digest()
        true += [byte % 6 + 1 for byte in drawn if byte < 252]
    wrong = [place for place, face in enumerate(faces, 1) if face != true[place - 1]]
    if "From" in tags and not faces:
        return 2, "Nothing to check: no die of this game is its own."
    return (1, f"Face {wrong[0]} is not the true one.") if wrong else (0, f"{len(faces)} dice are true.")


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8", newline="") as record:
        code, sentence = check(*read(record.read()))
    print(sentence)
    sys.exit(code)
