"""Judges the runs of both generators on one project."""
import dataclasses
import re

from generators import comparable

# Kinds of refusals: a message of Needle's generator, and the message of dpend that must name the same. Needle's generator stops at the first
# problem, and dpend reports all of them.
REFUSALS = [
    ("two of one name", r"Needle does not support (\S+(?: \S+)?) with the same name (\S+)", r"two {0} are called '{1}'"),
    ("parent is not self", r"💩 (\S+) is instantiated incorrectly", r"'{0}' is made with 'parent: .*', and Needle's generator accepts only 'self'"),
    ("no dependency protocol", r"Missing dependency protocol data model with name (\S+), for (\S+)\.",
     r"finds no dependency protocol '{0}' for '{1}'|the dependency protocol '{0}' of '{1}' is not among the sources"),
    ("plug-ins", r"Cannot find (\S+)'s (.*) with type name (.*)", r"finds no .* for '{0}'"),
    ("plug-ins", r"💩 (\S+) contains cyclic plugin extension properties", r"'{0}' provides '.*' to its non-core component and requires it"),
]
PROTOCOL = re.compile(REFUSALS[2][1])
NEEDLE_MISSING = re.compile(r"Could not find a provider for \((.*?): (.*?)\) which was required by \S+?, along the DI branch of (?:\S+->)?(\S+?)\.(?: |\n|$)")
DPEND_MISSING = re.compile(r"no component above '(.*?)' provides '(.*?): (.*?)' \[unsatisfied-dependency\]")
NEEDLE_CYCLE = re.compile(r"Dependency cycle detected along the path of (\S+)")
DPEND_CYCLE = re.compile(r"error: (.*) \[dependency-cycle\]")
DPEND_ERROR = re.compile(r"error: (.*)")
CYCLIC = "to its non-core component and requires it of its plugin extension"


@dataclasses.dataclass(frozen=True)
class Verdict:
    """An outcome of a project, which is a row of the table. The order of ranks is the order of rows."""

    rank: int
    outcome: str

    @property
    def is_unexpected(self):
        return self.rank == UNEXPECTED

    @property
    def row(self):
        return f"{RANKS[self.rank]}: {self.outcome}"


RANKS = ["both write", "both refuse", "expected", "UNEXPECTED"]
WRITTEN, REFUSED, EXPECTED, UNEXPECTED = range(4)


def verdict(needle, dpend):
    if needle.has_written and dpend.has_written:
        first, second = comparable(needle, dpend)
        return Verdict(WRITTEN, "equal bytes") if first == second else Verdict(UNEXPECTED, "different bytes")
    if needle.has_written:
        errors = DPEND_ERROR.findall(dpend.log)
        if errors and all(CYCLIC in error for error in errors):
            # Needle's generator compares properties by hashes that differ, so it finds this problem only by chance.
            return Verdict(EXPECTED, "Needle misses a property that a plugin extension and its component have")
        return Verdict(UNEXPECTED, "only Needle writes: " + ", ".join(sorted(set(re.findall(r" error: .*\[([a-z-]+)\]", dpend.log)))))
    if dpend.has_written:
        return Verdict(UNEXPECTED, "only dpend writes")
    return _refusal(needle.log, dpend.log)


def _refusal(needle, dpend):
    """Whether dpend reports the problem that Needle's generator reports."""
    if missing := {(component, name, type) for name, type, component in NEEDLE_MISSING.findall(needle)}:
        return _alike("missing provider", missing == set(DPEND_MISSING.findall(dpend)))
    if path := NEEDLE_CYCLE.search(needle):
        # The path begins below the cycle, and the components of the cycle are the last ones. dpend may report another cycle of them.
        names = set(path[1].split("->"))
        return _alike("cycle", any(names & set(re.findall(r"\w+", cycle)) for cycle in DPEND_CYCLE.findall(dpend)))
    for kind, pattern, expected in REFUSALS:
        if found := re.search(pattern, needle):
            return _alike(kind, re.search(expected.format(*map(re.escape, found.groups())), dpend))
    return Verdict(UNEXPECTED, "Needle fails without a known message")


def _alike(kind, is_alike):
    return Verdict(REFUSED, kind) if is_alike else Verdict(UNEXPECTED, f"both refuse, but dpend does not report the same: {kind}")
