"""Holds the formats of one run against its JSON report: `reports.py FOLDER PREFIX`.

FOLDER has the files `report.FORMAT`; PREFIX leads from the root of the run to absolute paths. What a
format says is read as its readers read it, by their own libraries or by the rules they document.
"""

import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree
from urllib.parse import unquote

import junitparser

# What archlint writes out as \u{...}: see Sources/Documents/Writing/String+Invisibles.swift.
UNSEEN = re.compile(
    "[\\0-\\x1f\\x7f-\\x9f\\xad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff"
    "\\ufff9-\\ufffb\\U000e0000-\\U000e007f]"
)


def shown(text):
    return UNSEEN.sub(lambda match: "\\u{%X}" % ord(match.group()), text)


def disarmed(text):
    """The text with the first sign of what a log would obey written out."""
    text = re.sub(r"^(\s*):(?=:)", r"\1\\u{3A}", text)
    return re.sub(r"#(?=#[^\W\d_]*\[)", r"\\u{23}", text)


class Run:
    """The formats of a run, and what its JSON report says."""

    def __init__(self, folder, prefix):
        self.folder, self.prefix = pathlib.Path(folder), prefix
        self.report = json.loads(self.text("json"))
        self.findings = self.report["findings"]
        self.problems = [p for p in self.report["problems"] if p["severity"] == "error"]
        # Every format has the result of the run.
        self.sentence = shown(self.report["verdict"]["reason"])
        # The findings of a log; known ones are only notes there.
        self.told = [f for f in self.findings if f["state"] != "unchanged"]

    def text(self, name):
        return (self.folder / f"report.{name}").read_text(encoding="utf-8")

    def lines(self, name, start):
        # Only a line feed ends a line: Python's own splitlines knows many more.
        return [line for line in self.text(name).split("\n") if line.startswith(start)]

    def places(self, path=lambda path: path):
        return sorted((path(f["file"]), f["line"], f["rule"]) for f in self.findings)


def ending(run):
    for name in ("text", "short", "xcode", "github", "teamcity", "azure"):
        assert run.text(name).rstrip("\n").split("\n")[-1] == run.sentence + ".", name
    start = run.sentence.split(" ")[0]
    for name in ("markdown", "comment"):
        assert run.text(name).count("archlint: " + start) == 2, name
    comments = [f"{name}: " + run.text(name).split("-->")[0] for name in ("junit", "checkstyle")]
    assert all(start in words for words in comments)


def sarif(run):
    document = json.loads(run.text("sarif"))["runs"][0]
    invocation = document["invocations"][0]
    assert invocation["executionSuccessful"] == (not run.problems)
    assert shown(invocation["exitCodeDescription"]) == run.sentence
    if run.report["summary"]["targets"] == 0 and run.problems:
        assert "results" not in document
        return
    alerts = {
        (r["ruleId"], r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
         r["partialFingerprints"].get("primaryLocationLineHash"))
        for r in document["results"]}
    assert len(alerts) == len({f["fingerprint"] for f in run.findings}), "findings share an alert"
    rules = document["tool"]["driver"]["rules"]
    assert rules and all(
        rule["id"] and rule["help"]["text"]
        and 0 < len(rule["shortDescription"]["text"]) <= 1024
        and 0 < len(rule["fullDescription"]["text"]) <= 1024
        for rule in rules
    )
    found = []
    for result in document["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert len(result["partialFingerprints"]) == 2, result
        place = result["locations"][0]["physicalLocation"]
        uri, region = place["artifactLocation"]["uri"], place["region"]
        assert not uri.startswith(("./", "../", "/")), uri
        assert {"startLine", "startColumn", "endLine", "endColumn"} <= region.keys()
        found.append((unquote(uri), region["startLine"], result["ruleId"]))
        # Every link in the text leads somewhere, and GitHub shows only places that are linked.
        links = re.findall(r"(?<!\\)\]\((\d+)\)", result["message"]["text"])
        assert links == [str(p["id"]) for p in result.get("relatedLocations", [])], result
    assert sorted(found) == run.places()


def gitlab(run):
    entries = json.loads(run.text("gitlab"))
    fields = {"description", "check_name", "fingerprint", "severity", "location"}
    for entry in entries:
        assert entry.keys() == fields
        assert (entry["severity"] == "blocker") == (entry["check_name"] == "archlint")
        assert entry["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert isinstance(entry["location"]["lines"]["begin"], int)
    assert sum(e["check_name"] == "archlint" for e in entries) == len(run.problems)
    found = [(e["location"]["path"], e["location"]["lines"]["begin"], e["check_name"])
             for e in entries if e["check_name"] != "archlint"]
    assert sorted(found) == run.places()
    assert len({entry["fingerprint"] for entry in entries}) == len(entries)
    if not (run.folder / "codeclimate.json").exists():
        return
    # sarif-tools makes such a list of its own from SARIF, with paths as addresses.
    theirs = json.loads((run.folder / "codeclimate.json").read_text(encoding="utf-8"))
    assert sorted(found) == sorted(
        (unquote(e["location"]["path"]), e["location"]["lines"]["begin"], e["check_name"])
        for e in theirs)


def junit(run):
    suites = list(junitparser.JUnitXml.fromfile(str(run.folder / "report.junit")))
    # What fails the run; with --exit-zero errors, because then test results decide.
    levels = ("info", "warning", "error")
    least = levels.index(run.report["verdict"]["failsFor"] or "error")
    failed = {f["rule"] for f in run.told if levels.index(f["severity"]) >= least}
    blamed = {(f["rule"], f["module"]) for f in run.told
              if levels.index(f["severity"]) >= least and f["module"]}
    cases = {(suite.name, case.name) for suite in suites for case in suite if case.result
             and any(type(r).__name__ == "Failure" for r in case.result)}
    assert {(rule, shown(module)) for rule, module in blamed} <= cases
    assert {suite.name for suite in suites if suite.failures} == failed
    modules = {shown(module["name"]) for module in run.report["modules"]}
    for suite in suites:
        names = [case.name for case in suite]
        assert suite.tests == len(names) == len(set(names))
        assert modules <= set(names) or suite.name == "archlint"
    errors = sum(suite.errors for suite in suites)
    assert errors == bool(run.problems)
    # One line in a body for each finding that is new, regardless of its state.
    bodies = "".join(element.text or "" for element in
                     ElementTree.parse(run.folder / "report.junit").iter())
    heads = re.findall(r"^.*: (?:error|warning|info): .* \[[a-z-]+\]$", bodies, re.MULTILINE)
    assert len(heads) == len(run.told), (len(heads), len(run.told))


def checkstyle(run):
    found, problems = [], 0
    for file in ElementTree.parse(run.folder / "report.checkstyle").getroot():
        for error in file:
            rule = error.get("source").removeprefix("archlint.")
            if rule == "archlint":
                problems += 1
                continue
            found.append((file.get("name"), int(error.get("line")), rule))
            assert error.get("severity") in ("error", "warning", "info")
    assert sorted(found) == run.places(lambda path: shown(run.prefix + path))
    assert problems == len(run.problems)


def github(run):
    errors = [p for p in run.problems + run.told if p["severity"] == "error"]
    for level in ("error", "warning", "notice"):
        assert len(run.lines("github", f"::{level} ")) <= 10
    known = [f for f in run.findings if f["state"] == "unchanged"]
    assert not any(f"line={f['line']},title={f['rule']}::" in line for f in known
                   for line in run.lines("github", "::"))
    lines = run.lines("github", "::error ")
    assert len(lines) == min(len(errors), 10)
    for finding, line in zip(errors[: 10 if len(errors) <= 10 else 9], lines):
        head, message = re.fullmatch(r"::error (.*?)::(.*)", line).groups()
        properties = dict(part.split("=", 1) for part in head.split(","))
        if finding.get("file") is None:
            continue
        path = properties["file"].replace("%2C", ",").replace("%3A", ":").replace("%25", "%")
        assert path == disarmed(shown(finding["file"])), line
        assert properties["line"] == str(finding["line"]), line
        text = message.replace("%0A", "\n").replace("%25", "%").split("\n")[0]
        assert text == disarmed(shown(finding["message"])), text
    own = ("error", "warning", "notice", "group", "endgroup")
    for line in run.text("github").split("\n"):
        assert not line.strip().startswith("::") or line.startswith(tuple(f"::{o}" for o in own))
        assert line.startswith("::") or "##[" not in line


def teamcity(run):
    found = []
    assert len(run.lines("teamcity", "##teamcity[buildProblem ")) == bool(run.problems)
    for line in run.lines("teamcity", "##teamcity[inspection "):
        assert line.isascii()
        values = dict(re.findall(r" (\w+)='((?:[^|']|\|.)*)'", line.replace("|0x", "|x0x")))
        plain = {name: unescaped(value) for name, value in values.items()}
        found.append((plain["file"], int(plain["line"]), plain["typeId"]))
    assert sorted(found) == run.places(shown)


def unescaped(value):
    """What TeamCity makes of a value; `|x` stands for the beginning of a code."""
    words = {"n": "\n", "r": "\r"}
    units = re.sub(
        r"\|(?:x0x([0-9a-f]{4})|(.))",
        lambda m: chr(int(m[1], 16)) if m[1] else words.get(m[2], m[2]), value)
    return units.encode("utf-16", "surrogatepass").decode("utf-16")


def azure(run):
    found = []
    for line in run.lines("azure", "##vso["):
        head, message = re.fullmatch(r"##vso\[task\.logissue ([^\]]*)\](.*)", line).groups()
        values = dict(part.split("=", 1) for part in head.split(";") if part)
        # A line without a file, such as the number of further ones, is not a finding.
        path = values.get("sourcepath", "")
        for code, character in (("%3B", ";"), ("%5D", "]"), ("%AZP25", "%")):
            path = path.replace(code, character)
        if "code" in values:
            found.append((path, int(values["linenumber"]), values["code"]))
    told = [f for f in run.told if f["severity"] != "info"]
    places = [(disarmed(shown(run.prefix + f["file"])), f["line"], f["rule"]) for f in told]
    assert set(found) <= set(places)
    for level in ("error", "warning"):
        lines = run.lines("azure", f"##vso[task.logissue type={level};")
        problems = [p for p in run.report["problems"] if p["severity"] == level]
        count = len(problems) + sum(f["severity"] == level for f in told)
        assert len(lines) == min(count, 10)
        more = re.search(r"\](\d+) more are in the log$", lines[-1]) if lines else None
        assert (int(more[1]) if more else 0) == (count - 9 if count > 10 else 0)


def unlisted(text):
    """How many findings are only counted: infos, and what is beyond the limit of a log."""
    left = re.findall(r"^(\d+) infos? not listed|^… and (\d+) more: ", text, re.MULTILINE)
    return sum(int(infos or more) for infos, more in left)


def markdown(run, name="markdown", limit=65_535):
    text = run.text(name)
    assert len(text.encode()) <= limit
    rows = [line for line in text.split("\n") if line.startswith("| ") and "|---" not in line]
    for row in rows:
        assert len(re.findall(r"(?<!\\)(?:\\\\)*\|", row)) in (3, 4, 5, 6), row
    missing = re.search(r"^(\d+) more did not fit", text, re.MULTILINE)
    shown_rows = [row for row in rows if re.match(r"\| (error|warning|info) \| [a-z, -]+ \|", row)]
    fixed = [line for line in text.split("\n") if re.match(r"- [a-z-]+: ", line)]
    known = sum(f["state"] == "unchanged" for f in run.findings)
    said = re.search(r"^Known before: (\d+) finding", text, re.MULTILINE)
    assert (int(said[1]) if said else 0) == known
    if not missing:
        assert len(shown_rows) + unlisted(text) == len(run.told)
        assert len([line for line in fixed if not line.startswith(("- Next: ", "- To fail "))]) \
            == len(run.report["fixed"])
    assert text.count("<details>") == text.count("</details>")
    if len(run.told) > 10:
        assert re.search(r"^\| rule \| findings \| where \|$", text, re.MULTILINE)


def comment(run):
    assert run.text("comment").startswith("<!-- archlint -->\n### archlint: ")
    markdown(run, "comment", 60_000)
    if run.report["drawing"]:
        assert "```mermaid\n" + run.report["drawing"] + "```\n" in run.text("comment")


def short(run):
    lines = run.text("short").split("\n")
    listed = [line for line in lines if re.search(r": (error|warning|info): .* \[[a-z, -]+\]$", line)]
    assert len(listed) + unlisted(run.text("short")) == len(run.told)
    # Headings count the findings below them.
    for text in (lines, run.text("text").split("\n")):
        for index, line in enumerate(text):
            heading = re.fullmatch(r"([a-z-]+): ((?:\d+ (?:error|warning|info)s?(?:, )?)+)(?:, the .*)?", line)
            if heading:
                count = sum(map(int, re.findall(r"\d+", heading[2])))
                assert count == sum(f["rule"] == heading[1] for f in run.told), line


if __name__ == "__main__":
    run = Run(sys.argv[1], sys.argv[2])
    for check in (
        ending, sarif, gitlab, junit, checkstyle, github, teamcity, azure, markdown, comment, short
    ):
        check(run)
    print(f"{len(run.findings)} findings say the same in every format")
