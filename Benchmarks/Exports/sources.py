"""The sources of the benchmark of exports: one graph in several forms."""
import re

COUNT = 40


def children(node):
    return [child for child in range(3 * node + 1, 3 * node + 4) if child < COUNT]


def is_public(node):
    """Every second key is a protocol of the library's interface. The others are internal, so that exports hide them."""
    return node % 2 == 0


def classes(form):
    """The protocols and classes of the library."""
    everything = form == "public"
    lines = []
    for node in range(COUNT):
        access = "public " if is_public(node) or everything else ""
        own = "public " if everything else ""
        lines.append(f"{access}protocol Node{node} {{ var depth: Int {{ get }} }}")
        parameters = ", ".join(f"n{child}: any Node{child}" for child in children(node))
        lines.append(f"{own}final class Node{node}Impl: Node{node} {{")
        lines += [f"    let n{child}: any Node{child}" for child in children(node)]
        lines.append(f"    {own}init({parameters}) {{")
        lines += [f"        self.n{child} = n{child}" for child in children(node)]
        depth = f"n{children(node)[0]}.depth + 1" if children(node) else "1"
        member = "public " if is_public(node) or everything else ""
        lines += ["    }", f"    {member}var depth: Int {{ {depth} }}", "}"]
    return "\n".join(lines) + "\n"


def by_hand():
    """What one writes without a container: a function for each key, as the container has one."""
    lines = ["struct HandWritten {"]
    for node in range(COUNT):
        arguments = ", ".join(f"n{child}: node{child}()" for child in children(node))
        lines.append(f"    func node{node}() -> any Node{node} {{ Node{node}Impl({arguments}) }}")
    return "\n".join(lines + ["}"]) + "\n"


def write(form, folder, library, application):
    """Writes the sources of a contestant. Returns its modules: the name, the files, and whether it is the library."""
    (folder / "Library").mkdir(exist_ok=True)
    source = folder / "Library" / "Classes.swift"
    source.write_text(classes(form))
    caller = folder / ("Library" if form in ("one", "container") else "Application") / "Make.swift"
    caller.parent.mkdir(exist_ok=True)
    imports = f"import {library}\n" if form in ("public", "exports") else ""
    if form in ("one", "public"):
        body = by_hand() + "let hand = HandWritten()\n"
        root = "hand.node0()"
    else:
        body, root = "let module = Module()\n", "module.node0"
    caller.write_text(f"{imports}{body}@inline(never) public func make() -> Int {{ {root}.depth }}\n")
    if form in ("one", "container"):
        return [(application, [source, caller], True)]
    return [(library, [source], True), (application, [caller], False)]


def make_inlinable(folder):
    """Lets other modules inline the exports: the classes must be usable from there, which dpend does not write."""
    for path in folder.iterdir():
        text = path.read_text()
        if path.name == "Classes.swift":
            text = re.sub(r"^(protocol|final class)", r"@usableFromInline \1", text, flags=re.M)
            text = re.sub(r"^    init", "    @inlinable init", text, flags=re.M)
            text = re.sub(r"^    let", "    @usableFromInline let", text, flags=re.M)
            text = re.sub(r"^    var depth", "    @usableFromInline var depth", text, flags=re.M)
        else:
            text = re.sub(r"^    public static func", "    @inlinable public static func", text, flags=re.M)
            text = re.sub(r"public nonisolated struct (\w+)( ?:[^{]*)? \{\n    let value: (.*)\n",
                          r"@frozen public nonisolated struct \1\2 {\n    @usableFromInline let value: \3\n"
                          r"    @inlinable init(value: \3) { self.value = value }\n", text)
        path.write_text(text)


def main(calls):
    """The program: it takes turns with all contestants, and prints the time of each, and its ratio to the first one's."""
    imports = "\n".join(f"import {name}" for _, name in calls)
    contestants = ",\n    ".join(f'("{title}", {{ {name}.make() }})' for title, name in calls)
    return f"""import Foundation
{imports}

let contestants: [(title: String, make: () -> Int)] = [
    {contestants}
]
let (rounds, repetitions) = (400, 500)
var times: [[Double]] = contestants.map {{ _ in [] }}
var sum = 0
for round in 0..<rounds + 5 {{
    for (number, contestant) in contestants.enumerated() {{
        let start = ContinuousClock.now
        for _ in 0..<repetitions {{ sum &+= contestant.make() }}
        let time = (ContinuousClock.now - start) / .nanoseconds(1)
        if round >= 5 {{ times[number].append(time / Double(repetitions)) }}
    }}
}}
// Other programs make some rounds slower, and none faster.
func typical(_ values: [Double]) -> Double {{ values.sorted()[values.count / 10] }}
let objects = {COUNT}
for (number, contestant) in contestants.enumerated() {{
    let (time, byHand) = (typical(times[number]), typical(times[0]))
    let (ratio, more) = (time / byHand, (time - byHand) / Double(objects))
    print(String(format: "%7.0f ns   ratio %.3f   %5.2f ns more an object   ", time, ratio, more) + contestant.title)
}}
if sum == 42 {{ print(sum) }}
"""
