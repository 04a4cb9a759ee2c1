import Foundation
import TestSupport
import Testing

@testable import archlint

/// The guards: all output goes through `BuildLog.disarmed`, or is in a format with its own escapes.
@Suite("Orders to build servers in names")
struct OrderStreamTests {
  private let folder: TemporaryFolder
  private var root: String { folder.path + "/##vso[r]" }

  init() throws {
    folder = try TemporaryFolder()
    let target = "type: framework, platform: iOS, settings: {PRODUCT_NAME: '##[p]'}"
    try folder.write(
      """
      name: '##vso[n]'
      include: '##[i].yml'
      targets:
        '##vso[a]': {\(target), dependencies: [{target: '##vso[b]'}, {sdk: '##[s].framework'}]}
        '##vso[b]': {\(target), dependencies: [{target: '##vso[a]'}]}
      """, to: "##vso[r]/##TeamCity[d]/project.yml")
    try folder.write("options: {}\n", to: "##vso[r]/##TeamCity[d]/##[i].yml")
    try folder.write("targets: [##vso[b]\n", to: "##vso[r]/##[broken]/project.yml")
    try folder.write("layers: [{'##vso[l]': '##[*'}]\n", to: "##vso[r]/.archlint.yml")
  }

  @Test(
    "are broken on both streams of every command",
    arguments: [
      "check", "check -v --full", "check --statistics", "why ##vso[a] ##vso[b]",
      "why ##vso[a] ##vso[c]", "metrics", "imports ##vso[m]", "config", "explain ##vso[a]",
      "explain ##[none]", "graph --format json", "graph --format dot", "graph --format mermaid",
      "graph --format plantuml", "graph --format d2", "graph --format structurizr",
      "graph --format svg", "graph --format html",
    ])
  func broken(command: String) throws {
    try expectBroken(command.split(separator: " ").map(String.init) + [root])
  }

  @Test(
    "are broken by commands that write, and where something is wrong",
    arguments: [
      ["baseline"], ["init"], ["check", "--config", "##vso[c]"], ["check", "--output", "##[o]/o"],
      ["check", "--baseline", "##vso[b]"], ["check", "--since", "##vso[s]"],
    ])
  func written(words: [String]) throws {
    let manager = FileManager.default
    try manager.removeItem(atPath: root + "/##[broken]")
    if words == ["init"] { try manager.removeItem(atPath: root + "/.archlint.yml") }
    try expectBroken(words + [root])
    if words == ["init"] {
      try manager.removeItem(atPath: root + "/.archlint.yml")
      try expectBroken(["init", "--print", root])
    }
  }

  @Test("are broken without a project, too", arguments: [["##vso[x]"], ["render", "##vso[x]"]])
  func alone(words: [String]) throws { try expectBroken(words) }

  @Test("are broken in what is dumped", arguments: [["dump"], ["dump", "--raw"]])
  func dumped(words: [String]) throws {
    try expectBroken(words + [root + "/##TeamCity[d]/project.yml"])
  }

  private func expectBroken(_ words: [String]) throws {
    let outcome = Main.run(words).withFilesWritten()
    let texts = [String(decoding: outcome.output, as: UTF8.self), outcome.problems]
    for line in texts.flatMap({ $0.split(separator: "\n") }) {
      let hasOrder = line.contains(/##\p{Alphabetic}*\[/)
      #expect(!hasOrder, "\(line)")
    }
    // The name is there all the same, broken in the way of the format.
    #expect(texts.contains { $0.contains("#vso[") || $0.contains("vso") || $0.contains("#[") })
  }
}
