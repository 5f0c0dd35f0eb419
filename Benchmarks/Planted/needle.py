"""Mistakes of projects that use Needle."""
import re

from planting import Edit, insert, replace

COMPONENT = r"class (\w+)(?:<\w+>)?:\s*(?:NeedleFoundation\.)?((?:Pluginized|NonCore|Bootstrap|UberPluginized)?Component)(?:<(\w+)[^{]*>)?[^{]*\{"
CALL = r"\b(\w+Component)\(parent: self\)"


def components(project):
    """Each component: {name: (path, match of its head, end of its body)}."""
    return {match[1]: (path, match, project.end(path, match.end() - 1)) for path, match in project.find(COMPONENT) if "Test" not in path}


def calls(project):
    """Each call in a component that makes another one: (path, match, the maker's name)."""
    known = components(project)
    blocks = [(name, path, head.end(), end) for name, (path, head, end) in known.items()]
    blocks += [(match[1], path, match.end(), project.end(path, match.end() - 1)) for path, match in project.find(r"^(?:\w+ )?extension (\w+)[^{]*\{") if match[1] in known]
    for path, match in project.find(CALL):
        makers = [name for name, other, start, end in blocks if other == path and start <= match.start() < end]
        if match[1] in known and makers:
            yield path, match, makers[0]


def single_calls(project):
    """The calls that alone make their component."""
    for path, match, maker in calls(project):
        if len(list(project.find(rf"\b{match[1]}\("))) == 1:
            yield path, match, maker


def required(project):
    """Each property of the dependency protocol of a component that is made: (path, match of the property, the component's name)."""
    made = {match[1] for _, match, _ in calls(project)}
    for name, (_, head, _) in components(project).items():
        if name not in made or not head[3]:
            continue
        for path, match in project.find(rf"protocol {head[3]}\b[^{{]*\{{"):
            end = project.end(path, match.end() - 1)
            for line in re.compile(r"\bvar (\w+): ([^{}\n]+?) *\{ *get *\}").finditer(project.sources[path], match.end(), end):
                yield path, line, name


def missing(project):
    """A component requires a property that no component has."""
    for path, match, _ in required(project):
        yield [Edit(path, match.start(), match.end(1), f"«unsatisfied-dependency»var {match[1]}Planted")]


def other_type(project):
    """A component requires a property of another type."""
    for path, match, _ in required(project):
        yield [Edit(path, match.start(), match.end(2), f"«unsatisfied-dependency»var {match[1]}: [{match[2]}]")]


def hidden(project):
    """A property of a component's class is not public."""
    needed = {(match[1], match[2].strip()) for _, match, _ in required(project)}
    marks = [(path, match) for path, match, _ in required(project)]
    plugged = {
        (one[1], one[2]) for path, match in project.find(r"protocol \w+: PluginExtension \{")
        for one in re.finditer(r"\bvar (\w+): ([^{}\n]+?) *\{ *get", project.sources[path][match.end() : project.end(path, match.end() - 1)])
    }
    provided = list(project.find(r"^    public (var (\w+): *([^{\n]+?)) *\{"))
    for path, match in provided:
        key = (match[2], match[3])
        inside = any(other == path and head.end() <= match.start() < end for other, head, end in components(project).values())
        if inside and key in needed - plugged and sum((other[2], other[3]) == key for _, other in provided) == 1:
            yield [
                Edit(path, match.start(), match.start(1), "    "),
                *(insert(other, place.start(), "«|unsatisfied-dependency»") for other, place in marks if (place[1], place[2].strip()) == key),
            ]


def inferred(project):
    """'.init(parent: self)' makes a component where its type is written."""
    known = components(project)
    for path, match, maker in single_calls(project):
        home, head, _ = known[maker]
        if home == path:
            yield [
                insert(path, head.end(), f"\n    private var planted: {match[1]} {{ «orphan-component».init(parent: self) }}"),
                Edit(path, match.start(), match.end(), "planted"),
            ]


def qualified(project):
    """The name of a Swift module stands before the component."""
    for path, match, _ in single_calls(project):
        yield [insert(path, match.start(), "«orphan-component»Planted.")]


def subclass(project):
    """A component makes a subclass of a component."""
    known = components(project)
    for path, match, _ in calls(project):
        other, head, end = known[match[1]]
        yield [
            Edit(path, match.start(1), match.end(1), f"«|orphan-component»{match[1]}Planted"),
            insert(other, end, f"\n\n«|orphan-component»public final class {match[1]}Planted: {match[1]} {{}}\n"),
        ]


def generic(project):
    """A component with a type parameter."""
    known = components(project)
    for path, match, _ in calls(project):
        other, head, _ = known[match[1]]
        marks = [insert(p, m.start(), "«?orphan-component»") for p, m in project.find(rf"\b{match[1]}\(") if m.start() != match.start()]
        yield [insert(other, head.start(1), "«|orphan-component»"), insert(other, head.end(1), "<Planted>"),
               Edit(path, match.start(), match.end(1), f"«|orphan-component»{match[1]}<Int>"), *marks]


def other_parent(project):
    """A component passes another parent than itself."""
    for path, match, _ in calls(project):
        yield [Edit(path, match.start(), match.end(), f"«invalid-registration»{match[1]}(parent: planted)")]


def ignored(project):
    """'shared' in a function with arguments."""
    for path, head, _ in components(project).values():
        yield [insert(path, head.end(), "\n    public func planted(name: String) -> [String] {\n        «ignored-arguments»shared { [name] }\n    }\n")]


def twice(project):
    """'shared' twice in one property."""
    for path, head, _ in components(project).values():
        yield [insert(path, head.end(), "\n    public var planted: Int {\n        «|ignored-arguments»shared { 1 } +\n            «|ignored-arguments»shared { 2 }\n    }\n")]


def cycle(project):
    """A component makes another one, which makes the first one."""
    known = components(project)
    made = sorted({match[1] for _, match, _ in calls(project)})
    for first, other in zip(made, made[1:] + made[:1]):
        if first != other:
            edits = []
            for name, child in (first, other), (other, first):
                path, head, _ = known[name]
                edits += [insert(path, head.start(1), "«|dependency-cycle»"),
                          insert(path, head.end(), f"\n    public var planted: {child} {{ «|dependency-cycle»{child}(parent: self) }}\n")]
            # The new way reaches requirements that it does not provide.
            yield edits + [insert(path, match.start(), "«?unsatisfied-dependency»") for path, match, _ in required(project)]


def duplicate(project):
    """Two Swift modules have a component of one name."""
    for name, (path, head, _) in components(project).items():
        yield [insert(path, head.start(1), "«|invalid-registration»"),
               insert(path, len(project.sources[path]), f"\nenum Planted {{\n    «|invalid-registration»final class {name}: Component<EmptyDependency> {{}}\n}}\n")]


def second(project):
    """'Dependency' is not the first of the supertypes of a dependency protocol."""
    known = {head[3] for _, head, _ in components(project).values()}
    for path, match in project.find(r"protocol (\w+): (Dependency)\b"):
        if match[1] in known:
            heads = [(other, head) for other, head, _ in components(project).values() if head[3] == match[1]]
            yield [replace(path, match, "AnyObject, Dependency", 2), *(insert(other, head.start(1), "«invalid-registration»") for other, head in heads)]


KINDS = [
    ("missing", missing),
    ("another type", other_type),
    ("not public", hidden),
    ("`.init(parent: self)`", inferred),
    ("`Module.Child(parent: self)`", qualified),
    ("subclass of a component", subclass),
    ("generic component", generic),
    ("`parent:` not `self`", other_parent),
    ("`shared` in a function with arguments", ignored),
    ("`shared` twice", twice),
    ("cycle", cycle),
    ("two components of one name", duplicate),
    ("`Dependency` second", second),
]
