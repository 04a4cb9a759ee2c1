#!/usr/bin/env python3
"""pairs.py PROGRAM FIRST FOLDER...: `check` of a program against that of an earlier one, and against reading.

Runs both programs and `reader.c`, which only finds and reads the same files, by turns in each folder, so that what
else the machine does slows all of them. Prints a table for docs/performance.md: medians by the clock, ratios of
neighboring runs, and in brackets between what a half of these lie.
"""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 21
ENDINGS = [".yml", ".swift"]


def compiled(folder):
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "reader.c")
    reader = os.path.join(folder, "reader")
    subprocess.run(["cc", "-O2", "-pthread", "-o", reader, source], check=True)
    return reader


def milliseconds(words):
    """By the clock and by the processor, from the start of a program to its end; what it says is dropped."""
    start = time.perf_counter()
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(child.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{' '.join(words)} came to no verdict")
    return (time.perf_counter() - start) * 1e3, (used.ru_utime + used.ru_stime) * 1e3


def machine():
    """The processor, how many cores it has, and how many programs wanted one of them in the last minute."""
    name = platform.processor()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
        name = names[0] if names else name
    return f"{os.cpu_count()} cores of {name or 'an unknown kind'}, load {os.getloadavg()[0]:.1f}"


def ratio(ones, others):
    low, middle, high = statistics.quantiles([one / other for one, other in zip(ones, others)], n=4)
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    program, first, folders = sys.argv[1], sys.argv[2], sys.argv[3:]
    print(f"{machine()}, medians of {ROUNDS} runs by turns\n")
    print("| folder | reader in C | first version | now | times the first | its processor | times the reader |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as build:
        reader = compiled(build)
        for folder in folders:
            commands = [[reader, folder, *ENDINGS], [first, "check", folder], [program, "check", folder]]
            for words in commands:
                milliseconds(words)
            rounds = [[milliseconds(words) for words in commands] for _ in range(ROUNDS)]
            clocks = [[one[number][0] for one in rounds] for number in range(3)]
            work = [[one[number][1] for one in rounds] for number in range(3)]
            times = " | ".join(f"{statistics.median(clock):.1f} ms" for clock in clocks)
            print(f"| {os.path.basename(os.path.normpath(folder))} | {times} | {ratio(clocks[2], clocks[1])}",
                  f"| {ratio(work[2], work[1])} | {ratio(clocks[2], clocks[0])} |")


if __name__ == "__main__":
    main()
