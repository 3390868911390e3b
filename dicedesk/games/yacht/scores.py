"""How often games of Yacht end with each score."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import sqrt
from types import MappingProxyType

from dicedesk.core.words import Name, Sentence, by, tr, trn
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.telling import points_words
from dicedesk.lab.sample import Sample


@dataclass(frozen=True)
class Scores:
    """The number of games with each final score, from 0; or their chances."""

    games: Sequence[float]

    @property
    def sample(self) -> Sample:
        """The scores of whole numbers of games."""
        total = sum(score * games for score, games in enumerate(self.games))
        squares = sum(score**2 * games for score, games in enumerate(self.games))
        return Sample(int(sum(self.games)), int(total), int(squares))

    def __add__(self, other: "Scores") -> "Scores":
        return Scores([one + two for one, two in zip_longest(self.games, other.games, fillvalue=0)])

    @property
    def shares(self) -> list[float]:
        """The share (0..1) of games with each score."""
        games = sum(self.games)
        return [each / games for each in self.games]

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(score * games for score, games in enumerate(self.games)) / sum(self.games)

    @property
    def deviation(self) -> float:
        """The standard deviation of the score of one game."""
        mean = self.mean
        squares = sum((score - mean) ** 2 * games for score, games in enumerate(self.games))
        return sqrt(squares / sum(self.games))

    def below(self, score: int) -> float:
        """The share (0..1) of games with a lower score than this one, 0 or more."""
        return sum(self.games[:score]) / sum(self.games)


def games_beaten(sheet: Sheet, score: int) -> int:
    """Of 100 games with best play, the whole number that end with fewer points."""
    return bisect_right(_PERCENTILES[sheet], score)


def score_beating(sheet: Sheet, games: int) -> int:
    """The lowest score that is better than 1 to 99 of 100 games with best play."""
    return _PERCENTILES[sheet][games - 1]


def beaten_words(sheet: Sheet, score: int, name: Name | None = None) -> Sentence:
    """How a score compares with games with best play; with the name, if whose score it is must be said."""
    beaten = games_beaten(sheet, score)
    values = {"name": name, "points": points_words(score)}
    if name is None:
        if not beaten:
            return tr("Nearly all games with best play end with more points.")
        return trn(
            "Better than 1 of 100 games with best play.",
            "Better than {count} of 100 games with best play.",
            beaten,
        )
    if not beaten:
        return by(
            name,
            tr("Your {points}: nearly all games with best play end with more points."),
            tr("{name}, {points}: nearly all games with best play end with more points."),
            points=points_words(score),
        )
    if name.is_you:
        return trn(
            "Your {points}: better than 1 of 100 games with best play.",
            "Your {points}: better than {count} of 100 games with best play.",
            beaten,
            **values,
        )
    return trn(
        "{name}, {points}: better than 1 of 100 games with best play.",
        "{name}, {points}: better than {count} of 100 games with best play.",
        beaten,
        **values,
    )


def _whole(numbers: str) -> tuple[int, ...]:
    return tuple(map(int, numbers.split()))


_PERCENTILES: Mapping[Sheet, tuple[int, ...]] = MappingProxyType(
    {
        Sheet.YACHT: _whole(
            "91 98 104 108 112 115 117 119 121 123 125 126 128 129 131 132 134 135 137 138 140 141 142 143 144 "
            "145 146 147 148 149 150 151 152 153 153 154 155 156 157 158 159 160 160 161 162 163 164 165 167 168 "
            "169 170 171 172 173 173 174 175 176 177 178 179 179 180 181 182 183 183 184 185 186 187 188 189 189 "
            "191 192 193 194 195 197 198 200 202 204 206 208 211 214 217 221 224 227 229 232 235 237 241 245"
        ),
        Sheet.NORDIC: _whole(
            "146 156 165 173 180 187 193 198 201 204 206 208 210 211 213 215 216 218 219 221 222 223 224 225 226 "
            "227 228 229 230 231 232 233 234 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 "
            "251 252 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 268 269 270 272 273 274 276 277 "
            "278 280 281 282 284 285 286 288 289 291 293 295 297 299 300 302 304 306 308 310 313 316 320 326"
        ),
        Sheet.BONUS: _whole(
            "152 161 169 176 181 185 189 191 193 195 197 198 200 201 202 204 205 206 208 210 212 213 215 217 218 "
            "219 221 223 224 226 227 229 231 232 234 235 237 238 239 240 241 242 242 243 244 245 246 247 248 249 "
            "250 251 252 253 254 256 257 258 259 260 261 262 263 264 264 265 266 267 268 268 269 270 271 272 273 "
            "274 275 277 279 281 285 288 291 294 297 302 307 312 315 319 323 333 355 372 389 399 411 421 477"
        ),
        Sheet.FREE_JOKER: _whole(
            "152 161 169 175 181 185 189 191 193 195 197 198 200 201 202 204 205 207 208 210 212 213 215 217 218 "
            "220 221 223 224 226 227 229 231 232 234 235 237 238 239 240 241 242 242 243 244 245 246 247 248 249 "
            "250 251 252 253 254 256 257 258 259 260 261 262 263 264 264 265 266 267 268 268 269 270 271 272 273 "
            "274 275 277 279 281 285 288 291 294 297 302 307 312 315 319 323 333 355 373 389 399 411 420 475"
        ),
    }
)
"""The lowest scores that are better than 1, 2 ... 99 of 100 games with best play.

Those of Yacht are exact, the others come from a million games. Tests calculate both.
"""
