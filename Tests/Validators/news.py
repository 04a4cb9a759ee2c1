#!/usr/bin/env python3
"""Creates modules with `archlint new`, and renames modules there and back with `archlint rename`.

usage: news.py PROGRAM EXAMPLES [CORPUS]

In each layer of each example, in projects of the presets `sliced` and `legacy`, and like modules of at
least ten specs of others. After `new` the findings are those of before, no file is gone, and only files
that it printed differ. After a second `rename` all files are as before.
"""
import collections
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

NEW = "ZebraKit"
MOST_MODELS = 3
# The sources of the corpus are absent, and many of its apps.
CONFIG = (
    "layers: [x: {{modules: {}, same-layer: allowed}}]\n"
    "rules: {{missing-source: off, unreachable-module: off, refused-spec: off}}\n")


def read(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != ".gitkeep"}


class Project:
    """A copy of a folder, which may be changed."""

    def __init__(self, program, source, home, config=None):
        self.program, self.source, self.folder = program, source, home / "p"
        self.begin(config)

    def begin(self, config=None):
        """Copies the folder again."""
        self.config = config
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(
            self.source, self.folder, symlinks=True, ignore=shutil.ignore_patterns("broken"))
        if config is not None:
            (self.folder / ".archlint.yml").write_text(config)

    def run(self, *words):
        return subprocess.run(
            [self.program, *words, str(self.folder)], capture_output=True, text=True, timeout=300)

    def findings(self):
        report = json.loads(self.run("check", "--no-baseline", "--format", "json").stdout)
        return collections.Counter(
            (finding["rule"], finding["from"], finding["to"]) for finding in report["findings"])

    def graph(self):
        return json.loads(self.run("graph", "--format", "json").stdout)


class Tally:
    def __init__(self):
        self.made = self.renamed = 0
        self.refused, self.faults = collections.Counter(), []

    def refuse(self, command, result):
        lines = [line for line in result.stderr.splitlines() if "error: " in line]
        if result.returncode != 2 or not lines:
            self.faults.append(f"{command}: ended with {result.returncode}: {result.stderr}")
        self.refused[f"{command}: {lines[0]}" if lines else "?"] += 1


def create(project, layer, model, tally, name):
    """Creates a module, compares, and restores the project."""
    before, findings = read(project.folder), project.findings()
    words = ["new", NEW, "--layer", layer, *(["--like", model] if model else [])]
    result = project.run(*words)
    for app in apps(project.graph()) if "[unreachable-module]" in result.stderr else []:
        words = [*words[:4], *(["--like", model] if model else []), "--into", app]
        if (result := project.run(*words)).returncode == 0:
            break
    after = read(project.folder)
    label = f"{name}: {' '.join(words)}"
    printed = [line.split(": ", 1)[1] for line in result.stdout.splitlines() if ": " in line]
    changed = [path for path in after if before.get(path) != after[path]]
    if result.returncode != 0:
        tally.refuse(label, result)
        if changed:
            tally.faults.append(f"{label}: refused, but changed {changed}")
    else:
        tally.made += 1
        if hidden := [path for path in changed if not any(path in line for line in printed)]:
            tally.faults.append(f"{label}: changed without a word: {hidden}")
        if project.findings() != findings:
            tally.faults.append(f"{label}: other findings")
        layers = [t.get("layer") for t in project.graph()["targets"] if NEW in t["name"]]
        if layer not in layers:
            tally.faults.append(f"{label}: the module is in {layers}")
    if gone := [path for path in before if path not in after]:
        tally.faults.append(f"{label}: lost {gone}")
    project.begin(project.config)


def rename(project, module, tally, name):
    before = read(project.folder)
    result = project.run("rename", module, NEW, "--folders")
    label = f"{name}: rename {module}"
    if result.returncode != 0:
        tally.refuse(label, result)
    else:
        back = project.run("rename", NEW, module, "--folders")
        tally.renamed += 1
        if back.returncode != 0:
            tally.faults.append(f"{label}: not back: {back.stderr}")
    after = read(project.folder)
    if after != before:
        changed = [path for path in before | after if before.get(path) != after.get(path)]
        tally.faults.append(f"{label}: differs after it: {changed}")
    project.begin(project.config)


def apps(graph):
    return [target["name"] for target in graph["targets"] if target["type"] == "application"]


def modules(graph):
    """Modules that XcodeGen's specs declare, by their implementations."""
    return [
        target["name"] for target in graph["targets"]
        if target.get("role") == "implementation" and "framework" in target["type"]
        and "/" not in target["name"]]


def main():
    program, examples = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    corpus = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    home = pathlib.Path(tempfile.mkdtemp(prefix="archlint-news-", dir="/dev/shm"))
    total = 0
    for title, projects in [
        ("examples", sorted(path for path in examples.iterdir() if path.is_dir())),
        ("corpus", sorted(corpus.glob("*/*/specs")) if corpus and corpus.is_dir() else []),
    ]:
        tally, models = Tally(), 0
        for source in projects:
            name = source.name if title == "examples" else source.parent.name
            if title == "examples":
                project = Project(program, source, home)
                graph = project.graph()
                for layer in graph["layers"]:
                    create(project, layer, None, tally, name)
                for module in modules(graph)[:MOST_MODELS]:
                    rename(project, module, tally, name)
                continue
            project = Project(program, source, home, CONFIG.format("'**'"))
            if project.run("check").returncode == 2:
                continue
            names = modules(project.graph())[:MOST_MODELS]
            models += bool(names)
            # By a pattern for all, and one by one.
            listed = ", ".join(f'"{target["name"]}"' for target in project.graph()["targets"])
            for config in ["'**'", f"[{listed}]"]:
                project.begin(CONFIG.format(config))
                for module in names:
                    create(project, "x", module, tally, name)
            for module in names:
                rename(project, module, tally, name)
        if not projects:
            print(f"{title}: skipped, as it is absent")
            continue
        print(
            f"{title}: {len(projects)} projects{f', {models} with models' if models else ''}: "
            f"{tally.made} modules made, {tally.renamed} renamed there and back, "
            f"{sum(tally.refused.values())} refused, {len(tally.faults)} faults")
        for reason in tally.refused:
            print(f"  refused: {reason}")
        for fault in tally.faults[:40]:
            print(f"  {fault}")
        total += len(tally.faults)
    print("xcodegen: skipped, as it is absent" if not shutil.which("xcodegen") else "")
    shutil.rmtree(home)
    sys.exit(1 if total else 0)


main()
