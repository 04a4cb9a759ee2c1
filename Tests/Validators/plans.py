#!/usr/bin/env python3
"""Follows the plans of `archlint plan` for random frameworks, and looks for smaller ones.

usage: plans.py PROGRAM COUNT [SEED]

Each framework has layers, modules and links, some of them upward, within a layer or in cycles. With
the steps of its plan applied, `check` finds exactly what the plan lists as open. Where a plan only
removes links, and there are at most eight, all smaller sets of links are tried.
"""
import collections
import itertools
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

LAYERS = {"domain": "interfaces", "service": "allowed", "core": "allowed"}
ABOUT_LINKS = {"upward-link", "same-layer-link", "cycle"}
MOST_SEARCHED = 8


class Framework:
    def __init__(self, chance):
        self.home = {
            f"M{number}": chance.choice(list(LAYERS)) for number in range(chance.randint(3, 8))}
        pairs = list(itertools.permutations(self.home, 2))
        order = list(LAYERS)
        # Most links lead down.
        weights = [
            5 if order.index(self.home[a]) < order.index(self.home[b]) else 1 for a, b in pairs]
        count = chance.randint(2, 8) if chance.random() < 0.5 else chance.randint(4, 20)
        self.links = sorted(set(chance.choices(pairs, weights, k=count)))
        self.layer = dict(self.home)

    def write(self, folder, without=()):
        shutil.rmtree(folder, ignore_errors=True)
        lines = ["layers:"]
        for layer, same in LAYERS.items():
            names = [name for name in self.home if self.layer[name] == layer != self.home[name]]
            patterns = ", ".join([f"{layer}/**", *names])
            lines.append(f"  - {layer}: {{modules: [{patterns}], same-layer: {same}, optional: true}}")
        texts = {".archlint.yml": "\n".join(lines) + "\n"}
        for name, layer in self.home.items():
            entries = "".join(
                f"      - {{framework: {other}.framework, implicit: true}}\n"
                for one, other in self.links if one == name and (one, other) not in without)
            texts[f"{layer}/{name}/project.yml"] = (
                f"name: {name}\ntargets:\n  {name}:\n    type: framework\n    platform: iOS\n"
                + (f"    dependencies:\n{entries}" if entries else ""))
        for path, text in texts.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)


def run(program, folder, *words):
    result = subprocess.run(
        [program, *words, "--format", "json", folder], capture_output=True, text=True, timeout=300)
    return json.loads(result.stdout)


def found(program, folder):
    report = run(program, folder, "check")
    return collections.Counter((item["rule"], item["message"]) for item in report["findings"])


def removed(step):
    """The links that a step of a plan removes."""
    words = step["step"]
    if step["kind"] == "cut":
        return [tuple(pair.split(" → ")) for pair in words.removeprefix("remove links: ").split(", ")]
    start, ends = words.split(" on ")
    return [(start.split(" of ")[1], end) for end in ends.split(", ")]


def smallest(program, framework, folder, limit):
    """The size of the smallest set of links without which none is rejected, if below a limit."""
    for size in range(limit):
        for links in itertools.combinations(framework.links, size):
            framework.write(folder, links)
            if not any(rule in ABOUT_LINKS for rule, _ in found(program, folder)):
                return size
    return limit


def judge(program, seed, folder, tally):
    framework = Framework(random.Random(seed))
    framework.write(folder)
    before = found(program, folder)
    plan = run(program, folder, "plan")
    gone = set()
    for step in plan["steps"]:
        tally["steps"] += 1
        if step["kind"] == "move":
            name, layers = step["step"].removeprefix("move ").split(" from ")
            framework.layer[name] = layers.split(" to ")[1]
        else:
            gone.update(removed(step))
    tally["plans"] += bool(plan["steps"])
    tally["found"] += sum(before.values())
    tally["open"] += len(plan["open"])
    framework.write(folder, gone)
    after = found(program, folder)
    said = collections.Counter((item["rule"], item["message"]) for item in plan["open"])
    if after != said:
        return [f"{seed}: found {after - said}, and not {said - after}"]
    if len(framework.links) > MOST_SEARCHED or framework.layer != framework.home or not gone:
        return []
    if any(rule in ABOUT_LINKS for rule, _ in after):
        tally["not searched, as links are open"] += 1
        return []
    tally["searched"] += 1
    size = smallest(program, framework, folder, len(gone))
    tally["links removed"] += len(gone)
    tally["links to remove"] += size
    tally[f"larger by {len(gone) - size}"] += 1
    return []


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    home = pathlib.Path(tempfile.mkdtemp(prefix="archlint-plans-", dir="/dev/shm"))
    tally, faults = collections.Counter(), []
    for number in range(seed, seed + count):
        faults += judge(program, number, home / "p", tally)
    print(", ".join(f"{name}: {number}" for name, number in sorted(tally.items())))
    print(f"{count} frameworks, {len(faults)} faults")
    print("\n".join(faults[:20]))
    shutil.rmtree(home)
    sys.exit(1 if faults else 0)


main()
