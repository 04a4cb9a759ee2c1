"""Runs `archlint affected` on the last commits of public repositories, each against its parent.

FOLDER has clones with their histories, such as `git clone https://github.com/OWNER/NAME`; a clone without a
work tree will do. Nothing in it is changed. Prints for each repository and in total which share of the tests
a commit leaves out, and the processor time of `affected` in relation to that of `check`. The index of git is
newer than all files, as the next command that writes it leaves it: right after a checkout git compares the
contents of all files that are as old as the index; RACY in the environment measures that. A commit fails if
`affected` ends by a signal, after a minute, with an unknown exit code, or cannot read what `check` can.

usage: histories.py ARCHLINT FOLDER [COMMITS [COMMITS_PER_REPOSITORY]]
"""
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

# Files of other stores are not part of a clone.
GIT = ["git", "-c", "filter.lfs.smudge=", "-c", "filter.lfs.process=", "-c", "filter.lfs.required=false",
       "-c", "core.hooksPath=/dev/null", "-c", "advice.detachedHead=false", "-c", "core.fsmonitor=false"]


def git(folder, *words):
    return subprocess.run([*GIT, "-C", folder, *words], capture_output=True, text=True, errors="replace",
                          check=False)


def clones(folder):
    """The name of each clone with its git directory."""
    for name in sorted(os.listdir(folder)):
        for inner in (".git", "repo/.git", "repo", "."):
            path = os.path.join(folder, name, inner)
            if os.path.isfile(os.path.join(path, "HEAD")) and os.path.isdir(os.path.join(path, "objects")):
                yield name.replace("+", "/"), os.path.abspath(path)
                break


def run(archlint, folder, *words):
    """Exit code, output, and seconds of processor time; a code of None is one minute without an end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        said = subprocess.run([archlint, *words], cwd=folder, capture_output=True, timeout=60, check=False)
        code, output = said.returncode, said.stdout
    except subprocess.TimeoutExpired:
        code, output = None, b""
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return code, output, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class Tally:
    """What the commits of a repository, or of all, came to."""

    def __init__(self):
        self.commits = self.failed = self.unread = self.everything = self.none = 0
        self.left_out, self.checks, self.answers = [], 0.0, 0.0

    def add(self, other):
        for key, value in vars(other).items():
            setattr(self, key, getattr(self, key) + value)

    def __str__(self):
        share = f"{100 * statistics.mean(self.left_out):.0f} % of tests left out" if self.left_out else "no tests"
        ratio = self.answers / self.checks if self.checks else 0
        return (f"{self.commits} commits, {self.failed} failed, {self.unread} not read; {share}; everything in"
                f" {self.everything}, nothing in {self.none}; {ratio:.2f} times check")


def measure(archlint, clone, commits, tally):
    base = ["--since", "HEAD~1", "--format", "json"]
    for commit in commits:
        if git(clone, "checkout", "-q", "-f", commit).returncode or git(clone, "clean", "-ffdxq").returncode:
            continue
        if git(clone, "status", "--porcelain").stdout:
            continue
        if "RACY" not in os.environ:
            later = time.time() + 2
            os.utime(os.path.join(clone, ".git", "index"), (later, later))
        check, _, usual = run(archlint, clone, "check", "--quiet")
        code, output, seconds = run(archlint, clone, "affected", *base)
        tally.commits += 1
        if code not in (0, 2) or (code == 2 and check in (0, 1)):
            tally.failed += 1
            print(f"  {commit}: affected ended with {code}, check with {check}", flush=True)
            continue
        tally.checks, tally.answers = tally.checks + usual, tally.answers + seconds
        if code == 2:
            tally.unread += 1
            continue
        answer = json.loads(output)
        tests = answer["summary"]["tests"]
        tally.everything += answer["everything"]
        tally.none += answer["summary"]["all"]["affected"] == 0
        if tests["total"]:
            tally.left_out.append(1 - tests["affected"] / tests["total"])
        if answer["everything"] and "-v" in sys.argv:
            print(f"  {commit}: {(answer['files']['unplaced'] + answer['files']['everything'])[:3]}")


def main():
    words = [word for word in sys.argv[1:] if word != "-v"]
    archlint, folder = os.path.abspath(words[0]), words[1]
    wanted = int(words[2]) if len(words) > 2 else 500
    each = int(words[3]) if len(words) > 3 else 25
    if not os.path.isdir(folder) or not list(clones(folder)):
        print(f"skipped: no clones in {folder}")
        return 0
    total = Tally()
    for name, path in clones(folder):
        if total.commits >= wanted:
            break
        listed = git(path, "rev-list", "--first-parent", f"--max-count={each + 1}", "HEAD").stdout.split()
        with tempfile.TemporaryDirectory() as work:
            clone = os.path.join(work, "clone")
            if git(work, "clone", "-q", "--shared", "--no-checkout", path, clone).returncode:
                print(f"{name}: not cloned", flush=True)
                continue
            tally = Tally()
            measure(archlint, clone, listed[:-1][: wanted - total.commits], tally)
        print(f"{name}: {tally}" if tally.commits else f"{name}: nothing to compare", flush=True)
        total.add(tally)
    print(f"in total: {total}")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
