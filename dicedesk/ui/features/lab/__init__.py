"""The Lab: a page of the window on which questions about dice are asked and answered.

`page` is the page with its list of sections, `question` a section that asks, `controls` the fields of its form, and
`answer` what is shown of what was found.
"""
