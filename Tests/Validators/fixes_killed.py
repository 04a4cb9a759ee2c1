#!/usr/bin/env python3
"""Kills `archlint fix`, `new` and `rename` at each of their writes, and runs several fixes at once.

After a kill each file is old or new. A folder that `rename` moves is at its old or its new place. A
later run ends what `fix` began.

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


def read_all(folder):
    return {
        str(path.relative_to(folder)): path.read_text() for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".tmp"}


class Command:
    """A command, what it leaves where it is not killed, and what of it may be there otherwise."""

    def __init__(self, program, folder, *words):
        self.words, self.folder = [program, *words, str(folder)], folder
        write(folder)
        self.old = read_all(folder)
        subprocess.run(self.words, check=True, capture_output=True)
        self.new = read_all(folder)

    def wrong(self):
        """Files that are neither old nor new, and files that are lost."""
        now = read_all(self.folder)
        texts = [*self.old.values(), *self.new.values()]
        faults = [path for path, text in now.items() if text not in texts]
        faults += [path for path in now if path not in self.old and path not in self.new
                   and path.replace("Radio", "Sonar") not in self.new]
        faults += [path for path in self.old
                   if path not in now and path.replace("Radio", "Sonar") not in now]
        return faults

    def kill(self, call, number):
        """Kills it at a call; whether there was one."""
        write(self.folder)
        trace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e",
                 f"inject={call}:signal=SIGKILL:when={number}"]
        return subprocess.run([*trace, *self.words], capture_output=True).returncode != 0


def main():
    program, runs = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    folder = pathlib.Path(tempfile.mkdtemp(prefix="archlint-killed-", dir="/dev/shm")) / "p"
    fix = Command(program, folder, "fix")
    assert sum(fix.new[path] != text for path, text in files().items()) == MODULES
    faults = []
    for command in [
        fix,
        Command(program, folder, "new", "Boots", "--layer", "core"),
        Command(program, folder, "rename", "Radio", "Sonar", "--folders"),
    ]:
        kills = 0
        for call in CALLS:
            number = 1
            while command.kill(call, number):
                kills += 1
                faults += [(command.words[1], call, number, path) for path in command.wrong()]
                number += 1 if call in ("rename", "fsync") else 7
                if command is not fix:
                    continue
                again = subprocess.run(command.words, capture_output=True, text=True)
                if again.returncode != 0 or read(folder) != read_new(fix):
                    faults.append((call, number, "a later run does not end it", again.stderr))
        print(f"{command.words[1]}: {kills} kills")
    for _ in range(runs):
        write(folder)
        crew = [
            subprocess.Popen([program, "fix", folder], stdout=-3, stderr=-3) for _ in range(4)]
        for one in crew:
            one.wait()
        if read(folder) != read_new(fix):
            faults.append(("at once", [one.returncode for one in crew]))
    print(f"{runs} times four at once, {len(faults)} faults")
    print("\n".join(map(str, faults[:20])))
    sys.exit(1 if faults else 0)


def read_new(command):
    return {path: command.new[path] for path in files()}


main()
