"""Swift code within other files: the strings of a test in Swift, the blocks of a page in Markdown."""
import re
import textwrap


def sources(file):
    """Each snippet as a project of its own: [{path: text}]."""
    text = file.read_text()
    imports = "import Foundation\nimport StitcherMacros\n\n" if file.suffix == ".md" else ""
    if file.suffix == ".md":
        found = re.findall(r"^``` *swift\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    else:
        found = re.findall(r'contents: """\n(.*?)\n[ \t]*"""', text, re.DOTALL)
    return [{"Snippet.swift": imports + textwrap.dedent(snippet) + "\n"} for snippet in found]
