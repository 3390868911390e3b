"""The felt and the dice on it: geometry, motion, painting, and the widget that shows them."""
