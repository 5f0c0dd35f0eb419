#!/usr/bin/env python3
"""One table of what `dpend init` makes of real apps, untouched.

Usage: bars.py DPEND CHECKOUT … [--runs COUNT] [--limit SECONDS] [--samples COUNT] [--json FILE]

Works on copies. `--samples 10` prints ten random wired arguments and ten values of each project, to check them by hand. The visible headline
leaves out constructions of classes that are internal to a library: only an exports file lets an application make them. Times are processor time, user and system, and the median of the runs. `init` may take three times `analyze` plus a
second. See README.md.
"""
import argparse
import collections
import json
import os
import pathlib
import random
import re
import statistics
import sys
import tempfile

sys.dont_write_bytecode = True

import project


def first(*values):
    return next((value for value in values if value is not None), None)


def shown(value):
    return "–" if value is None else str(value)


def headline(coverage):
    """The counts of `dpend coverage`, of the versions with and without counted objects."""
    summary = coverage.get("summary", {})
    objects = first(summary.get("objects"), coverage.get("objects")) or {}
    reasons = collections.Counter()
    for reason in coverage.get("reasons", []):
        reasons[reason.get("kind")] += reason.get("count", 0)
    return {
        "wired": objects.get("wired"), "left": objects.get("left"), "local": first(objects.get("local"), summary.get("local")),
        "percent": first(objects.get("percent"), objects.get("percentage")),
        "internal": sum(call["arguments"]["left"] for call in coverage.get("constructions", [])
                        if "internal" in (call.get("reason") or {}).get("message", "")),
        "constructions": summary.get("constructions"), "as it is": first(summary.get("asItIs"), summary.get("made")),
        "with values": first(summary.get("withValues"), summary.get("madeWithValues"), summary.get("madeWithArguments")),
        "hollow": first(summary.get("hollow"), reasons.get("left-to-caller") if objects else None),
        "not": summary.get("notMade"), "old percent": None if objects else summary.get("percentage"),
        "reasons": dict(reasons),
    }


def head_lines(text):
    """The lines before `targets:`, and how many of them set something."""
    lines = text.splitlines()
    end = next((number for number, line in enumerate(lines) if re.match(r"targets:", line)), len(lines))
    return end, sum(1 for line in lines[:end] if line.strip() and not line.lstrip().startswith("#"))


def samples(coverage, kind, count, name):
    """Random arguments of a kind: place, class, label and type. The same in each run."""
    found = [f"{call['location']['path']}:{call['location']['line']}: {call['type']}({argument['label']}: {argument.get('type', '?')})"
             for call in coverage["constructions"] for argument in call.get("passed", []) if argument["kind"] == kind]
    return sorted(random.Random(f"{name} {kind}").sample(found, min(count, len(found))))


def measured(dpend, source, work, runs, limit, count):
    name = project.name_of(source)
    folder = project.copied(source, pathlib.Path(work, name))
    result = {"app": name}
    times = []
    for number in range(runs):
        configuration = folder / ".dpend.yml"
        if configuration.exists():
            configuration.unlink()
        done = project.run([dpend, "init"], folder, limit)
        if done.status != 0:
            result["failure"] = f"init: {done.errors.strip().splitlines()[-1:]}"
            return result
        times.append(done.seconds)
        if done.seconds > 60:
            break
    result["init"] = statistics.median(times)
    times = []
    for number in range(runs):
        done = project.run([dpend, "analyze", "--no-cache", "--format", "json"], folder, limit)
        times.append(done.seconds)
        if done.seconds > 60:
            break
    result["analyze"] = statistics.median(times)
    result["times"] = result["init"] <= 3 * result["analyze"] + 1
    if done.status in (0, 1):
        rules = collections.Counter((report["severity"], report["identifier"]) for report in done.json()["diagnostics"])
        result["errors"] = {identifier: count for (severity, identifier), count in sorted(rules.items()) if severity == "error"}
        result["warnings"] = {identifier: count for (severity, identifier), count in sorted(rules.items()) if severity == "warning"}
    else:
        result["failure"] = f"analyze: {done.errors.strip().splitlines()[-1:]}"
    checkout = project.Project(folder)
    result["lines"], result["settings"] = head_lines(checkout.text)
    result["targets"] = len(checkout.targets)
    done = project.run([dpend, "coverage", "--format", "json"], folder, limit)
    if done.status in (0, 1) and done.output.lstrip().startswith("{"):
        coverage = done.json()
        result.update(headline(coverage))
        result["samples"] = {kind: samples(coverage, kind, count, name) for kind in ("wired", "value")}
    else:
        result["failure"] = f"coverage: {(done.errors or done.output).strip().splitlines()[-1:]}"
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dpend")
    parser.add_argument("checkouts", nargs="+")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=900, help="stop a command after so many seconds")
    parser.add_argument("--samples", type=int, default=0, help="print so many random wired arguments and values of each project")
    parser.add_argument("--json", help="write the table to this file")
    arguments = parser.parse_args()
    dpend = os.path.realpath(arguments.dpend)
    rows = []
    with tempfile.TemporaryDirectory(prefix="dpend-bars-") as work:
        for source in arguments.checkouts:
            rows.append(measured(dpend, source, work, arguments.runs, arguments.limit, arguments.samples))
            print(f"{rows[-1]['app']}: {rows[-1].get('failure', 'measured')}", file=sys.stderr, flush=True)
    print("| app | objects wired | left | local | headline | visible | calls | as they are | with values | hollow | not | init, s | analyze, s | in time | lines before targets | of them settings | targets | errors | warnings |")
    print("|---" * 19 + "|")
    for row in rows:
        percent = row.get("percent")
        head = f"{percent} %" if percent is not None else f"({row['old percent']} % of calls)" if row.get("old percent") is not None else "–"
        wired, seen = row.get("wired") or 0, (row.get("left") or 0) - (row.get("internal") or 0)
        visible = f"{100 * wired // (wired + seen)} %" if percent is not None and wired + seen else "–"
        kinds = ["; ".join(f"{count} {identifier}" for identifier, count in row.get(key, {}).items()) or "0" if key in row else "–" for key in ("errors", "warnings")]
        cells = [row["app"], shown(row.get("wired")), shown(row.get("left")), shown(row.get("local")), head, visible, shown(row.get("constructions")), shown(row.get("as it is")),
                 shown(row.get("with values")), shown(row.get("hollow")), shown(row.get("not")), f"{row['init']:.2f}" if "init" in row else "–",
                 f"{row['analyze']:.2f}" if "analyze" in row else "–", {True: "yes", False: "no", None: "–"}[row.get("times")], shown(row.get("lines")), shown(row.get("settings")),
                 shown(row.get("targets")), *kinds]
        print("| " + " | ".join(cells) + " |")
    for row in rows:
        if row.get("failure"):
            print(f"\n{row['app']}: {row['failure']}")
        if row.get("reasons"):
            print(f"\n{row['app']}, calls that are not made: " + ", ".join(f"{count} {kind}" for kind, count in sorted(row["reasons"].items(), key=lambda pair: -pair[1])))
        for kind, lines in row.get("samples", {}).items():
            if lines:
                print(f"\n{row['app']}, {kind}:\n" + "\n".join(f"  {line}" for line in lines))
    if arguments.json:
        pathlib.Path(arguments.json).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
