"""Mistakes of projects that use swift-dependencies."""
import dataclasses
import re

from planting import Edit, insert, replace

# Tests, previews and templates are not part of a program.
ASIDE = re.compile(r"(^|/)\w*(Tests?|Preview\w*|TestSupport)(/|\.swift$)|\.xctemplate/|(^|/)Package\.swift$")
NAMES = r"[\w.]+"


@dataclasses.dataclass
class Key:
    name: str  # of the type
    path: str
    conformance: tuple  # where 'DependencyKey' stands
    start: int  # of the body of the type or extension with 'liveValue'
    end: int
    value: str | None = None  # the property of DependencyValues

    @property
    def unconformed(self):
        return Edit(self.path, *self.conformance, "TestDependencyKey")


def keys(project):
    """Every key with a live value that code asks for by a property or by its type."""
    properties = {}
    for path, match in project.find(r"\bvar (\w+)\s*:[^{}]*\{\s*(?:get\s*\{)?\s*(?:return )?self\[\s*(" + NAMES + r")\.self\s*\]"):
        properties.setdefault(match[2].split(".")[-1], match[1])
    for path, match in project.find(r"\b(?:extension|struct|enum|class|actor) (" + NAMES + r")\s*:[^{}]*?\b(DependencyKey)\b[^{}]*\{"):
        if ASIDE.search(path):
            continue
        start, end = match.end() - 1, project.end(path, match.end() - 1)
        if end is None or not re.search(r"\bstatic (?:let|var) liveValue\b", project.sources[path][start:end]):
            continue
        name = match[1].split(".")[-1]
        yield Key(name, path, match.span(2), start, end, properties.get(name))


def requests(project, key):
    """Where code of a program asks for a key: (path, offset)."""
    pattern = rf"@Dependency\(\s*(?:{NAMES}\.)?{key.name}\.self"
    if key.value:
        pattern += rf"|@Dependency\(\s*\\(?:DependencyValues)?\.{key.value}\b"
    for path, match in project.find(pattern):
        text = project.sources[path]
        # A preview is the last part of a file.
        if not ASIDE.search(path) and not re.search(r"#Preview|PreviewProvider", text[: match.start()]):
            line = text.rfind("\n", 0, match.start()) + 1
            if "//" not in text[line : match.start()]:
                yield path, match.start()


def overrides(project, key):
    """Whether code of a program gives the key another value."""
    if not key.value:
        return False
    for path, match in project.find(rf"\$0\.{key.value}\b[^=\n]*=[^=]|\.dependency\(\\\.{key.value}\b|\b\w+\.{key.value} = "):
        if not ASIDE.search(path) and not re.search(r"#Preview|PreviewProvider", project.sources[path][: match.start()]):
            return True
    return False


def without_value(project, is_overridden):
    for key in keys(project):
        places = list(requests(project, key))
        if places and overrides(project, key) == is_overridden:
            yield [key.unconformed] + [insert(path, offset, "«|unsatisfied-dependency»") for path, offset in places]


def plain_values(project):
    """The keys whose live value is one expression: (key, match of the declaration, end of the expression)."""
    for key in keys(project):
        text = project.sources[key.path]
        match = re.compile(r"static (?:let|var) liveValue(?:\s*:\s*([\w.]+))?\s*=\s*((?:Self|\.init|\w+)?)\s*([({])").search(text, key.start, key.end)
        if not match or not key.value:
            continue
        end = project.end(key.path, match.start(3))
        if end is None or text[end : end + 1] not in ("\n", "") or not list(requests(project, key)):
            continue
        if match[3] == "{" and not match[2]:
            continue
        yield key, match, end


def asking(project, key, match, end, other, mark, is_lazy=False):
    """The live value of a key asks for another key while it is made."""
    made = project.sources[key.path][match.start(2) : end]
    value = match[1] or (match[2] if match[2] not in ("", ".init", "Self") else "Self")
    use = f"let later = {{ _ = {other.value} }}\n    _ = later" if is_lazy else f"_ = {other.value}"
    return Edit(
        key.path, match.start(), end,
        f"static var liveValue: {value} {{\n    {mark}@Dependency(\\.{other.value}) var {other.value}\n    {use}\n    return {made}\n  }}")


def cycles(project):
    values = list(plain_values(project))
    for (key, match, end), (other, other_match, other_end) in zip(values[::2], values[1::2]):
        yield [
            asking(project, key, match, end, other, "«|dependency-cycle»"), asking(project, other, other_match, other_end, key, "«|dependency-cycle»"),
        ]


def no_cycles(project):
    values = list(plain_values(project))
    for (key, match, end), (other, other_match, other_end) in zip(values[::2], values[1::2]):
        yield [asking(project, key, match, end, other, ""), asking(project, other, other_match, other_end, key, "", is_lazy=True)]


def entries(project):
    """The types at which programs begin: (path, offset before '@main', offset in the body)."""
    for path, match in project.find(r"^@main\b[^{}]*\{"):
        if not ASIDE.search(path):
            yield path, match.start(), match.end()


def other_entry(project):
    """A program asks for a key whose live value only another program's own file declares."""
    all_entries = list(entries(project))
    for path, before, body in all_entries:
        other = next((entry for entry in all_entries if entry[0].split("/")[:-1] != path.split("/")[:-1]), None)
        if not other:
            continue
        key = (
            "struct PlantedClient: TestDependencyKey { static let testValue = PlantedClient() }\n"
            "extension DependencyValues { var plantedClient: PlantedClient { get { self[PlantedClient.self] } set { self[PlantedClient.self] = newValue } } }\n")
        yield [
            insert(path, before, key), insert(path, body, "\n  «unsatisfied-dependency»@Dependency(\\.plantedClient) var plantedClient\n"),
            insert(other[0], other[1], "extension PlantedClient: DependencyKey { static let liveValue = PlantedClient() }\n"),
        ]


def given_at_start(project):
    """No live value, but the entry point gives one: no mistake."""
    for path, before, body in entries(project):
        for key in keys(project):
            if key.value and list(requests(project, key)) and not overrides(project, key):
                others = [insert(p, b, f"\n  let planted: Void = prepareDependencies {{ $0.{key.value} = {key.name}.testValue }}\n") for p, _, b in entries(project)]
                yield [key.unconformed, *others]
        break


KINDS = [
    ("no live value", lambda project: without_value(project, False)),
    ("no live value, but an override for a part of the program", lambda project: without_value(project, True)),
    ("a live value that only another program links", other_entry),
    ("live values that need each other", cycles),
    ("nothing: a live value that needs another later", no_cycles),
    ("nothing: a value that 'prepareDependencies' gives", given_at_start),
]
