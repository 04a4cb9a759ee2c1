import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("Odd specs")
struct OddSpecTests {
  /// The problems that `check` reports about one spec, as `severity line: message`.
  private func problems(of spec: String, more: [String: String] = [:]) throws -> [String] {
    struct Report: Decodable { let problems: [Problem] }
    struct Problem: Decodable {
      let severity: String
      let message: String
      let line: Int?
    }
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "project.yml")
    for (name, text) in more { try folder.write(text, to: name) }
    let outcome = Main.run(["check", "--format", "json", folder.path])
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output)).problems
      .map { "\($0.severity) \($0.line ?? 0): \($0.message)" }
  }

  /// The findings of one spec, as `severity line: message`.
  private func findings(of spec: String, more: [String: String] = [:]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "project.yml")
    for (name, text) in more { try folder.write(text, to: name) }
    return try CheckedProject(URL(fileURLWithPath: folder.path), "--skip", "unlayered-module")
      .findings.map { "\($0.severity) \($0.line): \($0.message)" }
  }

  @Test("What XcodeGen silently drops is a finding: an error where it costs links")
  func dropped() throws {
    let findings = try findings(
      of: """
        name: App
        include: [7, base.yml]
        targets:
          A: {type: framework, platform: iOS, templates: Base}
          B:
            type: framework
            platform: iOS
            templates: [Base, Bsae]
            settings: {MACH_O_TYPE: staticlib, base: {X: y}}
            dependencies:
              - {target: A, embed: "yes"}
              - {target: A, link: false, platforms: iOS}
              - {target: A, platforms: []}
          C: {type: framework, platform: []}
        targetTemplates: {Base: {}}
        """, more: ["base.yml": "{}"])
    #expect(
      findings == [
        "error 2: XcodeGen includes nothing for `7`",
        "error 4: XcodeGen ignores `templates`",
        "error 8: unknown template `Bsae` (ignored by XcodeGen)",
        "error 9: XcodeGen ignores `settings.MACH_O_TYPE` because `settings` has `base`, `configs` or `groups`",
        "error 11: XcodeGen ignores `embed`",
        "error 13: XcodeGen ignores `A`, which has no platform of this target",
        "error 14: XcodeGen ignores the target `C`, which has no platform",
        "warning 12: XcodeGen ignores `platforms`",
      ])
  }

  @Test("A configuration by a name that is not looked for is told of")
  func otherConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write("name: Space\ntargets: {}\n", to: "project.yml")
    try folder.write("rules: {cycle: off}\n", to: ".archlint.yaml")
    let outcome = Main.run(["check", folder.path])
    #expect(outcome.problems.contains("is ignored; rename it to `.archlint.yml`"))
    #expect(outcome.exitCode == .success)
  }

  @Test("A typo in a template is told once for all targets")
  func template() throws {
    let findings = try findings(
      of: """
        name: App
        targetTemplates:
          T: {type: framework, platform: iOS, dependencies: [{sdk: UIKit.framework, link: 1}]}
        targets: {A: {templates: [T]}, B: {templates: [T]}}
        """)
    #expect(findings == ["error 3: XcodeGen ignores `link`"])
  }

  @Test("Setting groups that include one another, which XcodeGen does not survive")
  func groups() throws {
    let spec = """
      name: App
      settingGroups:
        One: {groups: [Two]}
        Two: {groups: [One]}
      targets: {A: {type: framework, platform: iOS, archlint: domain}}
      """
    #expect(
      try findings(of: spec) == ["error 4: setting groups include each other: One → Two → One"])
    #expect(try problems(of: spec) == ["warning 5: `archlint` cannot be used as a tag"])
  }

  @Test("A link that leads nowhere is told where a spec should be")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("name: App\n", to: "project.yml")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/b", withIntermediateDirectories: true)
    for name in ["b/project.yml", "b/other.yml"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: "gone")
    }
    let result = try BuiltProgram.run(shell: "$archlint check", in: folder.path)
    #expect(
      result.problems == """
        b/project.yml:1:1: error: this spec cannot be read: it is a broken link
           help: add `specs: {exclude: […]}` to the configuration if it has no specs

        """)
    #expect(result.exitCode == 2)
  }
}
