"""Compares how often lines cross with Graphviz's layout of the same boxes and arrows.

crossings.py PROGRAM PROJECT...: no drawing has more, and all of them together have at most four fifths,
as a geometric mean. Projects without a drawing of some arrows are passed over.
"""

import math
import re
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()


def output(*words, text=None):
    run = subprocess.run(words, input=text, capture_output=True, text=True, check=False)
    return run.stdout


def sampled(controls):
    """Points of a Bézier curve of any number of pieces."""
    points = [controls[0]]
    for index in range(1, len(controls) - 2, 3):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[-1], *controls[index:index + 3]
        for step in range(1, 9):
            t = step / 8
            u = 1 - t
            k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append((k[0] * ax + k[1] * bx + k[2] * cx + k[3] * dx,
                           k[0] * ay + k[1] * by + k[2] * cy + k[3] * dy))
        points[-1] = controls[index + 2]
    return points


def of_picture(project):
    """The lines of our picture, each with its two ends."""
    lines = []
    picture = output(PROGRAM, "graph", project, "--format", "svg", "--no-baseline")
    for start, end, course in re.findall(
            r'data-from="(\d+)" data-to="(\d+)"><title>[^<]*</title><path d="([^"]*)"', picture):
        points = []
        for kind, numbers in re.findall(r"([MLC])([^MLC]*)", course):
            values = [float(number) for number in numbers.split()]
            pairs = list(zip(values[::2], values[1::2]))
            points += sampled([points[-1], *pairs])[1:] if kind == "C" else pairs
        lines.append((start, end, points))
    return lines


def of_graphviz(text):
    lines = []
    for words in map(str.split, output("dot", "-Tplain", text=text).splitlines()):
        if words and words[0] == "edge" and not re.search(r":|^band\d|band\d+$", words[1] + words[2]):
            count = int(words[3])
            numbers = [float(number) for number in words[4:4 + 2 * count]]
            lines.append((words[1], words[2], sampled(list(zip(numbers[::2], numbers[1::2])))))
    return lines


def in_bands(text):
    """The same drawing with the bands in their order, and the rows left to Graphviz."""
    lines = [line for line in text.splitlines() if "rank=same" not in line and "style=invis" not in line]
    bands = [re.findall(r'^    ("(?:[^"\\]|\\.)*") \[', band, re.MULTILINE)
             for band in "\n".join(lines).split("subgraph")[1:]]
    points = [f"{{{' '.join(above)}}} -> band{index} -> {{{' '.join(below)}}};"
              for index, (above, below) in enumerate(zip(bands, bands[1:]))]
    return "\n".join(lines[:-1] + ["edge [weight=0]; node [shape=point];"] + points + ["}"])


def plain(text):
    """The same boxes and arrows without bands, order or labels."""
    names = re.findall(r'^    ("(?:[^"\\]|\\.)*") \[', text, re.MULTILINE)
    arrows = re.findall(r'^  ("(?:[^"\\]|\\.)*" -> "(?:[^"\\]|\\.)*")(?: \[|;)', text, re.MULTILINE)
    real = [arrow for arrow in arrows if "archlint:" not in arrow]
    return "digraph g {\nnode [shape=box];\n" + ";\n".join(names + real) + "\n}\n"


def crossings(lines):
    extents = [(min(x for x, _ in points), max(x for x, _ in points),
                min(y for _, y in points), max(y for _, y in points)) for _, _, points in lines]
    return sum(
        1 for one, (start, end, points) in enumerate(lines)
        for other in range(one + 1, len(lines))
        if meet(extents[one], extents[other]) and not {start, end} & set(lines[other][:2])
        and cross(points, lines[other][2]))


def meet(one, other):
    return (one[0] <= other[1] and other[0] <= one[1] and one[2] <= other[3]
            and other[2] <= one[3])


def cross(one, other):
    for a, b in zip(one, one[1:]):
        extent = (min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1]))
        for c, d in zip(other, other[1:]):
            if meet(extent, (min(c[0], d[0]), max(c[0], d[0]), min(c[1], d[1]), max(c[1], d[1]))) \
                    and side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
                return True
    return False


def side(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


ratios = {"in bands": [], "plain": []}
worst = []
for project in sys.argv[2:]:
    ours = of_picture(project)
    dot = output(PROGRAM, "graph", project, "--format", "dot", "--layout", "graphviz", "--no-baseline")
    if len(ours) < 10 or not dot:
        continue
    mine = crossings(ours)
    theirs = {"in bands": crossings(of_graphviz(in_bands(dot))), "plain": crossings(of_graphviz(plain(dot)))}
    print(f"   {Path(project).name}: {len(ours)} arrows, {mine} crossings, Graphviz "
          + ", ".join(f"{count} {kind}" for kind, count in theirs.items()), flush=True)
    for kind, count in theirs.items():
        # If neither has any they are equal; none counts as a half next to some.
        ratios[kind].append(max(mine, .5) / max(count, .5))
    if mine > theirs["in bands"]:
        worst.append(project)
means = {kind: math.exp(sum(map(math.log, all_)) / len(all_)) for kind, all_ in ratios.items()}
print("   geometric means: " + ", ".join(f"{mean:.2f} {kind}" for kind, mean in means.items()))
assert not worst, f"more crossings than Graphviz: {worst}"
assert means["in bands"] <= .8, means
