"""Makes the framework app of each example, and compares what XcodeGen makes of it with what it promises.

`check` must find as much as without the app, and a second run must write the same bytes. Where XcodeGen is
installed, the project that it generates must link and embed exactly what the spec says, its scheme must name
both test plans, and each target in a plan must have the identifier that XcodeGen gives to it.

usage: framework-app.py ARCHLINT
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Examples")
APP = "FrameworkApp"


def run(folder, *words):
    said = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    return said.returncode, said.stdout, said.stderr


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def texts(folder):
    return {os.path.join(place, name): read(place, name)
            for place, _, names in os.walk(folder) for name in names}


def promised(spec):
    """What the spec says is linked, and what is embedded."""
    linked, embedded = set(), set()
    for entry in re.findall(r"^      - \{(.*)\}$", spec, re.MULTILINE):
        keys = dict(pair.split(": ") for pair in entry.split(", "))
        name = (keys.get("product") or keys["framework"]).strip("'\"")
        if keys.get("link") != "false":
            linked.add(name)
        if keys.get("embed", "false" if "product" in keys else "true") == "true":
            embedded.add(name)
    return linked, embedded


def differences(folder):
    """What differs between the spec of the app and the project that XcodeGen makes of it."""
    app = os.path.join(folder, APP)
    code, said, errors = run(app, "xcodegen", "generate", "--quiet")
    if code:
        yield f"xcodegen refuses it: {said}{errors}"
        return
    project = read(app, f"{APP}.xcodeproj/project.pbxproj")
    for phase, names in zip(("Frameworks", "Embed Frameworks"), promised(read(app, "project.yml"))):
        built = set(re.findall(rf"/\* (\S+) in {phase} \*/ = {{isa = PBXBuildFile;", project))
        if built != names:
            yield f"in {phase}: {sorted(built - names)} is too much, {sorted(names - built)} is missing"
    scheme = read(app, f"{APP}.xcodeproj/xcshareddata/xcschemes/{APP}.xcscheme")
    for plan in ("UnitTests.xctestplan", "UITests.xctestplan"):
        if plan not in scheme:
            yield f"the scheme lacks {plan}"
        for entry in json.loads(read(app, plan))["testTargets"]:
            target = entry["target"]
            path = os.path.normpath(os.path.join(app, target["containerPath"].removeprefix("container:")))
            spec = os.path.join(os.path.dirname(path), "project.yml")
            if not path.endswith(".xcodeproj") or not os.path.exists(spec):
                continue
            if not os.path.exists(path) and run(os.path.dirname(spec), "xcodegen", "generate", "--quiet")[0]:
                yield f"xcodegen refuses {spec}"
            elif f"{target['identifier']} /* {target['name']} */ = {{" not in read(path, "project.pbxproj"):
                yield f"{target['name']} is not {target['identifier']}"


def problems(archlint, folder, like):
    words = [archlint, "framework-app", "--output", APP, *like]
    app = os.path.join(folder, APP)
    shutil.rmtree(app, ignore_errors=True)
    code, said, errors = run(folder, *words)
    first = texts(app) if code == 0 else {}
    if code or run(folder, *words)[0] or texts(app) != first:
        return [f"not made twice: {said}{errors}"]
    code, said, _ = run(folder, archlint, "check")
    if code or APP in said:
        return [f"check finds something: {said}"]
    return list(differences(folder)) if shutil.which("xcodegen") else []


def main():
    archlint = os.path.abspath(sys.argv[1])
    # XcodeGen writes the name into projects.
    os.environ.setdefault("USER", "crew")
    failed = count = 0
    if not shutil.which("xcodegen"):
        print("no xcodegen here: its projects are not compared")
    for name in sorted(os.listdir(EXAMPLES)):
        if not os.path.isdir(os.path.join(EXAMPLES, name)):
            continue
        with tempfile.TemporaryDirectory() as work:
            folder = os.path.join(work, name)
            shutil.copytree(os.path.join(EXAMPLES, name), folder)
            shutil.rmtree(os.path.join(folder, "broken"), ignore_errors=True)
            listed = run(folder, archlint, "affected", "--changed", "x.unplaced", "--what", "apps", "--format",
                         "names")[1]
            for like in [[], *[["--like", app] for app in listed.split()]]:
                count += 1
                for problem in problems(archlint, folder, like):
                    failed += 1
                    print(f"{name} {' '.join(like)}: {problem}")
    print(f"{count} framework apps, {failed} problems")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
