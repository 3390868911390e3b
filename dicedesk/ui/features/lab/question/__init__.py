"""A section of the Lab that asks one kind of question: its form, the answer, and the files that keep it.

`section` puts them together. `form` is what is asked, `answer` shows what was found in cards, and
`keeping` writes it into files.
"""
