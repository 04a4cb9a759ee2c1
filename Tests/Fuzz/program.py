"""Runs the whole program on workspaces that nobody would write: every command, hostile names, broken
files, links, pipes. It must end by itself with an exit code from 0 to 2, in time and memory, never
say nothing where it fails, and leave no draft behind.

    python3 Tests/Fuzz/program.py ARCHLINT [RUNS] [SEED] [--like OTHER]

OTHER is another build of it, such as one without optimization: in every fifth run that writes nothing
both have to say the same.
"""

import argparse
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile

SECONDS, MEMORY = 20, 2 << 30
HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = [
    b"A", b"B", b"service/Net", b"caf\xc3\xa9", b"cafe\xcc\x81", b"n\xff", b"a b", b"##vso[task.x]y",
    b"::error::x", b"##TeamCity[x]", b"\x1b[2J", b"\xe2\x80\xae", b"-o", b"x" * 200, b"\xf4\x8f\xbb\xbf",
    b"#1", b"www.a.b", b"a@b.c", b"'\"`|<>&", b"..", b"\xe2\x80\x8dj", b"deadbeef",
]
COMMANDS = [
    ["check"], ["check", "--strict", "--verbose"], ["check", "--since", "HEAD"], ["baseline"],
    ["baseline", "--accept"], ["baseline", "--prune"], ["init"], ["rules"], ["dump", "project.yml"],
    ["dump", "--raw", "project.yml"], ["why", "A", "B"], ["check", "--changed", "project.yml"],
    ["check", "--no-environment", "--large-files", "--other-devices"],
    ["render", "report.json", "--format", "markdown"],
]
WRITING = ["baseline", "init"]
FORMATS = "text json sarif github gitlab junit checkstyle markdown xcode azure teamcity".split()
DRAWINGS = "html svg dot mermaid plantuml json".split()
ORDERS = [b"##[", b"##vso[", b"##teamcity["]


def seeds():
    """All that is known to be worth mutating."""
    texts = []
    for folder, _, files in os.walk(os.path.join(HERE, "Seeds")):
        for name in files:
            with open(os.path.join(folder, name), "rb") as file:
                texts.append(file.read())
    return texts


def mutated(rng, text):
    text = bytearray(text)
    for _ in range(rng.randint(0, 4)):
        place = rng.randrange(len(text) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            del text[place : place + rng.randint(1, 20)]
        elif kind == 1:
            text[place:place] = rng.choice(NAMES)
        elif kind == 2:
            text[place:place] = bytes(rng.randrange(256) for _ in range(rng.randint(1, 3)))
        elif kind == 3:
            text[place:place] = text[place : place + rng.randint(1, 60)] * rng.randint(1, 30)
        else:
            text[place:place] = rng.choice([b"\n", b"  ", b"- ", b": ", b"*a", b"&a ", b"${X}", b"[", b"}"])
    return bytes(text)


def spec(rng):
    names = [n.decode("utf-8", "replace") for n in NAMES]
    lines = ["name: A", "targets:"]
    for name in rng.sample(names, rng.randint(1, 5)):
        links = ", ".join('{target: "%s"}' % quoted(rng.choice(names)) for _ in range(rng.randint(0, 4)))
        lines.append('  "%s": {type: framework, platform: iOS, dependencies: [%s]}' % (quoted(name), links))
    return "\n".join(lines).encode("utf-8") + b"\n"


def quoted(name):
    return "".join(c if c.isprintable() and c not in '"\\' else "\\u%04x" % ord(c) if ord(c) < 65536
                   else "\\U%08x" % ord(c) for c in name)


def workspace(rng, root, texts):
    """Every other one is whole, so that much is judged and written."""
    is_whole = rng.randrange(2) == 0
    for _ in range(rng.randint(1, 5)):
        folder = os.path.join(root, *rng.sample([n for n in NAMES if n != b".."], rng.randint(0, 2)))
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, rng.choice([b"project.yml", b"base.yml", b"a.xcconfig"]))
        kind = 6 if is_whole else rng.randrange(12)
        if os.path.lexists(path):
            continue
        if kind == 0:
            os.mkfifo(path)
        elif kind == 1:
            os.symlink(rng.choice([b"nowhere", b"project.yml", b"..", b"/etc/passwd", b"/"]), path)
        elif kind == 2:
            os.mkdir(path)
        else:
            with open(path, "wb") as file:
                file.write(spec(rng) if kind < 7 else mutated(rng, rng.choice(texts)))
    for name in [b".archlint.yml", b".archlint-baseline.yml", b"report.json", b"project.yml"]:
        path = os.path.join(root, name)
        if is_whole and name.startswith(b"."):
            continue
        if rng.random() < 0.5 and not os.path.lexists(path):
            with open(path, "wb") as file:
                file.write(mutated(rng, rng.choice(texts)) if name != b"project.yml" else spec(rng))
    if rng.random() < 0.2:
        subprocess.run(["git", "init", "-q", root], check=False, capture_output=True)


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def judge(words, run, root):
    """What is wrong with a run; None if nothing is."""
    if run.returncode not in (0, 1, 2):
        return "exit code %d" % run.returncode
    if run.returncode == 2 and not run.stderr:
        return "a silent 2"
    if b"\x1b" in run.stdout + run.stderr:
        return "an escape reached the terminal"
    own = {"azure": b"##vso[task.logissue", "teamcity": b"##teamcity["}
    for line in (run.stdout + run.stderr).split(b"\n"):
        for word, beginning in own.items():
            if word in words and line.startswith(beginning):
                line = b""
        if any(order in line.lower() for order in ORDERS):
            return "an order to a build server: %r" % line[:200]
        if line.lstrip().startswith(b"::") and "github" not in words:
            return "an order to GitHub: %r" % line[:200]
    drafts = [name for name in os.listdir(root) if name.startswith(b".archlint-") and name.endswith(b".tmp")]
    return "a draft is left" if drafts else None


def ran(program, words, root):
    """A run of the program, with bounds."""
    return subprocess.run([program] + words, cwd=root, capture_output=True, timeout=SECONDS,
                          stdin=subprocess.DEVNULL, preexec_fn=limits, check=False)


def differ(one, other):
    """That two builds say different things, in a word; None if they do not."""
    for name in ("returncode", "stdout", "stderr"):
        if getattr(one, name) != getattr(other, name):
            return "another build has another %s" % name
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("runs", nargs="?", type=int, default=1000)
    parser.add_argument("seed", nargs="?", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--like", type=os.path.abspath)
    options = parser.parse_args()
    seed, rng, texts, codes = options.seed, random.Random(options.seed), seeds(), {}
    done = 0
    while done < options.runs:
        root = os.fsencode(tempfile.mkdtemp(prefix="archlint-fuzz-"))
        workspace(rng, root, texts)
        for _ in range(5):
            words = list(rng.choice(COMMANDS))
            if words[0] == "check" and rng.random() < 0.7:
                words += ["--format", rng.choice(FORMATS)]
            if rng.random() < 0.2:
                words = ["graph", "--format", rng.choice(DRAWINGS)]
            done += 1
            try:
                run = ran(options.program, words, root)
                wrong = judge(words, run, root)
                if options.like and done % 5 == 0 and words[0] not in WRITING:
                    wrong = wrong or differ(run, ran(options.like, words, root))
            except subprocess.TimeoutExpired:
                print("seed %d, run %d: %s takes too long; see %s" % (seed, done, words, root.decode()))
                return 1
            codes[run.returncode] = codes.get(run.returncode, 0) + 1
            if wrong:
                print("seed %d, run %d: %s: %s; see %s" % (seed, done, words, wrong, root.decode()))
                print(run.stderr[-600:].decode("utf-8", "replace"))
                return 1
        shutil.rmtree(root)
    print("%d runs with seed %d, exit codes %s" % (done, seed, dict(sorted(codes.items()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
