"""Random choices that depend only on a seed."""
import random


class Dice:
    """The choices of one project. A wild project has odd forms, and a project with mistakes has some that both generators refuse."""

    def __init__(self, seed):
        self._random = random.Random(seed)
        self.is_wild = self.chance(0.6)
        self.has_mistakes = self.chance(0.25)

    def chance(self, probability):
        return self._random.random() < probability

    def rarely(self, probability):
        """Like `chance`, but never in a tame project."""
        return self.chance(probability) and self.is_wild

    def mistake(self, probability):
        """Like `chance`, but only in a project with mistakes."""
        return self.chance(probability) and self.has_mistakes

    def pick(self, *options):
        return self._random.choice(options)

    def number(self, least, most):
        return self._random.randint(least, most)

    def sample(self, options, count):
        return self._random.sample(options, min(count, len(options)))

    def shuffle(self, items):
        self._random.shuffle(items)
