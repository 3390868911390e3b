"""What a chart shows as rows of a table, with a row of names first: for files and for the chart's table."""

from typing import assert_never

from dicedesk.lab.questions.findings import Curves, Drawing, Fan, Histogram, NamedValues, ValueGrid

Row = tuple[object, ...]


def chart_rows(drawing: Drawing) -> list[Row]:
    """The names of the columns, and a row for each place, bar or cell."""
    match drawing:
        case Fan():
            names = (drawing.across.name, *(f"{drawing.up.name}_{level:g}" for level in drawing.levels))
            return [names, *zip(drawing.places, *drawing.values, strict=True)]
        case Curves():
            return _curve_rows(drawing)
        case Histogram():
            names = (drawing.across.name, drawing.up.name)
            return [names, *zip(drawing.places, drawing.shares, strict=True)]
        case NamedValues():
            names = (drawing.across.name, drawing.up.name, "low", "high", "expected")
            bars = drawing.bars
            return [names, *((bar.name, bar.value, bar.low, bar.high, bar.expected) for bar in bars)]
        case ValueGrid():
            names = (drawing.across.name, drawing.up.name, drawing.cell.name)
            rows = zip(drawing.up_names, drawing.values, strict=True)
            return [
                names,
                *(
                    (across, up, value)
                    for up, values in rows
                    for across, value in zip(drawing.across_names, values, strict=True)
                ),
            ]
        case _:
            assert_never(drawing)


def _curve_rows(drawing: Curves) -> list[Row]:
    """A column for each line, and two for its interval where it has one."""
    names: list[str] = [drawing.across.name]
    columns: list[tuple[float, ...]] = [drawing.places]
    for curve in drawing.curves:
        name = f"{drawing.up.name}_{curve.name}" if len(drawing.curves) > 1 else drawing.up.name
        columns.append(curve.values)
        names.append(name)
        if curve.low:
            columns += [curve.low, curve.high]
            names += [f"{name}_low", f"{name}_high"]
    if drawing.exact is not None:
        columns.append((drawing.exact,) * len(drawing.places))
        names.append(f"{drawing.up.name}_exact")
    return [tuple(names), *zip(*columns, strict=True)]
