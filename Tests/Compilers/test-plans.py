"""Narrows the test plans of public repositories, and compares each copy with one that is made here.

FOLDER has clones, as for histories.py. Each plan gets a project whose test bundles have the names in it, and
is narrowed to none of them, to all, and to some at random. The JSON must be equal but for the targets left
out; where Xcode wrote the plan, the text must be equal but for their lines.

usage: test-plans.py ARCHLINT FOLDER
"""
import json
import os
import random
import subprocess
import sys
import tempfile

from histories import clones, git


def plans(path):
    """The texts of all test plans in the newest commit."""
    listed = git(path, "ls-tree", "-r", "-z", "HEAD", "--name-only").stdout.split("\0")
    for name in listed:
        if name.endswith(".xctestplan"):
            said = subprocess.run(["git", "-C", path, "show", f"HEAD:{name}"], capture_output=True, check=False)
            if said.returncode == 0:
                yield name, said.stdout


def pairs(text):
    """JSON with the order of its keys."""
    return json.loads(text, object_pairs_hook=list)


def name_of(entry):
    return dict(dict(entry).get("target", [])).get("name", "")


def without(root, kept):
    return [(key, [item for item in value if name_of(item) in kept] if key == "testTargets" else value)
            for key, value in root]


def lines_without(text, names, kept):
    """The text without the lines of some targets; None where Xcode did not write it."""
    lines = text.split("\n")
    if '  "testTargets" : [' not in lines:
        return None
    first = lines.index('  "testTargets" : [') + 1
    last = next(n for n in range(first, len(lines)) if lines[n] in ("  ],", "  ]"))
    entries, entry = [], []
    for line in lines[first:last]:
        entry.append(line.removesuffix(",") if line == "    }," else line)
        if line in ("    }", "    },"):
            entries.append(entry)
            entry = []
    if entry or len(entries) != len(names):
        return None
    chosen = [entry for entry, name in zip(entries, names) if name in kept]
    for entry in chosen[:-1]:
        entry[-1] += ","
    return "\n".join(lines[:first] + [line for entry in chosen for line in entry] + lines[last:])


def project(folder, names):
    targets = {"Other": {"type": "framework", "platform": "iOS"}}
    targets |= {name: {"type": "bundle.unit-test", "platform": "iOS", "sources": [f"Tests/{number}"]}
               for number, name in enumerate(names)}
    with open(os.path.join(folder, "project.yml"), "w", encoding="utf-8") as file:
        json.dump({"name": "Plans", "targets": targets}, file)
    for number in range(len(names)):
        os.makedirs(os.path.join(folder, f"Tests/{number}"))
        with open(os.path.join(folder, f"Tests/{number}/a.swift"), "w", encoding="utf-8") as file:
            file.write("\n")
    os.makedirs(os.path.join(folder, "out"))


def differences(archlint, text, rng):
    """What is wrong with the copies of a plan, and how many lines-and-all comparisons there were."""
    root = pairs(text)
    listed = [name_of(entry) for entry in dict(root)["testTargets"]]
    names = sorted(set(listed) - {""})
    wrong, compared = [], 0
    with tempfile.TemporaryDirectory() as folder:
        project(folder, names)
        with open(os.path.join(folder, "All.xctestplan"), "wb") as file:
            file.write(text)
        for kept in [[], names] + [[name for name in names if rng.random() < 0.5] for _ in range(4)]:
            changed = [f"Tests/{names.index(name)}/a.swift" for name in kept] or ["README.md"]
            said = subprocess.run(
                [archlint, "affected", *[word for path in changed for word in ("--changed", path)],
                 "--test-plan", "All.xctestplan", "--output-dir", "out"],
                cwd=folder, capture_output=True, text=True, check=False)
            if said.returncode:
                wrong.append(f"exit {said.returncode}: {said.stderr}")
                continue
            with open(os.path.join(folder, "out/All.xctestplan"), "rb") as file:
                copy = file.read()
            if pairs(copy) != without(root, set(kept)):
                wrong.append(f"JSON differs with {kept}")
            expected = lines_without(text.decode("utf-8"), listed, set(kept))
            if expected is not None:
                compared += 1
                if copy.decode("utf-8") != expected:
                    wrong.append(f"text differs with {kept}")
    return wrong, compared


def main():
    archlint, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    found = [(name, list(plans(path))) for name, path in clones(folder)] if os.path.isdir(folder) else []
    found = [(name, texts) for name, texts in found if texts]
    if not found:
        print(f"skipped: no clones with test plans in {folder}")
        return 0
    rng, failed, total, texts_compared = random.Random(1), 0, 0, 0
    for repository, texts in found:
        for path, text in texts:
            wrong, compared = differences(archlint, text, rng)
            total, texts_compared = total + 1, texts_compared + compared
            failed += bool(wrong)
            for line in wrong:
                print(f"{repository} {path}: {line}")
    print(f"{total} test plans of {len(found)} repositories, {failed} with differences;"
          f" {texts_compared} copies compared line by line")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
