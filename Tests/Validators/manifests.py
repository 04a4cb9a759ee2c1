#!/usr/bin/env python3
"""Changes package manifests at random, and compares what `archlint dump` reads with `swift package
dump-package`.

usage: manifests.py PROGRAM COUNT SEED [FOLDER …]

The manifests of the folders are the origin, by default those of this repository. Where the package
manager accepts a changed manifest, archlint must read the same or refuse it; it must never end by a signal.
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile


def changed(text, others, draw):
    """A manifest with one to three small changes, which may take words of others."""
    for _ in range(draw.choice([1, 1, 2])):
        lines = text.split("\n")
        places = [number for number, line in enumerate(lines) if line.strip() and number > 1]
        here, there = draw.choice(places), draw.choice(places)
        line, strings = lines[here], re.findall(r'"[^"\n]*"', draw.choice(others))
        kind = draw.choice([0, 1, 2, 3, 3, 3, 4, 5, 6, 6])
        if kind == 0:
            del lines[here]
        elif kind == 1:
            lines.insert(there, line)
        elif kind == 2:
            lines[here], lines[there] = lines[there], line
        elif kind == 3 and strings:
            lines[here] = re.sub(r'"[^"\n]*"', lambda _: draw.choice(strings), line, count=1)
        elif kind == 4 and line:
            place = draw.randrange(len(line))
            lines[here] = line[:place] + line[place + 1:]
        elif kind == 5:
            words = re.findall(r"[A-Za-z]+", text)
            lines[here] = re.sub(r"[A-Za-z]+", lambda _: draw.choice(words), line, count=1)
        elif kind == 6:
            lines[here] = draw.choice([
                line.replace(",", ", ", 1).replace("[", "[] + [", 1), line.replace("+ ", "+ [] + "),
                line.replace(".append(", ".insert(", 1), f"if true {{ {line} }}"])
        text = "\n".join(lines)
    return text


def condition(found):
    found = found or {}
    return sorted(found.get("platformNames", [])), sorted(found.get("traits") or [])


def of_package_manager(dump):
    """What the package manager prints, in the order of archlint."""
    def dependency(entry):
        (kind, values), = entry.items()
        package = values[1] if kind == "product" else None
        return kind, values[0], package, *condition(values[-1])

    def product(entry):
        (kind, values), = entry["type"].items()
        return entry["name"], ":".join([kind, *(values or [])]), entry["targets"]

    return (
        dump["name"], [product(entry) for entry in dump["products"]],
        [(target["name"], target["type"], target.get("path"), target.get("sources"), target["exclude"],
          [dependency(entry) for entry in target["dependencies"]]) for target in dump["targets"]])


def of_archlint(dump):
    def dependency(entry):
        return (
            entry["kind"], entry["name"], entry.get("package"), sorted(entry.get("platforms", [])),
            sorted(entry.get("traits", [])))

    return (
        dump["name"],
        [(entry["name"], entry["type"], entry["targets"]) for entry in dump.get("products", [])],
        [(target["name"], target["type"], target.get("path"), target.get("sources"),
          target.get("exclude", []), [dependency(entry) for entry in target.get("dependencies", [])])
         for target in dump.get("targets", [])])


def run(folder, *words):
    environment = {**os.environ, "ARCHLINT_MANIFEST_OS": "Linux"}
    return subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, text=True, timeout=600)


def verdict(program, text):
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home) / "pkg"
        folder.mkdir()
        (folder / "Package.swift").write_text(text)
        own = run(folder, program, "dump", "Package.swift")
        if own.returncode not in (0, 2):
            return f"ended with {own.returncode}"
        judge = run(folder, "swift", "package", "dump-package")
        if judge.returncode != 0:
            return "refused by the package manager"
        if own.returncode == 2:
            return "refused by archlint"
        wanted, found = of_package_manager(json.loads(judge.stdout)), of_archlint(json.loads(own.stdout))
        return "equal" if wanted == found else f"different: {wanted} is read as {found}"


def main():
    program, count, seed, *folders = sys.argv[1:]
    origins = [
        path.read_text() for folder in folders or ["."] for path in sorted(pathlib.Path(folder).rglob("Package.swift"))
        if ".build" not in path.parts]
    origins += [
        path.read_text() for path in sorted(pathlib.Path("Tests/Fuzz/Seeds/manifests").glob("*.txt"))
        if path.read_text().startswith("// swift-tools-version")]
    draw = random.Random(int(seed))
    texts = [changed(draw.choice(origins), origins, draw) for _ in range(int(count))]
    counts, faults = collections.Counter(), 0
    program = str(pathlib.Path(program).absolute())
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for text, found in zip(texts, workers.map(lambda text: verdict(program, text), texts)):
            counts[found.split(":")[0]] += 1
            if found.startswith(("different", "ended")):
                faults += 1
                print(f"{text}\n{found}\n")
    print(f"{len(texts)} manifests from {len(origins)}: {dict(sorted(counts.items()))}")
    sys.exit(1 if faults else 0)


main()
