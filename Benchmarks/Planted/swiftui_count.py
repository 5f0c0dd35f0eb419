#!/usr/bin/env python3
"""Counts the requests of SwiftUI's environment in Swift sources with a plain search, to compare with what dpend finds.

Usage: swiftui_count.py [--places] FOLDER...

Comments and strings do not count. A request is a property with '@EnvironmentObject', or with '@Environment(Store.self)'. With --places it
prints each: its set (program, preview or test), path:line of the attribute, the line of the name, the type, and whether it is optional.
"""
import argparse
import collections
import pathlib
import re
import sys

sys.dont_write_bytecode = True

import swiftui_reading

# An attribute of a request, whatever follows. If a property does not follow, the search says so.
ATTRIBUTE = re.compile(r"@(?:SwiftUI\s*\.\s*)?(?:EnvironmentObject\b|Environment\s*\(\s*[A-Z][\w.]*(?:<[^()]*>)?\s*\.\s*self\b)")


def requests(path, text):
    """Each request of a file: (set, line, line of the name, name, type, whether it is optional), and lines of attributes without a property."""
    file = swiftui_reading.File(path, text)
    found, starts = [], set()
    for match in swiftui_reading.REQUEST.finditer(file.code):
        written = (match[2] or match[4] or "").strip()
        is_optional = (match[4] or "").strip().endswith("?") or (match[4] or "").strip().startswith("Optional<")
        part = "test" if swiftui_reading.TEST.search(path) else "preview" if file.is_preview(match.start()) else "program"
        found.append((part, file.line(match.start()), file.line(match.start(3)), match[3], written.rstrip("?!"), is_optional))
        starts.add(match.start())
    others = [file.line(match.start()) for match in ATTRIBUTE.finditer(file.code) if match.start() not in starts]
    return found, others


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--places", action="store_true")
    arguments = parser.parse_args()
    print("| project | requests of the program | of these optional | in previews | in tests | attributes without a property |")
    print("|---|---|---|---|---|---|")
    for folder in arguments.folders:
        counts, optional, places, others = collections.Counter(), 0, [], []
        for file in sorted(folder.rglob("*.swift")):
            if not file.is_file():
                continue
            path = str(file.relative_to(folder))
            found, rest = requests(path, file.read_text(errors="replace"))
            counts.update(request[0] for request in found)
            optional += sum(request[5] and request[0] == "program" for request in found)
            places += [(path, *request) for request in found]
            others += [f"{path}:{line}" for line in rest]
        print(f"| {folder.name} | {counts['program']} | {optional} | {counts['preview']} | {counts['test']} | {len(others)} |")
        if arguments.places:
            for path, part, line, name_line, name, type, is_optional in places:
                print(f"    {part}\t{path}:{line}\t{name_line}\t{name}: {type}{'?' if is_optional else ''}")
            for place in others:
                print(f"    other\t{place}")


if __name__ == "__main__":
    main()
