"""Mistakes of projects that use Weaver, in the style of comments."""
import re

from planting import Edit, insert, replace

CLASS = r"^[ \t]*(?:@\w+ )*(?:\w+ )*(?:class|struct|extension) ([\w.]+)[^{}\n]*\{"
NOTE = r"^([ \t]*)// weaver: *(\w+) *= *([\w.]+)(?:<[^\n]*?>)?(?: *<- *([^\n]+?))?[ \t]*$"
REFERENCE = r"^([ \t]*)// weaver: *(\w+) *<- *([^\n]+?)[ \t]*$"
PARAMETER = r"^([ \t]*)// weaver: *(\w+) *<= *([^\n]+?)[ \t]*$"


def classes(project):
    """Each class with annotations: {name: (path, offset after its brace, its end)}."""
    found = [(match[1].split(".")[-1], (path, match.end(), project.end(path, match.end() - 1))) for path, match in project.find(CLASS)]
    return {name: place for name, place in found if re.search("weaver:|@Weaver", project.sources[place[0]][place[1] : place[2]])}


def text(project, name):
    path, start, end = classes(project)[name]
    return project.sources[path][start:end]


def home(project, path, offset):
    inside = [(start, name) for name, (other, start, end) in classes(project).items() if other == path and start <= offset < end]
    return max(inside)[1] if inside else None


def registrations(project):
    """(path, match, the registering class); the match has the name, the type, and the abstract type."""
    for path, match in project.find(NOTE):
        other_platform = re.search(rf"weaver: *{match[2]}\.platforms", project.sources[path])
        if (maker := home(project, path, match.start())) and not other_platform:
            yield path, match, maker


def is_public(project, name):
    path, start, _ = classes(project)[name]
    line = project.sources[path][:start].rsplit("\n", 1)[-1]
    return line.lstrip().startswith(("public", "open")) or "isIsolated = true" in project.sources[path][start : classes(project)[name][2]]


def references(project):
    """References of classes that another class registers."""
    made = {match[3].split(".")[-1] for _, match, _ in registrations(project)}
    for path, match in project.find(REFERENCE):
        name = home(project, path, match.start())
        if name in made and not is_public(project, name):
            yield path, match, name


def missing(project):
    """A class refers to what nothing registers."""
    for path, match, _ in references(project):
        # Where a weak registration accepts a cycle, the cycle is reported.
        if ".weak" in project.sources[path]:
            continue
        yield [Edit(path, match.start(), match.end(), f"{match[1]}«unsatisfied-dependency»// weaver: planted <- Planted")]


def forgotten(project):
    """The registration of a referenced name is gone."""
    for path, match, _ in registrations(project):
        users = [(other, use) for other, use, _ in references(project) if use[2] == match[2]]
        same = [one for _, one, _ in registrations(project) if one[2] == match[2] or one[4] == match[4] and match[4] or one[3] == match[3]]
        marks = [insert(other, use.start(), "«|unsatisfied-dependency»") for other, use in users]
        followers = list(re.compile(rf"^[ \t]*// weaver: *{match[2]}\.\w+.*$", re.MULTILINE).finditer(project.sources[path]))
        marks += [insert(other, use.start(), "«?unsatisfied-dependency»") for other, use, _ in references(project) if use[2] != match[2]]
        if users and len(same) == 1 and not followers:
            yield [Edit(path, match.start(), match.end(), ""), *marks]


def ambiguous(project):
    """Two registrations have the type of a reference, and neither has its name."""
    for path, match, _ in references(project):
        for other, registered, maker in registrations(project):
            kind = registered[4] or registered[3]
            if registered[2] == match[2] and kind == match[3] and ".weak" not in project.sources[path]:
                others = [(p, one) for p, one, _ in references(project) if (p, one.start()) != (path, match.start()) and one[3] == match[3]]
                if any(one[2] == match[2] for _, one in others):
                    continue
                yield [*(insert(p, one.start(), "«?ambiguous-dependency»") for p, one in others),
                       Edit(path, match.start(), match.end(), f"{match[1]}«ambiguous-dependency»// weaver: planted <- {match[3]}"),
                       insert(other, registered.end(), f"\n{registered[1]}// weaver: plantedOther = {registered[3]}" + (f" <- {registered[4]}" if registered[4] else ""))]
                break


def cycle(project):
    """A class registers the class that registers it."""
    known = classes(project)
    for path, match, maker in registrations(project):
        made = match[3].split(".")[-1]
        transient = re.search(rf"// weaver: *{match[2]}\.scope *= *\.(transient|lazy|weak)", project.sources[path])
        if made in known and made != maker and not transient and ".weak" not in project.sources[path] and not re.search(PARAMETER, text(project, maker), re.MULTILINE):
            other, start, _ = known[made]
            yield [insert(other, start, f"\n    «|dependency-cycle»// weaver: planted = {maker}"), insert(path, match.start(), "«|dependency-cycle»"),
                   insert(known[maker][0], known[maker][1] - 1, "«|dependency-cycle»"), insert(other, start - 1, "«|dependency-cycle»")]


def scope(project):
    """A class has a parameter, and is registered with the scope 'container'."""
    # The type of a property with an attribute shows the parameters too.
    if any(project.find("@Weaver")):
        return
    known = classes(project)
    for path, match, _ in registrations(project):
        made = match[3].split(".")[-1]
        other_scope = re.search(rf"// weaver: *{match[2]}\.(scope *= *\.(transient|lazy|weak)|builder)", project.sources[path])
        if made in known and not other_scope:
            other, start, _ = known[made]
            rest = [(place, one) for place, one, _ in registrations(project) if one[3].split(".")[-1] == made and (place, one.start()) != (path, match.start())]
            yield [insert(other, start, "\n    // weaver: planted <= Int"), insert(path, match.start(), "«invalid-scope»"),
                   *(insert(place, one.start(), "«?invalid-scope»") for place, one in rest)]


def weak(project):
    """A weak parameter is not optional."""
    if any(project.find("@Weaver")):
        return
    for name, (path, start, _) in classes(project).items():
        marks = [insert(other, match.start(), "«?invalid-scope»") for other, match, _ in registrations(project) if match[3].split(".")[-1] == name]
        yield [insert(path, start, "\n    «|invalid-scope»// weaver: planted <= Planted\n    «|invalid-scope»// weaver: planted.scope = .weak"), *marks]


def isolated(project):
    """Another class registers an isolated class."""
    known = classes(project)
    for path, match, maker in registrations(project):
        made = match[3].split(".")[-1]
        if made in known and re.search(REFERENCE, text(project, made), re.MULTILINE) and "isIsolated" not in text(project, made) + text(project, maker):
            other, start, _ = known[made]
            rest = [(place, one) for place, one, _ in registrations(project) if one[3].split(".")[-1] == made]
            yield [insert(other, start, "\n    // weaver: self.isIsolated = true"), *(insert(place, one.start(), "«|invalid-registration»") for place, one in rest)]


def hole(project):
    """A class of another way to a reference provides nothing."""
    known = classes(project)
    for path, match, name in references(project):
        for _, registered, maker in registrations(project):
            own = [one for _, one, owner in registrations(project) if owner == maker and (one[2] == match[2] or match[3] in (one[3], one[4]) or "&" in f"{one[4]}")]
            if registered[3].split(".")[-1] == name and maker in known and not own and not is_public(project, maker):
                yield [insert(path, match.start(), "«unsatisfied-dependency»"),
                       *(insert(p, one.start(), "«?unsatisfied-dependency»") for p, one, _ in references(project) if (p, one.start()) != (path, match.start())),
                       insert(path, len(project.sources[path]), f"\nfinal class Planted {{\n    // weaver: plantedOwner = {maker}\n    // weaver: plantedOwner.scope = .transient\n}}\n")]


def wrapped(project):
    """A property refers to what nothing registers."""
    for path, match in project.find(r"^[ \t]*(@Weaver)\(\.reference[^\n]*\)\s*(?:\w+ )*?(var (\w+): *(\w+))"):
        name = home(project, path, match.start())
        if name and not is_public(project, name):
            yield [insert(path, match.start(1), "«|unsatisfied-dependency»"), Edit(path, match.start(2), match.end(2), "«|unsatisfied-dependency»var planted: Planted")]


def unpassed(project):
    """A class has a further parameter, which no caller passes."""
    for path, match in project.find(r"^[ \t]*@Weaver\(\.registration, type: (\w+)\.self\)\s*(?:@objc )?(?:\w+ )*?(var)"):
        for other, head in project.find(rf"class {match[1]}\b[^{{}}]*\{{"):
            yield [insert(other, head.end(), "\n    @Weaver(.parameter)\n    private var planted: Int\n"), insert(path, match.start(2), "«|invalid-scope»«?mismatched-arguments»"),
                   *(insert(p, one.start(1), "«?mismatched-arguments»") for p, one in project.find(r"@Weaver\(\.reference[^\n]*\)\s*(?:\w+ )*?(var)")),
                   insert(path, match.end() - len(match[0].lstrip()), "«|invalid-scope»")]


KINDS = [
    ("missing", missing),
    ("missing, in a property", wrapped),
    ("parameter of a property with `container`", unpassed),
    ("registration removed", forgotten),
    ("ambiguous", ambiguous),
    ("cycle", cycle),
    ("parameters with `container`", scope),
    ("weak parameter not optional", weak),
    ("isolated class registered", isolated),
    ("hole of two grandparents", hole),
]
