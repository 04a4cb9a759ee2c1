"""Compares the instructions of each stage of a run, as callgrind counted them, with those written down."""

import collections
import os
import pathlib
import re
import subprocess
import sys

MARGIN = 0.03
WRITTEN = pathlib.Path(__file__).parent / "instructions.txt"
# The functions in which each stage begins and ends; loading and rules run in all threads.
STAGES = {
    "search": r"SpecSearch\.run\(\)",
    "load": r"ProjectLoader\.share\(of:at:\)",
    "join": r"LoadedParts\.graph\(by:\)",
    "scan": r"LoadedParts\.targets\(\)|SourceReader\.read\(_:countingTypesOf:\)",
    "classify": r"(^|\s)classify\(_:as:assuming:\)",
    "images": r"Images\.init\(_:using:at:\)",
    "judge": r"RuleBook\.check\(_:exceptions:accepting:under:by:\)",
    "report": r"ReportOutput\.outcome\(of:\)",
}


def calls(path):
    """Yields caller, callee and instructions of each call in a file of callgrind."""
    names, function, callee, is_call = {}, None, None, False

    def name(text):
        number, _, rest = text.strip().partition(" ")
        if rest:
            names[number] = rest
        return number

    own = collections.Counter()
    found = []
    for line in open(path, errors="replace"):
        if line.startswith("fn="):
            function = name(line[3:])
        elif line.startswith("cfn="):
            callee = name(line[4:])
        elif line.startswith("calls="):
            is_call = True
        elif line[:1].isdigit() or line[:1] in "+-*":
            fields = line.split()
            if len(fields) < 2:
                continue
            if is_call:
                found.append((function, callee, int(fields[1])))
            else:
                own[function] += int(fields[1])
            is_call = False
    listed = list(names)
    plain = subprocess.run(
        ["swift", "demangle", "--simplified"], input="\n".join(names[n] for n in listed),
        capture_output=True, text=True, check=True).stdout.split("\n")
    # Callgrind tells recursive calls apart by a number behind the name.
    words = {number: re.sub(r"'\d+$", "", text) for number, text in zip(listed, plain)}
    return [(words[a], words[b], n) for a, b, n in found], sum(own.values())


def counts(path):
    """The instructions of each stage, calls from within itself left out, and of the whole run."""
    found, whole = calls(path)
    result = {}
    for stage, pattern in STAGES.items():
        inside = re.compile(pattern)
        result[stage] = sum(n for a, b, n in found if inside.search(b) and not inside.search(a))
    result["all"] = whole
    return result


def main():
    measured = counts(sys.argv[1])
    compiler = pathlib.Path(sys.argv[2]).read_text().strip()
    lines = [f"# {compiler}"] + [f"{stage} {count}" for stage, count in measured.items()]
    if os.environ.get("UPDATE"):
        WRITTEN.write_text("\n".join(lines) + "\n")
    header, *rows = WRITTEN.read_text().splitlines()
    written = {stage: int(count) for stage, count in (row.split() for row in rows)}
    if header != lines[0]:
        print(f"skipped: counted with another compiler: {header[2:]}")
        print("\n".join(lines[1:]))
        return 0
    slower = False
    for stage, count in measured.items():
        ratio = count / written[stage] if written[stage] else float(count == 0)
        mark = "" if ratio <= 1 + MARGIN else "  more than is written down"
        slower = slower or bool(mark)
        print(f"{stage:10} {count / 1e6:8.1f} million, {ratio:5.2f} of what is written{mark}")
    missing = [stage for stage, count in measured.items() if count == 0]
    if missing:
        print(f"no such function in this run: {', '.join(missing)}")
    return int(slower or bool(missing))


sys.exit(main())
