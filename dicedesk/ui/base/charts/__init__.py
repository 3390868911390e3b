"""Charts with axes: bars beside what is expected, lines with marks on them, and maps; each is a table, too.

Begin with `chart`, the widget; `chart_data` says what is drawn, without drawing it. `plots` draws with pyqtgraph, which
brings numpy along: it is loaded when the first chart is seen. The small lines and bars in cards need no such thing:
`widgets/line_chart` and `widgets/small_bars` paint them.

A map, a grid of cells in the colours of a scale, is a `heat_map`; `map_view` shows it, with a cursor that keys and the
mouse move, `map_plot` draws it, and a `legend` says what its colours stand for.
"""
