"""The Yacht tab: the score sheet beside five dice, and the cards of the players and the rules."""
