"""Games with dice of one's own: what a person is asked to roll, and how the faces that they type are read."""
