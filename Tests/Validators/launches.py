#!/usr/bin/env python3
"""Asks LLVM's linker for Mach-O whether random frameworks link, and plays dyld with what it made.

    launches.py ARCHLINT LINKER [COUNT [SEED]]

Each framework is a handful of specs, from a seed that is printed. What archlint takes for the link
phases and copy phases (`graph --format json`) is built for real: an object for each target that
calls one function of everything it uses, with the hints that a compiler writes; archives, dynamic
frameworks and programs by the linker. Then what is in each image, what is undefined, what a process
holds twice and what dyld does not find has to be what archlint says of it (`explain-image`, `check`).
"""

import json
import os
import random
import subprocess
import sys
import tempfile

APPS = ("application", "application.on-demand-install-capable")
PROGRAMS = APPS + ("app-extension", "bundle.unit-test")


class Framework:
    """A random framework: its targets by name, and the entries of each."""

    def __init__(self, seed, has_hints=True):
        self.random = random.Random(seed)
        # Without Swift, no compiler adds autolink hints for imports.
        self.has_hints = has_hints
        self.specs = {}
        self.targets = {}
        for number in range(self.random.randint(1, 4)):
            self.specs[f"s{number}"] = []
        for number in range(self.random.randint(3, 9)):
            kind = self.random.choice(["Dyn", "Dyn", "Stat", "Stat", "Lib"])
            self.add(f"{kind}{number}", {"Dyn": "framework", "Stat": "framework.static",
                                         "Lib": "library.static"}[kind])
        for number in range(self.random.randint(1, 2)):
            app = self.add(f"App{number}", "application")
            if self.random.random() < 0.2:
                clip = self.add(f"Clip{number}", APPS[1], spec=app["spec"])
                app["entries"].append({"target": clip["name"]})
            for extension in range(self.random.randint(0, 2)):
                inner = self.add(f"Ext{number}{extension}", "app-extension", spec=app["spec"])
                app["entries"].append({"target": inner["name"]})
        for number in range(self.random.randint(0, 2)):
            self.add(f"Tests{number}", "bundle.unit-test")

    def add(self, name, kind, spec=None):
        spec = spec or self.random.choice(list(self.specs))
        target = {"name": name, "type": kind, "spec": spec, "entries": []}
        if kind in PROGRAMS and self.random.random() < 0.15:
            target["settings"] = {"OTHER_LDFLAGS": "-all_load"}
        if kind in PROGRAMS and self.random.random() < 0.1:
            target["transitivelyLinkDependencies"] = True
        if kind in ("library.static", "framework.static") and self.random.random() < 0.2:
            target["requiresObjCLinking"] = self.random.random() < 0.5
        if kind == "framework.static" and self.random.random() < 0.3:
            # Static by a setting, which XcodeGen sees in one place only.
            static = {"MACH_O_TYPE": "staticlib"}
            target["written"] = "framework"
            target["settings"] = self.random.choice(
                [static, {"base": static}, {"configs": {"Debug": static, "Release": static}}])
        known = [t for t in self.targets.values() if t["type"] not in PROGRAMS]
        self.random.shuffle(known)
        for other in known[: self.random.choice([0, 1, 2, 2, 3, 4])]:
            target["entries"].append(self.entry(target, other))
        if kind == "bundle.unit-test":
            hosts = [t for t in self.targets.values()
                     if t["type"] == "application" and t["spec"] == spec]
            if hosts and self.random.random() < 0.7:
                target["entries"].insert(0, {"target": self.random.choice(hosts)["name"]})
        self.targets[name] = target
        self.specs[spec].append(name)
        return target

    def entry(self, target, other):
        """A dependency, with the options that people write and some that they should not."""
        if other["spec"] == target["spec"] and self.random.random() < 0.6:
            entry = {"target": other["name"]}
        else:
            file = (f"lib{other['name']}.a" if other["type"] == "library.static"
                    else f"{other['name']}.framework")
            entry = {"framework": file, "implicit": True}
            if other["type"] != "framework":
                entry["embed"] = False
        chance = self.random.random()
        if chance < 0.10:
            entry["link"] = False
        elif chance < 0.25:
            entry["link"] = True
        elif chance < 0.30 and other["type"] == "framework":
            entry["weak"] = True
        elif chance < 0.35:
            entry["embed"] = self.random.random() < 0.5 and other["type"] == "framework"
        return entry

    def write(self, folder):
        for spec, names in self.specs.items():
            if not names:
                continue
            os.makedirs(f"{folder}/{spec}")
            targets = {}
            for name in names:
                target = self.targets[name]
                targets[name] = {"type": target.get("written", target["type"]), "platform": "iOS",
                                 "dependencies": target["entries"]}
                if not self.has_hints:
                    targets[name]["sources"] = [f"{name}.m"]
                for key in ("settings", "transitivelyLinkDependencies", "requiresObjCLinking"):
                    if key in target:
                        targets[name][key] = target[key]
            # JSON is YAML.
            with open(f"{folder}/{spec}/project.yml", "w", encoding="utf-8") as file:
                json.dump({"name": spec, "targets": targets}, file, indent=1)
        with open(f"{folder}/.archlint.yml", "w", encoding="utf-8") as file:
            file.write('layers: [all: "**"]\n')


class Build:
    """What the linker makes of a framework, by archlint's own link phases."""

    def __init__(self, framework, links, folder, linker, order=None):
        self.folder = folder
        self.order = order
        self.linker = linker
        self.framework = framework
        self.links = {name: [] for name in framework.targets}
        for link in links:
            if link["to"] in framework.targets:
                self.links[link["from"]].append(link)
        self.undefined = set()
        self.refused = set()
        self.holds = {}
        self.loads = {}
        self.archives = {}
        # Targets know only such as stand before them; a program is linked once those are.
        for target in framework.targets.values():
            self.compile(target)
            if target["type"] in ("framework.static", "library.static"):
                self.archive(target)
            else:
                self.link(target)

    def run(self, *words):
        return subprocess.run(words, capture_output=True, text=True, check=False)

    def must(self, *words):
        result = self.run(*words)
        if result.returncode:
            sys.exit(f"{' '.join(words)}\n{result.stderr}")
        return result.stdout

    def uses(self, target):
        names = []
        for entry in target["entries"]:
            name = entry.get("target") or entry["framework"].removesuffix(".framework")
            name = name.removeprefix("lib").removesuffix(".a")
            if entry.get("link") is not False:
                if self.framework.targets[name]["type"] not in PROGRAMS:
                    names.append(name)
        if "transitivelyLinkDependencies" in target:
            # What it links because others list it, it is taken to use as well.
            names += [link["to"] for link in self.phase(target["name"]) if link["to"] not in names]
        return names

    def compile(self, target):
        name = target["name"]
        uses = self.uses(target)
        lines = [".text", f".globl _f_{name}", f"_f_{name}:"]
        lines += [f"  bl _f_{other}" for other in uses] + ["  ret"]
        if target["type"] in PROGRAMS and target["type"] != "bundle.unit-test":
            lines += [".globl _main", "_main:", "  ret"]
        for other in sorted(set(uses)) if self.framework.has_hints else []:
            if self.is_hinted(other):
                lines.append(f'.linker_option "-framework", "{other}"')
        self.assemble(name, lines)

    def assemble(self, name, lines):
        with open(f"{self.folder}/{name}.s", "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        self.must("llvm-mc", "-triple=arm64-apple-macos12.0", "-filetype=obj", f"{self.folder}/{name}.s",
                  "-o", f"{self.folder}/{name}.o")

    def hints(self, name):
        """All frameworks that an image may be asked for, by its code or that of static targets."""
        found, waiting = set(), [name]
        while waiting:
            for other in self.uses(self.framework.targets[waiting.pop()]):
                if other not in found:
                    found.add(other)
                    if self.framework.targets[other]["type"] != "framework":
                        waiting.append(other)
        return [f for f in found if self.is_hinted(f)]

    def is_hinted(self, name):
        """Whether the linker finds what an import names without the link phase."""
        return self.framework.targets[name]["type"] != "library.static"

    def phase(self, name):
        return [link for link in self.links[name]
                if link["link"] and self.framework.targets[link["to"]]["type"] not in PROGRAMS]

    def archive(self, target):
        """An archive takes in the libraries that it links, and frameworks of other projects."""
        name = target["name"]
        members = [name]
        for link in self.phase(name):
            other = self.framework.targets[link["to"]]
            is_path = other["type"] == "library.static" or (
                link["kind"] == "target" and other["spec"] != target["spec"])
            if is_path and other["type"] != "framework":
                members += [m for m in self.archives[other["name"]] if m not in members]
        self.archives[name] = members
        path = f"{self.folder}/lib{name}.a"
        if target["type"] == "framework.static":
            os.makedirs(f"{self.folder}/{name}.framework")
            path = f"{self.folder}/{name}.framework/{name}"
        self.must("llvm-ar", "--format=darwin", "rcs", path,
                  *[f"{self.folder}/{member}.o" for member in members])

    def link(self, target):
        name = target["name"]
        words = [self.linker, "-arch", "arm64", "-platform_version", "macos", "12.0", "12.0",
                 "-F", self.folder, "-L", self.folder]
        if self.order and self.framework.has_hints:
            # One object asks for everything first.
            self.assemble(f"{name}-hints", [f'.linker_option "-framework", "{other}"' for other in
                                            sorted(self.hints(name), key=self.order)])
            words.append(f"{self.folder}/{name}-hints.o")
        words.append(f"{self.folder}/{name}.o")
        if target["type"] == "framework":
            os.makedirs(f"{self.folder}/{name}.framework")
            self.output = f"{self.folder}/{name}.framework/{name}"
            words += ["-dylib", "-install_name", f"@rpath/{name}.framework/{name}"]
        else:
            self.output = f"{self.folder}/{name}"
            words.append("-bundle" if target["type"] == "bundle.unit-test" else "-execute")
        host = self.host(target)
        if host:
            words += ["-bundle_loader", f"{self.folder}/{host}"]
        words += self.leading_flags(target)
        for link in self.phase(name):
            other = link["to"]
            weak = "weak" if link["weak"] else ""
            if self.framework.targets[other]["type"] == "library.static":
                words.append(f"-{weak + '-' if weak else ''}l{other}")
            else:
                words += [f"-{weak + '_' if weak else ''}framework", other]
        asks = any(link["kind"] == "target" and self.asks(self.framework.targets[link["to"]])
                   for link in self.phase(name))
        # XcodeGen sets -ObjC then; to the linker these objects are plain code, so all is meant.
        loads_all = "-all_load" in target.get("settings", {}).get("OTHER_LDFLAGS", "")
        flags = ["-all_load"] if asks or loads_all else []
        result = self.run(*words, *flags, "-o", self.output)
        if "duplicate symbol" in result.stderr:
            self.refused.add(name)
            flags = []
            words = [word for word in words if word not in ("-all_load", "-force_load")]
        for line in result.stderr.splitlines():
            if "undefined symbol: _f_" in line:
                self.undefined.add((name, line.split("_f_")[1].strip()))
        if result.returncode:
            self.must(*words, *flags, "-undefined", "dynamic_lookup", "-o", self.output)
        self.read(name)

    def leading_flags(self, _):
        """What stands on the line before the link phase."""
        return []

    @staticmethod
    def asks(target):
        """Whether XcodeGen gives those that link a target the flag `-ObjC`."""
        return target.get("requiresObjCLinking", target["type"] == "library.static")

    def host(self, target):
        if target["type"] != "bundle.unit-test":
            return None
        for entry in target["entries"]:
            other = self.framework.targets.get(entry.get("target", ""))
            if other and other["type"] == "application":
                return other["name"]
        return None

    def read(self, name):
        symbols = self.must("llvm-nm", "--defined-only", "--extern-only", self.output)
        names = [line.split("_f_")[1] for line in symbols.splitlines() if "_f_" in line]
        self.holds[name] = set(names) - {name}
        used = self.must("llvm-objdump", "--macho", "--dylibs-used", self.output)
        self.loads[name] = [
            (line.split("/")[-1].split(" ")[0], ", weak" in line)
            for line in used.splitlines()[1:]
            if "@rpath/" in line and f"/{name} (" not in line.replace(", weak", "")
        ]

    def carried(self, app):
        return {link["to"] for link in self.links[app]
                if link["embed"] and self.framework.targets[link["to"]]["type"] == "framework"}

    def process(self, roots, carried):
        """Plays dyld: what is loaded, and what is not found; without a bundle all is found."""
        loaded, missing = [], set()
        waiting = list(roots)
        while waiting:
            image = waiting.pop(0)
            if image in loaded:
                continue
            loaded.append(image)
            for other, is_weak in self.loads[image]:
                if carried is not None and other not in carried:
                    if is_weak:
                        continue
                    missing.add(other)
                waiting.append(other)
        return loaded, missing

    def verdict(self):
        lines = {f"undefined {a} {b}" for a, b in self.undefined}
        lines |= {f"refused {name}" for name in self.refused}
        for target in self.framework.targets.values():
            name = target["name"]
            if target["type"] in APPS:
                programs = [name] + [link["to"] for link in self.links[name] if link["embed"]
                                     and self.framework.targets[link["to"]]["type"] == "app-extension"]
                for program in programs:
                    own = self.carried(name) | self.carried(program)
                    lines |= self.told(program, self.process([program], own), app=name)
            elif target["type"] == "bundle.unit-test":
                host = self.host(target)
                lines |= self.told(name, self.process([host, name] if host else [name], None))
        return lines

    def told(self, program, process, app=None):
        loaded, missing = process
        # What the linker refuses cannot be launched.
        if program in self.refused:
            return set()
        lines = {f"missing {app} {name} for {program}" for name in missing}
        if self.refused & set(loaded):
            return lines
        for library in self.framework.targets:
            holders = sorted(image for image in loaded if library in self.holds[image])
            if len(holders) > 1:
                lines.add(f"twice {library} in {program}: {' '.join(holders)}")
        return lines


def claims(archlint, framework, folder, refused):
    """What archlint says, in the same words."""
    report = json.loads(subprocess.run(
        [archlint, "check", "--format", "json", folder], capture_output=True, text=True,
        check=False).stdout)
    lines = set()
    for finding in report["findings"]:
        # Several libraries that one image lacks are one finding.
        for part in finding["parts"] or [finding]:
            if finding["rule"] == "unlinked-static":
                lines.add(f"undefined {part['from']} {part['to']}")
            if finding["rule"] == "duplicate-static" and "duplicate symbols" in part["message"]:
                lines.add(f"refused {part['to']}")
    for target in framework.targets.values():
        if target["type"] not in APPS + ("bundle.unit-test",):
            continue
        document = json.loads(subprocess.run(
            [archlint, "explain-image", target["name"], folder, "--format", "json"],
            capture_output=True, text=True, check=True).stdout)
        for process in document["processes"]:
            if process["program"] in refused:
                continue
            for missing in process["missing"]:
                lines.add(f"missing {target['name']} {missing['name']} for {process['program']}")
            images = [i for i in process["images"] if not i["openedLater"]]
            if refused & {image["name"] for image in images}:
                continue
            for library in framework.targets:
                holders = sorted(image["name"] for image in images
                                 if library in [c["name"] for c in image["contents"]])
                if len(holders) > 1:
                    lines.add(f"twice {library} in {process['program']}: {' '.join(holders)}")
    return lines


def main():
    archlint, linker = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    first = int(sys.argv[4]) if len(sys.argv) > 4 else random.randrange(1 << 30)
    print(f"{count} frameworks from seed {first}", flush=True)
    counts = {"broken": 0, "different": 0, "undecided": 0}
    for seed in range(first, first + count):
        for has_hints in (True, False):
            outcome, words = compare(archlint, linker, Framework(seed, has_hints))
            counts[outcome] = counts.get(outcome, 0) + 1
            if outcome == "different":
                print(f"seed {seed}, {'with' if has_hints else 'without'} hints: {words}", flush=True)
    print(f"sound {counts.get('sound', 0)}, broken {counts['broken']}, "
          f"different {counts['different']}; {counts['undecided']} depend on the order of hints, "
          "in which linkers differ")
    sys.exit(1 if counts["different"] else 0)


def compare(archlint, linker, framework):
    """Whether the linker and archlint agree on a framework, and on what."""
    with tempfile.TemporaryDirectory() as folder:
        framework.write(folder)
        graph = json.loads(subprocess.run(
            [archlint, "graph", "--format", "json", folder], capture_output=True, text=True,
            check=True).stdout)

        def judge(order=None):
            with tempfile.TemporaryDirectory() as products:
                build = Build(framework, graph["links"], products, linker, order)
                return build.verdict(), build.refused

        judged, refused = judge()
        said = claims(archlint, framework, folder, refused)
        if judged == said:
            return ("broken" if judged else "sound"), ""
        # In which order hints are followed is each linker's own affair.
        others = [judge(lambda name: name)[0], judge(lambda name: (name[0] != "S", name))[0]]
        if judged.intersection(*others) <= said <= judged.union(*others):
            return "undecided", ""
        return "different", (f"the linker says {sorted(judged - said)}, "
                             f"archlint {sorted(said - judged)}")


if __name__ == "__main__":
    main()
