"""Takes the pictures of pages that the documentation shows: `screenshots.py PROGRAM FOLDER`."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import framework
from chromium import Page

PROGRAM, FOLDER = Path(sys.argv[1]).resolve(), Path(sys.argv[2])


def draw(project, file, *options):
    run = subprocess.run([PROGRAM, "graph", project, *options], capture_output=True, check=True)
    file.write_bytes(run.stdout)
    return file


def take(page, file, name, fragment=""):
    """By day and by night."""
    for is_night in (False, True):
        page.night(is_night)
        page.open(file, fragment)
        page.picture(FOLDER / f"{name}{'-night' if is_night else ''}.webp")
    page.night(False)


def git(project, *words):
    subprocess.run(["git", "-C", project, "-c", "user.name=x", "-c", "user.email=x@y", *words],
                   capture_output=True, check=True)


def branch(project):
    """A branch that links a few modules more and some no more, one of them against the order."""
    git(project, "init", "-q", "-b", "main")
    git(project, "add", ".")
    git(project, "commit", "-qm", "all")
    specs = sorted(project.glob("*/*/project.yml"))
    names = {spec.parent.parent.name: spec.parent.name for spec in specs}
    for number, spec in enumerate(specs[5::len(specs) // 4][:4]):
        read = json.loads(spec.read_text())
        links = next(iter(read["targets"].values()))["dependencies"]
        if number % 2:
            links.pop()
        else:
            goal = names["shared"] if number else names["domain"]
            links.append({"framework": f"{goal}.framework", "implicit": True})
        spec.write_text(json.dumps(read))


with tempfile.TemporaryDirectory() as work, Page(1280, 800) as page:
    for count in (10, 100, 300, 500):
        project = Path(work) / str(count)
        framework.write(count, project)
        file = Path(work) / f"{count}.html"
        if count != 300:
            take(page, draw(project, file, "--format", "html"), f"{count}-modules")
        if count not in (100, 300):
            continue
        paper = "A3" if count == 100 else "A1"
        title = ("--title", "Space Station")
        page.size(1500, 1060)
        take(page, draw(project, file, "--view", "poster", "--paper", paper, "--format", "html",
                        "--as-of", "2026-11-22", *title), f"{count}-poster")
        page.size(1300, 1300)
        take(page, draw(project, file, "--view", "matrix", "--format", "html", *title),
             f"{count}-matrix")
        page.size(900, 1000)
        specs = {path.parent.name: path.read_text() for path in project.glob("*/*/project.yml")}
        name = max(specs, key=lambda name: (
            f"{name}Tests" in specs[name] and f"{name}Core" in specs[name],
            sum(f'"{name}Core.' in text for text in specs.values()), name))
        take(page, draw(project, file, "--module", name), f"{count}-card")
        branch(project)
        page.size(1280, 800)
        take(page, draw(project, file, "--since", "main", "--only-changes", "--format", "html",
                        *title), f"{count}-pull-request")
    page.send("Emulation.setDeviceMetricsOverride", width=400, height=800, deviceScaleFactor=1,
              mobile=True)
    page.open(draw(Path(work) / "100", Path(work) / "phone.html", "--format", "html"),
              "#module=ISSCrew3")
    page.picture(FOLDER / "100-modules-phone.webp")
