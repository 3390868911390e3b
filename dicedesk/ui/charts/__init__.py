"""Charts with axes: bars beside what is expected, and lines with marks on them; each is a table, too.

Begin with `chart`, the widget; `chart_data` says what is drawn, without drawing it. `plots` draws with pyqtgraph, which
brings numpy along: it is loaded when the first chart is seen. The small lines and bars in cards need no such thing:
`widgets/line_chart` and `widgets/small_bars` paint them.
"""
