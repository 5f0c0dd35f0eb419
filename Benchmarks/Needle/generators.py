"""The two generators, and their runs."""
import dataclasses
import os
import pathlib
import re
import subprocess

# Needle's generator writes a hash of the sources for plug-ins. It takes the function from CommonCrypto, so on Linux people build the generator
# with another function. Its hash is then not the 32 digits of MD5, and `comparable` ignores it.
HASH = re.compile(rb'(?<=DependenciesHash : String\? = )"(.*)"')
MD5 = re.compile(rb"[0-9a-f]{32}")


@dataclasses.dataclass(frozen=True)
class Run:
    """The exit status of a generator, its output for people, and its file, which is None if it wrote none."""

    status: int
    log: str
    text: "bytes | None"

    @property
    def has_written(self):
        return self.status == 0 and self.text is not None


def comparable(needle, dpend):
    """The bytes of both files, without a hash that is not MD5."""
    texts = needle.text, dpend.text
    found = HASH.search(needle.text)
    if found and not MD5.fullmatch(found[1]):
        return [HASH.sub(b"a hash", text) for text in texts]
    return list(texts)


def first_difference(needle, dpend):
    """The number of the first line that differs, and this line of both files; None if the files are equal."""
    first, second = comparable(needle, dpend)
    if first == second:
        return None
    lines = [text.decode(errors="replace").split("\n") + ["(end of file)"] for text in (first, second)]
    number = next(number for number, (one, other) in enumerate(zip(*lines), 1) if one != other)
    return number, lines[0][number - 1], lines[1][number - 1]


class Generators:
    """Needle's generator, and dpend through a link named 'needle', so that dpend understands the same command line."""

    def __init__(self, needle, dpend, folder):
        self._needle = needle
        self._dpend = pathlib.Path(folder, "needle")
        self._dpend.symlink_to(dpend)
        # Needle compares properties by hashes for plugin extensions, so its result depends on chance without a fixed seed of Swift's hashes.
        self._environment = dict(os.environ, XDG_CACHE_HOME=str(pathlib.Path(folder, "cache")), SWIFT_DETERMINISTIC_HASHING="1")

    def needle(self, folder, options):
        return self._generate(self._needle, folder, "Needle.swift", options)

    def dpend(self, folder, options):
        return self._generate(self._dpend, folder, "Dpend.swift", options)

    def _generate(self, program, folder, name, options):
        """One run with the list of sources in the folder. There is no earlier output that a generator could read."""
        file = pathlib.Path(folder, name)
        file.unlink(missing_ok=True)
        try:
            run = self._run(program, ["generate", name, "sources.list", *options], folder)
            status, log = run.returncode, run.stdout + run.stderr
        except subprocess.TimeoutExpired:
            status, log = -1, "It did not end."
        file.with_suffix(".log").write_text(log)
        return Run(status, log, file.read_bytes() if file.exists() else None)

    def _run(self, program, arguments, folder):
        return subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, errors="replace", env=self._environment, timeout=300)


def write(folder, files, sources):
    """Writes files {name: text} to an empty folder, and the list of the sources among them."""
    for old in pathlib.Path(folder).glob("*"):
        old.unlink()
    for name, text in files.items():
        pathlib.Path(folder, name).write_bytes(text.encode())
    write_list(folder, [str(pathlib.Path(folder, name)) for name in sources])


def write_list(folder, paths):
    pathlib.Path(folder, "sources.list").write_text("".join(path + "\n" for path in paths))
