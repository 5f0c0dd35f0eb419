"""A simple reading of SwiftUI sources, independent of dpend: requests, supplies, and the ways from a root to a view.

It understands less than dpend on purpose. A form that it does not know ends a way, so each way that it finds is sure.
"""
import bisect
import collections
import dataclasses
import functools
import re

TEST = re.compile(r"(^|/)\w*Tests?(Host|Support|Helpers|Utils)?/|(^|/)\w*Tests?\.swift$|(^|/)Package\.swift$")
PREVIEW = re.compile(r"(^|/)(Preview Content|Previews?|Preview ?(Helpers|Support|Assets))/|(^|/)Previews?(Env\w*|Data|Helpers?)?\.swift$|\+Previews?\.swift$")
NAME = r"[A-Za-z_]\w*"
REQUEST = re.compile(
    r"@(?:SwiftUI\.)?(?:(EnvironmentObject)\b(?:\s*\(\s*\))?|Environment\s*\(\s*([A-Z][\w.]*(?:<[^()]*>)?)\s*\.\s*self\s*\))"
    r"(?:\s+|@\w+(?:\([^()]*\))?|\b(?:private|fileprivate|internal|public|open|package|final|nonisolated|weak|lazy|static)\b(?:\([^()]*\))?)*"
    rf"\bvar\s+({NAME}|`\w+`)\s*(?::\s*([^={{}}\n;]+))?")
SUPPLY = {"environment", "environmentObject"}
PRESENTATIONS = {"sheet", "fullScreenCover", "popover", "inspector"}
DESTINATIONS = {"navigationDestination", "NavigationLink"}
STACKS = {"NavigationStack", "NavigationView"}
SCENES = {"WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra", "UtilityWindow", "ImmersiveSpace"}
HOSTS = {"UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController"}
CONTROL = re.compile(r"(?:\}\s*)?(?:else\s+)?(?:if|else|switch|for|while|guard|do|repeat|case|default)\b")
NOT_CALLS = {"if", "else", "switch", "for", "while", "guard", "return", "in", "case", "do", "repeat", "where", "let", "var", "try", "await", "some", "any", "is", "as"}


def blank(text):
    """The text with spaces in place of comments, contents of strings and directives. Code in strings stays."""
    out = list(text)
    size = len(text)

    def clear(start, end):
        for index in range(start, min(end, size)):
            if out[index] != "\n":
                out[index] = " "

    def string(index, hashes):
        """Clears the string whose quotes begin at the index, and returns the offset after it."""
        many = text.startswith('"""', index)
        quotes = ('"""' if many else '"') + "#" * hashes
        start = position = index + (3 if many else 1)
        escape = "\\" + "#" * hashes
        while position < size:
            if text.startswith(quotes, position):
                clear(start, position)
                return position + len(quotes)
            if text.startswith(escape + "(", position):
                clear(start, position + len(escape))
                position = code(position + len(escape) + 1, True)
                start = position
            elif text.startswith(escape, position):
                position += len(escape) + 1
            elif text[position] == "\n" and not many:
                break
            else:
                position += 1
        clear(start, position)
        return position

    def code(index, is_nested=False):
        depth = 1
        while index < size:
            character = text[index]
            if character == "/" and text.startswith("//", index):
                end = text.find("\n", index)
                end = size if end < 0 else end
                clear(index, end)
                index = end
            elif character == "/" and text.startswith("/*", index):
                end, level = index + 2, 1
                while end < size and level:
                    if text.startswith("/*", end):
                        level, end = level + 1, end + 2
                    elif text.startswith("*/", end):
                        level, end = level - 1, end + 2
                    else:
                        end += 1
                clear(index, end)
                index = end
            elif character == "#":
                hashes = 0
                while text.startswith("#", index + hashes):
                    hashes += 1
                index = string(index + hashes, hashes) if text.startswith('"', index + hashes) else index + hashes
            elif character == '"':
                index = string(index, 0)
            else:
                if is_nested:
                    depth += (character == "(") - (character == ")")
                    if depth == 0:
                        return index + 1
                index += 1
        return index

    code(0)
    result = "".join(out)
    return re.sub(r"^[ \t]*#(?:if|elseif|else|endif|warning|error)\b.*$", lambda match: " " * len(match[0]), result, flags=re.MULTILINE)


@dataclasses.dataclass(frozen=True)
class Declaration:
    path: str
    kind: str  # struct, class, enum, actor, protocol, extension, var, func, init
    name: str
    start: int  # of the keyword
    brace: int
    end: int
    rest: str  # what stands between the name and the brace


@dataclasses.dataclass(frozen=True)
class Call:
    """A call with its trailing closures. A member's call begins at its dot."""
    path: str
    name: str
    start: int
    name_start: int
    arguments: tuple | None  # the offsets of its parentheses
    end: int
    is_member: bool


@dataclasses.dataclass(frozen=True)
class Request:
    path: str
    start: int  # of the attribute
    name_start: int
    name: str
    type: str
    is_soft: bool
    owner: str | None
    is_read: bool


@dataclasses.dataclass(frozen=True)
class Event:
    kind: str  # supply, enter, host
    call: Call
    label: str | None = None
    chain_end: int = 0  # of the chain that was left by entering
    chain_start: int = 0


@dataclasses.dataclass(frozen=True)
class Way:
    """From a view outward to a root. The only supply of the type stands at an index of the events."""
    root: str
    root_place: tuple  # (path, offset)
    events: tuple
    supply: int
    is_preview: bool
    steps: tuple  # names of the views and members


class File:
    def __init__(self, path, text):
        self.path, self.text = path, text
        self.code = blank(text)
        self.pairs, self.opens, stack = {}, [], []
        for match in re.finditer(r"[(){}\[\]]", self.code):
            if match[0] in "({[":
                stack.append(match.start())
                self.opens.append(match.start())
            elif stack:
                self.pairs[stack.pop()] = match.start()
        self.closers = {close: opening for opening, close in self.pairs.items()}
        self.declarations = list(self._declarations())
        self.by_brace = {declaration.brace: declaration for declaration in self.declarations}
        self.previews = [(match.start(), self.pairs[match.end() - 1]) for match in re.finditer(r"#Preview\b[^{}]*\{", self.code) if match.end() - 1 in self.pairs]
        self.preview_braces = {match.end() - 1 for match in re.finditer(r"#Preview\b[^{}]*\{", self.code)}
        self.previews += [(one.start, one.end) for one in self.declarations if "PreviewProvider" in one.rest or re.search(r"_Previews?$", one.name) and one.kind in ("struct", "enum")]

    def _declarations(self):
        for match in re.finditer(rf"\b(struct|class|enum|actor|protocol|extension)\s+({NAME}(?:\.{NAME})*)([^{{}};]*?)\{{", self.code):
            if match[2] not in ("var", "func", "let", "override", "subscript", "final") and match.end() - 1 in self.pairs:
                yield Declaration(self.path, match[1], match[2], match.start(), match.end() - 1, self.pairs[match.end() - 1], match[3])
        for match in re.finditer(rf"\bvar\s+({NAME})\s*(:\s*[^={{}}\n]+?)\s*\{{", self.code):
            if match.end() - 1 in self.pairs:
                yield Declaration(self.path, "var", match[1], match.start(), match.end() - 1, self.pairs[match.end() - 1], match[2])
        for match in re.finditer(rf"\b(func\s+({NAME})|init[?!]?)\s*(?:<[^(){{}}]*>)?\s*\(", self.code):
            closing = self.pairs.get(match.end() - 1)
            if closing is None or self.code[match.start() - 1 : match.start()] == ".":
                continue
            head = re.compile(r"[^{}();=]*(?:\([^{}]*?\))?[^{}();=]*\{").match(self.code, closing + 1)
            if head and "\n\n" not in head[0] and not re.search(r"\b(func|var|let|init|struct|class|case)\b", head[0]) and head.end() - 1 in self.pairs:
                yield Declaration(self.path, match[1].split()[0].rstrip("?!"), match[2] or "init", match.start(), head.end() - 1, self.pairs[head.end() - 1],
                                  self.code[match.end() - 1 : head.end() - 1])

    def is_preview(self, offset):
        return bool(PREVIEW.search(self.path)) or any(start <= offset <= end for start, end in self.previews)

    def opening(self, offset):
        """The bracket around the offset."""
        index = bisect.bisect_left(self.opens, offset) - 1
        while index >= 0:
            opening = self.opens[index]
            if self.pairs.get(opening, -1) >= offset:
                return opening
            index -= 1
        return None

    def around(self, offset, kinds):
        """The innermost declaration of the kinds around the offset."""
        found = [one for one in self.declarations if one.kind in kinds and one.start <= offset <= one.end]
        return max(found, key=lambda one: one.start, default=None)

    def owner(self, offset):
        return self.around(offset, ("struct", "class", "enum", "actor", "protocol", "extension"))

    def line(self, offset):
        return self.text.count("\n", 0, offset) + 1

    def skip(self, offset):
        return re.compile(r"\s*").match(self.code, offset).end()

    def call_end(self, offset):
        """The end of a call whose name ends at the offset, with its trailing closures: (parentheses, end), or None."""
        generic = re.compile(r"<[\w\s,.:?&\[\]<>]*>").match(self.code, offset)
        if generic and self.code[generic.end() : generic.end() + 1] in "({" and generic.end() < len(self.code):
            offset = generic.end()
        arguments = None
        end = offset
        if self.code[offset : offset + 1] == "(" and offset in self.pairs:
            arguments = (offset, self.pairs[offset])
            end = arguments[1] + 1
        brace = re.compile(r"[ \t]*\{").match(self.code, end)
        if brace and brace.end() - 1 in self.pairs and not self.is_statement_brace(brace.end() - 1):
            end = self.pairs[brace.end() - 1] + 1
            while more := re.compile(rf"\s*{NAME}\s*:\s*\{{").match(self.code, end):
                if more.end() - 1 not in self.pairs:
                    break
                end = self.pairs[more.end() - 1] + 1
        elif arguments is None:
            return None
        return arguments, end

    def is_statement_brace(self, brace):
        """Whether the brace belongs to an 'if', 'for' and the like."""
        if brace in self.by_brace or brace in self.preview_braces:
            return True
        outer = self.opening(brace)
        limit = outer + 1 if outer is not None else 0
        if outer is not None and self.code[outer] in "([":
            return False
        start = self.statement_start(brace, limit)
        return bool(CONTROL.match(self.code, self.skip(start)))

    def statement_start(self, offset, limit):
        """The start of the statement that the offset is in: a line that does not continue the line before."""
        index = offset - 1
        while index >= limit:
            character = self.code[index]
            if character in ")]}" and index in self.closers:
                if character == "}" and re.match(r"\s*\n\s*(?![.)\]},]|else\b|\w+:\s*\{|\?|&&|\|\|)", self.code[index + 1 : offset]) and self.code[index + 1 : offset].strip():
                    return index + 1
                index = self.closers[index] - 1
                continue
            if character == ";":
                return index + 1
            if character == "\n":
                after = self.code[index + 1 : offset].lstrip()
                before = self.code[limit:index].rstrip()
                if re.match(r"(if|switch|for|while|guard|do|return|let|var)\b", after):
                    return index + 1
                if after and not re.match(r"[.?&|,)\]=+\-*/:{]|in\b|else\b", after) and not re.search(r"([,&|=(\[+\-*/?:]|\b(if|guard|let|in|where|switch|for|while|return))$", before):
                    return index + 1
            index -= 1
        return limit

    def chain(self, offset):
        """The members after the offset: calls, and the end of the chain."""
        calls = []
        while member := re.compile(rf"\s*[?!]?\s*\.({NAME})").match(self.code, offset):
            dot = self.code.index(".", offset)
            ended = self.call_end(member.end())
            if ended is None:
                calls.append(Call(self.path, member[1], dot, member.start(1), None, member.end(), True))
                offset = member.end()
            else:
                calls.append(Call(self.path, member[1], dot, member.start(1), ended[0], ended[1], True))
                offset = ended[1]
        return calls, offset

    def call_of(self, opening):
        """The call that a bracket belongs to, and the label of the argument that it is or has: (call, None), or None."""
        label = None
        if self.code[opening] == "{":
            before = self.code[:opening].rstrip()
            named = re.search(rf"({NAME})\s*:$", before)
            if named and before[: named.start()].rstrip().endswith("}"):
                label = named[1]
                closing = len(before[: named.start()].rstrip()) - 1
                if closing not in self.closers:
                    return None
                found = self.call_of(self.closers[closing])
                return (found[0], label) if found else None
            outer = self.opening(opening)
            if named or before.endswith(("(", ",")):
                if outer is None or self.code[outer] != "(":
                    return None
                found = self.call_of(outer)
                return (found[0], named[1] if named else None) if found else None
            if before.endswith(")") and len(before) - 1 in self.closers:
                return self.call_of(self.closers[len(before) - 1])
            name_end = len(before)
        else:
            name_end = opening
        if self.code[name_end - 1 : name_end] == ">":
            depth, index = 0, name_end - 1
            while index > 0:
                depth += (self.code[index] == ">") - (self.code[index] == "<")
                if depth == 0:
                    break
                index -= 1
            name_end = index
        name = re.search(rf"(?:(\.)\s*)?({NAME})$", self.code[max(0, name_end - 120) : name_end])
        if not name or name[2] in NOT_CALLS:
            return None
        shift = max(0, name_end - 120)
        ended = self.call_end(name_end)
        if ended is None:
            return None
        start, is_member = shift + name.start(), bool(name[1])
        if is_member:
            # 'SwiftUI.Group {' and '.init(' are not modifiers.
            qualified = re.search(r"\b([A-Z]\w*)\s*$", self.code[max(0, start - 80) : start])
            if qualified and name[2][0].isupper():
                start, is_member = max(0, start - 80) + qualified.start(1), False
        return Call(self.path, name[2], start, shift + name.start(2), ended[0], ended[1], is_member), label

    def label(self, opening, offset):
        """The label of the argument of a call that the offset is in."""
        text = self.code[opening + 1 : offset]
        while (shorter := re.sub(r"\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]", "", text)) != text:
            text = shorter
        found = re.match(rf"\s*({NAME})\s*:", text.rsplit(",", 1)[-1])
        return found[1] if found else None


class Reading:
    """What is known of the sources of a project."""

    def __init__(self, sources):
        self.files = {path: File(path, text) for path, text in sorted(sources.items()) if path.endswith(".swift") and not TEST.search(path)}
        self.types = collections.defaultdict(list)
        self.members = collections.defaultdict(list)  # functions and properties by name
        for file in self.files.values():
            for one in file.declarations:
                if one.kind in ("var", "func", "init"):
                    self.members[one.name].append(one)
                else:
                    self.types[one.name.split(".")[-1]].append(one)
        self.aliases = {match[1] for file in self.files.values() for match in re.finditer(r"\btypealias\s+(\w+)", file.code)}
        # SwiftUI itself supplies delegates.
        self.delegates = {match[1] for file in self.files.values() for match in re.finditer(r"(?:DelegateAdaptor\s*\(\s*|\bdelegateClass\s*=\s*)(\w+)\.self", file.code)}
        self.hosts = HOSTS | {name for name, all_of in self.types.items() for one in all_of if one.kind == "class" and any(host + "<" in one.rest for host in HOSTS)}
        self.requests = [request for file in self.files.values() for request in self._requests(file)]
        self.names = collections.defaultdict(list)
        for file in self.files.values():
            for match in re.finditer(r"(?<![\w.@#])([A-Z]\w*)(?=\s*[({<])", file.code):
                self.names[match[1]].append((file, match.start(), match.end()))
        self.words = collections.defaultdict(list)
        interesting = {name for name, all_of in self.members.items() if any("View" in one.rest or "Content" in one.rest for one in all_of)}
        for file in self.files.values():
            for match in re.finditer(NAME, file.code):
                if match[0] in interesting:
                    self.words[match[0]].append((file, match.start(), match.end()))
        self.supplies = [call for file in self.files.values() for call in self._supplies(file)]
        self._steps = {}

    def main_declaration(self, name):
        """The only declaration of a type, or None."""
        found = [one for one in self.types.get(name, []) if one.kind != "extension"]
        return found[0] if len(found) == 1 and name not in self.aliases else None

    def bodies(self, name):
        """The text of a type and its extensions: [(file, declaration)]."""
        return [(self.files[one.path], one) for one in self.types.get(name, [])]

    def _requests(self, file):
        for match in REQUEST.finditer(file.code):
            owner = file.owner(match.start())
            written = (match[2] or match[4] or "").strip()
            annotation = (match[4] or "").strip()
            kind = re.sub(r"[!?]$", "", written)
            name = match[3].strip("`")
            yield Request(file.path, match.start(), match.start(3), name, re.sub(r"\s", "", kind if "<" in kind else kind.split(".")[-1]), annotation.endswith("?") or annotation.startswith("Optional<"),
                          owner.name.split(".")[-1] if owner else None, bool(owner) and self._is_read(file, owner, name))

    def _is_read(self, file, owner, name):
        """Whether the body of a type, or a member that it names, has the name."""
        text = file.code[owner.brace : owner.end]
        own = [one for one in file.declarations if one.kind in ("var", "func") and owner.brace < one.brace < owner.end and file.owner(one.brace) == owner]
        seen, waiting = set(), [one for one in own if one.name in ("body", "makeBody", "makeUIView", "updateUIView", "makeNSView")]
        while waiting:
            one = waiting.pop()
            if one in seen:
                continue
            seen.add(one)
            text = file.code[one.brace : one.end]
            if re.search(rf"(?<![\w.])(?:self\.)?[$]?{name}\b(?!\s*:)", text) and not re.search(rf"\b(?:let|var)\s+{name}\b|\b{name}\b[^{{}}\n]*\bin\b", text):
                return True
            waiting += [other for other in own if re.search(rf"\b{other.name}\b", text)]
        return False

    def _supplies(self, file):
        for match in re.finditer(r"\b(environment|environmentObject)\s*\(", file.code):
            opening = match.end() - 1
            if opening not in file.pairs:
                continue
            inside = file.code[opening + 1 : file.pairs[opening]]
            if match[1] == "environment" and re.match(r"\s*\\", inside) or re.search(r"\bfunc\s+$", file.code[: match.start()][-10:]):
                continue
            before = file.code[: match.start()].rstrip()
            is_member = before.endswith(".")
            start = len(before) - 1 if is_member else match.start()
            yield Call(file.path, match[1], start, match.start(), (opening, file.pairs[opening]), file.pairs[opening] + 1, is_member)

    # Types of expressions

    @functools.lru_cache(maxsize=None)
    def supplied(self, call):
        """The static type of what a call supplies, or None."""
        file = self.files[call.path]
        found = self.type_of(file, file.code[call.arguments[0] + 1 : call.arguments[1]].strip(), call.start)
        return None if found and found.endswith("?") else found

    def type_of(self, file, expression, offset, depth=0):
        if depth > 6:
            return None
        expression = re.sub(r"^self\.(?=\w)", "", expression.strip())
        if expression == "self":
            owner = file.owner(offset)
            return owner.name if owner and owner.kind == "class" else None
        made = re.match(rf"^(?:{NAME}\.)*([A-Z]\w*)\s*(<[^()]*>)?\s*\(", expression)
        if made:
            opening = made.end() - 1
            level, end = 0, None
            for index in range(opening, len(expression)):
                level += (expression[index] in "({[") - (expression[index] in ")}]")
                if level == 0:
                    end = index + 1
                    break
            return made[1] + re.sub(r"\s", "", made[2] or "") if end == len(expression) and self.main_declaration(made[1]) else None
        returned = re.match(rf"^([A-Z]\w*)\.({NAME})\([^()]*\)$", expression)
        if returned and self.main_declaration(returned[1]):
            results = {re.sub(r"^.*->\s*", "", one.rest).strip() for one in self.members[returned[2]]
                       if one.kind == "func" and "->" in one.rest and (owner := self.files[one.path].owner(one.start)) and owner.name.split(".")[-1] == returned[1]}
            return results.pop() if len(results) == 1 and results <= {returned[1]} else None
        method = re.match(rf"^((?:{NAME}\.)+)({NAME})\s*\(", expression)
        if method and expression.endswith(")") and method[2][0].islower():
            receiver = method[1][:-1]
            owner = receiver if re.match(r"^[A-Z]\w*$", receiver) else self.type_of(file, receiver, offset, depth + 1)
            results = {re.sub(r"^.*->\s*", "", one.rest, flags=re.DOTALL).strip() for one in self.members[method[2]]
                       if one.kind == "func" and "->" in one.rest and (home := self.files[one.path].owner(one.start)) and home.name.split(".")[-1] == owner}
            found = results.pop() if len(results) == 1 else None
            return found if found and self.main_declaration(found) else None
        if re.match(r"^[A-Z]\w*$", expression):
            return None
        parts = expression.split(".")
        if not all(re.match(rf"^[$]?{NAME}[!]?$", part) for part in parts) or parts[0].startswith("$"):
            return None
        parts = [part.rstrip("!") if index < len(parts) - 1 else part for index, part in enumerate(parts)]
        if len(parts) == 1:
            return self.type_of_name(file, parts[0], offset, depth)
        *before, member = parts
        member = member.rstrip("!")
        if len(before) == 1 and before[0][0].isupper():
            owner, is_static = before[0], True
        else:
            owner, is_static = (self.type_of(file, ".".join(before), offset, depth + 1) or "").rstrip("?"), False
        return self.type_of_member(owner, member, is_static, depth) if owner else None

    def type_of_member(self, owner, member, is_static, depth):
        main = self.main_declaration(owner)
        if not main:
            return None
        for file, declaration in self.bodies(owner):
            for match in re.finditer(rf"\b(?:let|var)\s+{member}\b\s*(:\s*[^={{}}\n]+)?\s*(=\s*)?", file.code[declaration.brace : declaration.end]):
                start = declaration.brace + match.start()
                if file.opening(start) == declaration.brace and (not is_static or re.search(r"\b(static|class)\b", file.code[: start][-60:].rsplit("\n", 1)[-1])):
                    return self.type_of_variable(file, declaration.brace + match.end(), match, start, depth)
        return None

    def type_of_variable(self, file, after, match, offset, depth):
        if match[1]:
            written = re.sub(r"^(any|some)\s+", "", match[1][1:].strip())
            written = re.sub(r"!$", "", written)
            if written.split(".")[-1] in self.aliases or not re.match(r"^[\w.]+(<[\w, ]+>)?\??$", written):
                return None
            return re.sub(r"\s", "", written.split(".")[-1])
        line = re.compile(r"[^\n;]*").match(file.code, after)[0] if match[2] else ""
        attribute = re.search(r"@Environment\s*\(\s*([\w.]+)\.self\s*\)[^@=;{}]*$", file.code[max(0, offset - 200) : offset])
        if attribute and not match[2]:
            return attribute[1].split(".")[-1]
        if not match[2]:
            return None
        made = re.match(rf"(?:{NAME}\.)*[A-Z]\w*(?:<[^()\n]*>)?\s*\(", file.code[after : after + 300])
        if made:
            opening = after + made.end() - 1
            closing = file.pairs.get(opening)
            rest = re.compile(r"[ \t]*([.?\n;})]|$)").match(file.code, closing + 1) if closing else None
            continued = re.compile(r"\s*\.").match(file.code, closing + 1) if closing else None
            return self.type_of(file, file.code[after : closing + 1], offset, depth + 1) if rest and not continued else None
        return self.type_of(file, re.sub(r"\s*\}.*", "", line).strip(), offset, depth + 1)

    def type_of_name(self, file, name, offset, depth=0):
        member = file.around(offset, ("var", "func", "init"))
        owner = file.owner(offset)
        if member and (not owner or member.brace > owner.brace):
            head = file.code[member.start : member.brace]
            parameter = re.search(rf"[(,]\s*(?:{NAME}\s+)?{name}\s*:\s*(?:@\w+\s+)*([\w.]+\??)\s*[,)=]", head)
            inside = file.code[member.brace : offset]
            locals_ = list(re.finditer(rf"\b(?:let|var)\s+{name}\b\s*(:\s*[^={{}}\n]+)?\s*(=\s*)?", inside))
            if re.search(rf"\bcase\b[^{{}}\n]*\blet\s+{name}\b|[({{,]\s*{name}\s*(?:,[^{{}}\n]*)?\bin\b", inside):
                return None
            bound = list(re.finditer(rf"\b(?:if|guard|,)\s*let\s+{name}\b(?:\s*=\s*([\w.?]+))?", inside))
            if bound:
                value = bound[-1][1] or name
                optional = self.type_of(file, value.replace("?", ""), owner.brace + 1, depth + 1) if owner and value.replace("self.", "") == name else \
                    self.type_of(file, value.replace("?", ""), member.brace + bound[0].start(), depth + 1)
                return optional.rstrip("?") if optional else None
            if locals_:
                match = locals_[-1]
                return self.type_of_variable(file, member.brace + match.end(), match, member.brace + match.start(), depth)
            if parameter:
                return None if parameter[1].split(".")[-1] in self.aliases else parameter[1].split(".")[-1]
        while owner:
            found = self.type_of_member(owner.name.split(".")[-1], name, False, depth)
            if found:
                return found
            outer = file.owner(owner.start - 1)
            owner = outer if outer and outer.end > owner.end else None
        return None

    # Ways

    def supplying(self, name, type):
        """What a function or type of the project supplies of a type: a call, 'nothing' or 'unknown'."""
        key = (name, type)
        if not hasattr(self, "_supplying"):
            self._supplying = {}
        if key not in self._supplying:
            self._supplying[key] = "unknown"
            self._supplying[key] = self._supplying_of(name, type, {name})
        return self._supplying[key]

    def _texts(self, name):
        found = [(self.files[one.path], one) for one in self.members.get(name, []) if one.kind == "func" and re.search(r"\b(View|Content|Self|Scene)\b", one.rest)] + self.bodies(name)
        return found

    def _supplying_of(self, name, type, seen):
        found = []
        for file, one in self._texts(name):
            for call in self.supplies:
                if call.path == file.path and one.start <= call.start <= one.end:
                    supplied = self.supplied(call)
                    if supplied is None:
                        return "unknown"
                    if supplied == type:
                        found.append((call, one))
            for other in self._around_content(file, one):
                if other not in seen:
                    seen.add(other)
                    if self._supplying_of(other, type, seen) != "nothing":
                        return "unknown"
        if not found:
            return "nothing"
        call, one = found[0]
        return call if len(found) == 1 and one.kind == "func" and len(self._texts(name)) == 1 else "unknown"

    def _around_content(self, file, one):
        """The modifiers and containers of the project that the text of a declaration applies to views."""
        for name in set(re.findall(r"\b[A-Z]\w*", file.code[one.brace : one.end])):
            if any(re.search(r"\bViewModifier\b", other.rest) for other in self.types.get(name, [])):
                yield name
        for match in re.finditer(rf"(?<![\w@])({NAME})(?=\s*[({{])", file.code[one.brace : one.end]):
            name, offset = match[1], one.brace + match.start(1)
            if name in SUPPLY or name == "body":
                continue
            if any(other.kind == "func" and re.search(r"\bView\b", other.rest) for other in self.members.get(name, [])):
                yield name
            elif any(other.kind == "struct" and re.search(r"\bView\b", other.rest) for other in self.types.get(name, [])):
                ended = file.call_end(offset + len(name))
                if ended and (ended[0] is None or ended[1] > ended[0][1] + 1 or re.search(r"\b(content|label|self)\b", file.code[ended[0][0] : ended[0][1]])):
                    yield name

    def is_declared(self, name):
        return name in self.types and any(one.kind != "extension" for one in self.types[name]) or any(one.kind == "func" for one in self.members.get(name, []))

    def is_scene(self, name):
        return name in SCENES or any(re.search(r"\bScene\b", one.rest) for one in self.types.get(name, []))

    @functools.lru_cache(maxsize=None)
    def is_only_supply(self, call, type):
        """Whether no other code of the program supplies the type."""
        for other in self.supplies:
            file = self.files[other.path]
            if other == call or file.is_preview(other.start):
                continue
            supplied = self.supplied(other)
            if supplied == type:
                return False
            if supplied is None:
                last = re.search(rf"({NAME})[!)\s]*$", file.code[other.arguments[0] + 1 : other.arguments[1]])
                if not last or any(re.search(rf"\b{last[1]}\b\s*[:=][^\n]*\b{type.split('<')[0]}\b", one.code) for one in self.files.values()):
                    return False
        return True

    @functools.lru_cache(maxsize=None)
    def hosts_content(self, name):
        """Whether a function or type of the project may show its content with UIKit or AppKit, where it inherits nothing."""
        seen, waiting = set(), [name]
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            for file, one in self._texts(name):
                if re.search(r"Hosting|UIViewController|NSWindow|NSPanel|Representable", file.code[one.start : one.end]):
                    return True
                waiting += self._around_content(file, one)
        return False

    def supplies_nothing(self, name, is_inside=False):
        """Whether a class is a hosting controller or view that shows its root view as it is. Of a class inside of which the view is made, only its superclasses count."""
        for depth in range(5):
            if name in HOSTS:
                return True
            main = self.main_declaration(name)
            inherited = re.match(r"\s*(?:<[^<>]*>)?\s*:\s*(\w+)", main.rest) if main else None
            if not inherited or not (depth == 0 and is_inside) and any(re.search(r"(?i)environment|modifier", file.code[one.start : one.end]) for file, one in self.bodies(name)):
                return False
            name = inherited[1]
        return False

    def outward(self, file, start, end):
        """What stands around an expression, up to a declaration or root: ([(what, …)], (kind, …)), or None."""
        key = (file.path, start, end)
        if key not in self._steps:
            self._steps[key] = self._outward(file, start, end)
        return self._steps[key]

    def _outward(self, file, start, end):
        events = []
        for _ in range(60):
            calls, end = file.chain(end)
            for call in calls:
                if call.arguments is None and file.code[call.end : call.end + 1] not in ("\n", " ", ")", ",", "", "{") and not file.code[call.end :].lstrip().startswith("."):
                    return None
                events.append(("modifier", call))
            opening = file.opening(start)
            if opening is None:
                return None
            prefix = file.code[opening + 1 : start]
            assigned = re.search(rf"(?:^|[\s;{{])(let|var)\s+({NAME})\s*(?::\s*[^=\n]+)?=\s*(?:try\s+|await\s+)*$", prefix)
            if assigned and file.code[opening] == "{":
                return events, ("local", assigned[2], opening, end)
            last = prefix.rstrip()
            line = prefix.rsplit("\n", 1)[-1].strip()
            if last.endswith("=") or line and not re.search(r"(\breturn|\bin|[?:,({}]|->.*)$", line):
                return None
            if re.match(r"\s*(?:\?\?|as\b|==|!=)", file.code[end : end + 8]):
                return None
            if file.code[opening] == "{":
                if opening in file.preview_braces:
                    return events, ("preview", "#Preview", opening)
                if opening in file.by_brace:
                    return events, ("declaration", file.by_brace[opening])
                before = file.code[:opening].rstrip()
                if file.is_statement_brace(opening):
                    outer = file.opening(opening)
                    start, end = file.statement_start(opening, outer + 1 if outer is not None else 0), None
                    start = file.skip(start)
                    # A statement has no modifiers, and stands in the same list as its neighbors.
                    close = file.pairs[opening]
                    end = close
                    if file.code[close + 1 :].lstrip().startswith("."):
                        return None
                    events.append(("statement", None))
                    opening_outer = outer
                    if opening_outer is None:
                        return None
                    end = close + 1
                    continue
                if before.endswith(("=", "in", "return")):
                    return None
            elif file.code[opening] == "[":
                return None
            elif not re.search(r"[\w>]$", file.code[:opening][-1:]):
                # Parentheses around an expression.
                start, end = opening, file.pairs[opening] + 1
                continue
            found = file.call_of(opening)
            if found is None:
                return None
            call, label = found
            if file.code[opening] == "(":
                label = file.label(opening, start)
            chain_end = end
            events.append(("enter", call, label, chain_end, start))
            start, end = call.start, call.end
            if call.name == "init" and label == "rootView":
                return events, ("root", call)
            if not call.is_member and file.code[start - 1 : start] == ".":
                return None
        return None

    def ways(self, request, limit=400, depth=16):
        """The ways from the view of a request to roots, with exactly one supply of its type."""
        result = []
        main = self.main_declaration(request.owner) if request.owner else None
        target = self.main_declaration(request.type.split("<")[0])
        if not main or not target or target.kind != "class" or request.type in self.delegates:
            return result
        self._queue, seen = collections.deque(), set()
        self._from_type(main, request.type, (), (request.owner,), result, depth, limit)
        while self._queue and len(result) < limit:
            arguments = self._queue.popleft()
            file, start, end, _, events, *_ = arguments
            # Ways that differ only in how they come to a place count once.
            key = (file.path, start, next((event.call for event in events if event.kind == "supply"), None),
                   next((event.call for event in events if event.kind == "enter" and (event.call.name in PRESENTATIONS or event.call.name in DESTINATIONS)), None),
                   any(event.call.name in STACKS for event in events), any(event.kind == "host" for event in events))
            if key not in seen:
                seen.add(key)
                self._lost, before = None, len(result)
                self._up(*arguments)
                if self._lost and len(result) == before:
                    # Nothing else can supply the type, so it does not matter how the way goes on.
                    supply = next((event.call for event in self._lost if event.kind == "supply"), None)
                    if supply and not self.files[supply.path].is_preview(supply.start) and not file.is_preview(start) and self.is_only_supply(supply, request.type):
                        self._finish("somewhere", (file.path, start), self._lost, arguments[5], result, False)
        return result

    def _from_type(self, main, type, events, steps, result, depth, limit):
        """Goes on at each place that makes a view."""
        if depth == 0 or len(result) >= limit:
            return
        name = main.name.split(".")[-1]
        for file, start, end in self.names.get(name, []):
            before = file.code[:start].rstrip()
            if re.search(r"(\b(struct|class|extension|enum|protocol|actor|func|case)|[:.@&])$", before) and not re.search(rf"[(,\s?]\s*{NAME}\s*:$|\?[^?\n]*:$|\bdefault\s*:$|\bcase\b[^\n]*:$", before[-100:]):
                continue
            if re.search(r"(->|\bas[?!]?|\bis|\bsome|\bany)$", before):
                continue
            ended = file.call_end(end)
            if ended is None:
                continue
            self._queue.append((file, start, ended[1], type, events, steps, result, depth, limit))

    def _up(self, file, start, end, type, events, steps, result, depth, limit):
        outward = self.outward(file, start, end)
        if outward is None:
            self._lost = events
            return
        found, (kind, *place) = outward
        events = list(events)
        for event in found:
            if event[0] == "modifier":
                call = event[1]
                if call.name in SUPPLY and call.arguments and call.arguments[0] + 1 < call.arguments[1]:
                    if file.code[call.arguments[0] + 1 : call.arguments[1]].strip().startswith("\\"):
                        if re.match(r"\s*\\\.self\b", file.code[call.arguments[0] + 1 :]):
                            return
                        continue
                    supplied = self.supplied(call)
                    if supplied is None:
                        return
                    if supplied == type:
                        events.append(Event("supply", call))
                elif self.is_declared(call.name):
                    made = self.supplying(call.name, type)
                    if made == "unknown":
                        return
                    if made != "nothing":
                        events.append(Event("supply", made, call.name))
                elif call.name == "modifier":
                    for name in re.findall(r"\b[A-Z]\w*", file.code[call.start : call.end]):
                        if self.is_declared(name) and self.supplying(name, type) != "nothing":
                            return
            elif event[0] == "enter":
                _, call, label, chain_end, chain_start = event
                if call.name in self.hosts and not call.is_member:
                    owner = file.owner(call.start)
                    while owner:
                        if re.search(r"Representable|Hosting", owner.rest):
                            return
                        main = self.main_declaration(owner.name.split(".")[-1])
                        if main and re.search(r"Representable", main.rest):
                            return
                        owner = file.owner(owner.start - 1) if file.owner(owner.start - 1) and file.owner(owner.start - 1).end > owner.end else None
                    if not self.supplies_nothing(call.name):
                        return
                    self._finish(call.name, (file.path, call.start), events, steps, result, file.is_preview(call.start))
                    return
                if label == "preview" and call.name == "contextMenu":
                    return
                if self.is_declared(call.name):
                    if self.supplying(call.name, type) != "nothing":
                        return
                    if self.hosts_content(call.name) and not self.is_scene(call.name):
                        events.append(Event("host", call, label))
                events.append(Event("enter", call, label, chain_end, chain_start))
        if sum(event.kind == "supply" for event in events) > 1:
            return
        if kind == "root":
            call = place[0]
            owner = file.owner(call.start)
            is_own = re.search(r"\b(super|self)$", file.code[max(0, call.start - 6) : call.start])
            if is_own and owner and self.supplies_nothing(owner.name.split(".")[-1], is_own[1] == "super") and sum(event.kind == "supply" for event in events) <= 1:
                self._finish("rootView", (file.path, call.start), events, steps, result, file.is_preview(call.start))
            return
        if kind == "preview":
            self._finish("#Preview", (file.path, place[0] if isinstance(place[0], int) else place[1]), events, steps, result, True)
            return
        if kind == "local":
            name, opening, after = place
            limit_offset = file.pairs.get(opening, after)
            uses = list(re.finditer(rf"(?<![\w.]){name}\b(?!\s*[:=(])(?!(?:\.\w+)+\s*=[^=])", file.code[after:limit_offset]))
            if re.search(rf"\b{name}\s*=[^=]", file.code[after:limit_offset]):
                return
            for use in uses:
                self._queue.append((file, after + use.start(), after + use.end(), type, tuple(events), steps, result, depth - 1, limit))
            return
        declaration = place[0]
        owner = file.owner(declaration.start)
        if owner and owner.brace > declaration.brace or not owner:
            self._lost = events
            return
        owner_name = owner.name.split(".")[-1]
        main = self.main_declaration(owner_name)
        inherited = main.rest if main else owner.rest
        steps = (*steps, f"{owner_name}.{declaration.name}")
        is_scene = bool(main and re.search(r"\bApp\b", main.rest)) and bool(re.search(r"\bScene\b", declaration.rest))
        if (declaration.name == "body" or is_scene) and main:
            if re.search(r"\bScene\b", inherited) and not re.search(r"\bApp\b", inherited):
                if owner_name not in steps[:-1]:
                    self._from_type(main, type, tuple(events), (*steps, owner_name), result, depth - 1, limit)
                return
            if re.search(r"\bApp\b", inherited):
                if not re.search(r"@main", self.files[main.path].code[max(0, main.start - 300) : main.start]) and not re.search(rf"\b{owner_name}\.main\(\)", "".join(one.code for one in self.files.values() if "main()" in one.code)):
                    return
                scene = next((event.call for event in events if event.kind == "enter" and self.is_scene(event.call.name)), None)
                if scene:
                    self._finish(scene.name, (scene.path, scene.start), events, steps, result, False)
                return
            if re.search(r"\b(View|ViewModifier|ToolbarContent|CustomizableToolbarContent|Commands)\b", inherited):
                if owner_name not in steps[:-1]:
                    self._from_type(main, type, tuple(events), (*steps, owner_name), result, depth - 1, limit)
                return
            return
        if declaration.name == "previews" or "PreviewProvider" in inherited:
            if declaration.name == "previews":
                self._finish("PreviewProvider", (file.path, declaration.start), events, steps, result, True)
            return
        if f"{owner_name}.{declaration.name}" in steps[:-1]:
            return
        is_view = bool(main and re.search(r"\b(View|ViewModifier|App|ToolbarContent|Scene)\b", inherited))
        if is_view:
            if sum(one.name == declaration.name for other, body in self.bodies(owner_name) for one in other.declarations if body.brace < one.brace < body.end) != 1:
                return
            for other, body in self.bodies(owner_name):
                for _, begin, finish in [word for word in self.words.get(declaration.name, []) if word[0] is other and body.brace < word[1] < body.end]:
                    if declaration.path == other.path and declaration.start <= begin <= declaration.brace:
                        continue
                    before = other.code[:begin]
                    if before.endswith(".") and not re.search(r"\bself\.$", before):
                        continue
                    begin = begin - 5 if before.endswith("self.") else begin
                    if declaration.kind == "func":
                        ended = other.call_end(finish)
                        if ended is None:
                            continue
                        finish = ended[1]
                    self._queue.append((other, begin, finish, type, tuple(events), steps, result, depth - 1, limit))
        elif owner.kind == "extension" and owner.name == "View" and declaration.kind == "func" and len(self.members[declaration.name]) == 1:
            for other, begin, finish in self.words.get(declaration.name, []):
                ended = other.call_end(finish)
                before = other.code[:begin].rstrip()
                if ended is None or not before.endswith("."):
                    continue
                self._queue.append((other, len(before) - 1, ended[1], type, tuple(events), steps, result, depth - 1, limit))
        elif main and re.search(r"\b(View|AnyView)\b", declaration.rest):
            self._lost = events
            # A member of another type that makes views, such as a page of a router.
            for other, begin, finish in self.words.get(declaration.name, []):
                receiver = re.search(rf"(?<![\w.)\]])((?:{NAME}\.)*{NAME})\.$", other.code[max(0, begin - 120) : begin])
                if not receiver or receiver[1] == "self":
                    continue
                kind = self.type_of(other, receiver[1], begin)
                if not kind or kind.rstrip("?") != owner_name:
                    continue
                if declaration.kind == "func":
                    ended = other.call_end(finish)
                    if ended is None:
                        continue
                    finish = ended[1]
                self._queue.append((other, begin - 1 - len(receiver[1]), finish, type, tuple(events), steps, result, depth - 1, limit))

    def _finish(self, root, place, events, steps, result, is_preview):
        supplies = [index for index, event in enumerate(events) if event.kind == "supply"]
        if len(supplies) > 1:
            return
        supply = supplies[0] if supplies else -1
        if supply >= 0 and any(event.kind == "host" for event in events[:supply]):
            return
        result.append(Way(root, place, tuple(events), supply, is_preview, steps))
