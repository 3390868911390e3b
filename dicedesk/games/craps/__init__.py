"""The rules of craps. Begin with `state`: a position, and what each move makes of it.

- `bet_kinds` and `titles`: what can be bet on, what it pays, what a person calls it.
- `bets`: bets that lie on the table. `betting`: which can be made now, for how much, and which work.
- `rulings`: what a throw decides. `settling`: what that does to the bets on the table.
- `moves`, `events`, `house_rules`: as a record writes them. `game`: craps for the list of games.
- `streams`: throws alone, without bets, split into the games that they hold.
"""
