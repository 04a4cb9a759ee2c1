"""Compares what `archlint affected` answers with what a compiler and the tests themselves say.

Generates Swift packages whose tests depend on values that come through links: interfaces with
implementations that are injected, a local package with a static and a dynamic product, test support.
Each round makes one random edit, asks archlint, builds and runs everything. No test outside of the
answer may change its outcome or stop to compile. Prints how many inside did (precision).

usage: affected.py ARCHLINT [EDITS] [SEED]
"""
import os
import random
import re
import subprocess
import sys
import tempfile

PER_PACKAGE = 20


class Package:
    """A package, with what is needed to write all of its files."""

    def __init__(self, rng, folder):
        self.rng, self.folder = rng, folder
        self.modules = [f"M{n}" for n in range(6)]
        self.links = {name: [] for name in self.modules}
        for index, name in enumerate(self.modules):
            for other in self.modules[:index]:
                if rng.random() < 0.35:
                    self.links[name].append((other, rng.random() < 0.5))
        self.products = {name: rng.choice([None, "KitA", "KitB"]) for name in self.modules}
        self.files = self.texts()

    def value(self, name, seen=None):
        """What a module's value is, as its test expects it."""
        own = 1
        for other, is_interface in self.links[name]:
            own += 100 if is_interface else self.value(other)
        return own + {"KitA": 7, "KitB": 7 + 9, None: 0}[self.products[name]]

    def texts(self):
        files = {"Package.swift": self.manifest(), "README.md": "words\n", "tool.sh": "true\n"}
        for name in self.modules:
            imports, terms, parameters = [], ["base"], []
            for other, is_interface in self.links[name]:
                if is_interface:
                    imports.append(f"import {other}Core")
                    parameters.append(f"_ p{other}: any {other}Reading")
                    terms.append(f"p{other}.read()")
                else:
                    imports.append(f"import {other}")
                    terms.append(f"{other}.whole()")
            if self.products[name]:
                imports.append(f"import {self.products[name]}")
                terms.append(f"{self.products[name].lower()}()")
            defaults = ", ".join(p + f" = Plain{p.split(':')[0][3:]}()" for p in parameters)
            files[f"Sources/{name}/{name}.swift"] = "\n".join(
                imports + [f"import {name}Core", f"public enum {name} {{",
                           f"  public static func whole({defaults}) -> Int {{ {' + '.join(terms)} }}",
                           "}", f"public struct Real{name}: {name}Reading {{", "  public init() {}",
                           "  public func read() -> Int { base }", "}"]) + "\n"
            files[f"Sources/{name}/Base.swift"] = "#if EXTRA\nlet base = 2\n#else\nlet base = 1\n#endif\n"
            files[f"Sources/{name}Core/Core.swift"] = (
                f"public protocol {name}Reading {{ func read() -> Int }}\n"
                f"public struct Plain{name}: {name}Reading {{\n  public init() {{}}\n"
                "  public func read() -> Int { 100 }\n}\n")
            files[f"Tests/{name}Tests/Tests.swift"] = (
                f"import XCTest\nimport Support\nimport {name}\nfinal class {name}Tests: XCTestCase {{\n"
                f"  func testWhole() {{ expect({name}.whole(), {self.value(name)}) }}\n}}\n")
        files["Sources/Support/Support.swift"] = (
            "import XCTest\npublic func expect(_ one: Int, _ other: Int) { XCTAssertEqual(one, other) }\n")
        files["Kit/Package.swift"] = KIT
        files["Kit/Sources/KitA/A.swift"] = "public func kita() -> Int { 7 }\n"
        files["Kit/Sources/KitB/B.swift"] = "import KitA\npublic func kitb() -> Int { kita() + 9 }\n"
        return files

    def manifest(self, extra=None, without=None):
        lines = ["// swift-tools-version: 5.9", "import PackageDescription", "let package = Package(",
                 '  name: "Root",', '  dependencies: [.package(path: "Kit")],', "  targets: ["]
        for name in self.modules:
            names = [f'"{name}Core"'] + [
                f'"{other}Core"' if core else f'"{other}"' for other, core in self.links[name]]
            if self.products[name] and name != without:
                names.append(f'.product(name: "{self.products[name]}", package: "Kit")')
            define = ', swiftSettings: [.define("EXTRA")]' if extra == name else ""
            lines.append(f'    .target(name: "{name}", dependencies: [{", ".join(names)}]{define}),')
            lines.append(f'    .target(name: "{name}Core"),')
            lines.append(f'    .testTarget(name: "{name}Tests", dependencies: ["{name}", "Support"]),')
        return "\n".join(lines + ['    .target(name: "Support"),', "  ])", ""])

    def edit(self):
        """One change: paths with their new texts, None for a file that goes."""
        rng, name = self.rng, self.rng.choice(self.modules)
        core = f"Sources/{name}Core/Core.swift"
        return rng.choice([
            lambda: {f"Sources/{name}/Base.swift": "let base = 5\n"},
            lambda: {f"Sources/{name}/Base.swift": "let base = 1 // the same\n"},
            lambda: {core: self.files[core].replace("100", "200")},
            lambda: {core: self.files[core].replace("func read()", "func read(_ x: Int)")},
            lambda: {f"Sources/{name}/Base.swift": None},
            lambda: {f"Sources/{name}/More.swift": "let more = base\n"},
            lambda: {f"Tests/{name}Tests/Tests.swift":
                     self.files[f"Tests/{name}Tests/Tests.swift"].replace("whole(), ", "whole(), 1")},
            lambda: {"Package.swift": self.manifest(extra=name)},
            lambda: {"Package.swift": self.manifest(without=name)},
            lambda: {"Package.swift": "// swift-tools-version: 5.9\n// words\n"
                     + self.files["Package.swift"].split("\n", 1)[1]},
            lambda: {"Kit/Sources/KitA/A.swift": "public func kita() -> Int { 8 }\n"},
            lambda: {"Kit/Sources/KitB/B.swift": "import KitA\npublic func kitb() -> Int { 3 }\n"},
            lambda: {"Kit/Package.swift": KIT.replace(".dynamic", ".static")},
            lambda: {"Sources/Support/Support.swift":
                     self.files["Sources/Support/Support.swift"].replace("one, other)\n", "one, 0)\n")
                     .replace("(one, other) }", "(one, other + 1) }")},
            lambda: {"README.md": "other words\n"},
        ])()

    def write(self, files):
        for path, text in files.items():
            full = os.path.join(self.folder, path)
            if text is None:
                os.remove(full)
                continue
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8") as file:
                file.write(text)

    def run(self, *words):
        return subprocess.run(words, cwd=self.folder, capture_output=True, text=True, check=False)

    def swift(self, *words):
        return self.run("swift", *words, "--quiet")

    def outcomes(self):
        """For each test bundle: passed, failed, or None where it does not compile."""
        names = [f"{name}Tests" for name in self.modules]
        if self.swift("build", "--build-tests").returncode:
            compiled = {name: self.swift("build", "--target", name).returncode == 0 for name in names}
            return {name: "compiled" if ok else None for name, ok in compiled.items()}
        said = self.run("swift", "test", "--skip-build")
        text = said.stdout + said.stderr
        passed = set(re.findall(r"Test Case '(\w+)\.\w+' passed", text))
        return {name: "passed" if name in passed else "failed" for name in names}


KIT = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Kit",
  products: [
    .library(name: "KitA", type: .dynamic, targets: ["KitA"]),
    .library(name: "KitB", type: .static, targets: ["KitB"]),
  ],
  targets: [.target(name: "KitA"), .target(name: "KitB", dependencies: ["KitA"])])
"""


def main():
    archlint = os.path.abspath(sys.argv[1])
    edits = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    done = inside = changed = total = missed = 0
    while done < edits:
        rng = random.Random(seed * 1000 + done)
        with tempfile.TemporaryDirectory() as folder:
            package = Package(rng, folder)
            package.write(package.files)
            package.write({".gitignore": ".build/\n"})
            package.run("git", "init", "-q")
            package.run("git", "add", "-A")
            package.run("git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "all")
            before = package.outcomes()
            assert set(before.values()) == {"passed"}, before
            for _ in range(min(PER_PACKAGE, edits - done)):
                edit = package.edit()
                package.write(edit)
                answer = set(package.run(archlint, "affected", "--format", "names").stdout.split())
                after = package.outcomes()
                other = {name for name, outcome in after.items() if outcome not in ("passed", "compiled")}
                if other - answer:
                    missed += 1
                    print(f"missed {sorted(other - answer)} by {edit}", file=sys.stderr)
                done, total = done + 1, total + len(after)
                inside, changed = inside + len(answer), changed + len(other)
                package.run("git", "checkout", "-q", ".")
                package.run("git", "clean", "-fdq")
                print(f"{done}/{edits}: {len(other)} of {len(answer)} of {len(after)}", flush=True)
    share = 100 * changed // max(1, inside)
    print(f"{done} edits, {missed} missed; {inside} of {total} tests in the answers, {changed} of these"
          f" changed their outcome or did not compile ({share} %)")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
