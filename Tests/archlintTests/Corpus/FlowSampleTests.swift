import Foundation
import TestSupport
import Testing

/// The public sample of the modular flow architecture: fifteen projects made by hand, and sixteen
/// workspaces over them.
@Suite(
  "The flow sample",
  .enabled(if: FlowSample.isThere, "needs the sample where ARCHLINT_PROJECTS says"))
struct FlowSampleTests {
  @Test("is read whole")
  func graph() throws {
    let sample = try FlowSample()
    let result = try BuiltProgram.run(shell: "$archlint graph --format json", in: sample.path)
    struct Graph: Decodable {
      struct Target: Decodable { let linkage, layer: String? }
      struct Link: Decodable { let kind: String, link, embed: Bool }
      let targets: [Target]
      let links: [Link]
    }
    let graph = try JSONDecoder().decode(Graph.self, from: Data(result.output.utf8))
    let linkages = Dictionary(grouping: graph.targets, by: \.linkage).mapValues(\.count)
    #expect(linkages == ["static": 13, "dynamic": 1, "none": 1])
    #expect(graph.links.filter(\.link).count == 73)
    #expect(graph.links.filter(\.embed).count == 1)
    // The groups of the workspace are the layers of the preset.
    let layers = Dictionary(grouping: graph.targets, by: \.layer).mapValues(\.count)
    #expect(
      layers == ["app": 1, "app-core": 1, "app-flow": 1, "flow": 3, "feature": 5, "common": 4])
  }

  @Test("has no error and no warning")
  func clean() throws {
    let checked = try FlowSample().checked()
    #expect(checked.findings.allSatisfy { $0.severity == "info" })
    #expect(checked.problems == "")
  }

  @Test("has its layers proposed from the groups of its workspace")
  func proposal() throws {
    let sample = try FlowSample()
    try FileManager.default.removeItem(atPath: "\(sample.path)/.archlint.yml")
    let result = try BuiltProgram.run(shell: "$archlint init --print", in: sample.path)
    for group in ["Common", "Feature", "Flow"] {
      #expect(result.output.contains("group: \"\(group)\""), "\(result.output)")
    }
  }

  @Test("shows a link that leads up")
  func upward() throws {
    let sample = try FlowSample()
    try sample.plant("HomeFlow", into: "Animators")
    #expect(try sample.checked().links(of: "upward-link").contains("Animators -> HomeFlow"))
  }

  @Test("shows a feature that links a feature")
  func sameLayer() throws {
    let sample = try FlowSample()
    try sample.plant("ModalFeature", into: "HomeFirstFeature")
    #expect(
      try sample.checked().links(of: "same-layer-link") == ["HomeFirstFeature -> ModalFeature"])
  }

  @Test("shows a second dynamic framework that holds the code of the first")
  func secondDynamic() throws {
    let sample = try FlowSample()
    try sample.edit("HomeFlow") { $0.replacing("MACH_O_TYPE = staticlib;", with: "") }
    let checked = try sample.checked()
    #expect(checked.findings.contains { $0.rule == "duplicate-static" && $0.severity == "error" })
    #expect(checked.findings.contains { $0.rule == "missing-embed" })
  }
}

/// A copy of the sample that a test may change.
private struct FlowSample {
  private static var origin: URL? {
    ProcessInfo.processInfo.environment["ARCHLINT_PROJECTS"].map {
      URL(filePath: $0).appending(path: "markjarecki+ModularFlowArchitecture")
    }
  }

  static var isThere: Bool {
    let workspace = origin?.appending(path: "ModularFlowArchitecture.xcworkspace")
    return workspace.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  private let temporary: TemporaryFolder
  var path: String { "\(temporary.path)/sample" }

  init() throws {
    temporary = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: #require(FlowSample.origin), to: URL(filePath: path))
    try temporary.write("preset: modular-flow\n", to: "sample/.archlint.yml")
  }

  func checked() throws -> CheckedProject { try CheckedProject(URL(filePath: path)) }

  func edit(_ module: String, _ change: (String) -> String) throws {
    let file = "sample/Modules/\(module)/\(module)/\(module).xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: "\(temporary.path)/\(file)", encoding: .utf8)
    try temporary.write(change(text), to: file)
  }

  /// Lets one module link the product of another.
  func plant(_ other: String, into module: String) throws {
    try edit(module) { text in
      text.replacing(
        "objects = {",
        with: """
          objects = {
          PLANTFILE = {isa = PBXFileReference; path = \(other).framework; sourceTree = BUILT_PRODUCTS_DIR; };
          PLANTENTRY = {isa = PBXBuildFile; fileRef = PLANTFILE; };
          """, maxReplacements: 1
      ).replacing(
        #/(isa = PBXFrameworksBuildPhase;\s*buildActionMask = \d+;\s*files = \()/#
      ) { "\($0.1)\nPLANTENTRY," }
    }
  }
}
