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
    #expect(
      output("init", in: folder).contains(
        "\nnot read, so the proposal lacks their modules: Other/package.swift\n"))
  }
}
