"""A small stand-in for the runner of GitHub Actions: it runs the steps of a job and of composite actions in
order, and refuses what the real runner refuses.

usage: runner.py WORKFLOW WORK EVENT.json

WORK has `project/project`, the workspace, and `_actions/ACCOUNT/NAME/REFERENCE`, as the real runner lays
them out; what is cached goes to `cache`. EVENT.json is the `github` context. The end is that of the job: 0 or
1, and 2 for what the real runner would not have begun. Actions of others are played by functions below.

The rules are those of actions/runner (action_yaml.json, CompositeActionHandler, issues 2009 and 2473) and of
actions/toolkit (glob, cache).
"""

import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile

import yaml

COMPOSITE = {"github", "inputs", "strategy", "matrix", "steps", "job", "runner", "env"}
WORKFLOW = COMPOSITE - {"inputs"} | {"secrets", "vars", "needs", "inputs"}
COMMON = {"name", "id", "if", "env", "continue-on-error"}


class Refused(Exception):
    """What the runner does not accept."""


class Expressions:
    """The expressions of one step: what `${{ … }}` and `if` say."""

    TOKEN = re.compile(r"\s*(?:(\d+)|('(?:[^']|'')*')|([A-Za-z_][\w-]*)|(&&|\|\||==|!=|[()!.,\[\]]))")

    def __init__(self, contexts, allowed, workspace, failed=False):
        self.contexts, self.allowed = contexts, allowed
        self.workspace, self.failed = workspace, failed

    def fill(self, text):
        """A text with its expressions replaced."""
        if not isinstance(text, str):
            return "true" if text is True else "false" if text is False else str(text)
        return re.sub(r"\$\{\{(.*?)\}\}", lambda found: words(self.value(found[1])), text)

    def holds(self, condition):
        """Whether a step is run; without a status function only if none failed before it."""
        text = re.sub(r"^\$\{\{(.*)\}\}$", r"\1", str(condition).strip())
        if not re.search(r"\b(always|failure|success|cancelled)\(\)", text):
            text = f"success() && ({text})"
        return truth(self.value(text))

    def value(self, text):
        self.tokens, position = [], 0
        while text[position:].strip():
            found = self.TOKEN.match(text, position)
            if not found:
                raise Refused(f"unexpected symbol in `{text}`")
            self.tokens.append(found.groups())
            position = found.end()
        value = self.either()
        if self.tokens:
            raise Refused(f"unexpected end of `{text}`")
        return value

    def take(self, *signs):
        if self.tokens and self.tokens[0][3] in signs:
            return self.tokens.pop(0)[3]
        return None

    def either(self):
        value = self.both()
        while self.take("||"):
            other = self.both()
            value = value if truth(value) else other
        return value

    def both(self):
        value = self.equal()
        while self.take("&&"):
            other = self.equal()
            value = other if truth(value) else value
        return value

    def equal(self):
        value = self.plain()
        while sign := self.take("==", "!="):
            same = words(value).lower() == words(self.plain()).lower()
            value = same == (sign == "==")
        return value

    def plain(self):
        if self.take("!"):
            return not truth(self.plain())
        if self.take("("):
            value = self.either()
            self.take(")")
            return value
        number, text, name, _ = self.tokens.pop(0)
        if number:
            return int(number)
        if text:
            return text[1:-1].replace("''", "'")
        if name in ("true", "false", "null"):
            return {"true": True, "false": False, "null": None}[name]
        return self.call(name) if self.take("(") else self.member(name)

    def member(self, name):
        if name not in self.allowed:
            raise Refused(f"Unrecognized named-value: '{name}'")
        value = self.contexts.get(name, {})
        while sign := self.take(".", "["):
            key = self.tokens.pop(0)[2] if sign == "." else self.either()
            if sign == "[":
                self.take("]")
            value = value.get(key) if isinstance(value, dict) else None
        return value

    def call(self, name):
        values = []
        while not self.take(")"):
            values.append(self.either())
            self.take(",")
        known = {
            "always": lambda: True, "success": lambda: not self.failed, "failure": lambda: self.failed,
            "cancelled": lambda: False, "fromJSON": json.loads, "hashFiles": self.hash_files,
            "format": lambda text, *parts: re.sub(
                r"\{(\d+)\}", lambda found: words(parts[int(found[1])]), text),
            "contains": lambda all, one: one in all, "startsWith": lambda one, two: one.startswith(two),
        }
        if name not in known:
            raise Refused(f"Unrecognized function: '{name}'")
        return known[name](*values)

    def hash_files(self, *patterns):
        """Files of the workspace alone; none is an empty text."""
        files = [
            file for pattern in map(checked, patterns)
            for file in glob.glob(os.path.join(self.workspace, pattern), recursive=True)
            if os.path.isfile(file) and file.startswith(self.workspace + "/")]
        digests = [hashlib.sha256(open(file, "rb").read()).digest() for file in sorted(files)]
        return hashlib.sha256(b"".join(digests)).hexdigest() if digests else ""


def truth(value):
    return value not in (None, False, 0, "")


def words(value):
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def checked(pattern):
    """A pattern as @actions/glob takes it, which the cache uses as well."""
    if not pattern:
        raise Refused("pattern cannot be empty")
    parts = pattern.split("/")
    if ".." in parts or "." in parts[1:]:
        raise Refused(f"Invalid pattern '{pattern}'. Relative pathing '.' and '..' is not allowed.")
    return pattern


def required(inputs, name):
    if not inputs.get(name):
        raise Refused(f"Input required and not supplied: {name}")
    return inputs[name]


def keyed(inputs):
    """The paths and the key of a cache, as they were typed: both belong to what is looked for."""
    key, path = required(inputs, "key"), required(inputs, "path")
    paths = [checked(line.strip()) for line in path.split("\n") if line.strip()]
    if len(key) > 512 or "," in key:
        raise Refused(f"Key Validation Error: {key}")
    return paths, hashlib.sha256((key + "\0" + path).encode()).hexdigest() + ".tar"


class Job:
    def __init__(self, workflow, work, github):
        self.work, self.github = os.path.abspath(work), github
        self.workspace = f"{self.work}/project/project"
        self.github.setdefault("workspace", self.workspace)
        self.runner = {"os": "Linux", "arch": "X64", "temp": f"{self.work}/_temp"}
        for folder in ("_temp", "cache", "home"):
            os.makedirs(f"{self.work}/{folder}", exist_ok=True)
        (job,) = yaml.safe_load(open(workflow))["jobs"].values()
        self.steps = job["steps"]

    def run(self):
        failed, _ = self.run_steps(self.steps, {}, None, WORKFLOW)
        return failed

    def run_steps(self, steps, inputs, action, allowed):
        """Runs steps in their order; gives whether one failed, and what they put out."""
        failed, outputs = False, {}
        for step in steps:
            self.check(step, action)
            used = step.get("uses", "").split("@")
            # Within a composite action these are of the step and not of the action.
            github = dict(self.github, action_path=action or "", action_ref="", action_repository="")
            if len(used) == 2:
                name = "/".join(used[0].split("/")[:2])
                github.update(action_repository=name, action_ref=used[1])
            env = {}
            contexts = {
                "github": github, "inputs": inputs, "steps": outputs, "runner": self.runner, "env": env,
                "secrets": {"GITHUB_TOKEN": "token"}, "job": {}, "strategy": {}, "matrix": {}}
            expressions = Expressions(contexts, allowed, self.workspace, failed)
            if not expressions.holds(step.get("if", "success()")):
                continue
            print(f"-- {step.get('name') or step.get('id') or step.get('uses') or 'run'}", flush=True)
            env.update({key: expressions.fill(text) for key, text in (step.get("env") or {}).items()})
            if "run" in step:
                script = expressions.fill(step["run"])
                bad, values = self.run_script(script, env, action, step.get("shell"))
            else:
                given = {key: expressions.fill(text) for key, text in (step.get("with") or {}).items()}
                bad, values = self.use(step["uses"], given, env)
            failed = failed or bad and not step.get("continue-on-error")
            if "id" in step:
                outputs[step["id"]] = {"outputs": values}
        return failed, outputs

    def check(self, step, action):
        """What a step may say; less within a composite action."""
        own = {"run", "shell", "working-directory"} if "run" in step else {"uses", "with"}
        unknown = set(step) - COMMON - own - (set() if action else {"timeout-minutes"})
        if unknown:
            raise Refused(f"Unexpected value '{unknown.pop()}'")
        if action and "run" in step and "shell" not in step:
            raise Refused("Required property is missing: shell")

    def run_script(self, script, env, action, shell):
        names = ["GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_STEP_SUMMARY"]
        files = {name: tempfile.mkstemp(dir=f"{self.work}/_temp")[1] for name in names}
        told = {
            f"GITHUB_{name.upper()}": words(value) for name, value in self.github.items()
            if isinstance(value, (str, type(None))) and name != "token"}
        variables = dict(
            {name: os.environ[name] for name in ("PATH", "GH_CALLS", "CURL_CA_BUNDLE") if name in os.environ}, **told,
            CI="true", GITHUB_ACTIONS="true", HOME=f"{self.work}/home", RUNNER_OS="Linux", RUNNER_ARCH="X64",
            GITHUB_ACTION_REPOSITORY="", GITHUB_ACTION_REF="", **files)
        if action:
            variables["GITHUB_ACTION_PATH"] = action
        options = ["--noprofile", "--norc", "-eo", "pipefail"] if shell == "bash" else ["-e"]
        file = f"{self.work}/_temp/script.sh"
        open(file, "w").write(script)
        end = subprocess.run(["bash", *options, file], cwd=self.workspace, env=dict(variables, **env))
        lines = open(files["GITHUB_OUTPUT"]).read().splitlines()
        return end.returncode != 0, dict(line.split("=", 1) for line in lines)

    def use(self, name, given, env):
        if name.startswith("./"):
            return self.compose(f"{self.workspace}/{name}", given)
        path, _, reference = name.partition("@")
        if not reference:
            raise Refused(f"Expected format {{org}}/{{repo}}[/path]@ref. Actual '{name}'")
        played = {
            "actions/checkout": lambda _: {}, "actions/cache/restore": self.restore,
            "actions/cache/save": self.save, "github/codeql-action/upload-sarif": self.upload}
        if path in played:
            return False, played[path](given)
        account, project, *folders = path.split("/")
        return self.compose("/".join([self.work, "_actions", account, project, reference, *folders]), given)

    def compose(self, folder, given):
        if not os.path.exists(f"{folder}/action.yml"):
            raise Refused(f"Can't find 'action.yml' under '{folder}'")
        action = yaml.safe_load(open(f"{folder}/action.yml"))
        inputs = {name: item.get("default", "") for name, item in (action.get("inputs") or {}).items()}
        if set(given) - set(inputs):
            raise Refused(f"Unexpected input(s) {sorted(set(given) - set(inputs))}")
        inputs.update(given)
        failed, steps = self.run_steps(action["runs"]["steps"], inputs, folder, COMPOSITE)
        contexts = {"steps": steps, "inputs": inputs, "github": self.github, "runner": self.runner}
        expressions = Expressions(contexts, COMPOSITE, self.workspace)
        outputs = action.get("outputs") or {}
        return failed, {name: expressions.fill(item["value"]) for name, item in outputs.items()}

    def restore(self, given):
        _, name = keyed(given)
        file = f"{self.work}/cache/{name}"
        if not os.path.exists(file):
            return {}
        with tarfile.open(file) as archive:
            archive.extractall("/", filter="fully_trusted")
        return {"cache-hit": "true"}

    def save(self, given):
        paths, name = keyed(given)
        with tarfile.open(f"{self.work}/cache/{name}", "w") as archive:
            for path in paths:
                archive.add(path)
        return {}

    def upload(self, given):
        report = json.load(open(os.path.join(self.workspace, required(given, "sarif_file"))))
        print(f"uploaded {len(report['runs'][0]['results'])} results")
        return {}


if __name__ == "__main__":
    try:
        sys.exit(Job(sys.argv[1], sys.argv[2], json.load(open(sys.argv[3]))).run())
    except Refused as refusal:
        print(f"Error: {refusal}")
        sys.exit(2)
