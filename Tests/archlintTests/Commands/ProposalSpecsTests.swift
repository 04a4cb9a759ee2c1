import CommandLine
import TestSupport
import Testing

@testable import archlint

@Suite("The specs of a proposal")
struct ProposalSpecsTests {
  /// Three frameworks without links.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in ["Features/Chat", "Features/Map", "Basis/Net"] {
      let name = path.split(separator: "/")[1]
      try folder.write(
        "name: \(name)\ntargets: {\(name): {type: framework, platform: iOS}}\n",
        to: "\(path)/project.yml")
    }
    return folder
  }

  private func output(_ words: String..., in folder: TemporaryFolder) -> String {
    String(decoding: Main.run(words + [folder.path]).output, as: UTF8.self)
  }

  @Test("--print keeps which files are specs, so that the proposal is about the same modules")
  func kept() throws {
    let folder = try project()
    #expect(output("init", "--print", in: folder).contains("Map"))
    try folder.write(
      "specs: {exclude: Features/Map/**}\nlayers: [app: App/**]\n", to: ".archlint.yml")
    let printed = output("init", "--print", in: folder)
    #expect(printed.contains("\nspecs: {exclude: \"Features/Map/**\"}\n"))
    #expect(printed.contains("Chat"))
    #expect(!printed.contains(": Chat, Map"))
  }

  @Test("files that look like specs and are not read are named")
  func notRead() throws {
    let folder = try project()
    try folder.write(
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"A\")\n",
      to: "Other/package.swift")
    try folder.write("let package = Package(", to: "Kits/Package.swift")
    let words = "not read, so the proposal lacks their modules:"
    #expect(output("init", "--print", in: folder).hasPrefix("# \(words) Other/package.swift"))
    #expect(output("init", in: folder).contains("\n\(words) Other/package.swift"))
  }

  @Test("specs of an unusual name are read by their ending, with those to come")
  func ending() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "name: A\ntargets: {A: {type: framework, platform: iOS}}\n", to: "A/a.project.yml")
    #expect(
      output("init", "--print", in: folder).contains("specs: {include: \"**/*.project.yml\"}\n"))
    try folder.write("on: push\n", to: "Other/b.project.yml")
    #expect(
      output("init", "--print", in: folder).contains("specs: {include: \"A/a.project.yml\"}\n"))
  }

  @Test("a configuration that only says which files are specs is completed")
  func specsAlone() throws {
    let folder = try project()
    try folder.write("specs: {exclude: Features/Map/**}\n", to: ".archlint.yml")
    let outcome = Main.run(["init", "--baseline", folder.path])
    #expect(outcome.problems == "")
    let text = try String(contentsOfFile: "\(folder.path)/.archlint.yml", encoding: .utf8)
    #expect(text.contains("\nspecs: {exclude: \"Features/Map/**\"}\n"))
    #expect(text.contains("Chat"))
    #expect(!text.contains("- Map"))
  }

  @Test("but not one whose specs cannot be read")
  func unreadableSpecs() throws {
    let folder = try project()
    try folder.write("specs: project.yml\n", to: ".archlint.yml")
    let outcome = Main.run(["init", folder.path])
    #expect(outcome.problems.contains("already exists\n   help: edit it"))
    let text = try String(contentsOfFile: "\(folder.path)/.archlint.yml", encoding: .utf8)
    #expect(text == "specs: project.yml\n")
  }

  @Test("packages that nothing names are counted, with the line that reads them")
  func unreadPackages() throws {
    let folder = try project()
    for name in ["Kits/Pay", "Kits/Shop", "Tools"] {
      try folder.write(
        "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"A\")\n",
        to: "\(name)/Package.swift")
    }
    let output = output("init", in: folder)
    #expect(output.contains("\narchlint doesn't read 2 packages below Kits,"))
    #expect(output.contains("`specs: {include: \"Kits/**/Package.swift\"}`"))
  }

  @Test("where nothing can be read it says so, and where to start")
  func nothingRead() throws {
    let folder = try TemporaryFolder()
    for name in ["\u{1B}A", "B"] { try folder.write("name: [\n", to: "\(name)/project.yml") }
    let problems = Main.run(["init", folder.path]).problems
    #expect(problems.contains(#"\u{1B}A/project.yml:1, from which the other errors may follow"#))
  }

  @Test("a single module needs no layers, and check asks for none")
  func single() throws {
    let folder = try TemporaryFolder()
    let shop = "name: Shop\ntargets:\n  Shop: {type: framework, platform: iOS}\n"
    // What only runs a script is no module that layers could hold.
    let script = shop + "  Run: {type: \"\", platform: iOS, legacy: {toolPath: /bin/true}}\n"
    try folder.write(script, to: "project.yml")
    #expect(!output("check", "--color", "never", in: folder).contains("layer"))
    try folder.write(shop, to: "project.yml")
    #expect(output("init", in: folder).contains("no layers: a single module needs none\n"))
    #expect(!output("check", "--color", "never", in: folder).contains("layer"))
  }

  @Test("an app is where most of its sources are, and imports order layers without links")
  func sources() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: Main
      targets:
        Main: {type: application, platform: iOS, sources: [Tools, Client]}
        Chat: {type: framework, platform: iOS, sources: [Chat]}
        Zip: {type: framework, platform: iOS, sources: [Zip]}
        Log: {type: framework, platform: iOS, sources: [Log]}

      """, to: "project.yml")
    for (file, text) in [
      ("Tools/a.swift", "import Log"), ("Client/a.swift", "import Chat"),
      ("Client/b.swift", "import Chat"), ("Chat/a.swift", "import Zip"),
      ("Zip/a.swift", "import Log"), ("Log/a.swift", "import Foundation"),
    ] {
      try folder.write(text + "\n", to: file)
    }
    #expect(output("init", "--print", in: folder).contains(#"  - app: "Client/**""#))
    #expect(output("init", in: folder).contains("layers app, feature, log\n"))
  }
}
