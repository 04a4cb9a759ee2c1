"""Writes projects whose reports are hard to write down: `projects.py FOLDER`.

hostile  every name, path and message holds what some format or reader could take for its own
large    200 modules of one layer with 10,000 links among them, each of which is a finding
clean    nothing to report
broken   a configuration with a mistake, by which nothing is judged
unread   a spec that cannot be read, beside others that can
crowded  48 modules of four layers with some 300 findings of several rules
compared a repository whose last commit is to be compared with: a link new, one known, one gone
"""

import json
import pathlib
import shutil
import subprocess
import sys

HOSTILE = [
    "a\"b'c", "]]>", "</script><b>x", "::error::gotcha", "%0A::error::x", "a\nb\r\nc", "\x1b[2J",
    "\u202egnal", "\U0001f469‍\U0001f680", "n" * 240, "##vso[task.x]y", "##[error]z",
    "##teamcity[x y='z']", "|'[]", "a`b|c", "@everyone", "-->", "&amp;", "\\u0041", "${{ x }}",
    "[click](1)", "{0}", "$x$", "#1", "*a* _b_ ~c~",
]


# From a module to others: enough that 48 of them break rules some 300 times.
STEPS = (2, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 29, 31, 37)


def spec(folder: pathlib.Path, name: str, links: list[str]) -> None:
    """Writes a spec as JSON, which is YAML, so that every name is read back as it was."""
    folder.mkdir(parents=True)
    dependencies = [{"framework": f"{link}.framework", "implicit": True} for link in links]
    target = {"type": "framework", "platform": "iOS", "dependencies": dependencies}
    text = json.dumps({"name": name, "targets": {name: target}}, indent=1, ensure_ascii=False)
    (folder / "project.yml").write_text(text)


def layered(root: pathlib.Path) -> None:
    """Says which layers there are; a few folders alone do not."""
    layers = ", ".join(f"{name}: {name}/**" for name in ("domain", "service", "core", "shared"))
    (root / ".archlint.yml").write_text(f"layers: [{layers}]\n")


def hostile(root: pathlib.Path) -> None:
    names = [name.replace("/", "") for name in HOSTILE]
    for number, name in enumerate(names):
        spec(root / "core" / name[:50], name, [names[number - 1]])
    layered(root)


def large(root: pathlib.Path) -> None:
    names = [f"Module{number:03}" for number in range(200)]
    for number, name in enumerate(names):
        links = [names[(number + step) % len(names)] for step in range(1, 51)]
        spec(root / "core" / name, name, links)
    layered(root)


def clean(root: pathlib.Path) -> None:
    spec(root / "core" / "Net", "Net", [])
    (root / ".archlint.yml").write_text("rules: {missing-source: off}\n")


def broken(root: pathlib.Path) -> None:
    spec(root / "core" / "Net", "Net", [])
    (root / ".archlint.yml").write_text("layers: [{core: core/**}]\nrules: {cylce: off}\n")


def unread(root: pathlib.Path) -> None:
    spec(root / "core" / "Net", "Net", ["Log"])
    spec(root / "core" / "Log", "Log", [])
    (root / "core" / "Map").mkdir()
    (root / "core" / "Map" / "project.yml").write_text("name: [\n")
    (root / ".archlint.yml").write_text("layers: [{core: core/**}]\n")


def crowded(root: pathlib.Path) -> None:
    layers = ("domain", "service", "core", "shared")
    names = [f"{layer.capitalize()}{number}" for layer in layers for number in range(12)]
    for number, name in enumerate(names):
        links = [names[(number * step + step) % len(names)] for step in STEPS]
        folder = root / layers[number // 12] / name
        spec(folder, name, sorted(set(links) - {name}) + (["Lost"] if number % 9 == 0 else []))
    layered(root)


def compared(root: pathlib.Path) -> None:
    for name, links in (("A", []), ("B", ["A", "C"]), ("C", [])):
        spec(root / "core" / name, name, links)
    layered(root)
    author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["add", "."], [*author, "commit", "-qm", "One"]):
        subprocess.run(["git", "-C", root, *words], check=True)
    for name, links in (("A", ["C"]), ("B", ["C"])):
        shutil.rmtree(root / "core" / name)
        spec(root / "core" / name, name, links)


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    hostile(folder / "hostile")
    large(folder / "large")
    clean(folder / "clean")
    broken(folder / "broken")
    unread(folder / "unread")
    crowded(folder / "crowded")
    compared(folder / "compared")
