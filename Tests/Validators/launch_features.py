#!/usr/bin/env python3
"""Judges random frameworks with destinations, settings, copies, tools, binaries and sources, once per
destination.

    launch_features.py ARCHLINT LINKER [COUNT [SEED]]

Unlike launches.py it takes nothing from archlint: links, embeds, run paths and install names follow
from XcodeGen's defaults, written down here once more. Each destination and configuration is linked by
LLVM's linker for Mach-O and loaded by the rules of dyld. A framework that breaks in one of them must have
an error; one that is sound in all of them must have none.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

import launches

RULES = ("missing-embed", "duplicate-static", "unlinked-static", "nested-embed", "unknown-link",
         "refused-spec")
STATIC = ("framework.static", "library.static")
PROGRAMS = launches.PROGRAMS = launches.PROGRAMS + ("tool",)
FLAGS = "OTHER_LDFLAGS"
RUN_PATHS = "LD_RUNPATH_SEARCH_PATHS"
INSTALL_BASE = "DYLIB_INSTALL_NAME_BASE"


class Framework(launches.Framework):
    """A random framework, all of it for the same platforms."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.has_hints = True
        self.platforms = self.random.choice([["iOS"], ["macOS"], ["iOS", "macOS"], ["iOS", "macOS"]])
        self.presets = self.random.choice(["all"] * 8 + ["none", "project"])
        self.reads_sources = self.random.random() < 0.4
        self.specs = {"s0": [], "s1": []}
        self.targets = {}
        for number in range(self.random.choice([0, 0, 0, 1, 2])):
            kind = self.random.choice(["framework", "framework", "framework.static"])
            name = f"{'Arc' if kind in STATIC else 'Bin'}{number}"
            self.targets[name] = {"name": name, "type": kind, "spec": None, "entries": [],
                                  "uses": [], "settings": {INSTALL_BASE: "@rpath"}}
        for number in range(self.random.randint(2, 6)):
            kind = self.random.choice(["Dyn", "Dyn", "Stat", "Lib"])
            self.add(f"{kind}{number}", {"Dyn": "framework", "Stat": "framework.static",
                                         "Lib": "library.static"}[kind])
        app = self.add("App", "application")
        if self.chance(0.7):
            self.embed_all(app)
        if self.random.random() < 0.5:
            self.add("Ext", "app-extension", spec=app["spec"])
            app["entries"].append({"target": "Ext"})
        if self.platforms == ["macOS"] and self.chance(0.4):
            self.add("Tool", "tool", spec=app["spec"])
            app["entries"].append({"target": "Tool", "copy": {"destination": "executables"}})

    def chance(self, share):
        return self.random.random() < share

    def add(self, name, kind, spec=None):
        spec = spec or self.random.choice(list(self.specs))
        target = {"name": name, "type": kind, "spec": spec, "entries": [], "settings": {}}
        known = [t for t in self.targets.values() if t["type"] not in PROGRAMS]
        self.random.shuffle(known)
        for other in known[: self.random.choice([0, 1, 2, 3])]:
            target["entries"].append(self.entry(target, other))
        target["uses"] = [used(e) for e in target["entries"] if e.get("link") is not False]
        if self.reads_sources:
            target["uses"] = [name for name in target["uses"] if not self.chance(0.2)]
            for other in known:
                if other["type"] == "framework" and self.chance(0.1):
                    if other["name"] not in target["uses"]:
                        target["uses"].append(other["name"])
        if kind in PROGRAMS and self.chance(0.5):
            self.set_run_paths(target)
        if kind == "framework" and self.chance(0.15):
            target["settings"][INSTALL_BASE] = self.random.choice(
                ["@rpath", "@executable_path/Frameworks", "@executable_path/../Frameworks",
                 "/Library/Frameworks", "@loader_path/.."])
        if kind != "library.static" and known and self.chance(0.25):
            self.set_flags(target, known)
        self.targets[name] = target
        self.specs[spec].append(name)
        return target

    def embed_all(self, app):
        """Gives an app what it does not list, as people do who know what it loads."""
        listed = {used(entry) for entry in app["entries"]}
        for name, other in self.targets.items():
            if other["type"] == "framework" and name != "App" and name not in listed:
                path = ({"framework": f"{name}.framework", "implicit": True} if other["spec"]
                        else {"framework": f"../Frameworks/{name}.framework"})
                app["entries"].append(path | {"link": False, "embed": True})

    def set_flags(self, target, known):
        """Flags that link or change what is taken, in all builds or for one platform or configuration."""
        words = []
        for other in known[: self.random.choice([1, 1, 1, 2])]:
            name = other["name"]
            if other["type"] == "library.static":
                words += self.random.choice([
                    [f"-l{name}"], [f"-l{name}"], ["-force_load", f"$(BUILT_PRODUCTS_DIR)/lib{name}.a"]])
            elif other["type"] == "framework":
                words += [self.random.choice(["-framework", "-framework", "-weak_framework"]), name]
        words += self.random.choice([[]] * 6 + [["-all_load"], ["-ignore_auto_link"]])
        if not words:
            return
        way = self.random.choice(["all"] * 4 + [
            "[sdk=macosx*]", "[sdk=iphoneos*]", "[config=Debug]", "[config=Release]", "configs",
            "file", "file"])
        value = self.random.choice([" ".join(words), words])
        if way == "all":
            target["settings"][FLAGS] = value
        elif way == "configs":
            name = self.random.choice(["Debug", "Release"])
            target.setdefault("configs", {}).setdefault(name, {})[FLAGS] = value
        elif way == "file":
            target["files"] = {self.random.choice(["Debug", "Release"]): " ".join(words)}
            if self.chance(0.3):
                target["settings"][FLAGS] = self.random.choice(["$(inherited)", "-dead_strip"])
        else:
            target["settings"][FLAGS + way] = value

    def configurations(self):
        """Debug, and Release if it can differ."""
        differs = any(target.get("configs") or target.get("files")
                      or any("[config=" in key for key in target["settings"])
                      for target in self.targets.values())
        return ["Debug", "Release"] if differs else ["Debug"]

    def set_run_paths(self, target):
        value = self.random.choice([
            "@executable_path/Frameworks", "@executable_path/../Frameworks",
            "@executable_path/../../Frameworks", "$(inherited) @executable_path/Frameworks",
            ["@executable_path/Frameworks", "@executable_path/../Frameworks"],
            ["$(inherited)", "@executable_path/../Frameworks", "@executable_path/Frameworks",
             "@executable_path/../../Frameworks", "@executable_path/../../../../Frameworks"],
            "@executable_path/PlugIns", "@executable_path"])
        key = RUN_PATHS + self.random.choice(
            ["", "", "", "[sdk=macosx*]", "[sdk=iphoneos*]", "[config=Debug]", "[arch=arm64]"])
        if self.chance(0.25):
            target["configs"] = {self.random.choice(["Debug", "Release"]): {key: value}}
        else:
            target["settings"][key] = value

    def entry(self, target, other):
        entry = super().entry(target, other)
        entry.pop("weak", None)
        if not other["spec"]:
            entry["framework"] = f"../Frameworks/{other['name']}.framework"
            del entry["implicit"]
            entry.pop("link", None)
        is_app = target["type"] == "application"
        if is_app and other["type"] == "framework" and entry.get("embed") is not False:
            if self.chance(0.2):
                entry["copy"] = self.random.choice([
                    {"destination": "frameworks"}, {"destination": "plugins"},
                    {"destination": "wrapper", "subpath": "Frameworks"},
                    {"destination": "frameworks", "subpath": "Deep"},
                    {"destination": "resources"}])
        if target["type"] not in ("application", "app-extension") and other["type"] == "framework":
            entry.pop("embed", None)
        if len(self.platforms) > 1 and self.chance(0.15):
            entry["destinationFilters"] = [self.random.choice(self.platforms)]
        return entry

    def write(self, folder, linker):
        for target in self.targets.values():
            if not target["spec"]:
                Binary(linker, f"{folder}/Frameworks", target)
        for spec, names in self.specs.items():
            if not names:
                continue
            os.makedirs(f"{folder}/{spec}")
            targets = {}
            for name in names:
                target = self.targets[name]
                written = {"type": target["type"], "dependencies": target["entries"]}
                if len(self.platforms) > 1:
                    written |= {"platform": "auto", "supportedDestinations": self.platforms}
                else:
                    written["platform"] = self.platforms[0]
                settings = {"base": target["settings"], "configs": target.get("configs", {})}
                written["settings"] = settings if target.get("configs") else target["settings"]
                for configuration, flags in target.get("files", {}).items():
                    file = f"{name}-{configuration}.xcconfig"
                    written["configFiles"] = {configuration: file}
                    with open(f"{folder}/{spec}/{file}", "w", encoding="utf-8") as stream:
                        stream.write(f"{FLAGS} = {flags}\n")
                if self.reads_sources:
                    written["sources"] = [name]
                    os.makedirs(f"{folder}/{spec}/{name}")
                    with open(f"{folder}/{spec}/{name}/{name}.swift", "w", encoding="utf-8") as file:
                        file.write("import Foundation\n" + "".join(f"import {other}\n" for other in target["uses"]))
                targets[name] = written
            document = {"name": spec, "options": {"settingPresets": self.presets}, "targets": targets}
            with open(f"{folder}/{spec}/project.yml", "w", encoding="utf-8") as file:
                json.dump(document, file, indent=1)
        with open(f"{folder}/.archlint.yml", "w", encoding="utf-8") as file:
            file.write('specs: {include: ["**/project.yml"]}\nlayers: [all: "**"]\n')


def used(entry):
    name = entry.get("target") or os.path.basename(entry["framework"]).removesuffix(".framework")
    return name.removeprefix("lib").removesuffix(".a")


def decision(kind, entry, other):
    """Whether XcodeGen links and embeds, by its defaults and what is written."""
    is_app = kind == "application"
    if "target" in entry and other["type"] in STATIC:
        usual = (kind in PROGRAMS, False)
    elif other["type"] in ("app-extension", "tool"):
        usual = (False, is_app)
    else:
        usual = (kind != "library.static", is_app)
    return entry.get("link", usual[0]), entry.get("embed", usual[1])


class Binary(launches.Build):
    """A framework on disk: an archive, or a dynamic framework."""

    def __init__(self, linker, folder, target):
        self.linker, self.folder = linker, folder
        name = target["name"]
        path = f"{folder}/{name}.framework/{name}"
        os.makedirs(os.path.dirname(path))
        self.assemble(name, [".text", f".globl _f_{name}", f"_f_{name}:", "  ret"])
        if target["type"] in STATIC:
            self.must("llvm-ar", "--format=darwin", "rcs", path, f"{folder}/{name}.o")
        else:
            self.must(linker, "-arch", "arm64", "-platform_version", "macos", "12.0", "12.0", "-dylib",
                      "-install_name", f"@rpath/{name}.framework/{name}", f"{folder}/{name}.o", "-o", path)


class Build(launches.Build):
    """What the linker makes of a framework for one platform, in one configuration."""

    def __init__(self, framework, folder, linker, platform, configuration):
        self.platform, self.configuration = platform, configuration
        links = []
        for target in framework.targets.values():
            seen = set()
            for entry in target["entries"]:
                if platform not in entry.get("destinationFilters", [platform]):
                    continue
                other = framework.targets[used(entry)]
                link, embed = decision(target["type"], entry, other)
                links.append({"from": target["name"], "to": other["name"], "weak": False,
                              "link": link, "embed": embed, "copy": entry.get("copy"),
                              "kind": "target" if "target" in entry else "framework"})
                seen.add(other["name"])
        super().__init__(framework, links, folder, linker)

    def uses(self, target):
        if self.framework.reads_sources:
            return target["uses"]
        listed = [used(e) for e in target["entries"] if e.get("link") is not False
                  and self.framework.targets[used(e)]["type"] not in PROGRAMS
                  and self.platform in e.get("destinationFilters", [self.platform])]
        return listed + self.flagged(target)

    def flags(self, target):
        """The words of `OTHER_LDFLAGS` in this build; an archive gets none."""
        if target["type"] in STATIC:
            return []
        words = "$(inherited)".split()
        plain, conditional = self.setting(target, FLAGS)
        for value in (conditional, plain, target.get("files", {}).get(self.configuration, "")):
            if value is not None:
                value = value.split() if isinstance(value, str) else value
                words = [other for word in words
                         for other in (value if word == "$(inherited)" else [word])]
        return words

    def flagged(self, target):
        """What flags link, in order."""
        words = self.flags(target)
        names = [following if word.endswith("framework") else word.removeprefix("-l")
                 for word, following in zip(words, words[1:] + [""])
                 if word.endswith("framework") or word.startswith("-l")]
        names += [os.path.basename(word)[3:-2] for word in words if word.endswith(".a")]
        return names

    def leading_flags(self, target):
        """Xcode writes the flags before the link phase."""
        return [word.replace("$(BUILT_PRODUCTS_DIR)", self.folder) for word in self.flags(target)]

    def is_hinted(self, name):
        """Only an entry tells where an archive on disk is, and that links it."""
        target = self.framework.targets[name]
        return super().is_hinted(name) and (target["spec"] or target["type"] not in STATIC)

    def setting(self, target, key):
        """A setting at this destination, without presets: a condition that holds wins."""
        own = target["settings"] | target.get("configs", {}).get(self.configuration, {})
        sdk = "macosx*" if self.platform == "macOS" else "iphoneos*"
        conditions = [f"sdk={sdk}", f"config={self.configuration}", "arch=arm64"]
        holds = [own[f"{key}[{word}]"] for word in conditions if f"{key}[{word}]" in own]
        return own.get(key), holds[0] if holds else None

    def run_paths(self, target):
        """What a condition inherits is the setting without one; that inherits nothing here."""
        plain, conditional = [
            value.split() if isinstance(value, str) else value
            for value in self.setting(target, RUN_PATHS)]
        plain = self.preset(target) if plain is None else plain
        if conditional:
            plain = conditional + (plain if "$(inherited)" in conditional else [])
        return [word for word in plain if word != "$(inherited)"]

    def preset(self, target):
        if self.framework.presets != "all":
            return []
        is_mac = self.framework.platforms == ["macOS"]
        if target["type"] == "app-extension":
            return (["@executable_path/../Frameworks", "@executable_path/../../../../Frameworks"]
                    if is_mac else
                    ["@executable_path/Frameworks", "@executable_path/../../Frameworks"])
        return ["@executable_path/../Frameworks" if is_mac else "@executable_path/Frameworks"]

    def install_base(self, name):
        base, _ = self.setting(self.framework.targets[name], INSTALL_BASE)
        return base or ("@rpath" if self.framework.presets == "all" else "/Library/Frameworks")

    def bundle(self):
        """The folders of the app, and where each program has its executable."""
        deep = "/Contents" if self.platform == "macOS" else ""
        folders, programs = {}, {"App": (deep, deep + ("/MacOS" if deep else ""), "")}
        if any(l["to"] == "Ext" and l["embed"] for l in self.links["App"]):
            root = f"{deep}/PlugIns/Ext.appex"
            programs["Ext"] = (root + deep, root + deep + ("/MacOS" if deep else ""), root)
        if "Tool" in self.links:
            programs["Tool"] = programs["App"]
        for program, (root, _, wrapper) in programs.items():
            for link in self.links[program]:
                if link["embed"] and self.framework.targets[link["to"]]["type"] == "framework":
                    copy = link["copy"] or {"destination": "frameworks"}
                    base = {"frameworks": root + "/Frameworks", "plugins": root + "/PlugIns",
                            "wrapper": wrapper,
                            "resources": root + ("/Resources" if deep else "")}[copy["destination"]]
                    path = os.path.normpath(f"/App.app/{base}/{copy.get('subpath', '')}")
                    folders.setdefault(path, set()).add(link["to"])
        return folders, {name: executable for name, (_, executable, _) in programs.items()}

    def launch(self, program, executable, folders):
        """Plays dyld: what is loaded, and what it does not find."""
        def resolved(path, loader):
            for mark, folder in (("@executable_path", executable), ("@loader_path", loader)):
                if path == mark or path.startswith(mark + "/"):
                    return os.path.normpath(f"/App.app/{folder}{path[len(mark):]}")
            return None

        loaded, missing = [program], set()
        scope = [resolved(p, executable) for p in self.run_paths(self.framework.targets[program])]
        waiting = [(program, executable, scope)]
        while waiting:
            image, loader, scope = waiting.pop(0)
            for other, is_weak in self.loads[image]:
                base = self.install_base(other)
                if base == "@rpath":
                    found = next((f for f in scope if other in folders.get(f, ())), None)
                else:
                    found = resolved(base, loader)
                    found = found if other in folders.get(found, ()) else None
                if found is None and is_weak:
                    continue
                if found is None:
                    missing.add(other)
                if other not in loaded:
                    loaded.append(other)
                    inner = "/Versions/A" if self.platform == "macOS" else ""
                    own = f"{found}/{other}.framework{inner}".removeprefix("/App.app") if found else ""
                    paths = self.run_paths(self.framework.targets[other])
                    waiting.append((other, own, [resolved(p, own) for p in paths] + scope))
        return loaded, missing

    def verdict(self):
        """What breaks."""
        lines = {f"undefined {a} {b}" for a, b in self.undefined}
        lines |= {f"refused {name}" for name in self.refused}
        folders, programs = self.bundle()
        for program, executable in programs.items():
            lines |= self.told(program, self.launch(program, executable, folders), app="App")
        return {f"{line} on {self.platform} in {self.configuration}" for line in lines}


def compare(archlint, linker, seed):
    framework = Framework(seed)
    with tempfile.TemporaryDirectory() as folder:
        framework.write(folder, linker)
        judged = set()
        for platform in framework.platforms:
            for configuration in framework.configurations():
                with tempfile.TemporaryDirectory() as products:
                    build = Build(framework, products, linker, platform, configuration)
                judged |= build.verdict()
        report = json.loads(subprocess.run(
            [archlint, "check", "--format", "json", folder], capture_output=True, text=True,
            check=False).stdout)
        said = [f["message"] for f in report["findings"]
                if f["rule"] in RULES and f["severity"] == "error"]
    if judged and not said:
        return "green but broken", sorted(judged)
    if said and not judged:
        return "red but fine", said
    return ("broken" if judged else "sound"), []


def main():
    archlint, linker = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    first = int(sys.argv[4]) if len(sys.argv) > 4 else random.randrange(1 << 30)
    print(f"{count} frameworks from seed {first}", flush=True)
    counts = {}
    for seed in range(first, first + count):
        outcome, words = compare(archlint, linker, seed)
        counts[outcome] = counts.get(outcome, 0) + 1
        if words:
            print(f"seed {seed}: {outcome}: {words}", flush=True)
    print(", ".join(f"{outcome} {n}" for outcome, n in sorted(counts.items())))
    sys.exit(1 if {"green but broken", "red but fine"} & set(counts) else 0)


if __name__ == "__main__":
    main()
