"""What the program needs from outside, as protocols; `adapters` has the real ones, and only `main` chooses them."""
