#!/usr/bin/env python3
"""Applies what archlint proposes for broken random frameworks, once and as printed, and judges again.

    launch_fixes.py ARCHLINT LINKER [COUNT [SEED]]

The frameworks are those of launches.py. The code stays as it is: each target goes on using what it
used before the edits. Then the linker and the rules of dyld have to find nothing wrong.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile

import launches

# What else is printed as help is advice without a proof.
EDIT = re.compile("(add|set|use|write) ")
RULES = ("missing-embed", "duplicate-static", "unlinked-static", "nested-embed")


class Edited:
    """A framework whose specs are edited as a person would who follows what is printed."""

    def __init__(self, framework, folder):
        self.framework = framework
        self.done = set()
        self.lines = {spec: self.entries(folder, spec) for spec in framework.specs
                      if framework.specs[spec]}

    def entries(self, folder, spec):
        """The lines of a spec that name what an entry is for, with the entry."""
        names = self.framework.specs[spec]
        entries = [(name, entry) for name in names
                   for entry in self.framework.targets[name]["entries"]]
        with open(f"{folder}/{spec}/project.yml", encoding="utf-8") as file:
            lines = [number for number, line in enumerate(file, 1)
                     if re.match(r'\s*"(target|framework)": ', line)]
        return dict(zip(lines, entries))

    def find(self, name, other):
        """The entry of a target for another one."""
        for entry in self.framework.targets[name]["entries"]:
            if product(entry) == other:
                return entry
        raise ValueError(f"{name} has no entry for {other}")

    def apply(self, words, place):
        """Makes one edit; the same edit of two findings is made once."""
        spec, line = place
        if " in the entry" in words and " in the entry for " not in words:
            name, entry = self.lines[spec][line]
            words = words.replace(" in the entry", f" in the entry for {product(entry)} in {name}")
        if words in self.done:
            return
        self.done.add(words)
        if match := re.fullmatch(r"add (`- .*`) to the dependencies of (.*)", words):
            # Several entries for several targets are said at once.
            for target in re.split(", | and ", match[2]):
                for entry in re.findall("`- (.*?)`", match[1]):
                    self.framework.targets[target]["entries"].append(parsed(entry))
        elif match := re.fullmatch(r"set `type: framework` in (\S+)", words):
            self.framework.targets[match[1]]["type"] = "framework"
            self.framework.targets[match[1]].pop("requiresObjCLinking", None)
        elif match := re.fullmatch(r"set `MACH_O_TYPE` to `mh_dylib` in the settings of (\S+)", words):
            target = self.framework.targets[match[1]]
            target["type"] = "framework"
            target["settings"] = json.loads(json.dumps(target["settings"]).replace(
                "staticlib", "mh_dylib"))
        elif match := re.fullmatch(r"use `(.*)` in the entry for (\S+) in (\S+)", words):
            self.find(match[3], match[2])["framework"] = match[1]
        elif match := re.fullmatch(r"set (.*) in the entry for (\S+) in (\S+)", words):
            entry = self.find(match[3], match[2])
            for key, value in re.findall(r"`(\w+): (\w+)`", match[1]):
                entry[key] = value == "true"
        else:
            raise ValueError(f"no edit: {words}")


def product(entry):
    name = entry.get("target") or entry["framework"].removesuffix(".framework")
    return name.removeprefix("lib").removesuffix(".a")


def parsed(text):
    """An entry as it is printed: `target: A`, or `{target: A, link: false}`."""
    words = [word.split(": ") for word in text.strip("{}").split(", ")]
    return {key: {"true": True, "false": False}.get(value, value) for key, value in words}


def proposals(archlint, folder):
    """What is printed as help, with the place of its finding, in the order of the report."""
    text = subprocess.run(
        [archlint, "check", "--no-color", "--limit", "100000",
         *[word for rule in RULES for word in ("--only", rule)], folder],
        capture_output=True, text=True, check=False, cwd="/").stdout
    place, found, is_open, pasted = None, [], False, None
    for line in text.splitlines():
        if match := re.match(r"\S*?/(\w+)/project\.yml:(\d+):\d+: (error|warning|info): ", line):
            place, is_open, pasted = (match[1], int(match[2])), False, None
        elif line.startswith("   help: "):
            found.append([line.removeprefix("   help: "), place])
            is_open = True
        elif is_open and line.startswith("         "):
            line = line.strip()
            if match := re.fullmatch(r"add to the dependencies of (\S+)", found[-1][0]):
                pasted = match[1]
                found.pop()
            if pasted:
                found.append([f"add `{line}` to the dependencies of {pasted}", place])
            else:
                found[-1][0] += " " + line
        else:
            is_open = False
    # Changes that are made together are one sentence.
    return [[words, place] for help, place in found for words in help.split("; ")]


def graph(archlint, folder):
    return json.loads(subprocess.run(
        [archlint, "graph", "--format", "json", folder], capture_output=True, text=True,
        check=True).stdout)


class Build(launches.Build):
    """A build in which the code of each target uses what it did at first."""

    def __init__(self, framework, links, folder, linker, code):
        self.code = code
        super().__init__(framework, links, folder, linker)

    def uses(self, target):
        return self.code[target["name"]] if self.code else super().uses(target)


def judge(framework, links, linker, code=None):
    with tempfile.TemporaryDirectory() as products:
        build = Build(framework, links, products, linker, code)
        code = {name: build.uses(target) for name, target in framework.targets.items()}
        return build.verdict(), code


def compare(archlint, linker, seed, has_hints):
    framework = launches.Framework(seed, has_hints)
    with tempfile.TemporaryDirectory() as folder:
        framework.write(folder)
        before, code = judge(framework, graph(archlint, folder)["links"], linker)
        if not before:
            return "sound", ""
        edited = Edited(framework, folder)
        words = [edit for edit in proposals(archlint, folder) if EDIT.match(edit[0])]
        for edit in words:
            edited.apply(*edit)
        os.rename(f"{folder}", f"{folder}-before")
        os.makedirs(folder)
        framework.write(folder)
        after, _ = judge(framework, graph(archlint, folder)["links"], linker, code)
        left = proposals(archlint, folder)
        subprocess.run(["rm", "-rf", f"{folder}-before"], check=True)
        if not after:
            return ("mended" if not left else "mended, and told of more"), ""
        return ("open" if not words else "broken"), (
            f"{sorted(before)} → {[w for w, _ in words]} → {sorted(after)}")


def main():
    archlint, linker = os.path.abspath(sys.argv[1]), sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else random.randrange(1 << 30)
    print(f"{count} broken frameworks from seed {seed}", flush=True)
    counts = {}
    while sum(n for outcome, n in counts.items() if outcome != "sound") < count:
        outcome, words = compare(archlint, linker, seed, seed % 8 != 0)
        counts[outcome] = counts.get(outcome, 0) + 1
        if words:
            print(f"seed {seed}: {outcome}: {words}", flush=True)
        seed += 1
    print(", ".join(f"{outcome} {n}" for outcome, n in sorted(counts.items())))
    sys.exit(1 if "broken" in counts else 0)


if __name__ == "__main__":
    main()
