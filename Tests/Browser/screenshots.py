"""Takes the pictures of pages that the documentation shows: `screenshots.py PROGRAM FOLDER`."""

import subprocess
import sys
import tempfile
from pathlib import Path

import framework
from chromium import Page

PROGRAM, FOLDER = Path(sys.argv[1]).resolve(), Path(sys.argv[2])

with tempfile.TemporaryDirectory() as work, Page(1280, 800) as page:
    for count in (10, 100, 500):
        project = Path(work) / str(count)
        framework.write(count, project)
        file = Path(work) / f"{count}.html"
        file.write_bytes(subprocess.run(
            [PROGRAM, "graph", project, "--format", "html"], capture_output=True,
            check=True).stdout)
        for is_night in (False, True):
            page.night(is_night)
            page.open(file)
            page.picture(FOLDER / f"{count}-modules{'-night' if is_night else ''}.webp")
