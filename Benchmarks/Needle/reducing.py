"""Reduces a project with an unexpected outcome to the lines that it needs."""
from generators import first_difference, write
from verdicts import verdict


def reduce(generators, folder, project):
    """Writes a small project with the same outcome to the folder."""
    expected = _signature(generators, folder, project, project.files)
    lines = [(name, line) for name in project.sources for line in project.files[name].split("\n")]
    size = max(1, len(lines) // 4)
    while size:
        start = 0
        while start < len(lines):
            rest = lines[:start] + lines[start + size :]
            if _signature(generators, folder, project, _joined(project, rest)) == expected:
                lines = rest
            else:
                start += size
        size //= 2
    _signature(generators, folder, project, _joined(project, lines))


def _joined(project, lines):
    """The files with some of their lines. A file that is not a source stays whole."""
    sources = {name: "\n".join(line for owner, line in lines if owner == name) for name in project.sources}
    return {name: sources.get(name, text) for name, text in project.files.items()}


def _signature(generators, folder, project, files):
    """The outcome for some files, with the lines that differ first, or with the message of Needle's generator."""
    write(folder, files, project.sources)
    needle, dpend = generators.needle(folder, project.options), generators.dpend(folder, project.options)
    found = verdict(needle, dpend)
    if needle.has_written and dpend.has_written:
        difference = first_difference(needle, dpend)
        return found, difference and difference[1:]
    return found, [line for line in needle.log.splitlines() if line.startswith("error:")]
