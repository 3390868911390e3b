"""A look round the window: bubbles that point at one part of it after the other, and the card that offers it."""
