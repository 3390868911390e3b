"""`python -m dicedesk.classroom.craps`: the demonstration."""

from dicedesk.classroom.craps.demonstration import main

if __name__ == "__main__":
    main()
