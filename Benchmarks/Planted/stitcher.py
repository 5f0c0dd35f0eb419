"""Mistakes of projects that use Stitcher: a class with a request is planted beside each registration of a page's examples."""
import re

from planting import Edit, insert, replace

REGISTRATION = r"^([ \t]*)Dependency(\([^\n{]*\))? *\{ *(?:(\w+(?:, \w+)*) in)?\s*(\w+)\([^\n]*\)\s*\}((?:\s*\.\w+\((?:[^()]|\([^()]*\))*\))*)"


def registrations(project):
    """Each registration without a condition: (path, match). Groups: locator, parameters, type, modifiers."""
    for path, match in project.find(REGISTRATION):
        before = project.sources[path][: match.start()]
        if not re.search(r"(\bif |\bswitch |DependencyGroup)[^}]*\{[^}]*$", before) and "enabled" not in project.sources[path]:
            yield path, match


def request(project, path, code):
    return insert(path, len(project.sources[path]), f"\nfinal class Planted {{\n    {code}\n}}\n")


def by_type(match):
    return not re.search(r"named|for:|associated", (match[2] or "") + match[5])


def none(project):
    """Nothing registers the type."""
    for path, match in registrations(project):
        if by_type(match):
            yield [request(project, path, f"«unsatisfied-dependency»@Injected var planted: Planted{match[4]}")]


def removed(project):
    """The registration of a requested type is gone."""
    for path, match in registrations(project):
        same = [other for _, other in registrations(project) if other[4] == match[4]]
        if by_type(match) and not match[3] and len(same) == 1:
            others = project.find(rf"^@Injected\s+var (\w+): {match[4]}$")
            yield [Edit(path, match.start(), match.end(), ""), request(project, path, f"«|unsatisfied-dependency»@Injected var planted: {match[4]}"),
                   *(insert(other, use.start(1), "«|unsatisfied-dependency»") for other, use in others)]


def valid(project):
    """A request of a registered type. dpend reports nothing."""
    for path, match in registrations(project):
        if by_type(match) and not match[3]:
            yield [request(project, path, f"@Injected var planted: {match[4]}")]


def name(project):
    """A request by a name that nothing has."""
    for path, match in registrations(project):
        found = re.search(r'named(?:: |\()"([\w-]+)"', (match[2] or "") + match[5])
        if found and not match[3]:
            yield [request(project, path, f'«unsatisfied-dependency»@Injected(name: "{found[1]}Planted") var planted: {match[4]}')]


def called(project):
    """A request by the right name. dpend reports nothing."""
    for path, match in registrations(project):
        found = re.search(r'named(?:: |\()"([\w-]+)"', (match[2] or "") + match[5])
        if found and not match[3]:
            yield [request(project, path, f'@Injected(name: "{found[1]}") var planted: {match[4]}')]


def several(project):
    """Two registrations have the type."""
    for path, match in registrations(project):
        if by_type(match) and not match[3] and "DependencyContainer {" in project.sources[path]:
            lead = match[1]
            twin = f"\n{lead}Dependency(conformingTo: PlantedProtocol.self) {{ PlantedOne() }}\n{lead}Dependency(conformingTo: PlantedProtocol.self) {{ PlantedTwo() }}"
            types = "\nprotocol PlantedProtocol {}\nfinal class PlantedOne: PlantedProtocol {}\nfinal class PlantedTwo: PlantedProtocol {}\n"
            size = len(project.sources[path])
            yield [insert(path, match.end(), twin), insert(path, size, types),
                   Edit(path, size, size, "\nfinal class Planted {\n    «ambiguous-dependency»@Injected var planted: any PlantedProtocol\n}\n")]


def arguments(project):
    """A registration has parameters, and a request passes none."""
    for path, match in registrations(project):
        if by_type(match) and match[3]:
            yield [request(project, path, f"«mismatched-arguments»@Injected var planted: {match[4]}")]


def registered(project, change, planted):
    """The registration of a class with '@Registerable', in a container, and a request."""
    for path, match in project.find(r"^(@Registerable(\(by: \.name\(\"(\w+)\"\)\))?)\s*class (\w+) \{\s*(init\(\)) \{\}"):
        size = len(project.sources[path])
        # The page also shows what the macro generates.
        generated = project.sources[path].find("// Expanded macro")
        located = f'(name: "{match[3]}{change if change == "Other" else ""}")' if match[3] else ""
        container = f"\nstruct PlantedApplication {{\n    @Dependencies var container = DependencyContainer {{ {match[4]}.dependencyRegistration }}\n}}\n"
        code = container + f"\nfinal class Planted {{\n    {planted}@Injected{located} var planted: {match[4]}{change if change == 'Other' and not match[3] else ''}\n}}\n"
        edits = [Edit(path, generated, size, code)] if generated >= 0 else [insert(path, size, code)]
        yield edits + ([replace(path, match, change, 5)] if change.startswith("init") else [])


def macro_valid(project):
    yield from registered(project, "", "")


def macro_none(project):
    yield from registered(project, "Other", "«unsatisfied-dependency»")


def macro_arguments(project):
    yield from registered(project, "init(user: String)", "«mismatched-arguments»")


def injected(mark, container):
    """Code calls what '@InjectedParameters' generates for a function."""

    def plants(project):
        for path, match in project.find(r"class (\w+) \{\s*@InjectedParameters\(ignoring: \"(\w+)\"\)\s*func (\w+)\(\2: (\w+), \w+: (\w+)\) \{\}\s*\}"):
            call = f"\nfunc planted(service: {match[1]}, value: {match[4]}) {{\n    {mark}service.{match[3]}({match[2]}: value)\n}}\n"
            given = f"\nstruct PlantedApplication {{\n    @Dependencies var container = DependencyContainer {{ Dependency {{ {match[5]}() }} }}\n}}\n"
            yield [insert(path, len(project.sources[path]), call + (given if container else ""))]

    return plants


KINDS = [
    ("none", none),
    ("registration removed", removed),
    ("registered: no report", valid),
    ("other name", name),
    ("name: no report", called),
    ("several", several),
    ("arguments", arguments),
    ("`@Registerable`: no report", macro_valid),
    ("`@Registerable`, another key", macro_none),
    ("`@Registerable` with a parameter", macro_arguments),
    ("`@InjectedParameters`, none", injected("«unsatisfied-dependency»", False)),
    ("`@InjectedParameters`: no report", injected("", True)),
]
