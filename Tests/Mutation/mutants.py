"""Whether the tests notice a condition that is wrong: `mutants.py [--seed N] [--count N]`.

Conditions of all targets are drawn by lot, one of a line at most, and each is turned around: `==` for `!=`,
`<` for `<=`, `&&` for `||`, `true` for `false`, a `!` left out, a `guard` or an `if` inverted. All of
these mutants are built at once, into a copy of the package in `.build/mutants`: each is an operator of
its own, which does what it always did unless the environment variable `ARCHLINT_MUTANT` names it. So
there is one build, and then a run of the tests for each mutant, which ends with the first failure.

A condition that does not compile that way is dropped, and another one drawn. What survives is looked
up in `survivors.md`, where it is explained; fewer than 95 of 100 caught is a failure.
"""

import argparse
import os
import random
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
COPY = PACKAGE / ".build" / "mutants" / "package"
TARGETS = sorted({path.name for path in (PACKAGE / "Sources").iterdir()} - {"ArchlintPlugin"})
SCORE = 0.95
VARIABLE = "ARCHLINT_MUTANT"

OPPOSITES = {
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&"}
# The digits of a mutant's number in the name of its operator.
DIGITS = str.maketrans("0123456789", "×÷±¬¡¿¶§©®")


@dataclass(frozen=True)
class Site:
    """One condition that can be turned around: a stretch of one line of a file."""

    file: str
    line: int
    start: int
    end: int
    kind: str

    @property
    def target(self):
        return self.file.split("/")[1]


def masked(text):
    """Swift source with blanks in place of comments and of the text of literals."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match[0])

    pattern = r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*'
    return re.sub(pattern, blank, text)


def sites_in(file):
    """The conditions of one file."""
    lines = masked((PACKAGE / file).read_text()).split("\n")
    for number, line in enumerate(lines):
        if re.search(r"\bfunc [=<>!&|]|^\s*#|\bextension\b|\bwhere \w+ ==|->.* where ", line):
            continue
        for match in re.finditer(r"(?<= )(==|!=|<=|>=|<|>|&&|\|\|)(?= |$)", line):
            yield Site(file, number, match.start(), match.end(), match[0])
        for match in re.finditer(r"(?<![\w.`])(true|false)\b(?!:)", line):
            yield Site(file, number, match.start(), match.end(), match[0])
        for match in re.finditer(r"(?<![\w)\]!?=])!(?=[\w(.])", line):
            yield Site(file, number, match.start(), match.end(), "!")
        for match in re.finditer(r"\b(?:guard (.*?) else|if (.*?)) \{", line):
            group = 1 if match[1] else 2
            if re.search(r"\b(let|var|case)\b|,|#|\{", match[group] or "let"):
                continue
            yield Site(file, number, match.start(group), match.end(group), "condition")


def all_sites():
    files = (path for target in TARGETS for path in (PACKAGE / "Sources" / target).rglob("*.swift"))
    return [s for f in sorted(files) for s in sites_in(str(f.relative_to(PACKAGE)))]


def replacement(site, number, text):
    """What stands in place of a condition: the same, unless the mutant is the one that is asked for."""
    if site.kind in OPPOSITES or site.kind == "!":
        return site.kind + str(number).translate(DIGITS)
    if site.kind == "condition":
        return f"isMutant({number}) != ({text})"
    return f"(isMutant({number}) ? {'false' if site.kind == 'true' else 'true'} : {site.kind})"


def declaration(site, number):
    """The operator of a mutant."""
    name = replacement(site, number, "")
    if site.kind == "!":
        return (f"prefix operator {name}\n"
                f"prefix func {name} (a: Bool) -> Bool {{ isMutant({number}) ? a : !a }}\n")
    if site.kind in ("&&", "||"):
        rank = "LogicalConjunction" if site.kind == "&&" else "LogicalDisjunction"
        return (f"infix operator {name}: {rank}Precedence\n"
                f"func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
                f"  isMutant({number}) ? try a {OPPOSITES[site.kind]} b() : try a {site.kind} b()\n"
                "}\n")
    if site.kind not in OPPOSITES:
        return ""
    compare = f"{{ isMutant({number}) ? a {OPPOSITES[site.kind]} b : a {site.kind} b }}\n"
    text = f"infix operator {name}: ComparisonPrecedence\n"
    if site.kind not in ("==", "!="):
        return (text + f"func {name} <T: Comparable>(a: T, b: T) -> Bool {compare}@_disfavoredOverload "
                f"func {name} <A: BinaryInteger, B: BinaryInteger>(a: A, b: B) -> Bool {compare}")
    return (text + f"func {name} <T: Equatable>(a: T, b: T) -> Bool {compare}@_disfavoredOverload "
            f"func {name} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {compare}"
            f"@_disfavoredOverload func {name} <A: StringProtocol, B: StringProtocol>(a: A, b: B) "
            f"-> Bool {compare}")


SWITCH = f"""#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The mutant that is asked for.
private let mutant = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }}

func isMutant(_ number: Int) -> Bool {{ mutant == number }}

"""


def write(path, data):
    """Writes a file whose content changed, so that nothing is built without need."""
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def plant(mutants):
    """Writes the copy of the package with these mutants, by their numbers."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=PACKAGE, capture_output=True, check=True).stdout
    names = {name for name in listed.decode().split("\0") if name and (PACKAGE / name).is_file()}
    for old in COPY.glob("[!.]*/**/*.swift"):
        if str(old.relative_to(COPY)) not in names and old.name != "Mutants.swift":
            old.unlink()
    changed = {}
    for number, site in mutants.items():
        changed.setdefault(site.file, []).append((site, number))
    for name in names:
        data = (PACKAGE / name).read_bytes()
        if name in changed:
            lines = data.decode().split("\n")
            for site, number in sorted(changed[name], key=lambda item: -item[0].start):
                line = lines[site.line]
                new = replacement(site, number, line[site.start:site.end])
                lines[site.line] = line[:site.start] + new + line[site.end:]
            data = "\n".join(lines).encode()
        write(COPY / name, data)
        (COPY / name).chmod((PACKAGE / name).stat().st_mode)
    for target in TARGETS:
        operators = "".join(
            declaration(site, number) for number, site in mutants.items() if site.target == target)
        write(COPY / "Sources" / target / "Mutants.swift", (SWITCH + operators).encode())


def build(*words):
    """Builds the copy; the files and lines with errors, or none if all is well."""
    environment = {key: value for key, value in os.environ.items() if key != "ARCHLINT_WARNINGS"}
    done = subprocess.run(["swift", "build", *words], cwd=COPY, env=environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode == 0:
        return set()
    places = set(re.findall(rf"^{re.escape(str(COPY))}/(\S+?):(\d+):\d+: error:", done.stdout, re.M))
    if not any(file.startswith("Sources/") for file, _ in places):
        sys.exit(done.stdout)
    return {(file, int(line) - 1) for file, line in places}


def drawn(count, seed):
    """So many mutants that compile, by their numbers; the copy is built with them."""
    sites = all_sites()
    # One condition of a line at most: what does not compile is known by its line.
    lot, seen, pool = random.Random(seed), set(), []
    for site in lot.sample(sites, len(sites)):
        if (site.file, site.line) not in seen:
            seen.add((site.file, site.line))
            pool.append(site)
    print(f"{len(sites)} conditions, {count} of them drawn with seed {seed}", flush=True)
    rest = iter(enumerate(pool))
    mutants, dropped = {}, 0
    every = [["--target", target] for target in TARGETS] + [["--build-tests"]]
    steps = list(every)
    while steps:
        while len(mutants) < count and (item := next(rest, None)):
            mutants[item[0]] = item[1]
        plant(mutants)
        errors = build(*steps[0])
        bad = [n for n, s in mutants.items() if (s.file, s.line) in errors]
        if errors and not bad:
            # An error elsewhere in the file: none of its conditions can stay.
            files = {file for file, _ in errors}
            bad = [n for n, s in mutants.items() if s.file in files]
            if not bad:
                sys.exit(f"errors that no mutant explains: {sorted(errors)}")
        for number in bad:
            del mutants[number]
        dropped += len(bad)
        if not errors:
            steps.pop(0)
        elif len(steps) < len(every):
            # Their replacements may be in a target that was done.
            steps = list(every)
    print(f"{dropped} did not compile, and others took their place", flush=True)
    return mutants


class Suite:
    """The tests of the copy, as they are built."""

    def __init__(self):
        folder = subprocess.run(["swift", "build", "--show-bin-path"], cwd=COPY, text=True,
                                capture_output=True, check=True).stdout.strip()
        self.program = next(Path(folder).glob("*PackageTests.xctest"))
        if self.program.is_dir():
            sys.exit("runs where the tests are one program, as on Linux")
        # These look into the sources, and would see the mutants there.
        house = (COPY / "Tests/archlintTests/House").glob("*.swift")
        suites = [name for file in house
                  for name in re.findall(r"^struct (\w+Tests)\b", file.read_text(), re.M)]
        self.skipped = rf"^archlintTests\.({'|'.join(sorted(suites))})/"
        self.limit = None

    def fails(self, mutant, *words):
        """Whether any test fails; how, in a word, or none."""
        environment = dict(os.environ)
        environment.pop(VARIABLE, None)
        if mutant is not None:
            environment[VARIABLE] = str(mutant)
        # Apart from the copy there are only ignored files.
        if (PACKAGE.parent / "shared").is_dir():
            environment.setdefault("ARCHLINT_SHARED", str(PACKAGE.parent / "shared"))
        run = subprocess.Popen(
            [self.program, "--testing-library", "swift-testing", "--skip", self.skipped, *words],
            cwd=COPY, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            start_new_session=True, errors="replace")
        if self.limit:
            signal.signal(signal.SIGALRM, lambda *_: os.killpg(run.pid, signal.SIGKILL))
            signal.alarm(int(self.limit))
        try:
            failure = next((line for line in run.stdout if "recorded an issue" in line), None)
        finally:
            signal.alarm(0)
            if run.poll() is None and failure:
                os.killpg(run.pid, signal.SIGKILL)
            run.wait()
        if failure:
            return failure.strip()[:150]
        if run.returncode == -signal.SIGKILL:
            return "takes too long"
        return f"ends with {run.returncode}" if run.returncode else None


def explained(site, text):
    """Whether the list of survivors has the condition: its file, and the line as it stands."""
    entries = (HERE / "survivors.md").read_text().split("\n")
    return any(e.startswith("|") and f"`{site.file}`" in e and f"`{text}`" in e.replace("\\|", "|")
               for e in entries)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--verbose", action="store_true", help="say also how each was caught")
    choice = parser.parse_args()
    started = time.monotonic()
    mutants = drawn(choice.count, choice.seed)
    suite = Suite()
    before = time.monotonic()
    if failure := suite.fails(None):
        sys.exit(f"the tests fail without any mutant: {failure}")
    # A mutant that never ends is caught as well.
    suite.limit = 60 + 4 * (time.monotonic() - before)
    print(f"built after {before - started:.0f} s; the tests take {suite.limit / 4 - 15:.0f} s",
          flush=True)
    survived = []
    for index, (number, site) in enumerate(sorted(mutants.items()), 1):
        text = (PACKAGE / site.file).read_text().split("\n")[site.line].strip()
        # The target's own tests know it best; all others only where these saw nothing.
        own = rf"^{site.target}Tests\."
        how = suite.fails(number, "--filter", own) or suite.fails(number)
        if how is None:
            survived.append((site, text))
        if how is None or choice.verbose:
            note = f"caught: {how}" if how else (
                "SURVIVED, as explained" if explained(site, text) else "SURVIVED")
            print(f"{index} {site.file}:{site.line + 1}: {site.kind} in `{text}`: {note}", flush=True)
    caught = len(mutants) - len(survived)
    print(f"{caught} of {len(mutants)} mutants were caught, {len(survived)} survived, "
          f"{sum(not explained(*pair) for pair in survived)} of these without an explanation; "
          f"{(time.monotonic() - started) / 60:.0f} minutes")
    if caught < SCORE * len(mutants):
        sys.exit(1)


main()
