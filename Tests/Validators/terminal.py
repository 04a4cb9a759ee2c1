"""Runs a check of a project with some 300 findings on terminals: `terminal.py PROGRAM PROJECT`.

A terminal is a pseudo terminal of a size; what it would show is counted in its own lines.
"""

import fcntl
import os
import pty
import re
import struct
import sys
import termios

PLAIN = re.compile(r"\x1b\[[0-9;]*m|\x1b\]8;;[^\x1b]*\x1b\\")


def run(arguments, columns, rows, **variables):
    """What a program writes to a terminal, and its exit code."""
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        os.execve(arguments[0], arguments, kept | {"TERM": "xterm"} | variables)
    output = b""
    while True:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            break
        if not chunk:
            break
        output += chunk
    return output.decode().replace("\r\n", "\n"), os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


if __name__ == "__main__":
    program, project = sys.argv[1:]
    check = [program, "check", project]
    for columns, rows in ((80, 24), (120, 40), (200, 50)):
        text, code = run(check, columns, rows)
        lines = PLAIN.sub("", text).split("\n")[:-1]
        height = sum(max(1, -(-len(line) // columns)) for line in lines)
        assert code == 1 and 10 < height <= 2 * rows, (columns, rows, height)
        assert "`--full` shows all" in text and "\x1b[1;31m" in text and "\x1b]8" not in text
        assert lines[-1].startswith("Found ")
        plain, _ = run(check, columns, rows, NO_COLOR="1")
        assert plain == PLAIN.sub("", text)
        linked, _ = run(check, columns, rows, FORCE_HYPERLINK="1")
        assert PLAIN.sub("", linked) == plain and "\x1b]8;;file:///" in linked
    full, _ = run([*check, "--full"], 80, 24, NO_COLOR="1")
    assert full.count("   help: ") > 200 and "`--full`" not in full
    for words in (["rules"], ["explain", "cycle"], ["--help"], ["check", "--help"]):
        text, code = run([program, *words], 80, 24)
        assert code == 0 and "\x1b[1m" in text, words
        assert run([program, *words], 80, 24, TERM="dumb")[0] == PLAIN.sub("", text), words
        # Running text is as wide as the terminal; the rows of a list may all be short.
        longest = [max(map(len, run([program, *words], columns, 24, NO_COLOR="1")[0].split("\n")))
                   for columns in (80, 160)]
        assert longest[0] <= 80 and longest[1] <= 160, (words, longest)
        assert longest[1] > 80 or words == ["rules"], (words, longest)
    text, code = run([program, "check", "/gone"], 80, 24)
    assert code == 2 and "\x1b[1;31merror:\x1b[0m" in text and "Incomplete: " in text
    print("a terminal shows what it should, at every size")
