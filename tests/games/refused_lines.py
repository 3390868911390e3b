"""Lines that no position has: damaged ones, and those of impossible positions."""

from collections.abc import Iterator

from dicedesk.games.catalogue import GAMES

_DAMAGED = {
    "no game": """
        |
        | goal=100
        34-50
        chess e4
        Hog 34-50
        hogs 34-50
        hog,34-50
        poker dice bankroll 100
    """,
    "hog": """
        hog 34
        hog 34-
        hog -34-50
        hog 34-50-1
        hog 34:50
        hog 34.5-50
        hog 34-50 turn 1
        hog 34-50, turn 2
        hog 34-50, turn
        hog 34-50, turn one
        hog 34-50, turn -1
        hog 34-50, 50-34
        hog 34-50, turn 0, turn 1
        hog 34-50,
        hog 34-50,, turn 1
        hog ,
        hog 34-50, main 7
        hog ٣-50
        hog 1234567890-0
        hog 34-50 | goal=0
        hog 34-50 | goal=101
        hog 34-50 | goal
        hog 34-50 | casters=2
        hog 34-50 | goal=100 | You
        hog 34-50 | goal=100 | You, final, Ann
        hog 34-50 | goal=100 | You,
        hog 34-50 | goal=100 | , final
        hog 34-50 | | You\\, final
    """,
    "hazard": """
        hazard 3
        hazard won
        hazard won x
        hazard won 3, won 3
        hazard won -1
        hazard won 3 1
        hazard won 3 0 2, turn 1 | casters=3
        hazard turn 4
        hazard turn one
        hazard turn 1 2
        hazard lost -1
        hazard lost 1 2
        hazard losses 1
        hazard lost in a row 1
        hazard main
        hazard main seven
        hazard main 7 chance 5
        hazard main 7; chance 5
        hazard chance 5.0, main 7
        hazard dice 1 2
        hazard won 3 | casters=5
        hazard won 3 | goal=100
        hazard won 3 | | You, You
    """,
    "poker-dice": """
        poker-dice 2 5 5 5 5
        poker-dice dice
        poker-dice dice two
        poker-dice dice 2,5,5,5,5
        poker-dice dice 2-5-5-5-5
        poker-dice dice 2 5 5 5 -5
        poker-dice bankroll
        poker-dice bankroll ten
        poker-dice bankroll 1e2
        poker-dice bankroll 100.5
        poker-dice bankroll 100.
        poker-dice bankroll $
        poker-dice bankroll 90 90
        poker-dice purse 90
        poker-dice hands -1
        poker-dice hands 1.0
        poker-dice rolls-left 1 1
        poker-dice left 1
        poker-dice left, left
        poker-dice bankroll 90 | goal=100
        poker-dice bankroll 90 | | You, Ann
    """,
    "craps": """
        craps 85
        craps bankroll
        craps bankroll 85,50
        craps bankroll --5
        craps point
        craps point six
        craps point 6 8
        craps point off
        craps pass
        craps pass ten
        craps pass 5, pass 5
        craps hop-1-2 5, hop-2-1 5
        craps Pass 5
        craps pass5
        craps yo 5
        craps place-7 5
        craps place-8 6 off
        craps odds
        craps odds yes
        craps work 1
        craps left yes
        craps bankroll 85 | preset=monte-carlo
        craps bankroll 85 | minimum=9 maximum=5
        craps bankroll 85 | | You, final
    """,
}
"""Lines that cannot be read."""

IMPOSSIBLE = {
    "hog 104-50": "a score of 104 ends the game",
    "hog 34-100, turn 1": "a score of 100 ends the game",
    "hog 25-0 | goal=25": "a score of 25 ends the game",
    "hazard won 1, turn 1": "one caster takes only turn 0, not turn 1",
    "hazard turn 3 | casters=3": "3 casters take the turns 0 to 2, not 3",
    "hazard lost-in-a-row 2": "two rounds lost in a row end the game",
    "hazard lost-in-a-row 2 | casters=2": "two rounds lost in a row pass the dice to the next caster",
    "hazard lost 0, lost-in-a-row 1": "after a lost round, the number of rounds lost cannot be 0",
    "hazard main 4": "A main is 5, 6, 7, 8 or 9, not 4.",
    "hazard main 70": "A main is 5, 6, 7, 8 or 9, not 70.",
    "hazard chance 5": "a chance needs its main",
    "hazard main 7, chance 7": "With main 7, the chance is never 7.",
    "hazard main 6, chance 12": "With main 6, the chance is never 12.",
    "hazard main 6, chance 0": "With main 6, the chance is never 0.",
    "poker-dice dice 2 5 5 5 5 5": (
        "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 2 5 5 5 5 5"
    ),
    "poker-dice dice 2": "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 2",
    "poker-dice dice 2 5 5 5 7": "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 2 5 5 5 7",
    "poker-dice dice 0 5 5 5 5": "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 0 5 5 5 5",
    "poker-dice rolls-left 1": "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: –",
    "poker-dice dice 2 5 5 5 5, rolls-left 0": "with dice rolled, 1 or 2 rolls are left, not 0",
    "poker-dice dice 2 5 5 5 5, rolls-left 3": "with dice rolled, 1 or 2 rolls are left, not 3",
    "poker-dice dice 2 5 5 5 5, rolls-left 9": "with dice rolled, 1 or 2 rolls are left, not 9",
    "poker-dice dice 2 5 5 5 5, hands 0": "with dice rolled, the number of hands is 1 or more",
    "poker-dice bankroll 190, dice 2 5 5 5 5": (
        "Within a hand, the bankroll must be $0 to $185 in steps of $5, not $190."
    ),
    "poker-dice bankroll -5, dice 2 5 5 5 5": (
        "Within a hand, the bankroll must be $0 to $185 in steps of $5, not −$5."
    ),
    "poker-dice bankroll 92.50, dice 2 5 5 5 5": (
        "Within a hand, the bankroll must be $0 to $185 in steps of $5, not $92.50."
    ),
    "poker-dice bankroll -10": "A bankroll must be a multiple of $5, not −$10.",
    "poker-dice bankroll 101": "A bankroll must be a multiple of $5, not $101.",
    "poker-dice bankroll 5": "a bankroll of $5 ends the game",
    "poker-dice bankroll 200": "a bankroll of $200 wins the award and ends the game",
    "poker-dice bankroll 100, left": "the game is over",
    "craps point 7": "“7” is not a point; give 4, 5, 6, 8, 9 or 10",
    "craps point 0, pass-odds 5, pass 5": "“0” is not a point; give 4, 5, 6, 8, 9 or 10",
    "craps bankroll -1": "the bankroll cannot be below $0",
    "craps bankroll -1, point 6, pass 5": "the bankroll cannot be below $0",
    "craps bankroll 0": "a bankroll of $0 ends the game",
    "craps bankroll 0.99": "a bankroll of $0.99 ends the game",
    "craps bankroll 85, left": "the game is over",
    "craps pass 0": "Bets are whole dollars, $1 or more.",
    "craps pass -5": "Bets are whole dollars, $1 or more.",
    "craps pass 5.50": "Bets are whole dollars, $1 or more.",
    "craps pass 4": "The minimum on Pass is $5.",
    "craps pass 501": "The maximum on Pass is $500.",
    "craps pass 10 | minimum=15": "The minimum on Pass is $15.",
    "craps point 6, pass-odds 10": "Odds need a Pass bet first.",
    "craps pass 5, pass-odds 10": "Odds need a point: make the come-out roll first.",
    "craps point 6, pass 5, pass-odds 26 | preset=las-vegas": "The maximum on Pass odds is $25.",
    "craps point 4, pass 5, pass-odds 16 | preset=las-vegas": "The maximum on Pass odds is $15.",
    "craps point 4, pass 5, pass-odds 11 | odds-limit=2": "The maximum on Pass odds is $10.",
    "craps point 4, dont-pass 5, dont-pass-odds 21 | odds-limit=2": "The maximum on Don't pass odds is $20.",
    "craps point 6, come-odds-8 5": "Odds need a Come 8 bet first.",
    "craps come 5": "Come bets need a point: make the come-out roll first.",
    "craps dont-come 5": "Come bets need a point: make the come-out roll first.",
    "craps field 5": "Field needs a point: make the come-out roll first.",
    "craps point 6, big-8 5": "The house does not take Big 8 under these rules.",
    "craps hop-6-6 5 | come-out-propositions=yes": "The house does not take Hop 6-6 under these rules.",
    "craps work on": "Under these rules, only come odds can be off on the come-out.",
}
"""Lines that can be read, and the reason why no game shows their positions."""


def _damaged(line: str) -> Iterator[str]:
    """The position of any game, damaged in ways that each of them refuses."""
    position = line.partition(" | ")[0]
    yield f"{position},"
    yield f"{position}, {position.partition(' ')[2]}"
    yield f"{position} | nonsense=1"


DAMAGED_LINES = (
    *("", "hog 1-2\nturn 1", "hog 34-50 | | You, fi\x00nal", "hog " * 9999),
    *filter(None, (line.strip() for lines in _DAMAGED.values() for line in lines.splitlines())),
    *(line for parts in GAMES.values() for line in _damaged(parts.sample.positions[0])),
)
