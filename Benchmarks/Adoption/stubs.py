"""Stub modules for what a project imports and does not have: their text, and what the compiler's errors say about it.

The folder `Stubs` has the beginnings of some modules, in our own words. Other declarations are inferred: the compiler reports a name that
it cannot find, and the project's own code shows how it uses the name. A class stands for a type that nothing is known about.
"""
import collections
import os
import pathlib
import re

import availability
import project

FOLDER = pathlib.Path(__file__).parent / "Stubs"
# Modules that export others, and Apple's modules by the prefix of their types.
APPLE = {
    "UI": "UIKit", "NS": "AppleFoundation", "CG": "CoreGraphics", "CA": "QuartzCore", "CI": "CoreImage", "AV": "AVFoundation", "CM": "CoreMedia",
    "CL": "CoreLocation", "MK": "MapKit", "WK": "WebKit", "UN": "UserNotifications", "PH": "Photos", "SK": "StoreKit", "HK": "HealthKit",
    "CN": "Contacts", "CK": "CloudKit", "EK": "EventKit", "LA": "LocalAuthentication", "MF": "MessageUI", "NW": "Network", "OS": "os",
    "SF": "SafariServices", "CB": "CoreBluetooth", "NE": "NetworkExtension", "AS": "AuthenticationServices", "BG": "BackgroundTasks",
    "CX": "CallKit", "PK": "PassKit", "WC": "WatchConnectivity", "CT": "CoreTelephony", "MX": "MetricKit", "HM": "HomeKit", "IN": "Intents",
    "CS": "CoreSpotlight", "VN": "Vision", "QL": "QuickLook", "LP": "LinkPresentation", "CH": "CoreHaptics", "MP": "MediaPlayer",
}
SYSTEM = set(APPLE.values()) | {"Foundation", "SwiftUI", "Combine", "CoreData", "OSLog", "Darwin", "WidgetKit", "Security", "CryptoKit", "Accelerate", "ImageIO"}
MAC_ONLY = {"AppKit", "Cocoa", "Carbon", "IOKit", "ServiceManagement", "Quartz", "ScriptingBridge", "OSAKit", "ApplicationServices", "FinderSync"}
PHONE_ONLY = {"UIKit", "WatchKit", "CarPlay", "MessageUI", "CoreTelephony", "BackgroundTasks", "ActivityKit"}
# Apple's frameworks export Foundation, except for a few that are written in Swift alone.
FRAMEWORKS = (SYSTEM | MAC_ONLY | PHONE_ONLY | {
    "Intents", "IntentsUI", "UserNotificationsUI", "PhotosUI", "AVKit", "CoreText", "CoreVideo", "CoreMotion", "CoreNFC", "CoreML", "ContactsUI", "EventKitUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "PDFKit", "SceneKit", "SpriteKit", "ARKit", "Metal", "MetalKit", "GameKit", "Speech", "Social", "Messages",
    "JavaScriptCore", "CoreImage", "AppIntents", "MobileCoreServices", "DeviceCheck", "PushKit", "ClockKit", "NotificationCenter", "AdSupport", "AppTrackingTransparency",
    "ExternalAccessory", "MultipeerConnectivity", "CryptoTokenKit", "VisionKit", "NaturalLanguage", "AudioToolbox", "QuickLookThumbnailing", "TipKit", "SwiftData",
}) - {"Foundation", "Combine", "CryptoKit", "Network", "Darwin", "Accelerate"}
# Names of Dispatch, which a source also sees by way of a package that exports Foundation.
DISPATCH = re.compile(r"Dispatch(Queue|Group|Semaphore|WorkItem|Time|Source|SourceTimer|QoS|TimeInterval|WallTime|Data|IO)")
PROTOCOL_NAME = re.compile(r"(Delegate|DataSource|Protocol|Provider|Providing|Type|able|ible|ing|Representable|Convertible|Listener|Observer)$")


class Name:
    """A type that a stub module declares."""

    def __init__(self, name, module, version=None):
        self.name, self.module = name, module
        # The version of the system that has it first.
        self.version = version
        self.kind, self.generic, self.superclass, self.conformances, self.nested = "class", 0, None, set(), set()

    def text(self, indentation=""):
        return indentation + (availability.attribute(self.version) if self.version else "") + self.declaration()

    def declaration(self, indentation=""):
        parameters = "<" + ", ".join(f"T{number}" for number in range(self.generic)) + ">" if self.generic else ""
        last = self.name.rsplit(".", 1)[-1]
        spelled = f"`{last}`" if last in ("Type", "Protocol", "self", "default") else last
        if self.kind == "protocol":
            associated = "".join(f" associatedtype T{number}" for number in range(self.generic))
            return f"{indentation}public protocol {spelled}{parameters} {{{associated} }}"
        if self.kind == "function":
            return f"{indentation}public typealias {spelled}{parameters} = () -> Void"
        if self.kind == "wrapper":
            return (f"{indentation}@propertyWrapper public struct {spelled}<Value> {{ public init(wrappedValue: Value) {{}}; public init() {{}}; "
                    f"public var wrappedValue: Value {{ get {{ fatalError() }} nonmutating set {{}} }}; public var projectedValue: Any {{ fatalError() }} }}")
        if self.kind == "builder":
            return f"{indentation}@resultBuilder public struct {spelled} {{ public static func buildBlock<T>(_ parts: T) -> T {{ parts }} }}"
        if self.kind == "actor":
            return f"{indentation}@globalActor public actor {spelled} {{ public static let shared = {spelled}() }}"
        conformances = sorted(self.conformances - {"Hashable", "Equatable", "Sendable"})
        coding = ""
        if {"Decodable", "Encodable", "Codable"} & self.conformances:
            coding = " public required init(from decoder: any Decoder) throws {}; public func encode(to encoder: any Encoder) throws {};"
            conformances = [name for name in conformances if name not in ("Decodable", "Encodable", "Codable")] + ["Codable"]
        if "Comparable" in conformances:
            coding += f" public static func < (left: {spelled}{parameters}, right: {spelled}{parameters}) -> Bool {{ false }};"
        if "CaseIterable" in conformances:
            conformances.remove("CaseIterable")
        isolation = "@preconcurrency @MainActor " if self.superclass in ("UIView", "UIViewController") or self.module == "UIKit" and self.name.startswith("UI") and "." not in self.name else ""
        own = "" if self.superclass in ("UIView", "UIViewController") else " public override init() {};"
        inherited = ", ".join([self.superclass or "NSObject", *conformances, "@unchecked Sendable"])
        return f"{indentation}{isolation}open class {spelled}{parameters}: {inherited} {{{own}{coding}"


class Stubs:
    """The stub modules of a project. `folder` gets their sources."""

    def __init__(self, folder, own_modules, toolchain, platform):
        self.folder, self.own, self.toolchain, self.platform = pathlib.Path(folder), own_modules, toolchain, platform
        self.folder.mkdir(parents=True, exist_ok=True)
        self.modules, self.exports, self.names = set(), collections.defaultdict(set), {}
        # Types whose names stubs of other modules have as well, by module: sources name the module, as in 'Kit.Address'.
        self.twins = collections.defaultdict(dict)
        self.refused, self.log = set(), []
        self.base = {}
        self.versions = availability.table(platform)
        self.changed = set()
        self.members = collections.defaultdict(set)
        for file in FOLDER.glob("*.swift"):
            text = file.read_text()
            for declaration in project.declarations(file.name, project.code(text)):
                if declaration.keyword != "extension":
                    self.base.setdefault(declaration.name, file.stem)
            for exported in re.findall(r"@_exported import (\w+)", text):
                self.exports[file.stem].add(exported)

    # The project's code.

    def read(self, codes):
        """Takes the sources of the project, which show how names are used."""
        self.codes = codes
        self.users = collections.defaultdict(set)
        self.imports = {}
        self.evidence, self.nested, self.arities = collections.defaultdict(collections.Counter), collections.defaultdict(set), collections.defaultdict(collections.Counter)
        for path, text in codes.items():
            self.scan(path, text)
            for token in set(re.findall(r"\b[A-Z_]\w*", text)):
                self.users[token].add(path)
            self.imports[path] = set(re.findall(r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+|public[ \t]+|package[ \t]+|internal[ \t]+|private[ \t]+|fileprivate[ \t]+)*import[ \t]+(?:(?:class|struct|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)", text, re.MULTILINE))
        other = PHONE_ONLY if self.platform == "macos" else MAC_ONLY
        for module in sorted(set().union(set(), *self.imports.values())):
            if module not in other:
                self.add_module(module)

    def add_module(self, module):
        if module in self.modules or module in self.own or module in self.toolchain:
            return
        self.modules.add(module)
        self.changed.add(module)
        for exported in sorted(self.exports[module]):
            self.add_module(exported)

    def visible(self, path):
        """The stub modules that a file sees."""
        seen, pending = set(), [("AppleFoundation" if name == "Foundation" else name) for name in self.imports.get(path, ())]
        while pending:
            name = pending.pop()
            if name not in seen:
                seen.add(name)
                pending += self.exports[name]
                if name in FRAMEWORKS:
                    pending.append("AppleFoundation")
        return seen & self.modules

    # Inference.

    def scan(self, path, text):
        """Notes how a source uses the names of types."""
        for match in re.finditer(r"\b(?:any|some)\s+([A-Za-z_][\w.]*)", text):
            self.evidence[match[1].rsplit(".", 1)[-1]]["protocol"] += 3
        for match in re.finditer(r"@escaping\s+([A-Za-z_][\w.]*)", text):
            self.evidence[match[1].rsplit(".", 1)[-1]]["function"] += 3
        for match in re.finditer(r"\b([A-Z]\w*)\s+&\s+([A-Z]\w*)", text):
            self.evidence[match[1]]["protocol"] += 1
            self.evidence[match[2]]["protocol"] += 1
        for match in re.finditer(r"(?<![\w.@])([A-Z]\w*)(?:<[^<>()]*>)?\(", text):
            self.evidence[match[1]]["class"] += 1
        for match in re.finditer(r"@([A-Z]\w*)\b(?:\([^()]*\))?\s+(?:(?:public|private|internal|fileprivate|static|lazy|weak|package)(?:\(set\))?\s+)*(?:var|let)\b", text):
            self.evidence[match[1]]["wrapper"] += 1
        for match in re.finditer(r"\b([A-Z]\w*(?:\.[A-Z]\w*)+)", text):
            parts = match[1].split(".")
            for count in range(1, len(parts)):
                self.nested[".".join(parts[:count])].add(parts[count])
        for match in re.finditer(r"\b([A-Z][\w.]*)<", text):
            depth = 0
            for index in range(match.end() - 1, min(len(text), match.end() + 400)):
                depth += 1 if text[index] in "<([" else -1 if text[index] in ")]" or text[index] == ">" and text[index - 1] != "-" else 0
                if depth == 0:
                    if text[index] == ">":
                        self.arities[match[1]][len(project.split(text[match.end():index]))] += 1
                    break
        for declaration in project.declarations(path, text):
            for position, entry in enumerate(declaration.inherited):
                for name in re.findall(r"(?<![\w<])[A-Z]\w*(?![\w.])", re.sub(r"<.*", "", entry)):
                    if declaration.keyword in ("struct", "enum", "actor", "extension") or position > 0:
                        self.evidence[name]["protocol"] += 3
                    elif declaration.keyword == "protocol":
                        self.evidence[name]["protocol"] += 1
                    else:
                        self.evidence[name]["superclass"] += 1

    def shape(self, item):
        """Infers kind, parameters and nested types of a name from its uses."""
        name = item.name.rsplit(".", 1)[-1]
        evidence = self.evidence[name]
        if evidence["function"] and not evidence["protocol"]:
            item.kind = "function"
        elif evidence["protocol"] > evidence["class"] or evidence["superclass"] and not evidence["class"] and PROTOCOL_NAME.search(name):
            item.kind = "protocol"
        elif PROTOCOL_NAME.search(name) and not evidence["class"] and re.search(r"(Delegate|DataSource|Protocol)$", name):
            item.kind = "protocol"
        if self.arities[item.name]:
            item.generic = self.arities[item.name].most_common(1)[0][0]
        if item.kind == "class" and evidence["superclass"] and "UIKit" in self.modules:
            if name.endswith("ViewController"):
                item.superclass = "UIViewController"
            elif name.endswith("View") or name.endswith("Cell"):
                item.superclass = "UIView"
            if item.superclass:
                self.export(item.module, "UIKit")
        if item.kind == "class":
            for member in sorted(self.nested[item.name] - {"Type", "Protocol"}):
                self.add(f"{item.name}.{member}", item.module)

    def place(self, name, files):
        """The module that a name belongs to: one that its users import."""
        prefix = re.match(r"([A-Z]{2})[A-Z][a-z]", name)
        candidates = collections.Counter()
        for path in files:
            for module in self.visible(path):
                candidates[module] += 1
        if prefix and prefix[1] in APPLE:
            module = APPLE[prefix[1]]
            third = [candidate for candidate, count in candidates.items() if candidate not in SYSTEM and candidate not in self.base.values() and count == len(files)]
            if not third or module in candidates:
                if module in self.toolchain or module not in MAC_ONLY or self.platform == "macos":
                    return module
        if not candidates:
            return "MissingSources"
        importers = collections.Counter(module for imported in self.imports.values() for module in imported)
        best = max(candidates.values())
        covering = [module for module, count in candidates.items() if count == best]
        third = [module for module in covering if module not in SYSTEM and module not in self.base.values()]
        if best < len(files) and not third:
            return "MissingSources"
        return min(third or covering, key=lambda module: (importers[module] or 10 ** 6, module))

    def export(self, module, exported):
        # Modules import AppleFoundation, if it does not export them.
        if module == exported or module in self.closure(exported) or module in self.closure("AppleFoundation") and exported not in self.closure("AppleFoundation") and exported not in self.base.values():
            return False
        self.add_module(module)
        self.add_module(exported)
        if exported not in self.exports[module]:
            self.exports[module].add(exported)
            self.changed.add(module)
        return True

    def closure(self, module):
        seen, pending = set(), [module]
        while pending:
            name = pending.pop()
            if name not in seen:
                seen.add(name)
                pending += self.exports[name]
        return seen

    def add(self, name, module):
        if name in self.names or name in self.refused or not re.fullmatch(r"[A-Za-z_][\w.]*", name):
            return None
        self.add_module(module)
        outer = name.split(".")[0]
        apple = module in SYSTEM | FRAMEWORKS or module == self.versions.get(outer, ("",))[0]
        version = self.versions[outer][1] if outer in self.versions and apple else None
        item = self.names[name] = Name(name, module, version)
        self.shape(item)
        self.changed.add(module)
        self.log.append(f"{module}: {item.kind} {name}" + (f" with {item.generic} parameters" if item.generic else ""))
        return item

    def newer(self):
        """The inferred types that not all systems have."""
        return sorted(item.name for item in self.names.values() if item.version)

    def versioned(self, text):
        """The beginning of a module with the versions of its types."""
        for name in re.findall(r"\b(?:class|struct|enum|actor|protocol) (\w+)", text):
            if name in self.versions:
                declaration = rf"(?m)^(?=[^\n/]*\b(?:class|struct|enum|actor|protocol) {name}\b)"
                text = re.sub(declaration, availability.attribute(self.versions[name][1]), text, count=1)
        return text

    def set(self, name, **values):
        """Whether a change of an inferred name is new."""
        item = self.names.get(name) or self.names.get(name.rsplit(".", 1)[-1])
        if item is None or all(getattr(item, key) == value for key, value in values.items()):
            return False
        for key, value in values.items():
            setattr(item, key, value)
        self.changed.add(item.module)
        return True

    def learn(self, errors):
        """Changes the stubs by errors at the project's own declarations, [(path, message)]. Whether something changed."""
        missing = collections.defaultdict(set)
        before = (len(self.names), len(self.modules), sum(map(len, self.exports.values())))
        changed = False
        for path, message in errors:
            match = re.match(r"cannot find (?:type )?'([A-Za-z_]\w*)' in scope", message)
            if match:
                if match[1][0].isupper():
                    missing[match[1]].add(path)
                continue
            match = re.match(r"no such module '(\w+)'", message)
            if match:
                if match[1] in (PHONE_ONLY if self.platform == "macos" else MAC_ONLY):
                    continue
                self.add_module(match[1])
                continue
            match = re.match(r"no type named '(\w+)' in module '(\w+)'", message)
            if match and match[2] not in self.own:
                module = "AppleFoundation" if match[2] == "Foundation" else match[2]
                known = self.names.get(match[1])
                if known and known.module != module and match[1] not in self.twins[module]:
                    self.twins[module][match[1]] = Name(match[1], module)
                    self.changed.add(module)
                    changed = True
                self.add(match[1], module)
                continue
            match = re.match(r"'(\w+)' is not a member type of (?:generic )?(\w+) '([\w.]+?)(?:<.*>)?'", message)
            if match and match[1] != "Body" and match[2] != "protocol":
                parts = match[3].split(".")
                outer = ".".join(parts[1:]) if parts[0] in self.modules | self.toolchain and len(parts) > 1 else match[3]
                item = self.names.get(outer)
                if item and item.kind == "class":
                    self.add(f"{outer}.{match[1]}", item.module)
                elif outer in self.base:
                    self.add(f"{outer}.{match[1]}", self.base[outer])
                elif parts[0] in ("Foundation", "FoundationEssentials", "FoundationNetworking", "Swift", "Dispatch") and len(parts) > 1:
                    self.add(f"{outer}.{match[1]}", "AppleFoundation")
                continue
            match = re.match(r"unknown attribute '(\w+)'", message)
            if match and match[1][0].isupper():
                name = match[1]
                module = self.place(name, {path})
                item = self.names.get(name) or self.add(name, module)
                if item:
                    wrapped = self.evidence[name]["wrapper"] > 0
                    kind = "wrapper" if wrapped else "builder" if name.endswith("Builder") else "actor" if name.endswith("Actor") else "wrapper"
                    changed |= self.set(name, kind=kind, generic=0)
                continue
            match = re.match(r"(?:inheritance from non-protocol(?:, non-class)? type|type '[^']*' constrained to non-protocol(?:, non-class)? type|'any' has no effect on concrete type) '(?:\w+\.)?([\w.]+)'", message)
            match = match or re.match(r"multiple inheritance from classes '[^']*' and '(?:\w+\.)?([\w.]+)'", message)
            match = match or re.match(r"non-protocol, non-class type '(?:\w+\.)?([\w.]+)' cannot be used within a protocol-constrained type", message)
            if match:
                changed |= self.set(match[1], kind="protocol", superclass=None)
                continue
            match = re.match(r"cannot specialize non-generic type '(?:\w+\.)?([\w.]+)'", message)
            if match:
                item = self.names.get(match[1])
                if item and not item.generic:
                    changed |= self.set(match[1], generic=1)
                continue
            match = re.match(r"generic (?:type|class|struct) '([\w.]+)' specialized with too (?:few|many) type parameters \(got (\d+)", message)
            if match:
                changed |= self.set(match[1], generic=int(match[2]))
                continue
            match = re.match(r"(?:type '(?:\w+\.)?([\w.]+)' does not conform to protocol|.*requires that '(?:\w+\.)?([\w.]+)' conform to) '(\w+)'", message)
            if match and match[3] in ("Error", "Decodable", "Encodable", "Codable", "Comparable", "Identifiable"):
                item = self.names.get(match[1] or match[2])
                if item and item.kind == "class" and match[3] not in item.conformances and match[3] != "Identifiable":
                    item.conformances.add(match[3])
                    self.changed.add(item.module)
                    changed = True
                continue
            match = re.match(r"'(\w+)' is ambiguous for type lookup in this context", message)
            if match and match[1] in self.names:
                item = self.names.pop(match[1])
                self.refused.add(match[1])
                self.changed.add(item.module)
                self.log.append(f"{item.module}: {match[1]} taken back, since a module of the project declares it")
                changed = True
        for name, files in sorted(missing.items()):
            owner = self.names[name].module if name in self.names else self.base.get(name) or ("Foundation" if DISPATCH.fullmatch(name) else None)
            if owner is None:
                if name not in self.refused:
                    self.add(name, self.place(name, files))
                continue
            self.add_module(owner)
            for path in sorted(files):
                if owner == "MissingSources" or owner in self.visible(path):
                    continue
                seen = [module for module in self.imports[path] if module in self.modules or module == "Foundation"]
                seen = [("AppleFoundation" if module == "Foundation" else module) for module in seen]
                seen.sort(key=lambda module: (module not in ("UIKit", "SwiftUI"), module not in SYSTEM, module))
                if not any(self.export(module, owner) for module in seen):
                    # The file sees it by a module of the project, or its sources are missing.
                    self.export("MissingSources", owner)
        return changed or before != (len(self.names), len(self.modules), sum(map(len, self.exports.values())))

    # Text.

    def write(self):
        """Writes the sources of modules that changed, and returns all that must be compiled again, each behind its exports."""
        self.add_module("MissingSources")
        again = set(self.changed)
        self.changed = set()
        for module in sorted(again):
            base = FOLDER / f"{module}.swift"
            lines = [f"@_exported import {exported}" for exported in sorted(self.exports[module])]
            if module in FRAMEWORKS and module not in self.closure("AppleFoundation"):
                lines.append("@_exported import AppleFoundation")
            if "AppleFoundation" not in self.closure(module) and module not in self.closure("AppleFoundation"):
                lines.append("import AppleFoundation")
            lines.append("import Foundation")
            if base.exists():
                lines.append(self.versioned(base.read_text()))
            own = sorted((item for item in self.names.values() if item.module == module), key=lambda item: (item.name.count("."), item.name))
            for item in own:
                if "." in item.name:
                    outer = self.names.get(item.name.rsplit(".", 1)[0])
                    if outer and (outer.kind != "class" or outer.module != module):
                        continue
                    text = item.text("    ")
                    lines.append(f"{availability.attribute(item.version) if item.version else ''}extension {item.name.rsplit('.', 1)[0]} {{\n{text}{' }' if item.kind == 'class' else ''}\n}}")
                else:
                    lines.append(item.text() + (" }" if item.kind == "class" else ""))
            for name, twin in sorted(self.twins[module].items()):
                inner = [Name(member, module) for member in sorted(self.nested[f"{module}.{name}"] - {"Type", "Protocol"})]
                lines += [twin.text(), *(item.text("    ") + " }" for item in inner), "}"]
            (self.folder / f"{module}.swift").write_text("\n".join(lines) + "\n")
        ordered, seen = [], set()

        def visit(module):
            if module in seen or module not in self.modules:
                return
            seen.add(module)
            for exported in sorted(self.exports[module]):
                visit(exported)
            if module not in self.closure("AppleFoundation"):
                visit("AppleFoundation")
            if module in again:
                ordered.append(module)

        self.add_module("AppleFoundation")
        for module in sorted(self.modules):
            visit(module)
        return ordered
