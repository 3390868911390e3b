"""The Lab: a page of the window that answers questions about dice.

`page` is the page with its list of sections, `question` a section that asks, `controls` the fields of its form, and
`answer` shows the findings.
"""
