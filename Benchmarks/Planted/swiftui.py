"""Mistakes of projects that pass objects through SwiftUI's environment.

A plant counts only if it must have an effect. So each is planted on a way that 'swiftui_reading.py' is sure of: from a root of the
program to a view that requests the type and reads the property, with exactly one supply of the type.
"""
import collections
import re

import swiftui_reading
from planting import Edit, insert

PREVIEW_ROOTS = {"#Preview", "PreviewProvider"}
_known = {}


class Known:
    """The sources of a project, and the ways to each view that reads what it requests."""

    def __init__(self, sources):
        self.sources = sources
        self.reading = swiftui_reading.Reading(sources)
        self.ways = []  # (request, way), each with a supply
        for request in self.reading.requests:
            if request.is_read and not request.is_soft and not self.reading.files[request.path].is_preview(request.start):
                self.ways += [(request, way) for way in self.reading.ways(request) if way.supply >= 0]

    def file(self, call):
        return self.reading.files[call.path]

    def supply(self, way):
        return way.events[way.supply].call

    def can_be_edited(self, call):
        """Whether the call can be removed: a member that does not stand in a condition of its own."""
        text = self.file(call).text
        line = text.rfind("\n", 0, call.start)
        before = text[: max(line, 0)].rstrip().rsplit("\n", 1)[-1].strip()
        return call.is_member and not before.startswith("#")

    def by_supply(self, is_preview=False):
        """The views of the ways of each supply: {supply: [(request, way)]}."""
        found = collections.defaultdict(list)
        for request, way in self.ways:
            if way.is_preview == is_preview and self.can_be_edited(self.supply(way)):
                found[self.supply(way)].append((request, way))
        return dict(sorted(found.items(), key=lambda item: (item[0].path, item[0].start)))

    def marks(self, type, sure, identifier="unsatisfied-dependency", severity="", is_either=False):
        """Marks at the requests of a type: one of the sure ones must be reported, the others may be. Either as the identifier, or as missing too."""
        edits = []
        for request in self.reading.requests:
            if request.type != type:
                continue
            sign = "|" if request in sure else "?"
            mark = f"«{sign}{severity + ': ' if severity and sign == '|' else ''}{identifier} {type}»"
            if identifier != "unsatisfied-dependency":
                mark += f"«|error: unsatisfied-dependency {type}»" if is_either and sign == "|" else f"«?unsatisfied-dependency {type}»"
            file = self.reading.files[request.path]
            edits.append(insert(request.path, request.name_start, mark))
            if file.line(request.start) != file.line(request.name_start):
                edits.append(insert(request.path, request.start, mark))
        return edits

    def removed(self, call):
        """The call is gone. The lines stay, so that a report of before is recognized."""
        return Edit(call.path, call.start, call.end, "\n" * self.file(call).text.count("\n", call.start, call.end))

    def text(self, call):
        """A supply as one line, or None."""
        text = self.file(call).text[call.start : call.end]
        return text if "\n" not in text and "//" not in text else None

    def at(self, call, file, offset):
        """How to supply the same object at another place: (text of the supply, edits), or None."""
        expression = self.reading.files[call.path].code[call.arguments[0] + 1 : call.arguments[1]].strip()
        text = self.text(call)
        home, owner = self.file(call).owner(call.start), file.owner(offset)
        if not text or not home or not owner or '"' in expression:
            return None
        if re.match(r"^[A-Z]\w*(\.\w+)+$|^[A-Z]\w*\(\)$", expression):
            return text, []
        name = re.match(r"^(?:self\.)?(\w+)\b", expression)
        if not name or file.is_preview(offset):
            return None
        if home.name != owner.name and (passed := self.passed(call, file, owner, expression)):
            return f".{call.name}(planted)", passed
        declaration = self.property(home.name, name[1])
        if not declaration or re.search(rf"\b(let|var)\s+{name[1]}\b|\b{name[1]}\b[^{{}}\n]*\bin\b", self.inside(call)):
            return None
        if home.name == owner.name and file.path == call.path or home.name == owner.name and "private" not in declaration:
            return text, []
        kind = self.reading.supplied(call)
        made = re.search(rf"=\s*({kind}\((?:\w+:\s*)?(?:[A-Z]\w*\.\w+|\.\w+|\d+|true|false|nil)?\))\s*$", declaration)
        if not made or expression not in (name[1], "self." + name[1]) or owner.kind != "struct" or not re.search(r"\bView\b", owner.rest):
            return None
        wrapper = "@StateObject" if call.name == "environmentObject" else "@State"
        return f".{call.name}(planted)", [insert(file.path, owner.brace + 1, f" {wrapper} var planted = {made[1]};")]

    def passed(self, call, file, owner, expression):
        """The edits that pass the object to a view that is made once, beside the supply, without arguments; or None."""
        made = self.reading.names[owner.name.split(".")[-1]]
        made = [place for place in made if not re.search(r"\b(struct|extension)\s+$", place[0].code[: place[1]][-20:])]
        if len(made) != 1 or owner.kind != "struct" or not re.search(r"\bView\b", owner.rest) or not re.match(r"^[\w.]+$", expression):
            return None
        there, start, end = made[0]
        members = ("var", "func", "init")
        if there.path != call.path or there.code[end : end + 2] != "()" or there.around(start, members) != there.around(call.start, members) or there.is_preview(start):
            return None
        if any(one.kind == "init" and file.owner(one.start) == owner for one in file.declarations):
            return None
        type = self.reading.supplied(call)
        return [Edit(there.path, end, end + 2, f"(planted: {expression})"), insert(file.path, owner.brace + 1, f" let planted: {type}; init(planted: {type}) {{ self.planted = planted }};")]

    def inside(self, call):
        """The text from the member that the call is in to the call."""
        file = self.file(call)
        member, owner = file.around(call.start, ("var", "func", "init")), file.owner(call.start)
        return file.code[member.brace : call.start] if member and owner and member.brace > owner.brace else ""

    def property(self, owner, name):
        """The line that declares a stored property of a type, or None."""
        for file, declaration in self.reading.bodies(owner.split(".")[-1]):
            for match in re.finditer(rf"^[ \t]*(?:@\w+(?:\([^()\n]*\))?\s+)*(?:(?:private|public|internal|static|fileprivate|private\(set\))\s+)*(?:let|var)\s+{name}\b[^\n{{]*", file.code[declaration.brace : declaration.end], re.MULTILINE):
                if file.opening(declaration.brace + match.end()) == declaration.brace:
                    return match[0]
        return None


def known(project):
    key = id(project.sources)
    if key not in _known:
        _known.clear()
        _known[key] = Known(project.sources)
    return _known[key]


def roots(found):
    """The supplies that stand at a root beside another root with one of its own."""
    homes = collections.defaultdict(dict)
    for call, ways in found.by_supply().items():
        file = found.file(call)
        member = file.around(call.start, ("var", "func", "init"))
        for _, way in ways:
            path, offset = way.root_place
            if way.root != "somewhere" and path == call.path and file.around(offset, ("var", "func", "init")) == member:
                homes[found.reading.supplied(call)].setdefault(call, way.root_place)
    for type, calls in homes.items():
        if len(set(calls.values())) > 1:
            for call in calls:
                yield call


def removed(project):
    """Nothing supplies a type on any way from a root of the program."""
    found = known(project)
    others = set(roots(found))
    for call, ways in found.by_supply().items():
        if call not in others:
            yield [found.removed(call), *found.marks(found.reading.supplied(call), {request for request, _ in ways}, severity="error")]


def removed_from_root(project):
    """One of two scenes, windows or controllers does not supply a type."""
    found = known(project)
    ways_of = found.by_supply()
    for call in roots(found):
        yield [found.removed(call), *found.marks(found.reading.supplied(call), {request for request, _ in ways_of[call]}, severity="error")]


def removed_from_preview(project):
    found = known(project)
    for call, ways in found.by_supply(is_preview=True).items():
        if any(start <= call.start <= end for start, end in found.file(call).previews):
            yield [found.removed(call), *found.marks(found.reading.supplied(call), {request for request, way in ways if way.root in PREVIEW_ROOTS}, severity="warning")]


def moved(found, places):
    """Plants that move a supply: places are (supply, file, offset, request, severity)."""
    grouped = collections.defaultdict(dict)
    for call, file, offset, request, severity in places:
        grouped[call, file.path, offset][request] = severity
    for (call, path, offset), requests in sorted(grouped.items(), key=lambda item: (item[0][0].path, item[0][0].start, item[0][1:])):
        there = found.at(call, found.reading.files[path], offset)
        if there:
            text, edits = there
            severity = set(requests.values()).pop() if len(set(requests.values())) == 1 else ""
            yield [found.removed(call), insert(path, offset, text), *edits, *found.marks(found.reading.supplied(call), set(requests), severity=severity)]


def inside_sheet(project):
    """A supply stands before the '.sheet' and not after it, so its content has it no longer."""
    found = known(project)
    places = []
    for request, way in found.ways:
        call = found.supply(way)
        if way.is_preview or not found.can_be_edited(call) or way.events[way.supply].label:
            continue
        for event in way.events[: way.supply]:
            if event.kind == "enter" and event.call.name in swiftui_reading.PRESENTATIONS and event.call.is_member and not found.reading.is_declared(event.call.name):
                places.append((call, found.file(event.call), event.call.start, request, "error"))
    yield from moved(found, places)


def module(path):
    """The folder that stands for a Swift module."""
    return re.sub(r"(^|/)Sources(/\w+)?/.*", r"\1Sources\2", path) if re.search(r"(^|/)Sources/", path) else path.split("/")[0]


def makeable(found, ways, path):
    """Of the requests those whose view the sources make as 'View()', visible in a file: [(request, view)]."""
    for request in sorted({request for request, way in ways if not way.events[way.supply].label}, key=lambda one: (one.path, one.start)):
        owner = found.reading.main_declaration(request.owner)
        file = found.reading.files[owner.path]
        line = file.code[file.code.rfind("\n", 0, owner.start) + 1 : owner.start]
        if file.owner(owner.start - 1) and file.owner(owner.start - 1).end > owner.end or "private" in line or not re.search(r"\bView\b", owner.rest):
            continue
        is_made = any(there.code[end : end + 2] == "()" and not there.is_preview(start) for there, start, end in found.reading.names[request.owner])
        if is_made and (module(owner.path) == module(path) or "public" in line and path.split("/")[0] in owner.path):
            yield request, f"{request.owner}()"


def below(found, owner):
    """The requests of a view and of what it makes."""
    seen, waiting = set(), [owner]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        for file, one in found.reading.bodies(name):
            waiting += [match[1] for match in re.finditer(r"\b([A-Z]\w*)", file.code[one.brace : one.end]) if match[1] in found.reading.types]
    return [request for request in found.reading.requests if request.owner in seen]


def others_below(found, request):
    """Marks at what a view requests besides: it may lack that as well."""
    marks = []
    for other in below(found, request.owner):
        if other.type != request.type:
            marks.append(insert(other.path, other.name_start, f"«?unsatisfied-dependency {other.type}»"))
            file = found.reading.files[other.path]
            if file.line(other.start) != file.line(other.name_start):
                marks.append(insert(other.path, other.start, f"«?unsatisfied-dependency {other.type}»"))
    return marks


def outside_sheet(project):
    """A '.sheet' is added after a supply, so its content does not have it."""
    found = known(project)
    for call, ways in found.by_supply().items():
        file = found.file(call)
        # Not where a scene has the supply: a scene has no sheets.
        if any(file.around(way.root_place[1], ("var",)) == file.around(call.start, ("var",)) and way.root_place[0] == call.path and
               file.opening(way.root_place[1]) == file.opening(call.start) for _, way in ways):
            continue
        for request, view in list(makeable(found, ways, call.path))[:1]:
            yield [insert(call.path, call.end, f".sheet(isPresented: .constant(true)) {{ {view} }}"),
                   *found.marks(request.type, {request}, severity="error"), *others_below(found, request)]


def is_destination(file, event):
    call = event.call
    if call.name == "navigationDestination":
        return call.is_member and event.label in (None, "destination")
    arguments = file.code[call.arguments[0] : call.arguments[1]] if call.arguments else ""
    if event.label == "destination":
        return True
    return event.label is None and "destination:" not in arguments and "value:" not in arguments and (call.arguments is None or file.code[call.arguments[1] + 1 :].lstrip().startswith("{"))


def is_only_behind(found, request):
    """Whether the view of a request is made once, and each way to it leads through a destination."""
    made = [place for place in found.reading.names[request.owner] if not place[0].is_preview(place[1]) and not re.search(r"(struct|extension)\s+$", place[0].code[: place[1]][-12:])]
    ways = [way for other, way in found.ways if other == request and not way.is_preview]
    return len(made) == 1 and all(any(event.call.name in swiftui_reading.DESTINATIONS and is_destination(found.file(event.call), event) for event in way.events if event.kind == "enter") for way in ways)


def inside_stack(project):
    """A supply stands within a 'NavigationStack', so that a destination of the stack does not have it."""
    found = known(project)
    places = []
    for request, way in found.ways:
        call = found.supply(way)
        if way.is_preview or not found.can_be_edited(call) or way.events[way.supply].label:
            continue
        is_behind = False
        for event in way.events[: way.supply]:
            if event.kind != "enter" or found.reading.is_declared(event.call.name):
                continue
            file = found.file(event.call)
            if event.call.name in swiftui_reading.DESTINATIONS:
                is_behind = is_destination(file, event)
            elif event.call.name in swiftui_reading.STACKS and is_behind:
                if not swiftui_reading.CONTROL.match(file.code, event.chain_start):
                    places.append((call, file, event.chain_end, request, "warning" if is_only_behind(found, request) else ""))
                break
            elif event.call.name in swiftui_reading.PRESENTATIONS:
                is_behind = False
    yield from moved(found, places)


def expression_start(file, offset):
    """Where the expression begins that a member of its chain at the offset belongs to, or None."""
    opening = file.opening(offset)
    if opening is None:
        return None
    if file.code[opening] == "{":
        start = file.skip(file.statement_start(offset, opening + 1))
        start = re.compile(r"(?:\w+(?:, \w+)* in\b\s*|return\s+)?").match(file.code, start).end()
    elif file.code[opening] == "(" and file.label(opening, offset):
        start = re.compile(r"\s*\w+\s*:\s*").match(file.code, file.code.rindex(file.label(opening, offset) + ":", opening, offset)).end()
    else:
        return None
    written = file.code[start:offset]
    is_plain = re.match(r"(?!(?:if|else|switch|case|let|var|for|guard|return|self\.\w+\s*=)\b)[A-Za-z]", written) and file.opening(start) == opening
    # One expression: nothing but a name, its call and members.
    rest = written
    while (shorter := re.sub(r"\([^(){}\[\]]*\)|\{[^(){}\[\]]*\}|\[[^(){}\[\]]*\]", "", rest)) != rest:
        rest = shorter
    return start if is_plain and re.match(r"[\w.]+(?:<\w+>)?(?:\s*\w+:\s*)*(?:\s*\.\w+)*\s*$", rest) else None


def new_destination(project):
    """A supply stands within a new 'NavigationStack', whose destination does not have it."""
    found = known(project)
    for call, ways in found.by_supply().items():
        file = found.file(call)
        start = expression_start(file, call.start)
        if start is None or swiftui_reading.SCENES & set(re.findall(r"^\w+", file.code[start : call.start])) or any(found.reading.is_scene(word) for word in re.findall(r"^\w+", file.code[start : call.start])):
            continue
        for request, view in list(makeable(found, ways, call.path))[-1:]:
            yield [insert(call.path, start, "NavigationStack { "), insert(call.path, call.start, f".navigationDestination(isPresented: .constant(true)) {{ {view} }}"), insert(call.path, call.end, " }"),
                   *found.marks(request.type, {request}, severity="warning"), *others_below(found, request)]


def second_scene(project):
    """A copy of a scene does not supply a type."""
    found = known(project)
    for call, ways in found.by_supply().items():
        file = found.file(call)
        for path, offset in sorted({way.root_place for _, way in ways if way.root in ("WindowGroup", "Window")}):
            if path != call.path or file.around(offset, ("var",)) != file.around(call.start, ("var",)):
                continue
            scene = next((file.call_of(opening)[0] for opening in file.opens if opening > offset and file.call_of(opening)), None)
            if scene is None or scene.start != offset or not scene.start < call.start < scene.end:
                continue
            sure = {request for request, way in ways if way.root_place == (path, offset)}
            _, end = file.chain(scene.end)
            if "#if" in file.text[scene.end : end]:
                end = file.text.index("#endif", end) + len("#endif")
            copy = file.text[scene.start : call.start] + file.text[call.end : scene.end]
            yield [insert(path, end, "\n" + copy), *found.marks(found.reading.supplied(call), sure, severity="error")]


def subclass(project):
    """A supply has the static type of a subclass."""
    found = known(project)
    reading = found.reading
    for call, ways in found.by_supply().items():
        type = reading.supplied(call)
        main = reading.main_declaration(type)
        if not main or "<" in type or "<" in main.rest.split(":")[0] or "Sendable" in main.rest or "." in main.name:
            continue
        home = reading.files[main.path]
        line = home.code.rfind("\n", 0, main.start) + 1
        modifiers = home.code[line : main.start]
        if home.owner(main.start - 1) and home.owner(main.start - 1).end > main.end or "private" in modifiers:
            continue
        planted = f"Planted{type}"
        edits = [insert(main.path, len(home.text), f"\n{'public ' if re.search('public|open', modifiers) else ''}final class {planted}: {type} {{}}\n")]
        final = re.search(r"\bfinal\s", modifiers)
        if final:
            edits.append(Edit(main.path, line + final.start(), line + final.end(), ""))
        file = found.file(call)
        expression = file.code[call.arguments[0] + 1 : call.arguments[1]].strip()
        start = call.arguments[0] + 1 + len(file.code[call.arguments[0] + 1 : call.arguments[1]]) - len(file.code[call.arguments[0] + 1 : call.arguments[1]].lstrip())
        if "\n" in expression or expression == "self":
            continue
        change = built(found, call, expression, type, planted)
        if change is None:
            change = Edit(call.path, start, start + len(expression), f"({file.text[start : start + len(expression)]} as! {planted})")
        # Where another place supplies the type itself, the type is missing on this way.
        is_elsewhere = any(reading.supplied(other) in (type, None) for other in reading.supplies if other != call)
        yield [*edits, change, insert(call.path, call.name_start if change.path != call.path or change.start != call.name_start else call.start, f"«|error: environment-type {type}»"),
               *found.marks(type, {request for request, _ in ways}, "environment-type", "error", is_elsewhere)]


def built(found, call, expression, type, planted):
    """The edit that builds an object of the subclass, where the object is built in plain sight."""
    if made := re.match(rf"^({type})\s*\(", expression):
        return Edit(call.path, call.arguments[0] + 1, call.arguments[0] + 1, "Planted") if found.file(call).code[call.arguments[0] + 1 :].startswith(type) else None
    name = re.match(r"^(?:self\.)?(\w+)$", expression)
    owner = found.file(call).owner(call.start)
    if not name or not owner or re.search(rf"\b(let|var)\s+{name[1]}\b|\b{name[1]}\b[^{{}}\n]*\bin\b", found.inside(call)):
        return None
    declared, assigned = [], 0
    for file, declaration in found.reading.bodies(owner.name.split(".")[-1]):
        text = file.code[declaration.brace : declaration.end]
        assigned += len(re.findall(rf"(?<![\w.])(?:self\.)?{name[1]}\s*=[^=]|\b_{name[1]}\b", text))
        for match in re.finditer(rf"\b(?:let|var)\s+{name[1]}\s*=\s*({type})\s*\(", text):
            if file.opening(declaration.brace + match.start()) == declaration.brace:
                declared.append(Edit(file.path, declaration.brace + match.start(1), declaration.brace + match.end(1), planted))
    return declared[0] if len(declared) == 1 and assigned == 1 else None


KINDS = [
    ("supply removed", removed),
    ("supply moved inside a sheet's content", inside_sheet),
    ("sheet put outside a supply", outside_sheet),
    ("supply put behind a navigation", inside_stack),
    ("supply put behind a new destination", new_destination),
    ("supply with a subclass's type", subclass),
    ("supply removed from one of several roots", removed_from_root),
    ("second scene without a supply", second_scene),
    ("supply removed from a preview", removed_from_preview),
]
