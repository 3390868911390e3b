"""The Lab: a page of the window on which questions about dice are asked and answered.

The window makes the page when it is first chosen, and knows it by its name. `sections` lists what the page offers;
`section` is what each of them is. Begin with `sections`: another one is a line there.
"""
