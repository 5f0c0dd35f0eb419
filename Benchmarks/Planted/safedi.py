"""Mistakes of projects that use SafeDI."""
import re

from planting import Edit, insert, replace

TYPE = r"^@Instantiable(?:\([^\n]*\))?[^{}\n]*\n(?:@\w+ )*(?:public |open )?(?:final )?(class|struct|actor|extension) (\w+)[^{}]*\{"
PROPERTY = r"^([ \t]+)((?:@\w+ )*)(@{0}(?:\([^\n]*\))?)\s+(?:@\w+ )*((?:\w+ )*)(let|var) (\w+): ([^\n={{]+)"


def types(project):
    """Each type that SafeDI makes: {name: (path, match of its head, its end)}."""
    return {match[2]: (path, match, project.end(path, match.end() - 1)) for path, match in project.find(TYPE)}


def home(project, path, offset):
    return next((name for name, (other, head, end) in types(project).items() if other == path and head.end() <= offset < end), None)


def properties(project, attribute):
    """(path, match, the type that has the property)"""
    for path, match in project.find(PROPERTY.format(attribute)):
        if owner := home(project, path, match.start()):
            yield path, match, owner


def is_root(project, name):
    return "isRoot: true" in types(project)[name][1][0]


def is_mock(project, name):
    return "mockOnly" in types(project)[name][1][0]


def received(project, type_pattern=""):
    """Each received property that the initializer takes too: (path, match of the property, match of the parameter)"""
    for path, match, owner in properties(project, "Received"):
        head = types(project)[owner][1]
        parameter = re.compile(rf"\binit\([^)]*?\b({match[6]}):{type_pattern}", re.DOTALL).search(project.sources[path], head.end())
        if parameter:
            yield path, match, parameter


def missing(project):
    """A property is received by a name that no type above has. The initializer has the new name too."""
    for path, match, parameter in received(project):
        yield [Edit(path, match.start(6), match.end(6), f"«unsatisfied-dependency»{match[6]}Planted"), Edit(path, parameter.start(1), parameter.end(1), f"{match[6]}Planted")]


def other_type(project):
    """A property is received with another type."""
    for path, match, parameter in received(project, r" (\w[\w ]*)"):
        yield [insert(path, match.start(6), "«unsatisfied-dependency»"), Edit(path, match.start(7), match.end(7), f"[{match[7].strip()}]"),
               Edit(path, parameter.start(2), parameter.end(2), f"[{parameter[2].strip()}]")]


def unmade(project):
    """A type has no attribute, so that nothing makes it."""
    for name, (path, head, _) in types(project).items():
        users = [(other, match) for other, match, _ in properties(project, "Instantiated") if re.search(rf"\b{name}\b", match[7])]
        if users and not is_mock(project, name) and not is_root(project, name):
            attribute = re.match(r"@Instantiable(\([^\n]*\))?", head[0])
            yield [Edit(path, head.start(), head.start() + attribute.end(), ""), *(insert(other, match.start(6), "«unsatisfied-dependency»") for other, match in users)]


def cycle(project):
    """A type makes the type that makes it."""
    known = types(project)
    for path, match, owner in properties(project, "Instantiated"):
        made = match[7].strip()
        if made in known and not is_root(project, owner) and known[made][1][1] != "extension" and re.search(r"\binit\(", project.sources[known[made][0]][known[made][1].end() :]):
            other, head, _ = known[made]
            start = re.compile(r"\binit\(").search(project.sources[other], head.end())
            others = [(p, m) for p, m, _ in properties(project, "Instantiated") if m[7].strip() in (made, owner) and (p, m.start()) != (path, match.start())]
            yield [insert(other, head.end(), f"\n\t@Instantiated private let planted: «|dependency-cycle»«?invalid-scope»{owner}\n"), insert(other, start.end(), f"planted: {owner}, "),
                   insert(path, match.start(6), "«|dependency-cycle»"), *(insert(p, m.start(6), "«|dependency-cycle»") for p, m in others)]


def forwarded(project):
    """A type with a forwarded value is made without an instantiator."""
    known = types(project)
    for path, match, owner in properties(project, "Instantiated"):
        made = re.match(r"(?:Sendable)?Instantiator<(\w+)>", match[7])
        if made and made[1] in known and any(name == made[1] for _, _, name in properties(project, "Forwarded")):
            parameter = re.compile(rf"\b{match[6]}: ((?:Sendable)?Instantiator<\w+>)").search(project.sources[path], types(project)[owner][1].end())
            yield [insert(path, match.start(6), "«invalid-scope»"), Edit(path, match.start(7), match.end(7), made[1]),
                   *([Edit(path, parameter.start(1), parameter.end(1), made[1])] if parameter and parameter.start(1) != match.start(7) else [])]


def two_makers(project):
    """Two types provide one type."""
    for name, (path, head, _) in types(project).items():
        if not is_mock(project, name):
            provided = re.search(r"fulfillingAdditionalTypes: \[(\w+)\.self", head[0])
            planted = f"fulfillingAdditionalTypes: [{provided[1] if provided else name}.self]"
            yield [insert(path, head.start(2), "«|ambiguous-dependency»"),
                   insert(path, len(project.sources[path]), f"\n@Instantiable({planted})\npublic final class «|ambiguous-dependency»Planted: Instantiable {{\n\tpublic init() {{}}\n}}\n")]


KINDS = [
    ("missing", missing),
    ("another type", other_type),
    ("nothing makes the type", unmade),
    ("cycle", cycle),
    ("forwarded without `Instantiator`", forwarded),
    ("two makers", two_makers),
]
