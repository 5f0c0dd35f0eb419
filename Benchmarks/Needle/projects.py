"""Random Needle projects: files, their order, and the options of the command line. A seed always makes the same project."""
from declarations import Declarations
from dice import Dice
from members import Members
from plan import Plan

IMPORTS = ["import UIKit", "import Foundation"]
ODD_IMPORTS = IMPORTS + [
    "@testable import Shop", "import struct Foundation.URL", "@_exported import Kit", "import  Spaced", "public import Acc", "import A.B // why",
    "@preconcurrency import Combine", "#if canImport(AppKit)\nimport AppKit\n#endif", "import Foo; import Bar", "/* lead */ import Lead",
]


class Project:
    """The files {name: text} in the order of the list that the generators read, and the options of both.

    A variant has the same declarations, but others' code is `apart`, in a file of its own, or members that are no properties of the component
    are `hidden` from the generators.
    """

    def __init__(self, seed, apart=False, hidden=False):
        self._dice = Dice(seed)
        plan = Plan(self._dice)
        declarations, outside = Declarations(self._dice, plan, Members(self._dice, plan, hidden)).all()
        self.files = self._files(declarations, outside, apart)
        self.options = self._options(plan)

    def _files(self, declarations, outside, apart):
        """Spreads the declarations over one to five files, and adds files without components."""
        dice = self._dice
        texts = declarations + outside
        dice.shuffle(texts)
        count = min(dice.number(1, 5), len(texts))
        groups = [[] for _ in range(count)]
        for number, text in enumerate(texts):
            group = groups[number if number < count else dice.number(0, count - 1)]
            if not apart or text not in outside:
                group.append(text)
        files = {f"F{number}.swift": self._file(group) for number, group in enumerate(groups)}
        if dice.chance(0.3):
            files["Plain.swift"] = "import Other\nstruct Nothing { let a: Int }\n"
        if dice.chance(0.2):
            files["Old.swift"] = "import Old\nextension String { var a: Int { 1 } }\n"
        names = list(files)
        dice.shuffle(names)
        files = {name: files[name] for name in names}
        if apart and outside:
            files["Outside.swift"] = "\n".join(outside)
        return files

    def _file(self, texts):
        """A file with its imports, which are sometimes at the end, and with its line endings."""
        dice = self._dice
        imports = ["import NeedleFoundation"] if dice.chance(0.9) else []
        imports += [dice.pick(*(ODD_IMPORTS if dice.is_wild else IMPORTS)) for _ in range(dice.number(0, 2))]
        if dice.rarely(0.3):
            dice.shuffle(imports)
        body, head = "\n".join(texts), "\n".join(imports)
        text = f"{body}\n{head}\n" if dice.rarely(0.1) else f"{head}\n\n{body}"
        if dice.rarely(0.1):
            text = "// Component Dependency extension header\n" + text
        return text.replace("\n", "\r\n") if dice.rarely(0.03) else text

    def _options(self, plan):
        """Options for the plug-ins of the plan, and a few others."""
        dice, options = self._dice, []
        if plan.has_plugins and dice.chance(0.97):
            options += ["--pluginized"]
        if dice.chance(0.1):
            options += ["--additional-imports", "import Zed", "import UIKit"]
        if dice.chance(0.1):
            self.files["Header.txt"] = dice.pick("// A header.\n", "// Two\n// lines", "")
            options += ["--header-doc", "Header.txt"]
        if dice.chance(0.1):
            options += ["--exclude-suffixes", "Old", "Mocks"]
        if dice.chance(0.05):
            options += ["--exclude-paths", "/Pods/", "--sources-list-format", "newline"]
        return options

    @property
    def sources(self):
        """The names of the Swift files, in their order."""
        return [name for name in self.files if name.endswith(".swift")]
