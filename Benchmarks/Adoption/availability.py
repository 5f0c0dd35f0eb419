"""Versions of Apple's systems, for a compiler on another system, which ignores '@available(iOS 17, *)'.

The check writes '@available(Swift 17, *)' instead: the version of a run-time library, which the compiler of Linux compares with the option
'-min-swift-runtime-version'. It orders these versions and demands '#available' exactly as it does for systems. `Stubs/availability.txt` has
the versions of the SDK's types.
"""
import collections
import pathlib
import re

import project

NAMES = {"ios": "iOS", "macos": "macOS"}
SETTINGS = {"ios": "IPHONEOS_DEPLOYMENT_TARGET", "macos": "MACOSX_DEPLOYMENT_TARGET"}
PLATFORM = re.compile(r"(?:iOS|macOS|OSX|tvOS|watchOS|visionOS|macCatalyst)(?:ApplicationExtension)?\b")
CALL = re.compile(r"(@available|#available|#unavailable)\s*\(")
TABLE = pathlib.Path(__file__).parent / "Stubs" / "availability.txt"
ALWAYS = "1.0"


def table(platform):
    """The SDK's types that not all systems have: the version of the platform by the type's name, and the module."""
    result = {}
    if platform not in NAMES:
        return result
    for line in TABLE.read_text().splitlines():
        if line and not line.startswith("#"):
            module, name, ios, macos = line.split()
            version = ios if platform == "ios" else macos
            if version != "-":
                result[name] = (module, version)
    return result


def flags(platform, target):
    """The compiler's options for a deployment target such as '16.4'."""
    if platform not in NAMES:
        return []
    return ["-enable-experimental-feature", "StandaloneSwiftAvailability", "-min-swift-runtime-version", target or ALWAYS]


def attribute(version):
    return f"@available(Swift {version}, *) "


def said(message, platform):
    """A message of the compiler with the system instead of its run-time library."""
    return re.sub(r"Swift (\d[\d.]*)(?= or newer)", rf"{NAMES.get(platform, 'Swift')} \1", message)


def deployment(folder, settings, platform):
    """The oldest version that a project supports: of the configuration, or the one that most targets of its project files have."""
    name = NAMES.get(platform)
    if not name:
        return None
    for value in project.listed(settings.get("deployment-target")):
        match = re.fullmatch(rf"{platform}([\d.]+)", value)
        if match:
            return match[1]
    found = collections.Counter()
    for pattern in ("*.pbxproj", "*.xcconfig", "project.yml", "project.yaml"):
        for file in folder.rglob(pattern):
            text = file.read_text(errors="replace")
            found.update(re.findall(rf"{SETTINGS[platform]}\"?\s*[=:]\s*\"?(\d[\d.]*)", text))
            if pattern.startswith("project."):
                found.update(re.findall(rf"(?m)^\s*(?:deploymentTarget:\s*)?{name}:\s*\"?(\d[\d.]*)", text))
    if not found:
        for file in folder.rglob("Package.swift"):
            text = file.read_text(errors="replace")
            for version in re.findall(rf"\.{name}\(\s*(?:\.v|\")([\d_.]+)", text):
                found[version.replace("_", ".").strip(".")] += 1
    return min(found, key=lambda version: (-found[version], [int(part) for part in version.split(".") if part]), default=None)


def edits(code, platform, target):
    """The edits of a source that make versions of the platform versions of the run-time library, [(start, end, text)]. Lines stay."""
    if platform not in NAMES:
        return []
    result = []
    for match in CALL.finditer(code):
        depth, end = 1, match.end()
        while depth and end < len(code):
            depth += {"(": 1, ")": -1}.get(code[end], 0)
            end += 1
        items = [item.strip() for item in project.split(code[match.end():end - 1])]
        new = _attribute(items, NAMES[platform], target) if match[1] == "@available" else _condition(match[1], items, NAMES[platform])
        if new is not None:
            result.append((match.start(), end, new + "\n" * code.count("\n", match.start(), end)))
    return result


def _version(items, name):
    """The version of `iOS 17` among the items; nil if they do not name the platform."""
    for wanted in (name, name + "ApplicationExtension"):
        for item in items:
            match = re.fullmatch(rf"{wanted}\s+(\d[\d.]*)", item)
            if match:
                return match[1]
    return None


def _condition(word, items, name):
    if not any(PLATFORM.match(item) for item in items):
        return None
    return f"{word}(Swift {_version(items, name) or ALWAYS}" + (", *)" if word == "#available" else ")")


def _attribute(items, name, target):
    if any(re.fullmatch(rf"{PLATFORM.pattern}\s+\d[\d.]*", item) for item in items):
        version = _version(items, name)
        return attribute(version).strip() if version else ""
    if not items or not PLATFORM.match(items[0]):
        return None
    if items[0] != name:
        return ""
    labels = dict(re.findall(r"(\w+)\s*:\s*(\d[\d.]*)", ",".join(items)))
    numbers = lambda version: [int(part) for part in version.split(".") if part]
    if "unavailable" in items or "obsoleted" in labels and target and numbers(labels["obsoleted"]) <= numbers(target):
        return "@available(*, unavailable)"
    return attribute(labels["introduced"]).strip() if "introduced" in labels else ""
