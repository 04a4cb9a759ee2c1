import TestSupport
import Testing

/// Two states are classified by the union of what either shows; what is lost all the same is a
/// finding, and "fixed" is only what a link, a target or a key fixed.
@Suite("judged-less")
struct LostChecksTests {
  /// A project without a configuration, committed on the branch `main`.
  private func project(_ drawing: String, baseline: Bool = false) throws -> DrawnProject {
    let project = try DrawnProject(drawing)
    _ = try project.run("rm -f .archlint.yml")
    if baseline { _ = try project.run("$archlint baseline") }
    try project.commit("main")
    return project
  }

  private let layered = "domain/A -> B\ncore/B\nshared/C"

  @Test("a module that leaves its layer is an error with --since, and new only there")
  func layer() throws {
    let project = try project(layered)
    _ = try project.run("git mv shared common")
    let result = try project.run("$archlint check --since main --only judged-less")
    #expect(
      result.output.hasPrefix(
        "common/C/project.yml:3:3: error: C lost the layer shared and is no longer checked "
          + "[judged-less]\n"), "\(result.output)")
    #expect(result.exitCode == 1)
    #expect(try project.run("$archlint check").exitCode == 0, "nothing to compare with")
    // Written layers say it themselves.
    try project.folder.write(
      DrawnProject.layers(["domain", "core", "shared"]), to: ".archlint.yml")
    let written = try project.run("$archlint check --since main --only judged-less")
    #expect(written.exitCode == 0, "\(written.output)")
  }

  @Test("a role that a tag gave is missed when the tag is removed")
  func role() throws {
    let project = try DrawnProject("domain/A -> B\ncore/B\nshared/C")
    let spec = try project.text(of: "core/B/project.yml")
    try project.folder.write(
      spec + "    archlint: {role: interface}\n", to: "core/B/project.yml")
    try project.commit("main")
    #expect(try project.run("$archlint check --since main").exitCode == 0)
    try project.folder.write(spec, to: "core/B/project.yml")
    let result = try project.run("$archlint check --since main --only judged-less")
    #expect(result.output.contains("B lost the role interface and is no longer checked"))
    #expect(result.exitCode == 1)
  }

  @Test("a baseline carries what was believed, and says which layer is gone")
  func baseline() throws {
    let project = try project("domain/A -> B\ncore/B -> A\nshared/C", baseline: true)
    let file = try project.text(of: ".archlint-baseline.yml")
    #expect(
      file.contains("\nversion: 2\nbelieved: {layers: [\"core\", \"domain\", \"shared\"]}\n"))
    _ = try project.run("git mv shared common")
    try project.draw("core/B -> A\nshare/D -> A")
    let check = try project.run("$archlint check")
    #expect(check.exitCode == 0, "upward-link is accepted still: \(check.output)")
    #expect(
      check.output.contains(
        ".archlint-baseline.yml:7:11: warning: folder shared, a layer in the baseline, no longer has modules [judged-less]"
      ), "\(check.output)")
    #expect(!check.output.contains("stale-baseline"))
    // A second upward link is new: two folders are layers still.
    try project.draw("core/E -> A")
    #expect(try project.run("$archlint check").exitCode == 1)
    // Pruning keeps what is there.
    _ = try project.run("$archlint baseline --prune")
    let pruned = try project.text(of: ".archlint-baseline.yml")
    #expect(pruned.contains("\nversion: 2\nbelieved: {layers: [\"core\", \"domain\"]}\nfindings:"))
    #expect(
      try project.run("$archlint check --no-baseline").output.contains("Not checked: layers"))
  }

  @Test("three modules that link upward make no warning of an error that the base had")
  func inverted() throws {
    let drawing = "domain/A\ncore/B -> A\ncore/C -> A\ncore/D\nshared/E"
    let project = try project(drawing)
    try project.draw("core/D -> A")
    let result = try project.run("$archlint check --since main")
    #expect(
      result.output.contains(
        "core/D/project.yml:7:21: error: D (core) links A in the higher layer domain"))
    #expect(result.exitCode == 1)
    let alone = try project.run("$archlint check")
    #expect(
      alone.output.contains(
        "core/D/project.yml:7:21: warning: D (core) links A in the higher layer domain"))
    // The same with a baseline of before.
    _ = try project.run("git stash -q; $archlint baseline; git stash pop -q")
    let accepted = try project.run("$archlint check")
    #expect(
      accepted.output.contains(
        "core/D/project.yml:7:21: error: D (core) links A in the higher layer domain"))
  }

  @Test("a vote that crosses its line is one info that names the pattern and its pairs")
  func votes() throws {
    let project = try project("core/Net\ncore/NetCore\ndomain/Map\nshared/Log")
    try project.draw("domain/Map -> NetCore\ncore/Net -> NetCore")
    let adopted = try project.run("$archlint check --since main --only judged-less")
    #expect(
      adopted.output.hasPrefix(
        "core/NetCore/project.yml:3:3: info: names like *Core now mean an interface; clean pairs: "
          + "1 of 1 (NetCore) [judged-less]\n"), "\(adopted.output)")
    #expect(adopted.exitCode == 0)
    try project.commit()
    _ = try project.run("git branch -f main")
    #expect(
      try !project.run("$archlint check --since HEAD").output.contains("judged-less"))
    try project.draw("domain/Map -> Net")
    let dropped = try project.run("$archlint check --since HEAD --full")
    #expect(
      dropped.output.contains(
        "info: names like *Core no longer mean an interface; clean pairs: 0 of 1 (not NetCore) "
          + "[judged-less]"),
      "\(dropped.output)")
    // What it was at the base it is still: the new link goes past it.
    #expect(dropped.output.contains("[prefer-interface]"))
  }

  @Test("what carried a vote over its line is named, and nothing else")
  func carried() throws {
    let project = try project(
      "core/Net -> NetCore\ncore/NetCore -> Low\ncore/Disk -> DiskCore\ncore/DiskCore -> Low\n"
        + "core/Low\ndomain/Map -> Net\nshared/Log")
    try project.draw("shared/A -> ACore\nshared/ACore\nshared/B -> BCore\nshared/BCore")
    let adopted = try project.run("$archlint check --since main --only judged-less")
    #expect(
      adopted.output.hasPrefix(
        "shared/ACore/project.yml:3:3: info: names like *Core now mean an interface; clean pairs: "
          + "2 of 4 (ACore, BCore) [judged-less]\n"), "\(adopted.output)")
    try project.commit()
    _ = try project.run("git branch -f main; git rm -rq shared/A shared/ACore")
    let dropped = try project.run("$archlint check --since main --only judged-less")
    #expect(
      dropped.output.contains(
        "no longer mean an interface; clean pairs: 1 of 3 (not DiskCore, NetCore) [judged-less]"),
      "\(dropped.output)")
  }

  @Test("a link that is there as it was is not fixed, though no rule finds it any more")
  func unchanged() throws {
    let project = try DrawnProject(
      "core/Net -> NetInterface\ncore/NetInterface\ndomain/Map -> Net")
    try project.commit("main")
    let base = try project.run("$archlint check").output
    #expect(base.contains("[prefer-interface]"), "\(base)")
    _ = try project.run("git rm -rq core/NetInterface")
    try project.draw("core/Net")
    let json = try project.run("$archlint check --since main --format json").output
    #expect(json.contains("\"warnings\": 0"))
    #expect(json.contains("\"fixed\": 0"), "\(json)")
  }

  @Test("a link that goes is fixed")
  func fixed() throws {
    let project = try project("domain/A\ncore/B -> A\nshared/C")
    let base = try project.run("$archlint check --since main --format json").output
    #expect(base.contains("\"fixed\": 0"))
    try project.draw("core/B")
    let paid = try project.run("$archlint check --since main --format json").output
    #expect(paid.contains("\"fixed\": 1"))
  }

  @Test("modules that a configuration makes one are missed if one links the other")
  func joined() throws {
    let project = try DrawnProject("domain/A -> B\ncore/B -> C\ncore/C\ncore/D")
    let layers = DrawnProject.layers(["domain", "core"])
    try project.commit("main")
    for (modules, isMissed) in [("[C, D]", false), ("[B, C]", true)] {
      try project.folder.write(layers + "modules: [\(modules)]\n", to: ".archlint.yml")
      let result = try project.run("$archlint check --since main --only judged-less")
      #expect(
        result.output.hasPrefix(
          "core/B/project.yml:7:21: error: B, C are now one module; links between them are not checked [judged-less]\n"
        ) == isMissed, "\(result.output)")
      #expect(result.exitCode == (isMissed ? 1 : 0))
    }
  }

  @Test("a part that others linked stays a module of its own, at the base and with a baseline")
  func apart() throws {
    let project = try DrawnProject("domain/A -> NetMacros\ncore/C")
    func write(_ users: String, _ links: String) throws {
      try project.draw("domain/A\(users)")
      try project.write(
        """
        name: Net
        targets:
          Net: {type: framework, platform: iOS, dependencies: [\(links)]}
          NetMacros: {type: framework, platform: iOS}
        """, to: "core/Net")
    }
    try write(" -> NetMacros", "")
    _ = try project.run("$archlint baseline")
    try project.commit("main")
    // No other target links the part now, so alone it would be one of Net's.
    try write("", "{target: NetMacros}")
    for gate in ["--since main --no-baseline", ""] {
      let result = try project.run("$archlint check \(gate)")
      #expect(result.output.contains("[same-layer-link]"), "\(result.output)")
      #expect(result.exitCode == 1, "\(gate)")
    }
    #expect(try project.run("$archlint check --no-baseline").exitCode == 0)
    // The other way round the untouched link to the part is no news.
    _ = try project.run("rm .archlint-baseline.yml")
    try project.commit()
    _ = try project.run("git branch -f main")
    try write(" -> NetMacros", "{target: NetMacros}")
    #expect(try project.run("$archlint check --since main").exitCode == 0)
    #expect(try project.run("$archlint check").exitCode == 1)
  }

  @Test("a baseline names its interfaces, and they stay what they were")
  func interfaces() throws {
    let project = try project(
      "core/Net -> NetCore\ncore/NetCore\ndomain/Map -> NetCore\nshared/Log", baseline: true)
    let file = try project.text(of: ".archlint-baseline.yml")
    #expect(
      file.contains(
        "believed: {layers: [\"core\", \"domain\", \"shared\"], "
          + "interfaces: [\"*Core\", NetCore/NetCore]}\n"), "\(file)")
    // An interface of the same layer may be linked, even if another module implements it.
    _ = try project.run("git rm -rq core/Net")
    try project.draw("core/Wire -> NetCore")
    #expect(try project.run("$archlint check").exitCode == 0)
    #expect(try project.run("$archlint check --no-baseline").exitCode == 1)
    // A tag says that it is none any more.
    let spec = try project.text(of: "core/NetCore/project.yml")
    try project.folder.write(
      spec + "    archlint: {role: implementation}\n", to: "core/NetCore/project.yml")
    let tagged = try project.run("$archlint check --only judged-less")
    #expect(
      tagged.output.contains(
        "warning: NetCore lost the role interface and is no longer checked [judged-less]"),
      "\(tagged.output)")
  }

  @Test("a part of a module that comes to be is not checked less")
  func parts() throws {
    let project = try DrawnProject("domain/A -> B\ncore/B\nshared/C, NetUI")
    try project.commit("main")
    try project.draw("shared/Net -> NetUI")
    let result = try project.run("$archlint check --since main --only judged-less")
    #expect(result.exitCode == 0, "\(result.output)")
  }

  @Test("an interface whose implementation is renamed stays one")
  func renamed() throws {
    let project = try project(
      "core/Net -> NetCore\ncore/NetCore\ndomain/Map -> NetCore\nshared/Log")
    _ = try project.run("git rm -rq core/Net")
    try project.draw("core/Wire -> NetCore\ndomain/Map -> NetCore")
    let result = try project.run("$archlint check --since main")
    #expect(result.exitCode == 0, "\(result.output)")
    #expect(result.output.contains("names like *Core no longer mean an interface; no pair is left"))
    #expect(!result.output.contains("lost the role"))
  }

  @Test("the verdict says that layers were not checked, and --strict fails for it")
  func verdict() throws {
    let project = try project("domain/A -> B\ncore/B")
    let check = try project.run("$archlint check")
    #expect(
      check.output.hasSuffix(
        "(1 link, \(ruleCount(in: check.output)) rules).\n"
          + "Found 1 info-level finding. Not checked: layers (run `archlint init`).\n"),
      "\(check.output)")
    #expect(check.exitCode == 0)
    let json = try project.run("$archlint check --format json").output
    #expect(json.contains(/"unchecked": \[\s*"layers"\s*\]/))
    let strict = try project.run("$archlint check --strict")
    #expect(
      strict.output.hasSuffix(
        "Not checked: layers (run `archlint init`). This fails with `--strict`.\n"))
    #expect(strict.exitCode == 1)
    // Another rule alone needs no layers, and with layers there is nothing to say.
    #expect(try project.run("$archlint check --strict --only cycle").exitCode == 0)
    try project.draw("shared/C")
    #expect(try project.run("$archlint check --strict").exitCode == 0)
    let clean = try project.run("$archlint check --format json").output
    #expect(clean.contains("\"unchecked\": []"))
  }

  private func ruleCount(in output: String) -> String {
    let words = output.split(separator: " ")
    return words.lastIndex { $0.hasPrefix("rules)") }.map { String(words[$0 - 1]) } ?? "?"
  }
}
