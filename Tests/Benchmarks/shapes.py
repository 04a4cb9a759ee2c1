#!/usr/bin/env python3
"""shapes.py PROGRAM MODULES FOLDER: what `check` takes on frameworks of many shapes.

Writes a framework of so many modules in each shape into the folder and prints, for each target and
link, the time of the processor (the best of three runs) and how often that is what a plain framework
takes. Ends with 1 where that is more than 2.25 times, or where memory grows out of proportion: the goal
is twice as long, and clocks are not that exact.
"""

import os
import shutil
import subprocess
import sys

MOST_TIME, MOST_MEMORY = 2.25, 3
LAYERS = ["domain", "service", "core", "shared"]


def target(name, entries):
    listed = "".join(f"      - {entry}\n" for entry in entries)
    dependencies = f"    dependencies:\n{listed}" if listed else ""
    return f"  {name}:\n    type: framework\n    platform: iOS\n{dependencies}"


def built(name):
    return f"framework: {name}.framework\n        implicit: true"


def framework(count, used, name="Mod{}".format):
    """A spec a module, each a framework and its interface; `used` gives what a module links."""
    specs, links = {".archlint.yml": "preset: application-framework\n"}, 0
    for module in range(count):
        entries = [f"target: {name(module)}Core"] + [built(one) for one in used(module)]
        links += len(entries)
        layer = LAYERS[module * len(LAYERS) // count]
        text = target(name(module), entries) + target(f"{name(module)}Core", [])
        specs[f"{layer}/{name(module)}/project.yml"] = f"name: {name(module)}\ntargets:\n{text}"
    return specs, 2 * count + links


def one_spec(count):
    specs, size = framework(count, lambda module: [])
    targets = "".join(text.split("targets:\n")[1] for path, text in specs.items() if "/" in path)
    return {"project.yml": f"name: One\ntargets:\n{targets}"}, size


def below(module, count, name="Mod{}".format):
    """Three interfaces in lower layers: what nobody minds."""
    far = module + count // len(LAYERS)
    return [f"{name(far + step)}Core" for step in range(3) if far + step < count]


def shapes(count):
    half = int((3 * count)**0.5)
    yield "plain", framework(count, lambda module: below(module, count))
    yield "one spec", one_spec(count)
    yield "names alike", framework(
        count, lambda module: below(module, count, "A{:040d}".format), "A{:040d}".format)
    yield "chain", framework(
        count, lambda module: [f"Mod{module + 1}"] if module + 1 < count else [])
    yield "star", framework(count, lambda module: [f"Mod{count - 1}"] if module + 1 < count else [])
    yield "knot", framework(
        count, lambda module: [f"Mod{(module + step) % count}" for step in (1, 2)])
    yield "full layers", framework(
        2 * half,
        lambda module: [f"Mod{other}" for other in range(half, 2 * half)] if module < half else [])
    yield "full of mistakes", framework(
        count, lambda module: [f"Mod{(module * step + 3) % count}" for step in (7, 13, 29)])
    yield "unknown names", framework(
        count, lambda module: [f"Absent{module * 3 + step}Kit" for step in range(3)])


def write(folder, specs):
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in specs.items():
        whole = os.path.join(folder, path)
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        with open(whole, "w", encoding="utf-8") as file:
            file.write(text)


def run(program, folder):
    """The seconds of the processor, the kilobytes at most, and whether the run came to a verdict."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        child = subprocess.Popen([program, "check"], cwd=folder, stdout=nowhere, stderr=nowhere)
        _, status, used = os.wait4(child.pid, 0)
    return used.ru_utime + used.ru_stime, used.ru_maxrss, os.waitstatus_to_exitcode(status) in (0, 1)


def main():
    program, count, folder = os.path.abspath(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    write(folder, framework(1, lambda module: [])[0])
    least, plain, is_fair = run(program, folder)[1], None, True
    for name, (specs, size) in shapes(count):
        write(folder, specs)
        runs = [run(program, folder) for _ in range(3)]
        seconds, memory = min(one[0] for one in runs), max(one[1] for one in runs)
        per = (seconds / size, (memory - least) / size)
        plain = plain or per
        time, room = per[0] / plain[0], per[1] / plain[1]
        fair = time <= MOST_TIME and room <= MOST_MEMORY and all(one[2] for one in runs)
        is_fair = is_fair and fair
        print(f"{name}: {size} targets and links, {seconds * 1e3:.0f} ms, {memory // 1024} MB;",
              f"each {per[0] * 1e6:.1f} µs, {time:.2f} times plain{'' if fair else ': TOO MUCH'}")
    sys.exit(0 if is_fair else 1)


if __name__ == "__main__":
    main()
