"""Charts with axes: bars beside what is expected, lines with bands, and maps; each is a table, too.

Begin with `chart`, the card that shows one. `dicedesk.lab.charts` says what is drawn, `plot` where in a room of pixels
each line, dot and name goes, as shapes; `painting` paints these, or writes them into a file. `views` are the widgets,
with a cursor that keys and the mouse move.
"""
