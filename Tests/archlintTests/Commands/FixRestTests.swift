import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("archlint fix, and what it leaves or takes along")
struct FixRestTests {
  private typealias Project = FixCommandTests.Project

  @Test("what has no fix is counted by rule")
  func unfixable() throws {
    let project = try Project(
      FixCommandTests.specs
        + "\n  Tower: {type: framework, platform: iOS, dependencies: [{framework: Suit.framework, implicit: true}]}"
    )
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    let left = "\nleft: no automatic fix for upward-link (1); see `archlint plan`\n"
    #expect(text.contains(left), "\(text)")
    #expect(text.contains("\nFixed 1 finding in 1 file.\n1 finding left.\n"))
    let other = String(
      decoding: project.run("fix", "--rule", "prefer-interface").output, as: UTF8.self)
    #expect(other == "Nothing to fix.\n1 finding left.\n")
  }

  @Test("what a plan can do nothing about is not said to be in it")
  func unplanned() throws {
    let project = try Project(
      """
      == project.yml
      name: Crew
      targets:
        Crew: {type: framework, platform: iOS, sources: [Crwe]}
        Suit: {type: framework, platform: iOS}
      """)
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains("left: no automatic fix for unlayered-module (1); run `archlint init`\n"))
    #expect(text.contains("left: no automatic fix for missing-source (1)\n"), "\(text)")
  }

  @Test(
    "a name with a letter missing is mended if one name is meant, and left if two may be",
    arguments: [("Suit1", "Loft"), ("Suit1", "Suit2")])
  func nearNames(one: String, other: String) throws {
    let target = { (name: String) in "  \(name): {type: framework, platform: iOS}\n" }
    let project = try Project(
      """
      == .archlint.yml
      rules: {unlayered-module: off}
      == project.yml
      name: Crew
      targets:
        Crew: {type: framework, platform: iOS, dependencies: [{framework: Suit.framework, implicit: true}]}

      """ + target(one) + target(other))
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains(other == "Loft" ? "Fixed 1 finding" : "Nothing to fix"), "\(text)")
  }

  @Test("a misspelled key of a template in an included file, which is right for all who use it")
  func templates() throws {
    let user = { (name: String) in
      """
      == \(name)/project.yml
      name: \(name)
      include: [../base.yml]
      targets:
        \(name): {type: framework, templates: [Base]}
        \(name)Kit: {type: framework, platform: iOS}

      """
    }
    let base = """
      targetTemplates:
        Base:
          platform: iOS
          dependancies: [{target: "${target_name}Kit"}]
      """
    let project = try Project("== base.yml\n\(base)\n" + user("Suit") + user("Boots"))
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains("Fixed 1 finding in 1 file."), "\(text)")
    #expect(
      try project.text("base.yml") == base.replacing("dependancies", with: "dependencies") + "\n")
    // Where a target that has it must not link what it names, the key stays.
    let other = try Project("== base.yml\n\(base)\n" + user("Suit") + user("Boots"))
    try other.folder.write(
      "layers: [high: '*Kit', low: [Suit, Boots]]\n", to: ".archlint.yml")
    let left = String(decoding: other.run("fix").output, as: UTF8.self)
    #expect(left.contains("because it would cause: "), "\(left)")
    #expect(try other.text("base.yml") == base + "\n")
  }

  @Test("exceptions and baseline entries go with the last finding that they cover")
  func exceptions() throws {
    let project = try Project(
      """
      == .archlint.yml
      layers:
        - domain: domain/**
        - core: core/**
      roles: {interface: "*Core"}
      exceptions:
        - {rule: same-layer-link, from: Suit, to: Boots, because: one}
        - {rule: same-layer-link, from: Suit, to: Helmet, because: two}
      == domain/Suit/project.yml
      name: Suit
      targets:
        Suit:
          type: framework
          platform: iOS
          dependencies:
            - {framework: Boots.framework, implicit: true}
            - {framework: Helmet.framework, implicit: true}
        Gloves:
          type: framework
          platform: iOS
          dependencies:
            # archlint:allow same-layer-link because three
            - {framework: Boots.framework, implicit: true}
        Boots: {type: framework, platform: iOS, dependencies: [{target: BootsCore}]}
        BootsCore: {type: framework, platform: iOS}
        Helmet: {type: framework, platform: iOS}
      """)
    let (spec, configuration) = (try project.text(), try project.text(".archlint.yml"))
    let entry = "- {framework: Boots.framework, implicit: true}\n"
    let fixed = spec.replacing("      # archlint:allow same-layer-link because three\n", with: "")
      .replacing(entry, with: "- {target: BootsCore}\n")
    let outcome = project.run("fix")
    #expect(
      String(decoding: outcome.output, as: UTF8.self).hasSuffix(
        "Fixed 2 findings in 2 files.\nNo findings are left.\n"))
    #expect(try project.text() == fixed)
    let first = "    - {rule: same-layer-link, from: Suit, to: Boots, because: one}\n"
    #expect(
      try project.text(".archlint.yml") == configuration.replacing(first.dropFirst(2), with: ""))
    #expect(project.run("check", "--strict").exitCode == .success)
    // The same with a baseline for what the exceptions cover; the edit for a person says less.
    try project.folder.write(spec, to: "domain/Suit/project.yml")
    try project.folder.write(
      configuration.components(separatedBy: "exceptions:")[0], to: ".archlint.yml")
    try project.folder.write(
      "version: 2\nfindings:\n"
        + ["Boots", "Helmet"].map {
          "  - {rule: same-layer-link, from: Suit/Suit, to: Suit/\($0)}\n"
        }
        .joined(), to: ".archlint-baseline.yml")
    _ = project.run("fix")
    #expect(try project.text() == fixed)
    let baseline = try project.text(".archlint-baseline.yml")
    #expect(!baseline.contains("Boots") && baseline.contains("to: Suit/Helmet}\n"), "\(baseline)")
    #expect(project.run("check", "--strict").exitCode == .success)
  }

  @Test("but not exceptions that covered nothing before")
  func olderExceptions() throws {
    let configuration = """
      layers:
        - domain: domain/**
      roles: {interface: "*Core"}
      exceptions:
        - {rule: same-layer-link, from: Suit, to: Gloves, because: old}
        - {rule: same-layer-link, from: Suit, to: Boots, because: one}

      """
    let spec = """
      name: Suit
      targets:
        Suit:
          type: framework
          platform: iOS
          dependencies:
            - {framework: Boots.framework, implicit: true} # archlint:allow cycle because old
        # archlint:allow same-layer-link because old
        Boots: {type: framework, platform: iOS, dependencies: [{target: BootsCore}]}
        BootsCore: {type: framework, platform: iOS}

      """
    let files = "== .archlint.yml\n\(configuration)== domain/Suit/project.yml\n\(spec)"
    let project = try Project(files)
    let text = String(
      decoding: project.run("fix", "--rule", "prefer-interface").output, as: UTF8.self)
    #expect(text.hasSuffix("Fixed 1 finding in 2 files.\n3 findings left.\n"), "\(text)")
    let used = "  - {rule: same-layer-link, from: Suit, to: Boots, because: one}\n"
    #expect(try project.text(".archlint.yml") == configuration.replacing(used, with: ""))
    #expect(
      try project.text()
        == spec.replacing(
          "{framework: Boots.framework, implicit: true}", with: "{target: BootsCore}"))
    // All go where they are asked for.
    let whole = try Project(files)
    _ = whole.run("fix")
    #expect(try !whole.text(".archlint.yml").contains("exceptions"))
    #expect(try !whole.text().contains("archlint:allow"))
  }
}
