"""Measures what hostile inputs cost: each has to end by itself, as it should, within 200 MB and two
seconds; more files may take more, and what is large itself five times its size.

    python3 Tests/Fuzz/bounds.py ARCHLINT [WORD]
"""

import itertools
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

SECONDS, MEGABYTES = 2.0, 200
TARGET = "{type: framework, platform: iOS}"
HEADER = "name: A\n"


def many(count, line):
    return "".join(line % {"i": i} for i in range(count))


def targets(count, more):
    return "targets:\n" + many(count, "  t%(i)s: {type: framework, platform: iOS, " + more + "}\n")


def flow(count, item):
    return "[" + ",".join(item % {"i": i} for i in range(count)) + "]"


def one(spec, **files):
    return {"project.yml": spec, **files}


def shared(count, text, own=""):
    """So many specs of a line or two, and what all of them include."""
    files = {"m%d/project.yml" % i: "name: M%d\ninclude: ../s.yml\n%s" % (i, own) for i in range(count)}
    return {**files, "s.yml": text}


LONG = "a" * 100
BODY = "targets:\n  T:\n    type: framework\n    platform: iOS\n"
CONFIGURED = HEADER + "configFiles: {Debug: a.xcconfig, Release: a.xcconfig}\ntargets: {T: %s}\n" % TARGET
XCCONFIG = {
    "%s.xcconfig" % a: '#include "%s.xcconfig"\n' % b * 200 for a, b in zip("abcde", "bcdef")
}
SHARED = {
    "targets": targets(300, "sources: [a]"),
    "dependencies": BODY + "    dependencies:\n" + many(3000, "    - sdk: a%(i)s\n"),
    "unknown names": BODY + "    dependencies:\n" + many(3000, "    - target: a%(i)s\n"),
    "unknown keys": BODY + many(1000, "    depndenci%(i)s: 1\n"),
    "settings": BODY + "    settings:\n" + many(3000, "      S%(i)s: a\n"),
    "aggregates": "aggregateTargets:\n" + many(1000, "  s%(i)s: {targets: [a,b,c,d]}\n"),
    "schemes": "schemes:\n" + many(1000, "  s%(i)s: {build: {targets: {a: all}}}\n"),
    "packages": "packages:\n" + many(1000, "  S%(i)s: {path: ../a%(i)s}\n"),
    "references": "projectReferences:\n" + many(1000, "  S%(i)s: {path: ../a%(i)s}\n"),
    "scheme templates": "schemeTemplates: {T: {x: " + flow(3000, "a") + "}}\nschemes:\n"
    + many(300, "  s%(i)s: {templates: [T], x: [b]}\n"),
    "broken schemes": "schemes:\n" + many(3000, "  s%(i)s: {}\n"),
}


def line(count):
    links = ['{"target":"u%d"}' % i for i in range(5)]
    body = ['"t%d":{"type":"framework","platform":"iOS","dependencies":[%s]}' % (i, ",".join(links))
            for i in range(count)]
    return '{"name":"A","targets":{%s}}' % ",".join(body)


def project(objects, count, target="", **files):
    """A project of Xcode with so many targets, which all have the same lists."""
    more = "buildConfigurationList = C; productType = \"com.apple.product-type.framework\"; " + target
    text = ("// !$*UTF8*$!\n{archiveVersion = 1; objectVersion = 77; rootObject = R; objects = {\n"
            "R = {isa = PBXProject; buildConfigurationList = C; mainGroup = G0; targets = (%s);};\n%s%s};}\n")
    return {"X.xcodeproj/project.pbxproj": text % (names("T", count), many(
        count, "T%(i)s = {isa = PBXNativeTarget; name = T%(i)s; " + more + "};\n"), objects), **files}


def names(letter, count):
    return ",".join("%s%d" % (letter, i) for i in range(count))


def phase(count):
    return many(count, "B%(i)s = {isa = PBXBuildFile; fileRef = F%(i)s; }; F%(i)s = {isa = PBXFileReference; "
                "path = %(i)s.framework; };\n") + "P = {isa = PBXFrameworksBuildPhase; files = (%s); };\n" % names("B", count)


def configurations(count, settings, more=""):
    return "C = {isa = XCConfigurationList; buildConfigurations = (%s); };\n" % names("D", count) + many(
        count, "D%(i)s = {isa = XCBuildConfiguration; name = D%(i)s; " + more + "buildSettings = {" + settings + "}; };\n")


CHAIN = one(HEADER + "targets:\n" + many(
    300, "  A%(i)s: {type: application, platform: iOS, dependencies: [{target: F0, embed: false}]}\n")
    + "".join("  F%d: {type: framework, platform: iOS, dependencies: [{target: F%d}]}\n" % (i, i + 1)
              for i in range(900)) + "  F900: %s\n" % TARGET)
TUIST = "import ProjectDescription\nlet project = make(\"a\")\n"
HELPER = ("import ProjectDescription\npublic func make(_ n: String) -> Project { Project(name: n, targets: (0..<300).map { "
          ".target(name: \"\\(n)\\($0)\", destinations: .iOS, product: .framework, bundleId: \"a\", "
          "dependencies: (0..<50).map { .target(name: \"\\($0)\") }) }) }\n")


def cases():
    yield "a list shared by alias", one(
        HEADER + "x: &x " + flow(500, "{sdk: a%(i)s}") + "\n" + targets(500, "dependencies: *x")), "check", 2
    yield "the same with unknown names", one(
        HEADER + "x: &x " + flow(500, "{target: a%(i)s}") + "\n" + targets(500, "dependencies: *x")), "check", 2
    yield "unknown names, all that there may be", one(
        HEADER + "x: &x " + flow(300, "{target: a%(i)s}") + "\n" + targets(150, "dependencies: *x")), "check", 1
    yield "sources shared by alias", one(
        HEADER + "x: &x " + flow(500, "a%(i)s") + "\n" + targets(500, "sources: *x")), "check", 2
    yield "aliases of aliases", one(HEADER + "a: &a [x,x]\n" + "".join(
        "%s: &%s [*%s,*%s,*%s,*%s]\n" % (b, b, a, a, a, a) for a, b in zip("abcdefghijk", "bcdefghijkl"))
        + targets(10, "sources: *l")), "check", 2
    yield "aggregates that share a list", one(
        HEADER + "x: &x " + flow(500, "a%(i)s") + "\naggregateTargets:\n" + many(500, "  t%(i)s: {targets: *x}\n")
    ), "check", 2
    yield "schemes that share a list", one(
        HEADER + "x: &x " + flow(500, "a%(i)s") + "\nschemes:\n"
        + many(500, "  t%(i)s: {build: {targets: {a: all}}, test: {targets: *x}}\n")), "check", 2
    yield "unknown keys shared by alias", one(
        HEADER + "x: &x {" + ",".join("depndenci%d: 1" % i for i in range(500)) + "}\ntargets:\n"
        + many(500, "  t%(i)s: *x\n")), "check", 2
    yield "variables in templates", one(
        HEADER + "targetTemplates:\n  T:\n    platform: iOS\n    templateAttributes: {x: " + "a" * 15000
        + "}\n    dependencies: [{sdk: \"" + "${x}" * 2000 + "\"}]\ntargets:\n"
        + many(200, "  t%(i)s: {type: framework, templates: [T]}\n")), "check", 2
    yield "a chain of templates", one(
        HEADER + "targetTemplates:\n" + "".join("  T%d: {templates: [T%d]}\n" % (i, i + 1) for i in range(500))
        + "targets: {t: {type: framework, platform: iOS, templates: [T0]}}\n"), "check", 2
    yield "wide templates", one(
        HEADER + "targetTemplates: {T: {x: " + flow(20000, "a") + "}}\n" + targets(300, "templates: [T], x: [b]")
    ), "check", 2
    yield "platforms", one(
        HEADER + "d: &d " + flow(1500, "iOS") + "\ntargets:\n" + many(300, "  t%(i)s: {type: framework, platform: *d}\n")
    ), "check", 2
    yield "settings that name one another", one(
        HEADER + "settings: {A0: x, " + ", ".join("A%d: $(A%d)$(A%d)" % (i + 1, i, i) for i in range(30)) + "}\n"
        + targets(50, "settings: {OTHER_LDFLAGS: " + flow(50, "$(A30)") + "}")), "check", 2
    yield "configuration files that include one another", {
        "project.yml": HEADER + "configFiles: {Debug: a.xcconfig, Release: a.xcconfig}\n" + targets(1, "sources: []"),
        **XCCONFIG, "f.xcconfig": "A = 1\n"}, "check", 2
    for name, text in SHARED.items():
        yield "300 specs include " + name, shared(300, text), "check", None
        yield "2000 specs include " + name, shared(2000, text), "check", None
    yield "300 specs include a list shared by alias", shared(
        300, "x: &x " + flow(100, "{sdk: a%(i)s}") + "\n" + targets(100, "dependencies: *x")), "check", 2
    yield "50 specs with a list shared by alias", {
        "m%d/project.yml" % n: HEADER + "x: &x " + flow(200, "{sdk: a%(i)s}") + "\n" + targets(200, "dependencies: *x")
        for n in range(50)}, "check", 2
    yield "300 specs lay a template", shared(
        300, "targetTemplates: {T: {x: " + flow(20000, "a") + "}}\n",
        "targets: {T: {type: framework, platform: iOS, templates: [T], x: [b]}}\n"), "check", 2
    yield "a line with 8,000 findings", {"p.json": line(1600)}, "check p.json", 1
    yield "the same as JSON", {"p.json": line(1600)}, "check p.json --format json", 1
    yield "the same as SARIF", {"p.json": line(1600)}, "check p.json --format sarif", 1
    yield "3,000,000 nodes", one(HEADER + "targets: {}\nx: " + flow(2_900_000, "a") + "\n"), "check", 0
    yield "more nodes than there may be", one(HEADER + "x: " + flow(3_100_000, "a") + "\n"), "check", 2
    yield "64 MB of line breaks", one(HEADER + "targets: {}\n" + "\n" * 64_000_000), "check", 2
    yield "10,000,000 lines", one(HEADER + "targets: {}\n" + "\n" * 9_900_000), "check", 0
    yield "64 MB of comments", one(HEADER + "targets: {}\n" + "#é%s\n" % ("a" * 5) * 7_000_000), "check", 0
    yield "a text of 64 MB", one(HEADER + "targets: {}\nx: " + "é" * 31_000_000 + "\n"), "check", 0
    yield "brackets in brackets", one(HEADER + "x: " + "[" * 1_000_000 + "\n"), "check", 2
    yield "objects in objects", {"p.json": '{"a":' * 1_000_000}, "check p.json", 2
    yield "lists in lists", one(HEADER + "x: " + "- " * 500_000 + "\n"), "check", 2
    yield "anchors", one(
        HEADER + "targets: {}\n" + many(20000, "a%(i)s: &a%(i)s [*a0]\n").replace("[*a0]", "x", 1)), "check", 0
    yield "the same key again and again", one(HEADER + "a: 1\n" * 20000), "check", None
    yield "mistakes", one(HEADER + targets(20000, "dependencies: [x]")), "check", 2
    yield "warnings", one(HEADER + targets(10000, "sources: [a]"), **{
        ".archlint.yml": "specs: {include: [project.yml, " + ", ".join("x%d*/a.yml" % i for i in range(5000)) + "]}\n"
    }), "check", None
    yield "patterns with many stars", {
        "project.yml": HEADER + many(1, "targets:\n") + "".join("  %s%d: %s\n" % ("a" * 250, i, TARGET) for i in range(1000)),
        ".archlint.yml": "layers:\n" + "".join("  - l%d: \"%sb%d\"\n" % (i, "*a" * 200, i) for i in range(50))
    }, "check", 1
    yield "many patterns", {
        "project.yml": HEADER + targets(3000, "sources: []"),
        ".archlint.yml": "layers:\n" + "".join("  - l%d: \"*a%d*\"\n" % (i, i) for i in range(3000))}, "check", None
    yield "many exceptions", {
        "project.yml": HEADER + targets(1000, "dependencies: [{target: u}]"),
        ".archlint.yml": "exceptions:\n" + many(
            1000, "  - {rule: unknown-link, from: \"*a%(i)s*\", to: u, because: x}\n")}, "check", None
    yield "a long baseline", {
        "project.yml": HEADER + targets(2000, "dependencies: [{target: u}]"),
        ".archlint-baseline.yml": "version: 2\nfindings:\n" + many(
            10000, "  - {rule: unknown-link, from: a%(i)s, to: b}\n")}, "check", None
    yield "targets that share a folder of sources", {
        "project.yml": HEADER + targets(300, "sources: [S]"), **{"S/%d.swift" % i: "import A\n" for i in range(1000)},
        ".archlint.yml": "rules: {undeclared-import: error}\n"}, "check", None
    yield "targets that share a folder whose sources all import another module", {
        "project.yml": HEADER + targets(1000, "sources: [S]"), **{
            "S/%d.swift" % i: "import A%d\n" % i for i in range(1000)}}, "check", 2
    yield "patterns shared by alias for what is left out of sources", {
        "project.yml": HEADER + "x: &x " + flow(1000, "'**/*a%(i)s*b'") + "\n"
        + targets(150, "sources: [{path: S, excludes: *x}]"),
        **{"S/ax%d.swift" % i: "" for i in range(1000)}}, "check", None
    yield "names that are nearly those of layers", {
        "project.yml": HEADER + "targets:\n" + many(1000, "  t%(i)s: {type: framework, platform: iOS, archlint: {layer: "
                                                    + LONG + "x%(i)s}}\n"),
        ".archlint.yml": "layers:\n" + many(1000, "  - " + LONG + "%(i)s: t%(i)s\n")}, "check", None
    yield "names that are nearly those of projects", one(
        HEADER + "projectReferences:\n" + many(1000, "  " + LONG + "%(i)s: {path: ../a%(i)s.xcodeproj}\n") + BODY
        + "    dependencies:\n" + many(1000, "    - target: " + LONG + "x%(i)s/T\n")), "check", 1
    yield "names that are nearly those of templates", one(
        HEADER + "targetTemplates:\n" + many(1000, "  " + LONG + "%(i)s: {}\n") + "targets:\n"
        + many(1000, "  t%(i)s: {type: framework, platform: iOS, templates: [" + LONG + "x%(i)s]}\n")), "check", 1
    yield "imports that are nearly modules", {
        "project.yml": HEADER + targets(1000, "sources: [S]").replace("  t", "  " + LONG),
        "S/a.swift": many(200, "import " + LONG + "x%(i)s\n")}, "check", None
    yield "owners of many findings", {
        "project.yml": HEADER + BODY + "    dependencies:\n" + many(5000, "    - target: u%(i)s\n"),
        "CODEOWNERS": many(5000, "a%(i)s/** @b\nc%(i)s @d\n")}, "check", 1
    yield "a long name that many findings tell", one(
        "name: A\ntargets:\n  ? " + "n" * 100_000 + "\n  :\n    type: framework\n    platform: iOS\n    dependencies:\n"
        + many(2000, "      - target: x%(i)s\n")), "check", 2
    yield "a long name of a layer", {
        "project.yml": HEADER + "targets:\n" + many(
            2000, "  t%(i)s: {type: framework, platform: iOS, dependencies: [{target: tx%(i)s}]}\n"),
        ".archlint.yml": "layers:\n  top: q*\n  ? " + "l" * 4000 + "\n  : t*\n"}, "check", 2
    yield "a long name that a shared source imports", {
        "project.yml": HEADER + targets(2000, "sources: [S]"), "S/a.swift": "import " + "n" * 100_000 + "\n"
    }, "check", 2
    yield "a long path shared by alias", one(
        HEADER + "x: &x " + "p/" * 48_000 + "\n" + targets(1600, "sources: [*x]")), "check", 2
    yield "missing sources in one folder", {
        "project.yml": HEADER + "targets:\n  T: {type: framework, platform: iOS, sources: "
        + flow(3000, "S/a%(i)s") + "}\n", **{"S/b%d" % i: "" for i in range(3000)}}, "check", None
    yield "a configuration that extends another again and again", {
        "project.yml": HEADER, ".archlint.yml": "extends: [b.yml, b.yml]\n", "b.yml": "extends: [c.yml, c.yml]\n",
        "c.yml": "extends: [a.yml]\n", "a.yml": "layers: [a: a/**]\n"}, "check", None
    for name, text in {
        "quotes": '"' * 2_000_000, "comments": "/*" * 1_000_000, "interpolations": '"\\(' * 700_000,
        "brackets": "(" * 2_000_000, "conditions": "#if a\n" * 300_000, "imports": "import A\n" * 200_000,
        "back-ticks": "import `" * 200_000, "raw strings": '#"' * 1_000_000, "regular": "/(" * 1_000_000,
    }.items():
        yield "a source of " + name, {
            "project.yml": HEADER + targets(1, "sources: [S]"), "S/a.swift": text,
            ".archlint.yml": "rules: {undeclared-import: error}\n"}, "check", None
    for count in (40, 380):
        yield "%d lines that double what they inherit" % count, {
            "project.yml": CONFIGURED, "a.xcconfig": "A = $(inherited) $(inherited)\n" * count}, "check", 2
    yield "brackets in brackets of a setting", {
        "project.yml": CONFIGURED, "a.xcconfig": "A = " + "$(" * 4000 + ")" * 4000 + "\n"}, "check", 0
    yield "brackets in brackets of a name", one(
        HEADER + "targets: {T: {type: framework, platform: iOS, settings: {PRODUCT_NAME: '"
        + "$(" * 4000 + ")" * 4000 + "'}}}\n"), "check", 0
    chain = "targets:\n" + "".join("  t%d: {type: framework, platform: iOS, dependencies: [{target: t%d}], "
                                   "sources: [S]}\n" % (i, i + 1) for i in range(700)) + "  t700: %s\n" % TARGET
    for rule, entry in {
        "forbidden-link": "from: '*', to: '*'", "forbidden-link with chains": "from: t1*, to: t2*, indirect: true",
        "allowed-links": "from: '*', to: 'q'", "protected": "modules: '*7', only: q",
        "required-link": "from: '*', to: 'z%(i)s'", "naming": "targets: '*', named: 'z%(i)s'",
        "module-shape": "modules: '*', has: [mock, interface]", "forbidden-import": "from: '*', to: 'M*'",
        "independent-modules": "modules: 't*'",
    }.items():
        yield "600 entries of " + rule, {
            "project.yml": HEADER + chain, "S/a.swift": "import M1\n", ".archlint.yml": "rules:\n  "
            + rule.split()[0] + ":\n" + many(600, "    - {" + entry + ", because: x}\n")}, "check", 1
    for apps, depth in ((100, 600), (300, 900)):
        yield "%d apps above a chain of %d frameworks" % (apps, depth), one(
            HEADER + "targets:\n" + many(
                apps, "  A%(i)s: {type: application, platform: iOS, dependencies: [{target: F0, embed: false}]}\n")
            + "".join("  F%d: {type: framework, platform: iOS, dependencies: [{target: F%d}]}\n" % (i, i + 1)
                      for i in range(depth)) + "  F%d: %s\n" % (depth, TARGET)), "check", 1
    yield "chains that a rule forbids below 300 apps", {
        "project.yml": HEADER + "targets:\n" + many(
            300, "  A%(i)s: {type: application, platform: iOS, dependencies: [{target: F0}]}\n")
        + "".join("  F%d: {type: framework.static, platform: iOS, dependencies: [{target: F%d}]}\n" % (i, i + 1)
                  for i in range(600)) + "  F600: {type: framework.static, platform: iOS}\n",
        ".archlint.yml": "rules:\n  forbidden-link:\n    - {from: A*, to: F*, indirect: true, because: x}\n"
    }, "check", 1
    for words in ("json", "sarif", "junit", "gitlab"):
        yield "300 apps above a chain of 900 as " + words, CHAIN, "check --format " + words, 1
    yield "300 apps above a chain of 900 as a page", CHAIN, "graph --format html", 0
    yield "a build phase of 1,500 targets", project(phase(1500), 1500, "buildPhases = (P); "), "check", 2
    yield "a build phase named 5,000 times", project(
        phase(500), 1, "buildPhases = (%s); " % ",".join(["P"] * 5000)), "check", 2
    yield "configurations of 500 targets", project(
        configurations(500, "A = \"$(B) $(B)\"; B = \"$(C) $(C)\"; OTHER_LDFLAGS = \"$(A)\"; "), 500), "check", 2
    yield "an .xcconfig of 300 targets of a project", project(
        configurations(300, "", "baseConfigurationReference = X; ")
        + "X = {isa = PBXFileReference; path = a.xcconfig; };\n", 300,
        **{"a.xcconfig": many(3000, "A%(i)s = $(inherited) b\n")}), "check", 2
    yield "3,000 groups in groups, and as many files", project(
        "".join("G%d = {isa = PBXGroup; children = (G%d); path = a; };\n" % (i, i + 1) for i in range(3000))
        + "G3000 = {isa = PBXGroup; children = (%s); };\n" % names("F", 3000)
        + phase(3000).replace("Frameworks", "Sources"), 1, "buildPhases = (P); "), "check", 0
    yield "configurations of 200 targets of a spec", one(
        HEADER + "configs: {" + ",".join("C%d: debug" % i for i in range(400)) + "}\n" + targets(
            400, "settings: {configs: {" + ",".join("C%d: {MACH_O_TYPE: staticlib}" % i for i in range(20)) + "}}")
    ), "check", 2
    yield "500 manifests that one helper fills", {
        **{"m%d/Project.swift" % i: TUIST for i in range(500)},
        "Tuist/ProjectDescriptionHelpers/H.swift": HELPER}, "check", 2
    yield "300 targets that share 1,500 imports", {
        "project.yml": HEADER + targets(300, "sources: [S]"),
        **{"S/a%d.swift" % i: many(300, "import t%(i)s\n") for i in range(5)}}, "check", 2
    yield "a storyboard of tags", {
        "project.yml": HEADER + targets(1, "sources: [S]"), "S/a.storyboard": "<a>" * 700_000,
        ".archlint.yml": "rules: {undeclared-import: error}\n"}, "check", None


SETUPS = {
    "a pipe as include": ("echo 'include: p' >> project.yml; mkfifo p", "check", 2),
    "a pipe as .xcconfig": ("echo 'configFiles: {Debug: p}' >> project.yml; mkfifo p", "check", 2),
    "a pipe as configuration": ("mkfifo .archlint.yml", "check", 2),
    "a pipe as baseline": ("mkfifo .archlint-baseline.yml", "check", 2),
    "a pipe among git's lists": ("git init -q; mkfifo .gitignore; echo '%s' >> project.yml" % targets(1, "sources: [x]"),
                                 "check", None),
    "a path of 140 KB": ("git init -q; echo '*.g' > .gitignore; (echo 'targets:'; echo '  t: {type: framework, "
                         "platform: iOS, sources: [x.g, '$(printf 'x/%.0s' {1..70000})]}) >> project.yml", "check", None),
    "a file of 65 MiB": ("truncate -s 65M a.yml; echo 'include: a.yml' >> project.yml", "check", 2),
    "65 MiB on standard input": ("truncate -s 65M a.yml", "dump --raw - < a.yml", 2),
    "links to everywhere": ("for i in {1..300}; do mkdir d$i; ln -s .. d$i/up; ln -s / d$i/top; ln -s . d$i/self; done",
                            "check", 0),
    "20,000 folders": ("mkdir -p d/{1..20}/{1..1000}", "check", 0),
    "2,000 links to one spec": (
        "mkdir big; (echo 'name: A'; echo '%s') > big/project.yml; for i in {1..2000}; do mkdir d$i; "
        "ln -s ../big/project.yml d$i; done" % targets(300, "sources: []"), "check", None),
    "a large object in a commit": (
        "git init -q; mkdir x; truncate -s 200M x/project.yml; git add .; git -c user.name=a -c user.email=a@b commit "
        "-qm a; rm -r x", "check --since HEAD", None),
    "a saved report": (
        "python3 -c 'import json; print(json.dumps({\"name\": \"A\", \"targets\": {\"t%d\" % i: {\"type\": \"tool\", "
        "\"platform\": \"macOS\", \"dependencies\": [{\"target\": \"u\"}]} for i in range(8000)}}))' > p.json; "
        "$ARCHLINT check p.json --format json > r.json || true", "render r.json --format markdown", None),
    "50,000 names in a commit": (
        "git init -q; o=$(echo 'name: A' | git hash-object -w --stdin); for i in {1..50000}; do "
        "echo \"100644 $o\tm/$i/project.txt\"; done | git update-index --index-info; git -c user.name=a -c user.email=a@b "
        "commit -qm a; git read-tree --empty", "check --since HEAD", None),
}


def measure(program, folder, words):
    """Runs a command, and says how it ended, and what it took."""
    started = time.monotonic()
    child = subprocess.Popen(
        ["bash", "-c", "ulimit -t 60; exec %s %s" % (program, words)], cwd=folder,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30)))
    said = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    return os.waitstatus_to_exitcode(status), time.monotonic() - started, usage, said


def size(folder):
    return sum(os.lstat(os.path.join(path, name)).st_size for path, folders, names in os.walk(folder)
               for name in names if not os.path.islink(os.path.join(path, name)) and ".git" not in path)


def judge(program, name, folder, words, expected):
    code, seconds, usage, said = measure(program, folder, words)
    memory, own = usage.ru_maxrss // 1024, size(folder) / (1 << 20)
    busy = usage.ru_utime + usage.ru_stime
    more = max(1, sum(len(names) for _, _, names in os.walk(folder)) / 1000)
    wrong = [w for w, is_so in [
        ("exit code %d" % code, code not in ([0, 1, 2] if expected is None else [expected])),
        ("time", busy > SECONDS * more), ("memory", memory > max(MEGABYTES * more, 5 * own)),
        ("silence", code == 2 and not said.strip()),
    ] if is_so]
    print("%-48s %9.1f KB  exit %d %6.2f s %5d MB  %s" % (
        name, own * 1024, code, busy, memory, "" if not wrong else "WRONG: " + ", ".join(wrong)), flush=True)
    if wrong and "-v" in sys.argv:
        print(said[:400].decode("utf-8", "replace"))
    return bool(wrong)


def main():
    program, word = os.path.abspath(sys.argv[1]), (sys.argv[2:] + [""])[0]
    failures = 0
    written = ((name, files, "true", words, code) for name, files, words, code in cases())
    made = ((name, {"project.yml": HEADER}, *setup) for name, setup in SETUPS.items())
    for name, files, setup, words, expected in itertools.chain(written, made):
        if word not in name and word != "-v":
            continue
        folder = tempfile.mkdtemp(prefix="archlint-bounds-")
        try:
            for path, text in files.items():
                os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
                with open(os.path.join(folder, path), "w") as file:
                    file.write(text)
            subprocess.run(["bash", "-ec", setup], cwd=folder, check=True, env={**os.environ, "ARCHLINT": program})
            failures += judge(program, name, folder, words, expected)
        finally:
            shutil.rmtree(folder)
    sys.exit(1 if failures else 0)


main()
