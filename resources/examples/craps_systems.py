"""What betting systems of craps come to within 500 rolls, followed exactly: no system moves the house edge."""

from dicedesk.games.questions import kind_called
from dicedesk.play.ports.jobs import OneByOne

kind = kind_called("systems")
question = kind.question({"bankroll": "500", "goal": "750", "rolls": "500", "sessions": "0"})
table = kind.answered(question, OneByOne(), lambda _: None).tables[0]
names = [column.name for column in table.columns]
for row in table.rows:
    print(dict(zip(names, row, strict=True)))
