"""What a number of dice scores in Hog on average, and which number scores most: max_scoring_num_rolls, exactly."""

from dicedesk.games.hog.questions import figures_of_dice, max_scoring_dice

for figures in figures_of_dice(points=10):
    print(
        f"{figures.dice:2} dice  {float(figures.mean):7.4f} points, 10 or more in {float(figures.enough):.2%}"
    )
print(f"best: {max_scoring_dice()} dice")
