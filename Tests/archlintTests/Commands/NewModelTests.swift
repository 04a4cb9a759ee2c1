import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("What archlint new takes from a model")
struct NewModelTests {
  private static let specs = NewCommandTests.specs

  private func text(_ outcome: Outcome) -> String {
    String(decoding: outcome.output, as: UTF8.self) + outcome.problems
  }

  @Test(
    "the class that a bundle names has its own name in the copy, and is there",
    arguments: [
      ("$(PRODUCT_MODULE_NAME).SuitPlugin", "$(PRODUCT_MODULE_NAME).ArmPlugin", ""),
      ("SuitPlugin", "ArmPlugin", "@objc(ArmPlugin) "), ("Suit.Plugin", "Arm.Plugin", ""),
    ])
  func principal(old: String, new: String, attribute: String) throws {
    let info = { (name: String) in
      "settings: {GENERATE: false}\n    info: {path: Info.plist, properties: {NSPrincipalClass: \(name)}}"
    }
    let specs = Self.specs.replacing(
      "settings: {INFOPLIST_FILE: Suit/Info.plist, PRODUCT_BUNDLE_IDENTIFIER: org.app.suit}",
      with: info(old)
    ).replacing("layers:", with: "rules: {registration: {layers: domain}}\nlayers:")
    let project = try NamedProject(
      specs
        + "\n== domain/Suit/Sources/P.swift\nimport Foundation\n\(attribute.isEmpty ? "" : "@objc(SuitPlugin) ")"
        + "class \(old.hasSuffix("SuitPlugin") ? "SuitPlugin" : "Plugin"): NSObject {}\n")
    #expect(project.run("check").exitCode == .success, "\(text(project.run("check")))")
    let outcome = project.run("new", "Arm", options: ["--layer", "domain", "--into", "App"])
    #expect(outcome.exitCode == .success, "\(text(outcome))")
    let files = try project.files()
    #expect(files["domain/Arm/project.yml"]?.contains(info(new)) == true)
    let name = new.hasSuffix("ArmPlugin") ? "ArmPlugin" : "Plugin"
    #expect(
      files["domain/Arm/Sources/Arm.swift"]
        == "import Foundation\n\n\(attribute)public final class \(name): NSObject {}\n")
    #expect(project.run("check").exitCode == .success)
  }

  @Test("a module of Tuist can't be copied, and no demo is taken for one")
  func tuist() throws {
    let project = try NamedProject(
      """
      == Project.swift
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(
          name: "Cart", destinations: .iOS, product: .framework, bundleId: "a.b",
          sources: ["Features/Cart/**"]),
        .target(
          name: "AppOfCart", destinations: .iOS, product: .app, bundleId: "a.c",
          sources: ["Features/Trial/**"], dependencies: [.target(name: "Cart")])])
      == Tuist.swift
      let tuist = Tuist()
      == Features/Cart/Cart.swift
      == Features/Trial/Trial.swift
      == .archlint.yml
      layers: {features: Features/**}

      """)
    let outcome = project.run("new", "Till", options: ["--layer", "features", "--dry-run"])
    #expect(
      text(outcome) == """
        archlint: error: no module of features can be copied: Cart is declared in `Project.swift`, \
        not in an XcodeGen spec
           help: put a template into `.archlint/templates/features`

        """)
  }

  @Test("a model may have its sources elsewhere; a script stays a program")
  func elsewhere() throws {
    let specs = Self.specs.replacing("[Sources] # of Suit", with: "[../../Code/Suit]")
      .replacing("sources: [Tests]", with: "sources: [../../Tests/SuitTests]")
      .replacing("domain/Suit/Sources/A", with: "Code/Suit/A")
      .replacing("domain/Suit/Tests/T", with: "Tests/SuitTests/T")
      .replacing("{bundleIdPrefix: org.suit}", with: "{postGenCommand: tools/suit.sh}")
    let project = try NamedProject(specs)
    try project.write("echo suit\n", to: "domain/Suit/tools/suit.sh")
    for path in ["run", "text"] { try project.write("", to: ".archlint/templates/Box/\(path)") }
    try project.write(
      "name: Box\ntargets: {Box: {type: framework, platform: iOS}}\n",
      to: ".archlint/templates/Box/project.yml")
    for path in ["domain/Suit/tools/suit.sh", ".archlint/templates/Box/run"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(project.path)/\(path)")
    }
    let outcome = project.run("new", "Arm", options: ["--layer", "domain", "--into", "App"])
    #expect(outcome.exitCode == .success, "\(text(outcome))")
    let files = try project.files()
    #expect(files["Code/Arm/Arm.swift"] != nil && files["Tests/ArmTests/ArmTests.swift"] != nil)
    #expect(files["domain/Arm/project.yml"]?.contains("sources: [../../Code/Arm]") == true)
    let box = project.run(
      "new", "Leg", options: ["--layer", "domain", "--like", "Box", "--into", "App"])
    #expect(box.exitCode == .success, "\(text(box))")
    let programs = files.keys + ["domain/Leg/run", "domain/Leg/text"]
    #expect(
      programs.filter { FileManager.default.isExecutableFile(atPath: "\(project.path)/\($0)") }
        .filter { $0.contains("Arm") || $0.contains("Leg") }.sorted()
        == ["domain/Arm/tools/arm.sh", "domain/Leg/run"])
  }
}
