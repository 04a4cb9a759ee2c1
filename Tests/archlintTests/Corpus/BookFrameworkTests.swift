import Foundation
import TestSupport
import Testing

@testable import archlint

/// The folder of the book's application framework.
private enum Book {
  static let folder = SharedFiles.find(
    "corpus/multi/CyrilCermak+modular_architecture_on_ios/specs/iss_modular_architecture")
}

/// Checked without any configuration.
@Suite(
  "The book's framework, checked",
  .enabled(if: Book.folder != nil, "\(SharedFiles.absence)"))
struct BookFrameworkTests {
  private let folder: URL

  init() throws { folder = try #require(Book.folder) }

  @Test("no layer is broken: links to interfaces of the same layer are legal")
  func layers() throws {
    let rules: Set = [
      "same-layer-link", "upward-link", "closed-layer", "cycle", "unlayered-module",
    ]
    #expect(try CheckedProject(folder).findings.filter { rules.contains($0.rule) }.isEmpty)
  }

  @Test("the frameworks that its three applications reach and do not embed: 3, 4 and 1")
  func missingEmbeds() throws {
    #expect(
      Set(try CheckedProject(folder).links(of: "missing-embed")) == [
        "CosmonautApp -> ISSCosmonautServiceCore",
        "CosmonautApp -> ISSSpacesuitServiceCore",
        "CosmonautApp -> ISSNetworkCore",
        "CosmonautUITestsHostApp -> ISSCosmonautServiceCore",
        "CosmonautUITestsHostApp -> ISSSpacesuitServiceCore",
        "CosmonautUITestsHostApp -> ISSNetworkCore",
        "CosmonautUITestsHostApp -> ISSRadio",
        "CosmonautServiceUITestsHostApp -> ISSNetworkCore",
      ])
  }

  @Test("the key that stands twice, at the second place")
  func duplicateKey() throws {
    let found = try CheckedProject(folder).findings.filter { $0.rule == "duplicate-key" }
    #expect(found.map(\.line) == [57])
    #expect(found.map(\.file) == ["app/Cosmonaut/project.yml"])
    #expect(found.map(\.to) == ["targets.CosmonautAppTests.settings"])
  }

  @Test("nothing else is an error, and the run ends with 1")
  func others() throws {
    let project = try CheckedProject(folder)
    let errors = project.findings.filter { $0.severity == "error" }
    #expect(Set(errors.map(\.rule)) == ["missing-embed"])
    #expect(project.exitCode == .negative)
    // The two templates of its project factory are no specs.
    #expect(project.problems.components(separatedBy: "skipped:").count == 3)
  }

  @Test("code scanning shows every finding, those on one line among them")
  func alerts() throws {
    struct Log: Decodable { let runs: [Run] }
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable {
      let ruleId: String
      let partialFingerprints: [String: String]
    }
    let outcome = Main.run(["check", "--format", "sarif", folder.path])
    let results = try JSONDecoder().decode(Log.self, from: Data(outcome.output)).runs[0].results
    // What code scanning tells alerts apart by, files aside.
    let hashes = results.map {
      "\($0.ruleId) \($0.partialFingerprints["primaryLocationLineHash"] ?? "")"
    }
    #expect(results.count == (try CheckedProject(folder).count))
    #expect(Set(hashes).count == results.count)
  }

  @Test("source folders that are missing: those of two UI-test bundles and two host apps")
  func missingSources() throws {
    let absent: Set = [
      "domain/Cosmonaut/CosmonautUITests", "domain/Cosmonaut/CosmonautUITestsHostApp",
      "service/CosmonautService/CosmonautServiceUITests",
      "service/CosmonautService/CosmonautServiceUITestsHostApp",
    ]
    let copy = try copy(without: absent)
    let project = try withExtendedLifetime(copy) {
      try CheckedProject(URL(fileURLWithPath: copy.path))
    }
    #expect(
      Set(project.links(of: "missing-source")) == [
        "CosmonautUITests -> CosmonautUITests",
        "CosmonautUITestsHostApp -> CosmonautUITestsHostApp",
        "CosmonautServiceUITests -> CosmonautServiceUITests",
        "CosmonautServiceUITestsHostApp -> CosmonautServiceUITestsHostApp",
      ])
  }

  /// The specs once more, with every source folder but some.
  private func copy(without absent: Set<String>) throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for path in SharedFiles.files(in: folder) where path.hasSuffix(".yml") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      try copy.write(text, to: path)
      for source in sources(of: text) {
        let path = path.replacing("/project.yml", with: "/\(source)")
        if !absent.contains(path) { try copy.write("", to: "\(path)/File.swift") }
      }
    }
    return copy
  }

  /// The folders that a spec of this framework names, each in a line of its own.
  private func sources(of spec: String) -> [Substring] {
    spec.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let key = words.firstIndex(where: { $0 == "sources:" || $0 == "path:" }) else {
        return nil
      }
      return words.dropFirst(key + 1).first
    }
  }
}
