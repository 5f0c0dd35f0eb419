"""Mistakes of projects that use Factory."""
import collections
import dataclasses
import functools
import re

from planting import Edit, insert, replace

TESTS = re.compile(r"(^|/)\w*Tests?(/|\.swift$)|Mock|Preview")


@dataclasses.dataclass
class Declaration:
    container: str
    name: str
    type: str
    path: str
    start: int  # of 'Factory<…>'
    body: int  # of the braces of the property
    end: int
    parameters: bool
    made: str | None = None  # the type that 'self { Made(…) }' makes
    factory: int = 0  # of 'self {'
    closure: tuple = (0, 0)  # what is between its braces
    modifiers: str = ""

    def edit(self, text):
        return Edit(self.path, self.start, self.end, text)


def owner(text, offset):
    """The type that the code at the offset belongs to."""
    found = re.findall(r"^(?:\w+ )*(?:extension|class) (\w+)", text[:offset], re.MULTILINE)
    return found[-1] if found else None


@functools.cache
def declarations(project):
    """The properties with a factory that nothing else replaces."""
    replaced = {match[1] for _, match in project.find(r"\.(\w+)\s*\.(?:register|onArg|context|onTest|onPreview|onDebug)\b")}
    return [found for found in all_declarations(project) if found.name not in replaced]


def all_declarations(project):
    for path, match in project.find(r"\bvar (\w+): *((?:Parameter)?Factory)<"):
        if TESTS.search(path):
            continue
        text = project.sources[path]
        container = owner(text, match.start())
        type_end = project.end(path, match.end() - 1)
        body = re.compile(r"\s*\{").match(text, type_end)
        if not container or not body or text[match.end() : type_end].count("\n"):
            continue
        start, end = body.end() - 1, project.end(path, body.end() - 1)
        found = Declaration(container, match[1], text[match.end() : type_end - 1].strip(), path, match.start(2), start, end, match[2] != "Factory")
        if factory := re.compile(r"\{\s*(self) \{").match(text, start):
            found.factory, closing = factory.start(1), project.end(path, factory.end() - 1)
            found.closure, found.modifiers = (factory.end(), closing - 1), text[closing : end - 1].strip()
            if made := re.compile(r"\s*(\w+)\(").match(text, factory.end()):
                after = project.end(path, made.end() - 1)
                if text[after : closing - 1].strip() == "":
                    found.made = made[1]
        yield found


@functools.cache
def all_requests(project):
    """Where code asks for a key, by container and name: [(path, match)]. The first group of a match is the attribute, if there is one."""
    found = collections.defaultdict(list)
    for path, match in project.find(r"(?:@(\w*Injected)|\bresolve)\(\\(\w*)\.(\w+)\)|\b(?:()(\w+)\s*\.shared|()(self))\s*\.(\w+)\(\)"):
        line = project.sources[path].rfind("\n", 0, match.start()) + 1
        if TESTS.search(path) or "//" in project.sources[path][line : match.start()]:
            continue
        container, name = match[2] or match[5] or match[7] or "Container", match[3] or match[8]
        if container == "self":
            container = owner(project.sources[path], match.start())
        found[container, name].append((path, match))
    return found


def requests(project, declaration):
    return all_requests(project)[declaration.container, declaration.name]


def marked(project, path, match, mark):
    """Marks at a request: the property that has the attribute may be on a later line."""
    variable = re.compile(r"[^{}]*?\b(?:var|let) ").match(project.sources[path], match.end()) if match[1] else None
    return [insert(path, match.start(), mark)] + ([insert(path, variable.end(), mark)] if variable else [])


def asked(project, declaration, identifier):
    return [edit for path, match in requests(project, declaration) for edit in marked(project, path, match, f"«|{identifier}»")]


@functools.cache
def classes(project):
    found = collections.defaultdict(list)
    for path, match in project.find(r"^[ \t]*(?:\w+ )*class (\w+)\b[^{}]*\{"):
        found[match[1]].append((path, match))
    return found


def body(project, name):
    """The only class of this name: its path, and the offset after its opening brace."""
    found = classes(project)[name]
    return (found[0][0], found[0][1].end()) if len(found) == 1 and project.kinds_of(name) == {"class"} else None


def promised(project):
    """The factory of a property goes, and nothing registers one."""
    for declaration in declarations(project):
        if declaration.parameters or declaration.type.endswith("?"):
            continue
        inside = [edit for edit in asked(project, declaration, "unsatisfied-dependency")
                  if edit.path != declaration.path or not declaration.start <= edit.start <= declaration.end]
        if inside:
            yield [declaration.edit(f"Factory<({declaration.type})?> {{ promised() }}"), *inside]


def provided(project):
    """A factory is promised, and the application registers it when it starts. dpend reports nothing."""
    for plant in promised(project):
        path, text = plant[0].path, project.sources[plant[0].path]
        name = re.findall(r"var (\w+): *$", text[: plant[0].start])[0]
        container = owner(text, plant[0].start)
        made = re.search(r"self (\{.*\})", text[plant[0].start : plant[0].end], re.DOTALL)
        if made and "self." not in made[1] and ".on" not in made[1]:
            yield [plant[0], insert(path, len(text), f"\n«?unloaded-registrations»func planted() {{\n    {container}.shared.{name}.register {{ fatalError() }}\n}}\n")]


def requests_of_class(project, path, start, end):
    """Its properties with `@Injected`, which ask while an object of the class is made."""
    return [(where, match) for found in all_requests(project).values() for where, match in found
            if where == path and match[1] == "Injected" and start <= match.start() < end and re.search(r"\n    $", project.sources[path][: match.start()])]


def eager(wrapper, mark):
    """A class asks for an object whose initializer asks for this class."""

    def plants(project):
        known = {declaration.name: declaration for declaration in declarations(project) if declaration.container == "Container"}
        for first in known.values():
            place = first.made and not first.modifiers.startswith(".on") and body(project, first.made)
            if not place or first.parameters:
                continue
            path, offset = place
            text = project.sources[path][offset : project.end(path, offset - 1)]
            for where, request in requests_of_class(project, path, offset, offset + len(text)):
                second = known.get(request[3])
                other = second and second.made and not second.parameters and not second.modifiers.startswith(".on") and body(project, second.made)
                if other and second is not first:
                    marks = marked(project, where, request, mark) if mark else []
                    marks += [insert(first.path, first.closure[0], mark), insert(second.path, second.closure[0], mark)] if mark else []
                    yield [insert(*other, f"\n    {mark}@{wrapper}(\\.{first.name}) private var planted"), *marks]

    return plants


def cycle(project):
    """A factory calls another one whose factory calls it."""
    known = {(declaration.container, declaration.name): declaration for declaration in declarations(project)}
    for first in known.values():
        text = project.sources[first.path]
        if not first.made or first.parameters:
            continue
        for request in re.finditer(r"\b(self|(\w+)\s*\.shared)\s*\.(\w+)\(\)", text[first.closure[0] : first.closure[1]]):
            second = known.get((request[2] or first.container, request[3]))
            if second and second is not first and second.made and not second.parameters and not second.modifiers.startswith(".on"):
                # A closure asks later.
                if text[first.closure[0] : first.closure[0] + request.start()].count("{"):
                    continue
                start = second.closure[0]
                lead = re.compile(r"\s*").match(project.sources[second.path], start).end()
                yield [
                    Edit(second.path, start, lead, f" «|dependency-cycle»_ = {first.container}.shared.{first.name}(); return "),
                    insert(first.path, first.closure[0] + request.start(), "«|dependency-cycle»"),
                    insert(first.path, first.closure[0] + request.start(3), "«|dependency-cycle»"),
                    insert(first.path, first.factory, "«|dependency-cycle»"),
                ]


def shared(project):
    """The scope of objects, for a struct."""
    for declaration in declarations(project):
        if declaration.made and project.kinds_of(declaration.made) == {"struct"} and not declaration.modifiers and not declaration.parameters:
            yield [insert(declaration.path, declaration.factory, "«invalid-scope»"), insert(declaration.path, declaration.closure[1] + 1, ".shared")]


def weak(project):
    """A weak property of an object that nothing keeps."""
    unkept = {path for path, _ in project.find(r"manager\.defaultScope")}
    for declaration in declarations(project):
        if declaration.made and not declaration.modifiers and not declaration.parameters and not unkept and body(project, declaration.made):
            for path, match in requests(project, declaration):
                if match[1] in ("Injected", "LazyInjected"):
                    yield [*marked(project, path, match, "«|invalid-registration»"), replace(path, match, "WeakLazyInjected", 1)]


def cached(project):
    """A second container with an equal property, and both keep a singleton."""
    for declaration in declarations(project):
        if declaration.modifiers == ".singleton" and declaration.made and not declaration.parameters:
            planted = (
                "\nfinal class PlantedContainer: SharedContainer {\n    static let shared = PlantedContainer()\n    let manager = ContainerManager()\n"
                f"    «|shared-cache»var {declaration.name}: Factory<{declaration.type}> {{ self {{ fatalError() }}.singleton }}\n}}\n"
            )
            path = declaration.path
            yield [insert(path, len(project.sources[path]), planted), insert(path, declaration.factory, "«|shared-cache»")]


def arguments(project):
    """An instance with parameters is kept."""
    for declaration in declarations(project):
        if declaration.parameters and declaration.factory and not declaration.modifiers:
            yield [insert(declaration.path, declaration.factory, "«ignored-arguments»"), insert(declaration.path, declaration.closure[1] + 1, ".cached")]


def actor(project):
    """A detached task asks for an object that only the main actor makes."""
    for declaration in declarations(project):
        if declaration.made and not declaration.modifiers and not declaration.parameters:
            path, (start, end) = declaration.path, declaration.closure
            made = project.sources[path][start:end].strip()
            # A cycle that the project has is not a matter of this plant.
            yield [
                Edit(path, start, end, f" MainActor.assumeIsolated {{ {made} }} "),
                insert(path, len(project.sources[path]),
                       f"\nfunc planted() {{\n    Task.detached {{ «isolation-conflict»_ = {declaration.container}.shared.{declaration.name}() }}\n}}\n"),
                *(insert(place, match.start(), "«?isolation-conflict»") for place, match in requests(project, declaration)
                  if place != path or not start <= match.start() <= end),
            ]


KINDS = [
    ("promised, never registered", promised),
    ("promised, registered: no report", provided),
    ("cycle of factories", cycle),
    ("cycle of `@Injected`", eager("Injected", "«|dependency-cycle»")),
    ("cycle with `@LazyInjected`: no report", eager("LazyInjected", "")),
    ("`.shared` of a struct", shared),
    ("`@WeakLazyInjected` of what nothing keeps", weak),
    ("singleton of two containers", cached),
    ("kept with parameters", arguments),
    ("main actor", actor),
]
