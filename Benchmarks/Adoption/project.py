"""A checkout as the tools of this folder see it: its `.dpend.yml`, the sources of each target, and the declarations in a source."""
import bisect
import functools
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess

TOKENS = re.compile(r'[\[\]{},:]|"(?:[^"\\]|\\.)*"|\'(?:[^\']|\'\')*\'|[^\[\]{},\s][^\[\]{},]*?(?=\s*[\[\]{},]|:\s|\s*$)')


def _unquoted(text):
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] == "'":
        return text[1:-1].replace("''", "'")
    if len(text) > 1 and text[0] == text[-1] == '"':
        return text[1:-1].replace('\\"', '"').replace("\\\\", "\\")
    return text


def _uncommented(line):
    quote = None
    for index, character in enumerate(line):
        if quote:
            quote = None if character == quote else quote
        elif character in "'\"" and (index == 0 or line[index - 1] in " [{,:"):
            quote = character
        elif character == "#" and (index == 0 or line[index - 1] in " \t"):
            return line[:index].rstrip()
    return line.rstrip()


def _flow(text):
    """The value of `[a, b]`, `{a: b}` or a scalar."""
    tokens = TOKENS.findall(text)
    position = 0

    def value():
        nonlocal position
        token = tokens[position]
        position += 1
        if token == "[":
            result = []
            while tokens[position] != "]":
                if tokens[position] == ",":
                    position += 1
                else:
                    item = value()
                    if tokens[position] == ":":
                        position += 1
                        item = {item: value()}
                    result.append(item)
            position += 1
            return result
        if token == "{":
            result = {}
            while tokens[position] != "}":
                if tokens[position] == ",":
                    position += 1
                else:
                    key = value()
                    position += 1
                    result[key] = value()
            position += 1
            return result
        return _unquoted(token)

    if text[:1] in "[{":
        return value()
    return _unquoted(text)


def yaml(text):
    """The part of YAML that `dpend init` writes: maps and lists by indentation, and flow values that may take several lines."""
    lines = []
    for line in map(_uncommented, text.splitlines()):
        if not line.strip():
            continue
        if lines and lines[-1][1].count("[") + lines[-1][1].count("{") > lines[-1][1].count("]") + lines[-1][1].count("}") \
                and re.search(r"(^|: |- )[\[{]", lines[-1][1]):
            lines[-1][1] += " " + line.strip()
        else:
            lines.append([len(line) - len(line.lstrip()), line.strip()])
    position = 0

    def block(indentation):
        nonlocal position
        if lines[position][1].startswith("- ") or lines[position][1] == "-":
            result = []
            while position < len(lines) and lines[position][0] == indentation and lines[position][1].startswith("-"):
                item = lines[position][1][1:].strip()
                position += 1
                key = re.match(r"([\w.-]+|'[^']*'|\"[^\"]*\"):(?:\s+(.*))?$", item)
                result.append({_unquoted(key[1]): _flow(key[2] or "")} if key else _flow(item))
            return result
        result = {}
        while position < len(lines) and lines[position][0] == indentation:
            match = re.match(r"('(?:[^']|'')*'|\"[^\"]*\"|[^:]+?):(?:\s+(.*))?$", lines[position][1])
            if not match:
                raise ValueError(f"not read: {lines[position][1]}")
            position += 1
            if match[2]:
                result[_unquoted(match[1])] = _flow(match[2])
            elif position < len(lines) and (lines[position][0] > indentation or lines[position][0] == indentation and lines[position][1].startswith("- ")):
                result[_unquoted(match[1])] = block(lines[position][0])
            else:
                result[_unquoted(match[1])] = None
        return result

    return block(lines[0][0]) if lines else {}


def listed(value):
    return [] if value is None else value if isinstance(value, list) else [value]


def glob(pattern):
    """A regular expression for a glob of `exclude`."""
    result = ""
    index = 0
    while index < len(pattern):
        if pattern.startswith("**/", index):
            result, index = result + "(?:.*/)?", index + 3
        elif pattern.startswith("**", index):
            result, index = result + ".*", index + 2
        elif pattern[index] == "*":
            result, index = result + "[^/]*", index + 1
        elif pattern[index] == "?":
            result, index = result + "[^/]", index + 1
        else:
            result, index = result + re.escape(pattern[index]), index + 1
    return re.compile(result + r"\Z")


class Target:
    def __init__(self, project, name, settings):
        self.project, self.name, self.settings = project, name, settings
        self.output = settings.get("output-file") or project.settings.get("output-file")
        self.exports = settings.get("exports-file")
        self.previews = settings.get("preview-support") or project.settings.get("preview-support")
        stem = re.sub(r"(\.generated)?\.(dpendmodule|swift)$", "", os.path.basename(self.output or name))
        self.module = re.sub(r"\W", "_", settings.get("module-name") or project.settings.get("module-name") or (
            stem if (self.output or "").endswith(".dpendmodule") else name))

    @property
    def generated(self):
        """The paths of the Swift files that dpend writes for this target."""
        return [path for path in (self.output, self.exports, self.previews) if path and path.endswith(".swift")]

    @property
    def libraries(self):
        return [re.sub(r"^\w+=", "", path) for path in listed(self.settings.get("library"))]

    @functools.cached_property
    def sources(self):
        """The paths of the target's sources, relative to the project, with generated files."""
        excluded = [glob(pattern) for pattern in listed(self.project.settings.get("exclude")) + listed(self.settings.get("exclude"))]
        suffixes = [f"{suffix}.swift" for suffix in listed(self.project.settings.get("exclude-suffixes")) + listed(self.settings.get("exclude-suffixes"))]
        texts = listed(self.project.settings.get("exclude-paths")) + listed(self.settings.get("exclude-paths"))
        found = []
        for entry in listed(self.settings.get("inputs")):
            path = self.project.folder / entry
            files = [path] if path.is_file() else sorted(path.rglob("*.swift"))
            for file in files:
                relative = os.path.relpath(file, self.project.folder)
                if "/.build/" in f"/{relative}" or any(pattern.match(relative) for pattern in excluded):
                    continue
                if file.is_file() and not any(relative.endswith(suffix) for suffix in suffixes) and not any(text in str(file) for text in texts):
                    found.append(relative)
        return sorted(set(found))


class Project:
    """A checkout with a `.dpend.yml`."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.text = (self.folder / ".dpend.yml").read_text()
        self.settings = yaml(self.text)
        targets = self.settings.get("targets")
        self.targets = [Target(self, name, settings or {}) for name, settings in (targets or {}).items()]
        if not self.targets:
            self.targets = [Target(self, "", self.settings)]


def name_of(source):
    """The name of a checkout, with the folder around it if the name alone says nothing, such as `ios`."""
    path = pathlib.Path(source).resolve()
    return f"{path.parent.name}-{path.name}" if path.name.lower() in ("ios", "app", "apple", "client") else path.name


def copied(source, folder):
    """A copy of a checkout without build products and version control."""
    folder = pathlib.Path(folder)
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(source, folder, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build*", "DerivedData"))
    configuration = folder / ".dpend.yml"
    if configuration.exists():
        configuration.unlink()
    # dpend looks for .dpend.yml up to the folder with '.git'.
    (folder / ".git").mkdir(exist_ok=True)
    return folder


class Run:
    def __init__(self, status, output, errors, seconds):
        self.status, self.output, self.errors, self.seconds = status, output, errors, seconds

    def json(self):
        try:
            return json.loads(self.output)
        except ValueError:
            raise RuntimeError(f"no JSON, status {self.status}: {(self.output + self.errors)[-600:]}") from None


def run(arguments, folder, limit=None):
    """The status, the output and the processor time of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run([str(argument) for argument in arguments], cwd=folder, capture_output=True, text=True, errors="replace", timeout=limit)
        status, output, errors = done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        status, output, errors = -1, "", f"stopped after {limit} seconds"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Run(status, output, errors, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


# Swift sources.

LEXEMES = re.compile(r'//[^\n]*|/\*|#*"""|#*"|`')


def code(text):
    """The text with blanks for its comments and the content of its strings. Offsets and lines stay."""
    result, position, length = [], 0, len(text)

    def blank(start, end):
        result.append(re.sub(r"[^\n]", " ", text[start:end]))

    while True:
        match = LEXEMES.search(text, position)
        if not match:
            result.append(text[position:])
            return "".join(result)
        result.append(text[position:match.start()])
        lexeme = match[0]
        if lexeme == "`":
            result.append(lexeme)
            position = match.end()
            continue
        if lexeme.startswith("//"):
            end = match.end()
        elif lexeme == "/*":
            depth, end = 1, match.end()
            while depth and end < length:
                step = re.compile(r"/\*|\*/").search(text, end)
                if not step:
                    end = length
                    break
                depth += 1 if step[0] == "/*" else -1
                end = step.end()
        else:
            end = _string_end(text, match)
        blank(match.start(), end)
        position = end


def _string_end(text, match):
    hashes = match[0].count("#")
    quotes = match[0].lstrip("#")
    closing, escape = quotes + "#" * hashes, "\\" + "#" * hashes
    index = match.end()
    while index < len(text):
        if text.startswith(closing, index):
            return index + len(closing)
        if text.startswith(escape, index):
            index += len(escape)
            if text.startswith("(", index):
                depth, index = 1, index + 1
                while depth and index < len(text):
                    inner = LEXEMES.match(text, index)
                    if inner and inner[0] not in ("`", "/*") and not inner[0].startswith("//"):
                        index = _string_end(text, inner)
                        continue
                    depth += {"(": 1, ")": -1}.get(text[index], 0)
                    index += 1
            else:
                index += 1
        elif quotes == '"' and text[index] == "\n":
            return index
        else:
            index += 1
    return len(text)


def end_of(text, offset):
    """The offset after the bracket that closes the one at the offset. The text is `code`."""
    depth = 0
    for match in re.compile(r"[\[({})\]]").finditer(text, offset):
        depth += 1 if match[0] in "[({" else -1
        if depth == 0:
            return match.end()
    return len(text)


def split(text, separator=","):
    """The parts of a text at the commas outside of brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1:index] != "-":
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return [part.strip() for part in parts + [text[start:]] if part.strip()]


DECLARATION = re.compile(
    r"(?P<attributes>(?:@[\w.]+(?:\([^()\n]*\))?\s+|(?:public|open|package|internal|private|fileprivate|final|indirect|distributed|nonisolated)\s+)*)"
    r"\b(?P<keyword>class|struct|enum|actor|protocol|extension)\s+(?P<name>`?[A-Za-z_][\w.`]*)")


class Declaration:
    """A type or an extension: its full name, its keyword, and the ranges of its whole, its inheritance clause and its body."""

    def __init__(self, path, keyword, name, start, clause, body, inherited):
        self.path, self.keyword, self.name, self.start, self.clause, self.body, self.inherited = path, keyword, name, start, clause, body, inherited
        self.end = body[1]

    def __repr__(self):
        return f"{self.keyword} {self.name}"


def declarations(path, text):
    """The declarations of types in a source. The text is `code`."""
    found = []
    for match in DECLARATION.finditer(text):
        rest = match.end()
        if match["keyword"] == "class" and match["name"] in ("func", "var", "let", "subscript", "override", "final"):
            continue
        brace = rest
        while brace < len(text) and text[brace] != "{":
            if text[brace] in "([":
                brace = end_of(text, brace)
                continue
            if text[brace] in "=};":
                break
            brace += 1
        if brace >= len(text) or text[brace] != "{":
            continue
        header = text[rest:brace]
        generic = re.match(r"\s*<", header)
        start = rest
        if generic:
            depth = 0
            for index in range(rest + generic.end() - 1, brace):
                depth += 1 if text[index] == "<" else -1 if text[index] == ">" and text[index - 1] != "-" else 0
                if depth == 0:
                    start = index + 1
                    break
        clause = (start, start)
        inherited = []
        colon = re.match(r"\s*:", text[start:brace])
        if colon:
            where = re.search(r"\bwhere\b", text[start:brace])
            clause = (start, start + where.start() if where else brace)
            inherited = split(text[start + colon.end():clause[1]])
        found.append(Declaration(path, match["keyword"], match["name"].replace("`", ""), match.start(), clause, (brace, end_of(text, brace)), inherited))
    # Names of nested types.
    stack = []
    for declaration in found:
        while stack and stack[-1].end <= declaration.start:
            stack.pop()
        if stack and stack[-1].body[0] < declaration.start:
            declaration.name = f"{stack[-1].name}.{declaration.name}"
        stack.append(declaration)
    return found


class Sources:
    """The Swift files of a project with their code and declarations."""

    def __init__(self, folder, paths):
        self.folder = pathlib.Path(folder)
        self.texts = {path: (self.folder / path).read_bytes().decode(errors="surrogateescape") for path in sorted(paths)}
        self.codes = {path: code(text) for path, text in self.texts.items()}
        self.declarations = [declaration for path, text in self.codes.items() for declaration in declarations(path, text)]
        self._lines = {}

    def line(self, path, offset):
        if path not in self._lines:
            self._lines[path] = [match.start() for match in re.finditer("\n", self.texts[path])]
        return bisect.bisect_left(self._lines[path], offset) + 1

    def write(self, path, text):
        (self.folder / path).write_bytes(text.encode(errors="surrogateescape"))
