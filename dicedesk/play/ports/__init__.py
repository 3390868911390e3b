"""What the program needs from outside, as protocols; the real ones are in `adapters`, and `main` alone chooses them."""
