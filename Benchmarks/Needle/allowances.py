"""Differences on purpose. Each is an allowance: a change of the project after which both generators must do the same."""
import itertools
import re

from generators import write
from projects import Project
from verdicts import EXPECTED, PROTOCOL, UNEXPECTED, WRITTEN, Verdict, verdict

PLUGIN = re.compile(r"(?:Pluginized|NonCore)Component<")

# dpend reads pluginized components without the option.
IMPLIED = "dpend implies --pluginized"
# Local variables of functions in extensions, static properties, and properties of nested types. Generated code cannot use them.
HIDDEN = "Needle takes other variables for properties of a component"
# Needle's generator attributes code between two extensions of a component to this component.
APART = "Needle takes code outside of components for code of a component"
# Needle's generator reports a missing dependency protocol first, and dpend reports it last.
DECLARED = "dpend reports other problems before a missing protocol"


class Judge:
    def __init__(self, generators, folder):
        self._generators, self._folder = generators, folder

    def verdict(self, seed):
        """The verdict on the project of a seed. The project, and both files, are in the folder afterwards."""
        project = Project(seed)
        found, needle = self._compared(project, project.options)
        if found.is_unexpected:
            possible = self._possible(seed, project, needle)
            for count in range(1, len(possible) + 1):
                for chosen in itertools.combinations(possible, count):
                    if not self._verdict(seed, chosen).is_unexpected:
                        return Verdict(EXPECTED, "; ".join(chosen))
            self._compared(project, project.options)
        return found

    def _possible(self, seed, project, needle):
        """The allowances that change something of the project."""
        text = "".join(project.files.values())
        changes = {
            IMPLIED: "--pluginized" not in project.options and PLUGIN.search(text),
            HIDDEN: Project(seed, hidden=True).files != project.files,
            APART: Project(seed, apart=True).files != project.files,
            DECLARED: PROTOCOL.search(needle.log),
        }
        return [name for name, change in changes.items() if change]

    def _verdict(self, seed, allowances):
        """The verdict after the changes of some allowances."""
        project = Project(seed, apart=APART in allowances, hidden=HIDDEN in allowances)
        options = project.options + (["--pluginized"] if IMPLIED in allowances else [])
        found, needle = self._compared(project, options)
        while found.is_unexpected and DECLARED in allowances and (protocol := PROTOCOL.search(needle.log)):
            name = f"{protocol[1]}.swift"
            if name in project.files:
                break
            project.files[name] = f"protocol {protocol[1]}: Dependency {{}}\n"
            found, needle = self._compared(project, options)
        if DECLARED in allowances and found.rank == WRITTEN:
            return Verdict(UNEXPECTED, "dpend reports no other problem")
        return found

    def _compared(self, project, options):
        """The verdict on a project with the options for Needle's generator, and the run of this generator."""
        write(self._folder, project.files, project.sources)
        needle = self._generators.needle(self._folder, options)
        return verdict(needle, self._generators.dpend(self._folder, project.options)), needle
