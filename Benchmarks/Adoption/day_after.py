#!/usr/bin/env python3
"""The day after `dpend init`: deletes required classes and conformances in turn, and checks that dpend reports each loss.

Usage: day_after.py DPEND CHECKOUT … [--sample COUNT] [--seed SEED] [--only TEXT] [--json FILE] [--verbose]

Works on a copy. `dpend init` writes `.dpend.yml`, and nobody edits it. `dpend tree --format json` gives the edges. There are three kinds
of trials:

    class         a class that the container passes to another class: its declaration and its extensions go
    conformance   an edge through a protocol: the name of the protocol leaves the inheritance clause of the class
    not wired     a class that an initializer of a chosen class requires, itself or by a protocol, and that the container does not pass

A requirement within the lost class goes with it, so it does not count. A default value that names the lost class, `= SystemClock()`, or a
member of the project that makes it, `= Container.shared.clock()`, is an error of the compiler, and so is another initializer of the
consumer that makes it, `self.init(clock: SystemClock())`: such a loss has a column of its own, and is
neither caught nor missed.

A loss is caught if `dpend analyze` reports a new error at a requirement of the lost class: the file and the line of a parameter, or of its
initializer. Everything else counts as not caught, also an error at another place. A proposal that wires nothing would have no trial of the
first two kinds, so the table also has the number of classes that other initializers require, by names. See README.md.
"""
import argparse
import collections
import json
import os
import pathlib
import random
import re
import sys
import tempfile

sys.dont_write_bytecode = True

import project

PASSED = ("instance", "closure", "lazy", "collection")
DOUBLES = re.compile(r"(^|[a-z])(Mock|Stub|Fake|Spy|Dummy|Preview)")
# Superclasses and protocols of data, errors and views. Their subclasses are not objects with dependencies.
DATA = {"Error", "LocalizedError", "Codable", "Decodable", "Encodable", "NSManagedObject", "Object", "View", "ViewModifier", "Record"}


class Edge:
    """The container passes an object of `provided` where `consumer` requires `key`."""

    def __init__(self, consumer, path, lines, key, provided, file, target=None):
        self.consumer, self.path, self.lines, self.key, self.provided, self.file, self.target = consumer, path, lines, key, provided, file, target


def bare(type):
    """The names in the spelling of a required type without `any`, optionals and the like."""
    return set(re.findall(r"[A-Za-z_][\w.]*", re.sub(r"\b(any|some|Lazy|Optional|Array|escaping|Sendable|MainActor|async|throws|Void)\b", " ", type)))


def class_of(call):
    """`A.B.init(x:)` → `A.B`. Other calls are members of configurations."""
    match = re.match(r"(.+)\.init[(?]", call)
    return re.sub(r"<.*", "", match[1]) if match else None


class Graph:
    """The edges of all targets, and what chosen classes require."""

    def __init__(self, dpend, checkout, options, only=None):
        self.edges, self.required, self.met, self.chosen = {}, {}, {}, set()
        self.failures = []
        for name in only or [target.name for target in checkout.targets]:
            result = project.run([dpend, "tree", "--format", "json", *options, *(["--target", name] if name else [])], checkout.folder)
            if result.status != 0:
                self.failures.append((name, (result.errors or result.output).strip().splitlines()[-1:]))
                continue
            self.add(result.json(), name)

    def add(self, graph, name):
        nodes = {node["name"]: node for node in graph["nodes"]}
        for node in graph["nodes"]:
            for provider in node.get("providers", []):
                consumer = class_of(provider["call"])
                if consumer:
                    self.chosen.add(consumer)
                consumer = consumer or provider["call"]
                own = provider.get("location", {})
                for dependency in provider.get("dependencies", []):
                    place = dependency.get("location") or own
                    path = os.path.normpath(place.get("path", ""))
                    at = (path, place.get("line"), place.get("column"))
                    self.met.setdefault(at, set()).add(dependency["met"])
                    self.required.setdefault(at, (consumer, dependency["type"], {place.get("line"), own.get("line")}))
                    if dependency["met"] not in PASSED or "target" not in dependency:
                        continue
                    for target in self._elements(nodes, dependency["target"]):
                        for provided in nodes.get(target, {}).get("providers", []):
                            type = class_of(provided["call"])
                            if type and "location" in provided:
                                file = os.path.normpath(provided["location"]["path"])
                                self.edges.setdefault((at, type), Edge(consumer, path, {place.get("line"), own.get("line")},
                                                                      nodes[target]["key"]["name"], type, file, name))

    def _elements(self, nodes, name):
        return nodes.get(name, {}).get("elements") or [name]


class App:
    def __init__(self, dpend, source, work, sample, seed, only, verbose):
        self.dpend, self.name, self.sample, self.seed, self.only, self.verbose = dpend, project.name_of(source), sample, seed, only, verbose
        self.folder = project.copied(source, pathlib.Path(work, self.name))
        self.options = ["--cache-path", str(pathlib.Path(work, self.name + "-cache"))]
        done = project.run([dpend, "init"], self.folder, 1800)
        if done.status != 0:
            raise RuntimeError(f"{self.name}: init ended with {done.status}: {done.errors[-400:]}")
        self.checkout = project.Project(self.folder)
        self.sources = project.Sources(self.folder, {path for target in self.checkout.targets for path in target.sources})
        self.graph = Graph(dpend, self.checkout, self.options)
        self.before = self.reports()
        self.by_name = collections.defaultdict(list)
        for declaration in self.sources.declarations:
            if declaration.keyword != "extension":
                self.by_name[declaration.name].append(declaration)
        self.modules_of = collections.defaultdict(set)
        for target in self.checkout.targets:
            for path in target.sources:
                self.modules_of[path].add(target.module)

    def reports(self):
        result = project.run([self.dpend, "analyze", "--format", "json", *self.options], self.folder, 900)
        if result.status not in (0, 1):
            raise RuntimeError(f"{self.name}: analyze ended with {result.status}: {(result.output + result.errors)[-600:]}")
        found = collections.Counter()
        self.last = {}
        for report in result.json()["diagnostics"]:
            place = report.get("location") or {}
            key = (report["severity"], report["identifier"], os.path.normpath(place.get("path", "")), place.get("line"), report["message"])
            found[key] += 1
        return found

    def conforming(self):
        """The classes of the project by each protocol that they name, with the protocols that these inherit."""
        inherited = collections.defaultdict(set)
        for declaration in self.sources.declarations:
            names = {re.sub(r"<.*", "", re.sub(r"^(@\w+(\([^)]*\))?\s+)*(any\s+)?", "", name)).strip() for entry in declaration.inherited for name in project.split(entry, "&")}
            inherited[declaration.name] |= names | {name.rsplit(".", 1)[-1] for name in names}
        self.inherited = inherited
        result = collections.defaultdict(set)
        for name, declared in self.by_name.items():
            if declared[0].keyword not in ("class", "actor", "struct") or DOUBLES.search(name):
                continue
            seen, pending = set(), [name]
            while pending:
                for parent in inherited.get(pending.pop(), ()):
                    if parent not in seen:
                        seen.add(parent)
                        pending.append(parent)
            if seen & DATA:
                continue
            for parent in seen:
                result[parent].add(name)
            if declared[0].keyword in ("class", "actor"):
                result[name].add(name)
        return result

    def deletion(self, name, file):
        """The texts without a class and its extensions, as {path: text}."""
        declared = [declaration for declaration in self.by_name.get(name, []) if declaration.keyword != "protocol"]
        if not declared:
            return None
        same = [declaration for declaration in declared if declaration.path == file] or declared
        modules = set().union(*(self.modules_of[declaration.path] for declaration in same))
        others = set().union(set(), *(self.modules_of[declaration.path] for declaration in declared if declaration not in same)) - modules
        ranges = collections.defaultdict(list)
        for declaration in same:
            ranges[declaration.path].append((declaration.start, declaration.end))
        for declaration in self.sources.declarations:
            inside = declaration.name == name or declaration.name.startswith(name + ".")
            if inside and declaration.keyword == "extension" and not (self.modules_of[declaration.path] & others):
                ranges[declaration.path].append((declaration.start, declaration.end))
        return {path: self.blanked(path, parts) for path, parts in ranges.items()}

    def blanked(self, path, ranges):
        text = self.sources.texts[path]
        for start, end in ranges:
            text = text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]
        return text

    def nonconformance(self, name, key):
        """The texts without the name of a protocol in the inheritance clauses of a class, as {path: text}."""
        spelled = re.sub(r"^any ", "", key)
        texts = {}
        for declaration in self.sources.declarations:
            if declaration.name != name or not declaration.inherited or declaration.keyword == "protocol":
                continue
            kept = [entry for entry in declaration.inherited if re.sub(r"^@\w+\s+", "", entry) not in (spelled, spelled.rsplit(".", 1)[-1])]
            if kept == declaration.inherited:
                # `typealias`-free compositions: `A & P`.
                kept = [" & ".join(part for part in project.split(entry, "&") if part != spelled) for entry in declaration.inherited]
                if kept == declaration.inherited:
                    continue
            text = texts.get(declaration.path, self.sources.texts[declaration.path])
            start, end = declaration.clause
            lines = text[start:end].count("\n")
            clause = (": " + ", ".join(kept) if kept else "") + " "
            # The line of the opening brace moves within the clause only, so that lines below stay.
            padded = clause.ljust(end - start - lines)[:max(len(clause), end - start - lines)] + "\n" * lines
            if len(padded) != end - start:
                return None
            texts[declaration.path] = text[:start] + padded + text[end:]
        return texts or None

    def trials(self):
        """(kind, class, key, edges, texts), and the numbers of the graph."""
        by_class, by_conformance = collections.defaultdict(list), collections.defaultdict(list)
        for edge in self.graph.edges.values():
            by_class[(edge.provided, edge.file)].append(edge)
            if edge.key != edge.provided and re.fullmatch(r"[\w.]+", edge.key):
                by_conformance[(edge.provided, edge.file, edge.key)].append(edge)
        conforming = self.conforming()
        wired = {name for name, _ in by_class}
        unwired = collections.defaultdict(list)
        by_chosen = set()
        for (path, line, column), (consumer, type, lines) in self.graph.required.items():
            for name in bare(type):
                for made in conforming.get(name, ()):
                    if made == consumer:
                        continue
                    by_chosen.add(made)
                    if made not in wired and (name == made or len(conforming[name]) == 1):
                        unwired[made].append(Edge(consumer, path, lines, name, made, self.by_name[made][0].path))
        remaining = {key: [edge for edge in edges if edge.consumer != key[0] and not edge.consumer.startswith(f"{key[0]}.")]
                     for key, edges in by_class.items()}
        result = [("class", name, None, edges, self.deletion(name, file)) for (name, file), edges in remaining.items() if edges]
        result += [("conformance", name, key, edges, self.nonconformance(name, key)) for (name, file, key), edges in by_conformance.items()]
        result += [("not wired", name, None, edges, self.deletion(name, edges[0].file)) for name, edges in unwired.items()]
        self.counts = {"edges": len(self.graph.edges), "wired classes": len(wired), "by chosen": len(by_chosen | wired), "by any": len(self.required_by_any(conforming) | wired)}
        return sorted(result, key=lambda trial: (("class", "conformance", "not wired").index(trial[0]), trial[1], trial[2] or ""))

    def required_by_any(self, conforming):
        """The classes that an initializer of the project requires, itself or by a protocol. By names."""
        result = set()
        for declaration in self.sources.declarations:
            if declaration.keyword not in ("class", "actor", "struct", "extension") or DOUBLES.search(declaration.name):
                continue
            text = self.sources.codes[declaration.path]
            for match in re.compile(r"\binit\s*[?!]?\s*(?:<[^>]*>\s*)?\(").finditer(text, *declaration.body):
                opening = match.end() - 1
                for parameter in project.split(text[opening + 1:project.end_of(text, opening) - 1]):
                    type = re.sub(r"=.*", "", parameter.partition(":")[2], flags=re.DOTALL)
                    if "->" in type:
                        continue
                    for name in bare(type):
                        result |= {made for made in conforming.get(name, ()) if made != declaration.name}
        return result

    def reading(self, edges):
        """After a loss that is not caught: how the parameters of the edges are met now."""
        graph = Graph(self.dpend, self.checkout, self.options, [edges[0].target])
        places = {(edge.path, line) for edge in edges for line in edge.lines}
        met = collections.Counter()
        for (path, line, _), kinds in graph.met.items():
            if (path, line) in places and any(edge.path == path and line in edge.lines for edge in edges):
                type = graph.required[(path, line, _)][1]
                if any(bare(type) & (bare(edge.key) | {edge.provided}) for edge in edges):
                    met.update(kinds)
        return ", ".join(f"{kind} {count}" for kind, count in sorted(met.items())) or "the consumer is not in the graph"

    def stops_compiler(self, edges, name):
        """Whether the default values of all required parameters name the lost class, or members that name it, or other initializers of the
        consumers make it, so that the program does not compile."""
        last = re.escape(name.rsplit(".", 1)[-1])
        pattern = re.compile(rf"=\s*(try!?\s+)?\.?(\w+\.)*{last}\b")
        member = re.compile(r"=\s*(?:try!?\s+)?(?:\w+\.)+(\w+)")
        own_maker = re.compile(rf"\bself\.init\([^\n]*\b{last}\(")

        def names_class(edge):
            lines = self.sources.texts[edge.path].splitlines() if edge.path in self.sources.texts else []
            if own_maker.search(self.sources.codes.get(edge.path, "")):
                return True
            defaults = [lines[line - 1] for line in edge.lines if line is not None and line <= len(lines)]
            return any(pattern.search(text) for text in defaults) or any(
                self.member_names(found[1], last) for text in defaults if (found := member.search(text)))

        return all(names_class(edge) for edge in edges)

    def member_names(self, member, last):
        """Whether a property or function of a name has the last name of a class in its declaration or body."""
        for text in self.sources.codes.values():
            for match in re.finditer(rf"\b(?:var|let|func)\s+{re.escape(member)}\b", text):
                line_end = text.find("\n", match.end())
                line_end = len(text) if line_end < 0 else line_end
                opening = text.find("{", match.end(), line_end)
                end = project.end_of(text, opening) if opening >= 0 else line_end
                if re.search(rf"\b{last}\b", text[match.end():end]):
                    return True
        return False

    def judged(self, edges, name, key):
        after = self.reports()
        new = list((after - self.before).elements())
        places = {(edge.path, line) for edge in edges for line in edge.lines}
        errors = [report for report in new if report[0] == "error"]
        if any((path, line) in places for _, _, path, line, _ in errors):
            return "caught", new
        if errors:
            names = {name, key, *(edge.key for edge in edges)}
            named = any(any(f"'{each}" in report[4] for each in names if each) for report in errors)
            return ("elsewhere, named" if named else "elsewhere"), new
        return ("warning" if any(report[0] == "warning" for report in new) else "silent"), new

    def run(self):
        trials = self.trials()
        if self.only:
            trials = [trial for trial in trials if self.only in trial[1]]
        outcome = collections.defaultdict(collections.Counter)
        details = []
        for kind in ("class", "conformance", "not wired"):
            chosen = [trial for trial in trials if trial[0] == kind]
            outcome[kind]["all"] = len(chosen)
            if self.sample and len(chosen) > self.sample:
                chosen = random.Random(f"{self.seed} {self.name} {kind}").sample(chosen, self.sample)
            for _, name, key, edges, texts in chosen:
                if not texts:
                    outcome[kind]["not tried"] += 1
                    details.append((kind, name, key, "not tried", "the declaration or its clause is not in the sources of a target", edges, []))
                    continue
                for path, text in texts.items():
                    self.sources.write(path, text)
                try:
                    verdict, new = self.judged(edges, name, key)
                    reading = self.reading(edges) if verdict != "caught" and kind != "not wired" else ""
                finally:
                    for path in texts:
                        self.sources.write(path, self.sources.texts[path])
                if verdict in ("silent", "warning") and kind != "not wired" and self.stops_compiler(edges, name):
                    verdict = "compiler"
                outcome[kind][verdict] += 1
                details.append((kind, name, key, verdict, reading, edges, new))
        return outcome, details


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dpend")
    parser.add_argument("checkouts", nargs="+")
    parser.add_argument("--sample", type=int, help="try so many random losses of each kind (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="try only classes with this text in their names")
    parser.add_argument("--json", help="write all trials to this file")
    parser.add_argument("--verbose", action="store_true", help="print new reports of losses that are not caught")
    parser.add_argument("--minimum", type=float, help="fail if fewer percent of the losses of wired classes and conformances are caught")
    arguments = parser.parse_args()
    dpend = os.path.realpath(arguments.dpend)
    rows, everything, poor = [], [], False
    with tempfile.TemporaryDirectory(prefix="dpend-day-after-") as work:
        for source in arguments.checkouts:
            app = App(dpend, source, work, arguments.sample, arguments.seed, arguments.only, arguments.verbose)
            outcome, details = app.run()
            print(f"\n{app.name}: {app.counts['edges']} edges to {app.counts['wired classes']} classes; initializers of chosen classes "
                  f"require {app.counts['by chosen']} classes of the project, all initializers {app.counts['by any']}")
            for name, message in app.graph.failures:
                print(f"    no graph of target '{name}': {' '.join(message)}")
            for kind, name, key, verdict, reading, edges, new in details:
                everything.append({"app": app.name, "kind": kind, "class": name, "key": key, "verdict": verdict, "now": reading,
                                   "consumers": sorted({f"{edge.path}:{min(line for line in edge.lines if line is not None)}" for edge in edges}),
                                   "new": [list(report) for report in new]})
                if verdict == "caught" or kind == "not wired" and not arguments.verbose:
                    continue
                consumer = min(edges, key=lambda edge: (edge.path, min(edge.lines)))
                more = f" and {len(edges) - 1} more" if len(edges) > 1 else ""
                print(f"    {verdict}: {kind} {name}{f': {key}' if key else ''}, required at {consumer.path}:{max(consumer.lines)} by {consumer.consumer}{more}"
                      f"{f'; now: {reading}' if reading else ''}")
                if arguments.verbose:
                    for severity, identifier, path, line, message in new:
                        print(f"        {path}:{line}: {severity}: {message} [{identifier}]")
            for kind in ("class", "conformance", "not wired"):
                count = outcome[kind]
                tried = sum(count.values()) - count["all"] - count["not tried"] - count["compiler"]
                percent = 100 * count["caught"] / tried if tried else None
                if kind != "not wired" and arguments.minimum is not None and percent is not None and percent < arguments.minimum:
                    poor = True
                rows.append((app.name, kind, count["all"], tried, count["caught"], count["elsewhere, named"], count["elsewhere"], count["warning"], count["silent"],
                             count["compiler"], count["not tried"], "–" if percent is None else f"{percent:.0f} %",
                             app.counts["edges"], app.counts["wired classes"], app.counts["by chosen"], app.counts["by any"]))
            sys.stdout.flush()
    print("\n| app | loss | places | tried | error at a requirement | error elsewhere, with the name | error elsewhere | warning only | silent | does not compile | not tried | caught "
          "| edges | classes wired | required by chosen | required by any |")
    print("|---" * 16 + "|")
    for row in rows:
        print("| " + " | ".join(str(cell) for cell in row) + " |")
    if arguments.json:
        pathlib.Path(arguments.json).write_text(json.dumps(everything, indent=1))
    sys.exit(poor)


if __name__ == "__main__":
    main()
