#!/usr/bin/env python3
"""Kills `archlint fix` at each of its writes, and runs several at once: files are old or new.

usage: fixes_killed.py PROGRAM [RUNS]     (needs strace)
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

CALLS = ["openat", "write", "fsync", "rename", "close", "flock"]
CONFIG = "layers: [domain: domain/**, core: core/**]\nroles: {interface: '*Core'}\n"
MODULES = 6


def files():
    made = {".archlint.yml": CONFIG}
    made["core/Radio/project.yml"] = (
        "name: Radio\ntargets:\n"
        "  Radio: {type: framework, platform: iOS, dependencies: [{target: RadioCore}]}\n"
        "  RadioCore: {type: framework, platform: iOS}\n")
    for number in range(MODULES):
        made[f"domain/Suit{number}/project.yml"] = (
            f"name: Suit{number}\ntargets:\n  Suit{number}:\n    type: framework\n"
            "    platform: iOS\n    dependencies:\n"
            "      - {framework: Radio.framework, implicit: true}\n")
    return made


def write(folder):
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in files().items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def read(folder):
    return {path: (folder / path).read_text() for path in files()}


def wrong(folder, new):
    old = files()
    return [path for path, text in read(folder).items() if text not in (old[path], new[path])]


def main():
    program, runs = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    folder = pathlib.Path(tempfile.mkdtemp(prefix="archlint-killed-", dir="/dev/shm")) / "p"
    write(folder)
    subprocess.run([program, "fix", folder], check=True, capture_output=True)
    new = read(folder)
    assert sum(new[path] != text for path, text in files().items()) == MODULES
    kills, faults = 0, []
    for call in CALLS:
        number = 1
        while True:
            write(folder)
            trace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e",
                     f"inject={call}:signal=SIGKILL:when={number}"]
            ended = subprocess.run([*trace, program, "fix", folder], capture_output=True)
            faults += [(call, number, path) for path in wrong(folder, new)]
            if ended.returncode == 0:
                break
            kills += 1
            number += 1 if call in ("rename", "fsync") else 7
            again = subprocess.run([program, "fix", folder], capture_output=True, text=True)
            if again.returncode != 0 or read(folder) != new:
                faults.append((call, number, "a later run does not end it", again.stderr))
    for _ in range(runs):
        write(folder)
        crew = [
            subprocess.Popen([program, "fix", folder], stdout=-3, stderr=-3) for _ in range(4)]
        for one in crew:
            one.wait()
        if read(folder) != new:
            faults.append(("at once", [one.returncode for one in crew]))
    print(f"{kills} kills, {runs} times four at once, {len(faults)} faults")
    print("\n".join(map(str, faults[:20])))
    sys.exit(1 if faults else 0)


main()
