#!/usr/bin/env python3
"""Breaks random frameworks in ways that `archlint fix` can fix, and looks at what it does.

usage: fixes.py PROGRAM COUNT [SEED]

Each framework is written with random indentation, quotes, comments, includes and templates, and is
sound. After `fix`: every file is read, no finding is new, a second run changes no byte, and where
no finding is left the links are those of the sound framework.
"""
import collections
import hashlib
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

LAYERS = ["domain", "service", "core"]
CONFIG = """\
layers:
  - app: app/**
  - domain: domain/**
  - service: service/**
  - core: core/**
roles:
  interface: ["*Core"]
  mock: ["*Mock"]
"""


class Entry:
    def __init__(self, target, **options):
        self.target, self.options = target, options
        self.reference, self.comment, self.twice = target, None, False
        self.slip = None


class Target:
    def __init__(self, name, kind, entries=()):
        self.name, self.kind, self.entries = name, kind, list(entries)
        self.imports, self.extra, self.list_key = None, [], "dependencies"

    def entry(self, name):
        return next((entry for entry in self.entries if entry.target == name), None)


class Framework:
    """Modules in layers, each in a spec of its own; an app that carries them all."""

    def __init__(self, chance):
        self.config, self.specs = CONFIG, {}
        modules = []
        for number in range(chance.randint(3, 7)):
            layer = chance.randrange(3)
            name = f"ISS{chance.choice(['Radio', 'Orbit', 'Log', 'Suit', 'Dock'])}{number}"
            lower = [other for other in modules if other[1] > layer]
            same = [other for other in modules if other[1] == layer]
            needs = [f"{other}Core" for other, _ in lower + same if chance.random() < 0.5]
            implementation = Target(name, "framework", map(Entry, [f"{name}Core", *needs]))
            targets = [
                implementation,
                Target(f"{name}Core", "framework"),
                Target(f"{name}Mock", "framework", [Entry(f"{name}Core")]),
                Target(f"{name}Tests", "bundle.unit-test", map(Entry, [name, f"{name}Mock"])),
            ]
            self.specs[f"{LAYERS[layer]}/{name}"] = targets
            modules.append((name, layer))
        self.modules = modules
        frameworks = [part for name, _ in modules for part in (name, f"{name}Core")]
        self.app = Target("Cosmonaut", "application", map(Entry, frameworks))
        self.drive = Target("CosmonautUITests", "bundle.ui-testing", [Entry("Cosmonaut")])
        self.specs["app/Cosmonaut"] = [self.app, self.drive]
        self.has_sources = chance.random() < 0.5
        # Links to interfaces that a fix may leave in the place of what was added.
        self.extra = set()
        for target in self.targets():
            target.imports = [entry.target for entry in target.entries]

    def targets(self):
        return [target for targets in self.specs.values() for target in targets]

    def home(self, name):
        return next(f for f, targets in self.specs.items() if any(t.name == name for t in targets))

    def implementations(self):
        return [target for target in self.targets() if any(target.name == m for m, _ in self.modules)]


def prefer_interface(framework, chance):
    links = [
        (target, entry) for target in framework.implementations() for entry in target.entries
        if entry.target.endswith("Core") and entry.target != f"{target.name}Core"
    ]
    if not links:
        return False
    target, entry = chance.choice(links)
    entry.target = entry.reference = entry.target[:-4]
    if framework.has_sources and chance.random() < 0.5:
        target.imports = [name for name in target.imports if name != f"{entry.target}Core"]
    return True


def own_interface(framework, chance):
    target = chance.choice(framework.implementations())
    if framework.has_sources:
        return False
    target.entries = [entry for entry in target.entries if entry.target != f"{target.name}Core"]
    return True


def missing_embed(framework, chance):
    if not framework.app.entries:
        return False
    entry = chance.choice(framework.app.entries)
    if chance.random() < 0.5:
        entry.options["embed"] = "false"
    elif entry.target.endswith("Core"):
        framework.app.entries.remove(entry)
        framework.app.imports.remove(entry.target)
    else:
        return False
    return True


def duplicate_link(framework, chance):
    target = chance.choice([target for target in framework.targets() if target.entries])
    chance.choice(target.entries).twice = True
    return True


def unknown_link(framework, chance):
    target = chance.choice([target for target in framework.targets() if target.entries])
    entry = chance.choice(target.entries)
    place = chance.randrange(3, len(entry.target) - 1)
    entry.reference = entry.target[:place] + entry.target[place + 1:]
    return True


def misspelled_key(framework, chance):
    target = chance.choice([target for target in framework.targets() if target.entries])
    if chance.random() < 0.5:
        target.list_key = chance.choice(["dependancies", "dependecies"])
    else:
        chance.choice(target.entries).slip = chance.choice(["implict", "implicitt"])
    return True


def nested_embed(framework, chance):
    targets = [target for target in framework.implementations() if target.entries]
    chance.choice(chance.choice(targets).entries).options["embed"] = "true"
    return True


def interface_links(framework, chance):
    pairs = [
        (a, b) for a, one in framework.modules for b, other in framework.modules if one < other
    ]
    if not pairs or framework.has_sources:
        return False
    upper, lower = chance.choice(pairs)
    target = next(t for t in framework.targets() if t.name == f"{upper}Core")
    target.entries.append(Entry(lower))
    framework.extra.add((target.name, f"{lower}Core"))
    return True


def mock_links(framework, chance):
    upper, one = chance.choice(framework.modules)
    lower = [name for name, other in framework.modules if other > one]
    if not lower or framework.has_sources:
        return False
    target = next(t for t in framework.targets() if t.name == f"{upper}Mock")
    entry = Entry(chance.choice(lower))
    target.entries.append(entry)
    framework.extra.add((target.name, f"{entry.target}Core"))
    return True


def mock_in_production(framework, chance):
    target = chance.choice(framework.implementations())
    if not framework.has_sources:
        return False
    target.entries.append(Entry(f"{target.name}Mock"))
    return True


def undeclared_import(framework, chance):
    if not framework.has_sources:
        return False
    target = chance.choice([target for target in framework.implementations()])
    target.entries = [entry for entry in target.entries if entry.target != f"{target.name}Core"]
    return True


def duplicate_key(framework, chance):
    target = chance.choice(framework.targets())
    target.extra.append(f"type: {target.kind}")
    return True


def unused_exception(framework, chance):
    target = chance.choice(framework.targets())
    if chance.random() < 0.5 and target.entries:
        chance.choice(target.entries).comment = "archlint:allow closed-layer because it was so"
    else:
        framework.config += (
            "exceptions:\n  - rule: upward-link\n    from: " + target.name + "\n    because: once\n"
            if "exceptions:" not in framework.config
            else "  - {rule: cycle, modules: [" + target.name + "], because: once}\n")
    return True


def test_host(framework, chance):
    if not framework.drive.entries or framework.drive.list_key != "dependencies":
        return False
    framework.drive.entries = []
    return True


BREAKS = {
    "prefer-interface, same-layer-link": prefer_interface, "own-interface": own_interface,
    "missing-embed": missing_embed, "duplicate-link": duplicate_link,
    "unknown-link": unknown_link, "misspelled-key": misspelled_key, "nested-embed": nested_embed,
    "interface-links-implementation": interface_links, "mock-links-implementation": mock_links,
    "mock-in-production": mock_in_production, "undeclared-import": undeclared_import,
    "duplicate-key": duplicate_key, "unused-exception": unused_exception, "test-host": test_host,
}


class Writer:
    """Writes a framework in one style; the same seed gives the same style."""

    def __init__(self, framework, seed):
        self.framework, self.chance = framework, random.Random(seed)
        self.files = {".archlint.yml": framework.config}
        for folder, targets in framework.specs.items():
            self.spec(folder, targets)
        if framework.has_sources:
            for target in framework.targets():
                path = f"{framework.home(target.name)}/{target.name}/File.swift"
                lines = [f"import {name}\n" for name in target.imports or []]
                self.files[path] = "".join(lines) + f"public struct {target.name}Thing {{}}\n"

    def spec(self, folder, targets):
        chance = self.chance
        self.own = {target.name for target in targets}
        self.flow = chance.random() < 0.25
        self.braces, self.brackets = chance.random() < 0.5, chance.random() < 0.2
        self.quote = chance.choice(["", "", "", "'", '"'])
        self.shift = chance.choice([0, 2, 2, 4])
        self.refers = chance.random() < 0.3
        self.template = chance.random() < 0.3
        self.hasComments = chance.random() < 0.5
        name = folder.rsplit("/", 1)[1]
        head = f"name: {name}\n"
        if self.refers:
            others = [other for other in self.framework.specs if other != folder]
            head += "projectReferences:\n" + "".join(
                f"  {other.rsplit('/', 1)[1]}: {{path: ../../{other}/"
                f"{other.rsplit('/', 1)[1]}.xcodeproj}}\n" for other in others)
        if self.template:
            head += "targetTemplates:\n  Base:\n    platform: iOS\n    deploymentTarget: '15.0'\n"
        body = "targets:\n" + "".join(self.target(target) for target in targets)
        if chance.random() < 0.2:
            self.files[f"{folder}/targets.yml"] = body
            head, body = head + "include: [targets.yml]\n", ""
        text = head + body
        if chance.random() < 0.1:
            text = text.replace("\n", "\r\n")
        elif chance.random() < 0.1:
            text = text.rstrip("\n")
        self.files[f"{folder}/project.yml"] = text

    def target(self, target):
        # Two draws for a target that is broken or not, so that all others stay the same.
        chance = random.Random(f"{target.name} {self.chance.random()}")
        keys = [f"type: {target.kind}"] + target.extra
        keys.append("templates: [Base]" if self.template else "platform: iOS")
        if self.framework.has_sources:
            keys.append(f"sources: [{target.name}]")
        chance.shuffle(keys)
        entries = [
            line for entry in target.entries for line in [self.pairs(entry)] * (1 + entry.twice)
        ]
        if self.flow and not any(entry.comment for entry in target.entries):
            listed = ", ".join("{" + ", ".join(pairs) + "}" for pairs in entries)
            keys += [f"{target.list_key}: [{listed}]"] if entries else []
            return f"  {target.name}: {{{', '.join(keys)}}}\n"
        text = f"  {target.name}:\n" + "".join(f"    {key}\n" for key in keys)
        if not entries:
            return text
        if self.brackets and not any(entry.comment for entry in target.entries):
            lines = ",\n".join("      {" + ", ".join(pairs) + "}" for pairs in entries)
            return text + f"    {target.list_key}: [\n{lines}\n    ]\n"
        return text + f"    {target.list_key}:\n" + "".join(
            self.item(entry, chance) for entry in target.entries for _ in range(1 + entry.twice))

    def item(self, entry, chance):
        blanks, pairs = " " * (4 + self.shift), self.pairs(entry)
        above, behind = "", ""
        if entry.comment:
            above = f"{blanks}# {entry.comment}\n"
        elif self.hasComments and chance.random() < 0.2:
            above = f"{blanks}# what {entry.target} is for\n"
        elif self.hasComments and chance.random() < 0.2:
            behind = " # needed"
        if self.braces and len(pairs) > 1:
            return f"{above}{blanks}- {{{', '.join(pairs)}}}{behind}\n"
        first, *rest = pairs
        more = "".join(f"{blanks}  {pair}\n" for pair in rest)
        return f"{above}{blanks}- {first}{behind}\n{more}"

    def pairs(self, entry):
        quoted = lambda text: f"{self.quote}{text}{self.quote}"
        if entry.target in self.own:
            pairs = [f"target: {quoted(entry.reference)}"]
        elif self.refers and self.chance_of(entry) < 0.5:
            project = self.framework.home(entry.target).rsplit("/", 1)[1]
            pairs = [f"target: {quoted(project + '/' + entry.reference)}"]
        else:
            key = entry.slip or "implicit"
            pairs = [f"framework: {quoted(entry.reference + '.framework')}", f"{key}: true"]
        return pairs + [f"{key}: {value}" for key, value in entry.options.items()]

    def chance_of(self, entry):
        name = entry.target.removesuffix("Core").removesuffix("Mock")
        digest = hashlib.md5(name.encode()).digest()
        return digest[0] / 255


def write(files, folder):
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())


def effect(link):
    """What a link does, without how it is written."""
    sender, end, _, links, embeds, _, weak = link
    return sender, end, links, embeds, weak


def digest(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


class Trial:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder

    def run(self, *words):
        return subprocess.run(
            [self.program, *words, str(self.folder)], capture_output=True, text=True, timeout=120)

    def check(self):
        result = self.run("check", "--format", "json")
        return json.loads(result.stdout), result.returncode

    def links(self):
        graph = json.loads(self.run("graph", "--format", "json").stdout)
        keys = ["from", "to", "kind", "link", "embed", "implicit", "weak"]
        return collections.Counter(tuple(link[key] for key in keys) for link in graph["links"])


def ends(report):
    return collections.Counter(
        (finding["rule"], finding["from"], finding["to"], tuple(finding["members"]))
        for finding in report["findings"])


def judge(program, seed, tally, reasons, home):
    """Breaks one framework, fixes it, and gives what is wrong with that."""
    chance = random.Random(seed)
    sound = Framework(random.Random(seed))
    broken = Framework(random.Random(seed))
    names = []
    for name in chance.sample(sorted(BREAKS), chance.randint(1, 4)):
        if BREAKS[name](broken, chance):
            names.append(name)
    if not names:
        return []
    folder = home / f"f{seed}"
    trial = Trial(program, folder)
    write(Writer(sound, seed).files, folder)
    wanted = trial.links()
    report, _ = trial.check()
    start = ends(report)
    shutil.rmtree(folder)
    write(Writer(broken, seed).files, folder)
    before, code = trial.check()
    entries = {link[:2] for link in trial.links()}
    faults = []
    if code == 2:
        return [f"{seed}: cannot be read before: {before['problems']}"]
    result = trial.run("fix")
    lines = result.stdout.splitlines()
    for line, reason in zip(lines, lines[1:]):
        if line.startswith("left: ") and "[" in line:
            reasons.setdefault(line.rsplit("[", 1)[1], []).append(f"{seed}: {reason.strip()}")
    after, code = trial.check()
    if code == 2 or result.returncode != 0:
        faults.append(f"{seed}: fix ended with {result.returncode}, check with {code}: {result.stderr}")
    if new := ends(after) - ends(before):
        faults.append(f"{seed}: new findings {dict(new)}")
    for finding in before["findings"]:
        if (finding["rule"], finding["from"], finding["to"], tuple(finding["members"])) in start:
            continue
        kind = finding["rule"] + ("" if finding.get("fixes") else " (no fix)")
        tally[kind][1] += 1
    left = ends(after) - start
    for key, count in left.items():
        kind = next(
            f for f in before["findings"]
            if (f["rule"], f["from"], f["to"], tuple(f["members"])) == key)
        tally[key[0] + ("" if kind.get("fixes") else " (no fix)")][0] += count
    links = trial.links()
    added = [link for link in links - wanted if link[:2] not in broken.extra]
    lost = wanted - links
    # An entry that was missing is written in the form of its neighbors: `target:` or `framework:`.
    for link in [link for link in added if link[:2] not in entries]:
        twin = next((other for other in lost if effect(other) == effect(link)), None)
        if twin:
            added.remove(link)
            lost -= collections.Counter([twin])
    if not left and (added or lost):
        faults.append(f"{seed}: {names}: links differ: {added}, {dict(lost)}")
    bytes_then = digest(folder)
    trial.run("fix")
    if digest(folder) != bytes_then:
        faults.append(f"{seed}: a second run changes something")
    if trial.run("fix", "--check").returncode != 0:
        faults.append(f"{seed}: --check fails after a fix")
    if not faults:
        shutil.rmtree(folder)
    return faults


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    home = pathlib.Path(tempfile.mkdtemp(prefix="archlint-fixes-", dir="/dev/shm"))
    tally, reasons, faults = collections.defaultdict(lambda: [0, 0]), {}, []
    for number in range(seed, seed + count):
        faults += judge(program, number, tally, reasons, home)
    total = [0, 0]
    for rule, (left, found) in sorted(tally.items()):
        print(f"{rule}: {found - left} of {found} fixed")
        if "(no fix)" not in rule:
            total = [total[0] + left, total[1] + found]
    print(f"{total[1] - total[0]} of {total[1]} findings with a fix, {len(faults)} faults, in {home}")
    print("\n".join(faults[:40]))
    for rule, lines in sorted(reasons.items()):
        print(f"left, [{rule} {len(lines)} times:", *lines[:4], sep="\n  ")
    sys.exit(1 if faults else 0)


main()
