"""Charts with axes: bars compared with expected values, lines with ranges, and maps; each also has a table.

Begin with `chart`, the card that shows one. `dicedesk.lab.charts` describes the drawings, and `plot` places each line,
dot and name in pixels, as shapes; `painting` paints these or writes them to a file. `views` are the widgets, with a
cursor that keys and the mouse move.
"""
