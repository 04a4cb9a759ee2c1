import TestSupport
import Testing

/// What was believed at the merge base is believed still: no edit ends a check.
@Suite("archlint check --since, without a configuration")
struct BeliefSinceTests {
  @Test("a folder that is renamed takes the layers from nobody")
  func layers() throws {
    let project = try DrawnProject("domain/A -> B\ncore/B\nshared/C")
    _ = try project.run("rm -f .archlint.yml")
    try project.commit("main")
    _ = try project.run("git mv shared common")
    try project.draw("domain/A\ncore/B -> A")
    let result = try project.run("$archlint check --since main")
    #expect(result.exitCode == 1)
    #expect(
      result.output.contains(
        "core/B/project.yml:7:21: error: B (core) links A in the higher layer domain"))
    // Without the base two folders side by side are no layers.
    let alone = try project.run("$archlint check")
    #expect(alone.exitCode == 0, "\(alone.output)")
  }

  @Test("what folders mean only now is no news of old links")
  func newLayers() throws {
    let project = try DrawnProject("domain/A\ncore/B -> A\ncommon/C")
    _ = try project.run("rm -f .archlint.yml")
    try project.commit("main")
    _ = try project.run("git mv common shared")
    #expect(try project.run("$archlint check").exitCode == 1)
    #expect(try project.run("$archlint check --since main").exitCode == 0)
  }

  @Test(
    "without anything to compare with, one link that keeps a pattern from meaning something is named"
  )
  func nearMisses() throws {
    let clean = "core/Disk -> DiskCore\ncore/DiskCore\ndomain/Map -> Log\nshared/Log"
    let project = try DrawnProject(
      "core/Net -> NetCore\ncore/NetCore -> Log\n\(clean)")
    _ = try project.run("rm -f .archlint.yml")
    #expect(try !project.run("$archlint check").output.contains("judged-less"))
    try project.draw("core/DiskCore -> Log")
    let missed = try project.run("$archlint check --only judged-less")
    #expect(
      missed.output.hasPrefix(
        "core/DiskCore/project.yml:7:21: info: names like *Core would, except for one link, mean an "
          + "interface; clean pairs: 0 of 2 (not DiskCore, NetCore) [judged-less]\n"),
      "\(missed.output)")
    #expect(missed.exitCode == 0)
    // More than one link each is not a mistake.
    try project.draw("core/DiskCore -> Log, Map\ncore/NetCore -> Log, Map")
    #expect(try !project.run("$archlint check").output.contains("judged-less"))
  }
}
