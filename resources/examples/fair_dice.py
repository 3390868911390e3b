"""Whether thrown dice are even, and how often so many throws find a die that is loaded by a tenth."""

from dicedesk.core.rollers import SeededDice
from dicedesk.lab.dice_test.evenness import chance_of_chi_squared
from dicedesk.lab.dice_test.power import LoadedDie, chance_found

faces = SeededDice(2026).roller(0).roll(600)
expected = len(faces) / 6
squared = sum((faces.count(face) - expected) ** 2 / expected for face in range(1, 7))
print(
    f"chi-squared {squared:.2f}: fair dice differ at least as much in {chance_of_chi_squared(squared, 5):.1%}"
)
for throws in (60, 600):
    print(f"{throws} throws find a die loaded by a tenth in {chance_found(LoadedDie(0.1), throws, 0.05):.1%}")
