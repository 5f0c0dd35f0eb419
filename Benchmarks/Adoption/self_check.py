"""Plants faults into the generated file of `Fixture`. typecheck.py must find each of them at its line, and nothing without one."""
import concurrent.futures
import pathlib
import re
import shutil
import tempfile

import project

FOLDER = pathlib.Path(__file__).parent / "Fixture"
GENERATED = "Sources/App/Derived/AppModule.generated.swift"

# A fault: its name, the file, the pattern of its place, the text instead, a part of the expected error. Without a file it is the generated
# one. `None` instead of an error: the calls with this declaration must count as not checked.
FAULTS = [
    ("unknown type in a signature", None, r"(\bfunc homeModel\([^{]*-> )HomeModel", r"\1HomeModels", "cannot find type 'HomeModels'"),
    ("unknown class", None, r"return RepositoryImpl\(", "return RepositoriesImpl(", "cannot find 'RepositoriesImpl'"),
    ("wrong label", None, r"tracker: self\.tracker", "trackers: self.tracker", "incorrect argument label"),
    ("missing argument", None, r"tracker: self\.tracker,?\s*", "", "missing argument for parameter 'tracker'"),
    ("wrong argument: a type of the project", None, r"repository: self\.repository", "repository: self.clock", "'any Clock'"),
    ("wrong argument: a type of a stub", None, r"tracker: self\.tracker", "tracker: self.clock", "'any Clock'"),
    ("wrong argument: a type of Foundation", None, r"defaults: self\.userDefaults", 'defaults: ""', "'String'"),
    ("internal class of another module", None, r"return RepositoryImpl\(", "_ = HiddenClock.self; return RepositoryImpl(", "HiddenClock"),
    ("alias of a type that a linked module lacks", None, r"Core::Clock\n", "Core::Clok\n", "Clok"),
    ("missing import of a stub module", None, r"import Telemetry\n", "\n", "'Tracker'"),
    ("missing import of Combine and what exports it", None, r"import (?:ActivityKit|Combine|Foundation|UIKit)\n", "\n", "'CurrentValueSubject'"),
    ("import of a module that does not exist", None, r"import Core\n", "import Core; import Cores\n", "no such module 'Cores'"),
    ("isolation of a class of the SDK", None, r"@(?:Swift\.)?MainActor(\s+func homeController)", r"\1", "main actor-isolated"),
    ("an accessor without the version of its class", None, r"@available\(iOS 16\.1, macOS 14, \*\)(\s+(?:@\S+\s+)*func liveModel)", r"\1", "is only available in iOS 16.1 or newer"),
    ("an accessor with an older version", None, r"iOS 16\.1, macOS 14, \*\)(\s+(?:@\S+\s+)*func liveModel)", r"iOS 16, *)\1", "is only available in iOS 16.1 or newer"),
    ("a newer type of the SDK", None, r"import Core\n", "import Core; import ActivityKit; func planted(_ info: ActivityAuthorizationInfo) {}\n",
     "'ActivityAuthorizationInfo' is only available in iOS 16.1 or newer"),
    ("a declaration that the stubs cannot resolve", "Sources/App/Repository.swift", r"defaults: UserDefaults", "defaults: missing_t", None),
]


def prepare(dpend, folder):
    shutil.copytree(FOLDER, folder)
    (folder / "dpend.yml").rename(folder / ".dpend.yml")
    (folder / ".git").mkdir()
    done = project.run([dpend, "generate", "--no-cache"], folder)
    if not (folder / GENERATED).is_file():
        raise RuntimeError(f"generate wrote nothing: {done.output}{done.errors}")


def planted(folder, fault):
    """Plants a fault, and returns the lines of the change."""
    name, path, pattern, new, _ = fault
    file = folder / (path or GENERATED)
    text = file.read_text()
    match = re.search(pattern, text)
    if not match:
        return None
    expanded = re.sub(pattern, new, text) if name.startswith("missing import of Combine") else text[:match.start()] + match.expand(new) + text[match.end():]
    file.write_text(expanded)
    return True


def run(dpend, checked, keep=None):
    """Whether a fault is missed: the exit status."""
    faults = FAULTS
    with tempfile.TemporaryDirectory(prefix="dpend-self-check-") as temporary:
        work = pathlib.Path(keep or temporary, "self-check")
        if work.exists():
            shutil.rmtree(work)
        work.mkdir(parents=True)
        prepare(dpend, work / "Fixture")

        def trial(number):
            folder = work / str(number) / "checkout"
            shutil.copytree(work / "Fixture", folder)
            if number and not planted(folder, faults[number - 1]):
                return "the pattern does not fit the generated file"
            checks, apps = checked(dpend, folder, work / str(number), jobs=1)
            errors = [message for check in checks for _, message in check.errors]
            missed = sum(check.unchecked_calls for check in checks)
            if number == 0:
                return "" if not errors and not missed and checks and checks[0].silgen == "yes" else f"the file without a fault has {errors or missed or 'no check'}"
            expected = faults[number - 1][4]
            if expected is None:
                return "" if missed and not errors else f"{missed} calls are not checked, errors: {errors}"
            return "" if any(expected in message for message in errors) else f"expected '{expected}', found {errors}"

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            outcomes = list(pool.map(trial, range(len(faults) + 1)))
    wrong = 0
    for name, outcome in zip(["no fault"] + [fault[0] for fault in faults], outcomes):
        print(f"{'found ' if not outcome else 'MISSED'}  {name}{': ' + outcome if outcome else ''}")
        wrong += bool(outcome)
    print(f"{len(outcomes) - wrong} of {len(outcomes)} right")
    return 1 if wrong else 0
