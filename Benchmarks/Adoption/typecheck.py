#!/usr/bin/env python3
"""Type-checks the Swift that `dpend init` and `dpend generate` write for real apps, without an SDK.

Usage: typecheck.py DPEND CHECKOUT … [--target NAME] [--keep FOLDER] [--json FILE] [--verbose]
       typecheck.py DPEND CHECKOUT … --previews PATTERN
       typecheck.py DPEND --self-check

Works on a copy. Each generated file is checked inside its own Swift module: the compiler gets all sources of the target, and the generated
file is its primary file. Linked targets are real modules. Modules that the project does not have are stubs, inferred from the compiler's
errors at the project's own declarations. The generated file itself never adds to a stub. Only errors in the generated file count. A call
is checked if no part of it has an error type, and the table has the number of calls that are not. See README.md.

With --previews each application also has a container for previews, with the doubles whose names match, in a debug build.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True

import availability
import project
import stubs

SWIFTC = os.environ.get("SWIFTC", "swiftc")
ERROR = re.compile(r"^(/[^\n:]+|<[^\n>]+>):(\d+):(\d+): error: (.*)$", re.MULTILINE)
ROUNDS = 12
# Attributes that ask for Objective-C, an entry point, or a macro that is not here.
ATTRIBUTES = re.compile(
    r"@(?:objc(?:Members)?|nonobjc|IBOutlet|IBAction|IBInspectable|IBDesignable|IBSegueAction|UIApplicationMain|NSApplicationMain|main|NSCopying"
    r"|GKInspectable|Observable|ObservationIgnored)\b(?:\([\w:]*\))?")
IMPORT = re.compile(
    r"(?m)^([ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*)((?:public|package|internal|private|fileprivate)[ \t]+)?import[ \t]+"
    r"(?:(?:class|struct|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)((?:\.\w+)*)")
PLATFORMS = {"ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS", "linux": "Linux"}


def prepared(text, platform, target=None):
    """A source for the compiler on this machine: conditions and versions of Apple's platforms, no Objective-C. Lines stay."""
    code = project.code(text)
    edits = availability.edits(code, platform, target)
    for match in ATTRIBUTES.finditer(code):
        edits.append((match.start(), match.end(), " " * len(match[0])))
    for match in re.finditer(r"\boptional(?=\s+(?:(?:public|static|mutating)\s+)*(?:func|var)\b)", code):
        edits.append((match.start(), match.end(), " " * len(match[0])))
    for match in re.finditer(r"@NSManaged\b", code):
        edits.append((match.start(), match.end(), " " * len(match[0])))
        end = code.find("\n", match.end())
        end = len(code) if end < 0 else end
        line = code[match.end():end]
        edits.append((end, end, " { fatalError() }" if re.search(r"\bfunc\b", line) else " { get { fatalError() } set {} }"))
    for match in re.finditer(r"(?m)^[ \t]*#(?:if|elseif)\b[^\n]*", code):
        condition = match[0]
        condition = re.sub(r"\bos\((\w+)\)", lambda os: "os(Linux)" if os[1] == PLATFORMS.get(platform, "Linux") or os[1] == "OSX" and platform == "macos" else "os(Windows)", condition)
        if platform != "linux":
            condition = re.sub(r"\bcanImport\((?:Glibc|Musl|Android|WinSDK|FoundationNetworking|FoundationXML)\)", "os(Windows)", condition)
            unavailable = stubs.PHONE_ONLY if platform == "macos" else stubs.MAC_ONLY
            condition = re.sub(r"\bcanImport\((\w+)\)", lambda module: "os(Linux)" if module[1] in stubs.FRAMEWORKS - unavailable else module[0], condition)
        if platform == "ios":
            condition = re.sub(r"\bcanImport\((?:AppKit|Cocoa)\)", "os(Windows)", condition)
        if condition != match[0]:
            edits.append((match.start(), match.end(), condition))
    for match in IMPORT.finditer(code):
        attributes, access, module = match[1], match[2] or "", match[3]
        more = ""
        if module == "Foundation" and platform != "linux":
            more = f"; {access}import AppleFoundation"
        attributes = re.sub(r"@testable", "         ", attributes)
        new = f"{attributes}{access}import {module}{more}"
        if new != match[0]:
            edits.append((match.start(), match.end(), new))
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text


class Settings:
    """The compiler's settings for a folder of sources, from the nearest manifest or the projects of Xcode."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        versions, features = collections.Counter(), set()
        files = [path for pattern in ("*.pbxproj", "*.xcconfig", "project.yml", "project.yaml", "Project.swift") for path in self.folder.rglob(pattern)]
        for path in files:
            text = path.read_text(errors="replace")
            for version in re.findall(r"SWIFT_VERSION\"?\s*[=:]\s*\"?(?:\.?init\(stringLiteral: \")?(\d)", text):
                versions[version] += 1
            for feature in re.findall(r"SWIFT_UPCOMING_FEATURE_(\w+)\"?\s*[=:]\s*\"?YES", text):
                features.add("".join(part.capitalize() for part in feature.split("_")))
        self.version = "6" if versions and versions.most_common(1)[0][0] == "6" else "5"
        self.features = features & {"MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "GlobalActorIsolatedTypesUsability"}

    def flags(self, target):
        """Flags for a target, by the Package.swift above its sources."""
        version, features, package = self.version, set(self.features), None
        inputs = project.listed(target.settings.get("inputs"))
        path = (self.folder / inputs[0]) if inputs else self.folder
        for parent in [path, *path.parents]:
            if parent == self.folder.parent:
                break
            manifest = parent / "Package.swift"
            if manifest.is_file():
                text = manifest.read_text(errors="replace")
                tools = re.search(r"swift-tools-version:?\s*(\d+)", text)
                version = "6" if tools and int(tools[1]) >= 6 else "5"
                if re.search(r"swiftLanguageModes?\(?:?\s*\[?\s*\.v5|swiftLanguageVersions:\s*\[\s*\.v5", text):
                    version = "5"
                elif re.search(r"swiftLanguageModes?\(?:?\s*\[?\s*\.v6|swiftLanguageVersions:\s*\[\s*\.(?:v6|version\(\"6)", text):
                    version = "6"
                features = set(re.findall(r"enable(?:Upcoming|Experimental)Feature\(\s*\"(\w+)\"", text)) - {"StrictConcurrency"}
                package = re.sub(r"\W", "_", os.path.relpath(parent, self.folder)) or "package"
                break
        result = ["-swift-version", version]
        for feature in sorted(features):
            if not (version == "6" and feature in ("ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "ImplicitOpenExistentials", "IsolatedDefaultValues", "GlobalConcurrency", "DeprecateApplicationMain", "DisableOutwardActorInference", "RegionBasedIsolation", "InferSendableFromCaptures", "ImportObjcForwardDeclarations", "DynamicActorIsolation", "NonfrozenEnumExhaustivity", "GlobalActorIsolatedTypesUsability")):
                result += ["-enable-upcoming-feature", feature]
        if package:
            result += ["-package-name", package]
        isolation = target.settings.get("default-isolation") or target.project.settings.get("default-isolation")
        if isolation:
            result += ["-default-isolation", isolation]
        for name in project.listed(target.project.settings.get("define")) + project.listed(target.settings.get("define")):
            result += ["-D", name]
        return result


def compiled(arguments, limit=600):
    """The status and the text of a call of the compiler."""
    try:
        done = subprocess.run([SWIFTC, "-frontend", *map(str, arguments)], capture_output=True, text=True, errors="replace", timeout=limit)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return -1, "", "the compiler did not end"


class Check:
    """The check of one generated file."""

    def __init__(self, target, path):
        self.target, self.path = target, path
        self.errors, self.calls, self.unchecked, self.constructions, self.unchecked_constructions = [], 0, [], 0, 0
        self.missing, self.crashed, self.own_errors, self.silgen = False, False, [], "–"


class App:
    def __init__(self, dpend, folder, work, only=None, verbose=False, jobs=2, platform=None):
        self.dpend, self.folder, self.work, self.only, self.verbose, self.jobs = dpend, pathlib.Path(folder).resolve(), pathlib.Path(work).resolve(), only, verbose, jobs
        self.work.mkdir(parents=True, exist_ok=True)
        self.checkout = project.Project(self.folder)
        self.platform = platform or self.checkout.settings.get("platform") or "linux"
        self.settings = Settings(self.folder)
        self.deployment = availability.deployment(self.folder, self.checkout.settings, self.platform)
        self.versions = availability.flags(self.platform, self.deployment)
        self.targets = self.checkout.targets
        self.generated = {path: target for target in self.targets for path in target.generated}
        self.lock, self.simpler, self.failures, self.last = threading.RLock(), {}, {}, {}
        self.prepare()

    # Sources.

    def prepare(self):
        """Writes all sources for the compiler below `sources`."""
        self.sources = self.work / "sources"
        codes = {}
        for target in self.targets:
            target.files = [path for path in target.sources if path not in self.generated or self.generated[path] is target]
            target.files += [path for path in target.generated if path not in target.files and (self.folder / path).is_file()]
        for path in sorted({path for target in self.targets for path in target.files}):
            text = prepared((self.folder / path).read_bytes().decode(errors="replace"), self.platform, self.deployment)
            file = self.sources / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            if path not in self.generated:
                codes[path] = project.code(text)
        # An extension does not declare the type: the project extends types of the SDK.
        self.declared = {declaration.name for path, text in codes.items() for declaration in project.declarations(path, text)
                         if declaration.keyword != "extension"}
        self.modules = {}
        for target in self.targets:
            target.imports = set().union(set(), *(set(name for _, _, name, _ in IMPORT.findall((self.sources / path).read_text())) for path in target.files))
            known = self.modules.get(target.module)
            if known is None or target.settings.get("output-file", "").endswith(".dpendmodule") and not (known.output or "").endswith(".dpendmodule"):
                self.modules[target.module] = target
        toolchain = pathlib.Path(shutil.which(SWIFTC)).resolve().parent.parent / "lib/swift/linux"
        modules = {file.name.split(".")[0] for file in toolchain.glob("*.swiftmodule")} | {"Builtin", "Swift"}
        if self.platform != "linux":
            modules -= {"Darwin"}
        self.stubs = stubs.Stubs(self.work / "stubs", set(self.modules), modules, self.platform)
        self.built = self.work / "modules"
        self.built.mkdir(exist_ok=True)
        self.stubs.read(codes)

    def relative(self, path):
        prefix = str(self.sources) + "/"
        return path[len(prefix):] if path.startswith(prefix) else None

    # Modules.

    def build_stubs(self):
        changed = self.stubs.write()
        for module in changed:
            status, _, errors = compiled(["-emit-module", "-module-name", module, "-swift-version", "5", "-I", self.built, "-parse-as-library", "-suppress-warnings", "-experimental-skip-all-function-bodies",
                                          "-experimental-allow-module-with-compiler-errors", "-diagnostic-style", "llvm", *self.versions, self.stubs.folder / f"{module}.swift", "-o", self.built / f"{module}.swiftmodule"])
            wrong = [match.group(0) for match in ERROR.finditer(errors)]
            if wrong and self.verbose:
                print(f"    stub {module}: {wrong[:3]}")
            # A stub that inherits nested names wrongly must not poison others.
            if not (self.built / f"{module}.swiftmodule").exists():
                print(f"    stub module {module} is not built: {errors[-300:]}")
        return changed

    def order(self, wanted):
        """The modules of the project that others of them import, each behind its imports; and imports that form a cycle."""
        result, state, cycles = [], {}, set()

        def visit(name, path):
            if state.get(name) == 2:
                return
            if state.get(name) == 1:
                cycles.add((path[-1], name))
                return
            state[name] = 1
            for imported in sorted(self.modules[name].imports & set(self.modules) - {name}):
                visit(imported, path + [name])
            state[name] = 2
            result.append(name)

        for name in sorted(wanted):
            visit(name, [])
        return result, cycles

    def arguments(self, target):
        return ["-module-name", target.module, *self.settings.flags(target), *self.versions, "-I", self.built, "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm",
                "-import-module", "MissingSources", "-enable-bare-slash-regex"]

    def steadied(self, call):
        """Calls the compiler, again if it crashes at a source of the project. The source then gets simpler: without property wrappers, and
        at last without content. Stubs are wrong code in the eyes of the compiler, and it does not survive all of it."""
        while True:
            status, output, errors = call()
            if status in (0, 1):
                return status, output, errors
            places = re.findall(rf'(?:source_file "|\(at |@|starting at |at \[)({re.escape(str(self.sources))}/[^":\]]+\.swift)', errors)
            places = [path for path in map(self.relative, places) if path not in self.generated]
            if not places:
                return status, output, errors
            with self.lock:
                path = places[-1]
                stage = self.simpler[path] = self.simpler.get(path, 0) + 1
                if stage > 2:
                    return status, output, errors
                text = (self.sources / path).read_text()
                if stage == 1:
                    text = re.sub(r"@(?!MainActor|Sendable|escaping|available|autoclosure|ViewBuilder|unknown|discardableResult|preconcurrency|unchecked|testable|_)[A-Z]\w*(?:\([^()\n]*\))?(?=\s+(?:\w+(?:\(set\))?\s+)*var\b)", "", text)
                else:
                    text = ""
                (self.sources / path).write_text(text)

    def build_module(self, name):
        """Emits a module of the project without bodies, and returns errors at its own declarations."""
        target = self.modules[name]
        files = [self.sources / path for path in target.files]
        output = self.built / f"{name}.swiftmodule"
        status, _, errors = self.steadied(lambda: compiled([
            "-emit-module", *self.arguments(target), "-experimental-skip-all-function-bodies", "-experimental-allow-module-with-compiler-errors", *files, "-o", output]))
        found = [(self.relative(match[1]), int(match[2]), match[4]) for match in ERROR.finditer(errors) if self.relative(match[1])]
        if not output.exists() or status not in (0, 1):
            self.failures[name] = (errors.strip().splitlines() or [f"status {status}"])[-1][:200]
            # A module that the compiler cannot write at all: an empty one, so that others go on. Its types are then unknown.
            if not output.exists():
                (self.work / "empty.swift").write_text("\n")
                compiled(["-emit-module", "-module-name", name, self.work / "empty.swift", "-o", output, "-parse-as-library"])
        return found

    def learn(self, found):
        """Lets the stubs learn from errors outside of generated files."""
        return self.stubs.learn([(path, message) for path, _, message in found if path not in self.generated])

    def build(self, wanted):
        """Builds the linked modules, again until the stubs have nothing to learn."""
        order, cycles = self.order(wanted)
        pending = set(order)
        for number in range(ROUNDS):
            self.build_stubs()
            found, self.failures = {}, {}
            levels = self.levels(order)
            for level in levels:
                names = [name for name in level if name in pending]
                with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
                    for name, errors in zip(names, pool.map(self.build_module, names)):
                        found[name] = errors
            self.last = {**self.last, **found}
            if not self.learn([error for errors in self.last.values() for error in errors]):
                break
            # Modules with errors, and those that import them.
            pending = {name for name, errors in self.last.items() if errors}
            grown = True
            while grown:
                grown = False
                for name in order:
                    if name not in pending and self.modules[name].imports & pending:
                        pending.add(name)
                        grown = True
        return cycles

    def levels(self, order):
        depth = {}
        for name in order:
            depth[name] = 1 + max((depth.get(imported, 0) for imported in self.modules[name].imports if imported in self.modules and imported != name), default=0)
        result = collections.defaultdict(list)
        for name in order:
            result[depth[name]].append(name)
        return [result[number] for number in sorted(result)]

    # Generated files.

    def dump(self, target, path, mode="-dump-ast"):
        files = [file for file in target.files if file != path]
        primary = ["-primary-file", self.sources / path]
        return self.steadied(lambda: compiled([mode, *self.arguments(target), *primary, *(self.sources / file for file in files),
                                               *(["-o", "/dev/null"] if mode != "-dump-ast" else [])]))

    def check(self, target, path):
        result = Check(target, path)
        if not (self.sources / path).is_file():
            result.missing = True
            return result
        for number in range(ROUNDS):
            status, tree, errors = self.dump(target, path)
            found = []
            for match in ERROR.finditer(errors):
                file = self.relative(match[1])
                if file or match[1].startswith("<"):
                    found.append((file or match[1], int(match[2]), match[4]))
            learned = [(file, line, message) for file, line, message in found if file != path and file not in self.generated]
            with self.lock:
                grown = self.learn(learned)
                # A type that only sources of other targets use: they show where it is, not the generated file.
                for file, _, message in found:
                    match = re.match(r"cannot find type '([A-Z]\w*)' in scope", message) if file == path else None
                    if match and match[1] not in self.declared and match[1] not in self.stubs.names and match[1] not in self.stubs.base:
                        users = self.stubs.users.get(match[1], set())
                        grown |= bool(users and self.stubs.add(match[1], self.stubs.place(match[1], users)))
                if grown:
                    self.build_stubs()
            if not grown:
                break
        result.crashed = status not in (0, 1)
        # What the compiler says of the project's sources as well, which compile, is a fault of a stub. The line counts as not checked.
        own = {message for file, _, message in found if file != path and file not in self.generated}
        errors = {(line, message) for file, line, message in found if file == path}
        result.errors = sorted((line, availability.said(message, self.platform)) for line, message in errors if message not in own)
        stubbed = {line for line, message in errors if message in own}
        result.own_errors = sorted({(file, line, message) for file, line, message in found if file != path})
        self.count(result, tree, stubbed)
        if not found and not result.crashed and not result.unchecked:
            # What only the passes behind the type checker find, such as sending of values.
            status, _, errors = self.dump(target, path, "-emit-sil")
            more = [(int(match[2]), availability.said(match[4], self.platform)) for match in ERROR.finditer(errors) if self.relative(match[1]) == path]
            result.errors += sorted(set(more))
            result.silgen = "yes" if status == 0 or more else "no"
        else:
            result.silgen = "no"
        return result

    def count(self, result, tree, stubbed):
        """The calls of a generated file by its tree, and those with an error type or on a line that a stub spoils."""
        place = re.compile(r"location=([^:\s]*):(\d+):(\d+)")
        stack = []
        calls = []
        unresolved = set()
        for line in tree.splitlines():
            stripped = line.lstrip(" ")
            if not stripped.startswith("("):
                continue
            depth = len(line) - len(stripped)
            while stack and stack[-1][0] >= depth:
                stack.pop()
            node = stripped[1:].split(" ", 1)[0].rstrip(")")
            wrong = "<<error type>>" in stripped or node in ("error_expr", "unresolved_decl_ref_expr", "unresolved_dot_expr", "unresolved_member_expr", "overloaded_decl_ref_expr")
            if node == "call_expr" and " implicit " not in stripped[:22]:
                found = place.search(stripped)
                row = int(found[2]) if found else 0
                call = {"line": row, "wrong": row in stubbed, "construction": False}
                calls.append(call)
                stack.append((depth, call))
            elif node in ("constructor_ref_call_expr", "type_expr") and stack and stack[-1][0] == depth - 2:
                stack[-1][1]["construction"] = True
            if wrong:
                for _, call in stack:
                    call["wrong"] = True
            if wrong and node in ("func_decl", "var_decl", "constructor_decl", "accessor_decl", "param_decl") or node == "func_decl" and re.search(r'interface_type="[^"]*(?<!\w)_(?!\w)', stripped):
                found = re.search(r"range=\[[^:\s]*:(\d+)", stripped)
                unresolved.add(int(found[1]) if found else 0)
        result.calls = len(calls)
        result.constructions = sum(call["construction"] for call in calls)
        result.unchecked = sorted({call["line"] for call in calls if call["wrong"]})
        result.unchecked_calls = sum(call["wrong"] for call in calls)
        result.unchecked_constructions = sum(call["wrong"] and call["construction"] for call in calls)
        result.unresolved = sorted(unresolved)

    def run(self):
        chosen = [(target, path) for path, target in self.generated.items()
                  if (not self.only or self.only in (target.name, path)) and platform_of(target) == self.platform]
        wanted = set().union(set(), *(target.imports & set(self.modules) - {target.module} for target, path in chosen if (self.sources / path).is_file()))
        cycles = self.build(wanted)
        for importing, imported in sorted(cycles):
            print(f"    '{importing}' and '{imported}' import each other; the second one is checked without the first one's new types")
        for name, message in sorted(self.failures.items()):
            print(f"    module '{name}' is not built, so errors about its types are not to be trusted: {message}")
        for path in sorted(path for path, stage in self.simpler.items() if stage > 1):
            print(f"    {path} is left out, since the compiler crashes at it: errors about its types are not to be trusted")
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            return list(pool.map(lambda pair: self.check(*pair), chosen))


def platform_of(target):
    return target.settings.get("platform") or target.project.settings.get("platform") or "linux"


def checked(dpend, folder, work, only=None, verbose=False, jobs=2):
    """The checks of all generated files, each with the sources as its platform sees them; and the apps, one for each platform."""
    platforms = sorted({platform_of(target) for target in project.Project(folder).targets if target.generated})
    apps = [App(dpend, folder, pathlib.Path(work, platform), only, verbose, jobs, platform) for platform in platforms]
    return [check for app in apps for check in app.run()], apps


def with_previews(text, pattern):
    """A `.dpend.yml` whose applications have a file for previews. `init` leaves mocks out, and the container for previews uses them."""
    text = re.sub(r"(?m)^ *- '\*\*/(?:Mocks|Previews)/\*\*'\n", "", text)
    text = re.sub(r"(?m)^( *)(output-file: (\S+?)\.swift)\b.*$", r"\1\2\n\1preview-support: \3Previews.swift", text)
    # Libraries have doubles as well.
    return f"implicit-double: '{pattern}'\ndefine: DEBUG\n{text}"


def generated(dpend, source, work, previews=None):
    """A copy of a checkout with its `.dpend.yml` and its generated files; and what dpend reported."""
    folder = project.copied(source, work / "checkout")
    done = project.run([dpend, "init"], folder, 3600)
    if done.status != 0:
        raise RuntimeError(f"init ended with {done.status}: {done.errors[-400:]}")
    if previews:
        path = folder / ".dpend.yml"
        path.write_text(with_previews(path.read_text(), previews))
    done = project.run([dpend, "generate", "--no-cache"], folder, 3600)
    return folder, done


def report(name, checks, apps, done, seconds, verbose):
    totals = collections.Counter()
    for check in checks:
        totals["files"] += 1
        if check.missing:
            totals["missing"] += 1
            continue
        totals["errors"] += len(check.errors)
        totals["failing"] += bool(check.errors)
        totals["crashed"] += check.crashed
        totals["calls"] += check.calls
        totals["unchecked"] += check.unchecked_calls
        totals["constructions"] += check.constructions
        totals["unchecked constructions"] += check.unchecked_constructions
        totals["sil"] += check.silgen == "yes"
    print(f"\n{name}: {len(apps[0].targets) if apps else 0} targets, {totals['files']} generated files, {seconds:.0f} s; "
          + ", ".join(f"{len(app.stubs.modules)} stub modules with {len(app.stubs.names)} inferred types for {app.platform}"
                      + (f" from {app.deployment}, {len(app.stubs.newer())} of them newer" if app.deployment else "") for app in apps))
    problems = [line for line in (done.output + done.errors).splitlines() if ": error: " in line] if done else []
    if problems:
        print(f"    generate reports {len(problems)} errors, so that it leaves files out; the first one: {problems[0]}")
    for check in checks:
        if check.missing:
            print(f"    {check.target.name}: {check.path} is not written")
            continue
        if check.errors or check.unchecked or check.crashed or verbose:
            print(f"    {check.target.name}: {len(check.errors)} errors in {check.path}; {check.calls - check.unchecked_calls} of {check.calls} calls checked, "
                  f"{check.constructions - check.unchecked_constructions} of {check.constructions} constructions"
                  f"{'; the compiler crashed' if check.crashed else ''}")
        for line, message in check.errors:
            print(f"        {line}: {message}")
        if check.unchecked and (verbose or not check.errors):
            print(f"        not checked: lines {', '.join(map(str, check.unchecked[:20]))}")
            causes = [f"{path}:{line}: {message}" for path, line, message in check.own_errors]
            for cause in causes[:20 if verbose else 5]:
                print(f"            at {cause}")
    return totals


def tabulated(rows):
    print("\n| app | generated files | not written | files with errors | errors | constructions | not checked | calls | not checked | with passes behind the type checker | seconds |")
    print("|---" * 11 + "|")
    for name, totals, seconds in rows:
        print(f"| {name} | {totals['files']} | {totals['missing']} | {totals['failing']} | {totals['errors']} | {totals['constructions']} | {totals['unchecked constructions']} "
              f"| {totals['calls']} | {totals['unchecked']} | {totals['sil']} | {seconds:.0f} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dpend")
    parser.add_argument("checkouts", nargs="*")
    parser.add_argument("--target", help="check only this target")
    parser.add_argument("--previews", metavar="PATTERN", help="check a container for previews too, with the doubles whose names match")
    parser.add_argument("--keep", help="keep the copies, the stubs and the modules in this folder")
    parser.add_argument("--json", help="write errors and counts to this file")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--self-check", action="store_true", help="plant faults into the generated file of a fixture; each must be found")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    dpend = os.path.realpath(arguments.dpend)
    if arguments.self_check:
        import self_check
        sys.exit(self_check.run(dpend, checked, arguments.keep))
    rows, everything, wrong = [], [], False
    with tempfile.TemporaryDirectory(prefix="dpend-typecheck-") as temporary:
        for source in arguments.checkouts:
            name = project.name_of(source)
            work = pathlib.Path(arguments.keep or temporary, name).resolve()
            if work.exists():
                shutil.rmtree(work)
            work.mkdir(parents=True)
            start = time.time()
            folder, done = generated(dpend, source, work, arguments.previews)
            checks, apps = checked(dpend, folder, work, arguments.target, arguments.verbose, arguments.jobs)
            seconds = time.time() - start
            totals = report(name, checks, apps, done, seconds, arguments.verbose)
            for app in apps:
                (app.work / "stubs.log").write_text("\n".join(app.stubs.log) + "\n")
            rows.append((name, totals, seconds))
            wrong = wrong or totals["errors"] > 0
            for check in checks:
                everything.append({"app": name, "target": check.target.name, "path": check.path, "missing": check.missing, "errors": check.errors, "calls": check.calls,
                                   "notChecked": check.unchecked, "constructions": check.constructions, "ownErrors": check.own_errors[:50]})
            sys.stdout.flush()
    tabulated(rows)
    if arguments.json:
        pathlib.Path(arguments.json).write_text(json.dumps(everything, indent=1))
    sys.exit(wrong)


if __name__ == "__main__":
    main()
