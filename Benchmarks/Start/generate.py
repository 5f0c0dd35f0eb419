#!/usr/bin/env python3
"""Writes graphs of asynchronous providers, and the same start-up by hand, and prints the name of each graph: generate.py FOLDER

Each provider waits for some time, as for a connection. 'by hand' is what an experienced developer writes: 'async let' for what does not
require each other, and a task for what others require. 'by hand, kept' is what the containers do, by hand: an object that exists is not made
again, whichever task asks for it. If providers can fail, the first error cancels the others, as in the containers.
"""
import pathlib
import sys

# For each shape, the positions that each provider requires. The last provider is the root.
SHAPES = {
    "wide of 8": [[] for _ in range(8)] + [list(range(8))],
    "wide of 50": [[] for _ in range(50)] + [list(range(50))],
    "wide of 200": [[] for _ in range(200)] + [list(range(200))],
    "chain of 8": [[] if number == 0 else [number - 1] for number in range(8)],
    "diamond": [[], [0], [0], [1, 2]],
    "diamonds of 8 layers": [[]] + [layer for number in range(8) for layer in ([3 * number], [3 * number], [3 * number + 1, 3 * number + 2])],
    "uneven": [[], [], [0], [1], [2], [0, 3], [4, 5]],
    "wide of 8, all can fail": [[] for _ in range(8)] + [list(range(8))],
}
WAITS = {"uneven": [1, 3, 3, 1, 1, 2, 1]}


def name(shape):
    return "".join(word.capitalize() for word in shape.replace(",", "").split())


def depth(needs, waits):
    ends = []
    for number, needed in enumerate(needs):
        ends.append(max([ends[other] for other in needed], default=0) + waits[number])
    return ends[-1]


def write(shape, needs):
    prefix, waits = name(shape), WAITS.get(shape, [1] * len(needs))
    fails = "fail" in shape
    throws, attempt, error = ("throws ", "try ", "any Error") if fails else ("", "", "Never")
    last = len(needs) - 1
    # An 'async let' cannot be captured by another one.
    tasks = {other for needed in needs[:last] for other in needed}
    lines = []
    for number, needed in enumerate(needs):
        parameters = ", ".join(f"p{other}: {prefix}{other}Impl" for other in needed)
        lines.append(f"final class {prefix}{number}Impl: Sendable {{ init({parameters}) async {throws}{{ await pause({waits[number]}) }} }}")
    lines.append(f"func sequential{prefix}() async {throws}-> {prefix}{len(needs) - 1}Impl {{")
    for number, needed in enumerate(needs):
        arguments = ", ".join(f"p{other}: p{other}" for other in needed)
        lines.append(f"    let p{number} = {attempt}await {prefix}{number}Impl({arguments})")
    lines.append(f"    return p{len(needs) - 1}\n}}")
    lines.append(f"func byHand{prefix}() async {throws}-> {prefix}{len(needs) - 1}Impl {{")
    for number, needed in enumerate(needs):
        arguments = ", ".join(f"p{other}: p{other}{'.value' if other in tasks else ''}" for other in needed)
        call = f"{'await ' if needed else ''}{prefix}{number}Impl({arguments})".replace("await " + prefix, prefix)
        if number in tasks:
            lines.append(f"    let p{number} = Task {{ {attempt}await {call} }}")
        elif number < last:
            lines.append(f"    async let p{number} = {call}")
        else:
            lines.append(f"    return {attempt}await {call}")
    lines.append("}")
    # The container locks so that tasks can ask at the same time.
    lines.append(f"final class Kept{prefix}: @unchecked Sendable {{\n    private let lock = NSLock()")
    for number, needed in enumerate(needs):
        type = f"Task<{prefix}{number}Impl, {error}>"
        lines.append(f"    private var task{number}: {type}?")
        lines.append(f"    func start{number}() -> {type} {{\n        lock.withLock {{\n            if let task{number} {{ return task{number} }}")
        lines.append(f"            let task = Task {{ {attempt}await self.make{number}() }}\n            task{number} = task\n            return task\n        }}\n    }}")
        lines.append(f"    private func make{number}() async {throws}-> {prefix}{number}Impl {{")
        lines += [f"        let p{other} = start{other}()" for other in needed]
        arguments = ", ".join(f"p{other}: p{other}.value" for other in needed)
        if fails and needed:
            # In the order of their ends, so that an error does not wait for those before it.
            lines.append("        do {\n            try await withThrowingTaskGroup(of: Void.self) { group in")
            lines += [f"                group.addTask {{ _ = try await p{other}.value }}" for other in needed]
            lines.append("                try await group.waitForAll()\n            }\n        } catch {")
            lines += [f"            p{other}.cancel()" for other in needed]
            lines.append("            throw error\n        }")
        lines.append(f"        return {attempt}await {prefix}{number}Impl({arguments})\n    }}")
    lines.append("}")
    return lines


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    lines, table = [], []
    for shape, needs in SHAPES.items():
        lines += write(shape, needs)
        prefix, last = name(shape), len(needs) - 1
        accessor = f"{prefix[0].lower()}{prefix[1:]}{last}Impl"
        waits = WAITS.get(shape, [1] * len(needs))
        attempt = "try! " if "fail" in shape else ""
        table.append(
            f'    Shape(name: "{shape}", depth: {depth(needs, waits)}, starts: [\n'
            f"        (\"one after the other\", {{ _ = {attempt}await sequential{prefix}() }}),\n"
            f"        (\"by hand\", {{ _ = {attempt}await byHand{prefix}() }}),\n"
            f"        (\"by hand, kept\", {{ _ = {attempt}await Kept{prefix}().start{last}().value }}),\n"
            f"        (\"static\", {{ _ = {attempt}await Static{prefix}().{accessor} }}),\n"
            f"        (\"embedded\", {{ _ = {attempt}await Embedded{prefix}().{accessor} }}),\n    ]),")
        print(prefix)
    (folder / "Shapes.swift").write_text("import Foundation\n\n" + "\n".join(lines) + "\n")
    (folder / "Table.swift").write_text("let shapes = [\n" + "\n".join(table) + "\n]\n")


if __name__ == "__main__":
    main()
