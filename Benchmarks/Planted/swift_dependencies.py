"""Mistakes of projects that use swift-dependencies."""
import collections
import re

from planting import Edit, insert

TESTS = re.compile(r"(^|/)\w*Tests?(Support)?(/|\.swift$)|Preview|Mock")


def requests(project):
    """Each request, by the name of the property of 'DependencyValues': [(path, match)]."""
    found = collections.defaultdict(list)
    for path, match in project.find(r"@Dependency\(\\\.(\w+)[^\n]*?\b(var) (\w+)"):
        if not TESTS.search(path):
            found[match[1]].append((path, match))
    return found


def keys(project):
    """Each key with a live value that every program can have: (path, match of the conformance, the names of its properties)."""
    names = collections.defaultdict(set)
    for _, match in project.find(r"\bvar (\w+): [\w.]+ *\{\s*get *\{ *self\[(\w+)\.self\]"):
        names[match[2]].add(match[1])
    tests = {match[1] for _, match in project.find(r"extension (\w+):[^{]*\bTestDependencyKey\b")}
    for path, match in project.find(r"^[ \t]*extension (\w+)(: DependencyKey) \{"):
        if match[1] in tests and names[match[1]]:
            yield path, match, names[match[1]]


def assigned(project):
    return {match[1] for path, match in project.find(r"\$0\.(\w+)(?:\.\w+)* *=") if not TESTS.search(path)}


def no_live_value(project):
    """The type with the live value does not conform to 'DependencyKey'."""
    asked = requests(project)
    for path, match, names in keys(project):
        users = [use for name in names for use in asked[name]]
        if users and not names & assigned(project):
            marks = [insert(other, use.start(group), "«|unsatisfied-dependency»") for other, use in users for group in (0, 2)]
            yield [Edit(path, match.start(2), match.end(2), ""), *marks]


def prepared(project):
    """The application gives the key a value when it starts. dpend reports nothing."""
    for plant in no_live_value(project):
        name = re.search(r"\\\.(\w+)", project.sources[plant[1].path][plant[1].start :])[1]
        for path, match in project.find(r"^@main[^{}]*\{"):
            if not TESTS.search(path):
                yield [plant[0], insert(path, match.end(), f"\n    static let planted: Void = prepareDependencies {{ $0.{name} = .planted }}\n")]
                break


KINDS = [
    ("no live value", no_live_value),
    ("value at the start: no report", prepared),
]
