"""Projects, and the plants that change them.

A plant is a list of edits. An edit replaces a range of one file. Its text has marks:

    «identifier»    dpend must report the identifier on this line
    «|identifier»   dpend must report the identifier on one of the lines with such a mark
    «?identifier»   dpend may report the identifier on this line

A mark can have a severity and a word that the message must have: «|warning: unsatisfied-dependency Store». A plant without marks is a change after which dpend must report nothing new.
"""
import collections
import dataclasses
import re

MARK = re.compile(r"«([|?]?)(?:(error|warning): )?([\w-]+)(?: ([\w.<>,]+))?»")


@dataclasses.dataclass(frozen=True)
class Mark:
    sign: str
    identifier: str
    path: str
    line: int
    line_before: int  # without the plant
    severity: str | None
    word: str | None

    def matches(self, report):
        """Whether a report (identifier, path, line, message, severity) is the one that the mark expects."""
        has_word = not self.word or re.search(rf"(?<!\w){re.escape(self.word)}(?!\w)", report[3])
        return self.is_at(report) and has_word and self.severity in (None, report[4])

    def __str__(self):
        return f"{self.sign}{self.path}:{self.line}: {self.severity + ': ' if self.severity else ''}{self.word or ''} [{self.identifier}]"

    def is_at(self, report):
        return (self.identifier, self.path, self.line) == report[:3]


@dataclasses.dataclass(frozen=True)
class Edit:
    path: str
    start: int
    end: int
    text: str


def insert(path, offset, text):
    return Edit(path, offset, offset, text)


def replace(path, match, text, group=0):
    return Edit(path, match.start(group), match.end(group), text)


class Project:
    """Sources of a project: their paths, and their texts."""

    def __init__(self, sources):
        self.sources = sources

    def find(self, pattern, flags=re.MULTILINE):
        """Every match in every file: (path, match)."""
        compiled = re.compile(pattern, flags)
        for path, text in sorted(self.sources.items()):
            for match in compiled.finditer(text):
                yield path, match

    def end(self, path, offset):
        """The offset after the bracket that closes the one at the offset, or None."""
        text = self.sources[path]
        pairs = {"{": "}", "(": ")", "<": ">", "[": "]"}
        opening, closing = text[offset], pairs[text[offset]]
        depth = 0
        for index in range(offset, len(text)):
            if text[index] == opening:
                depth += 1
            elif text[index] == closing and not (closing == ">" and text[index - 1] == "-"):
                depth -= 1
                if depth == 0:
                    return index + 1
        return None

    def kinds_of(self, name):
        """The keywords that declare a type of this name: {'class'}, {'struct'}, …"""
        if not hasattr(self, "_types"):
            self._types = collections.defaultdict(set)
            for _, match in self.find(r"\b(class|struct|enum|actor|protocol|typealias)\s+(\w+)"):
                self._types[match[2]].add(match[1])
        return self._types[name]


def changed(sources, edits):
    """The files that the edits change: {path: text}, and the marks."""
    texts, marks = {}, []
    for path in sorted({edit.path for edit in edits}):
        text, position, result = sources[path], 0, ""
        for edit in sorted((edit for edit in edits if edit.path == path), key=lambda edit: (edit.start, edit.end)):
            if edit.start < position:
                raise ValueError(f"two edits overlap in {path}")
            result += text[position:edit.start]
            rest = edit.text
            while mark := MARK.search(rest):
                result += rest[: mark.start()]
                marks.append(Mark(mark[1], mark[3], path, result.count("\n") + 1, text.count("\n", 0, edit.start) + 1, mark[2], mark[4]))
                rest = rest[mark.end() :]
            result += rest
            position = edit.end
        texts[path] = result + text[position:]
    return texts, marks
