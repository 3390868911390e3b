"""What charts with numbers on both axes show, without drawing it: curves, histograms and estimates.

Each gives the rows and columns of its table, and for each row the place of the cursor that reads it. Bars with names
and the line of the statistics stand beside `Axes` in `chart_data`.
"""
