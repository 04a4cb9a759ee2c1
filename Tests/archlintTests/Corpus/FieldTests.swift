import Foundation
import TestSupport
import Testing

@testable import archlint

/// Real repositories of several specs each.
enum Field {
  static let folder = SharedFiles.find("corpus/multi")

  /// The folders of specs, a repository each, sorted.
  static var repositories: [URL] {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return (names ?? []).sorted().compactMap { folder?.appending(path: "\($0)/specs") }
  }
}

@Suite(
  "In the field",
  .enabled(if: Field.folder != nil, "\(SharedFiles.absence)"))
struct FieldTests {
  @Test("every repository is checked to the end")
  func exitCodes() throws {
    #expect(Field.repositories.count == 24)
    for repository in Field.repositories {
      let project = try CheckedProject(repository)
      #expect(project.exitCode != .internalError)
      // Three of them give their specs names of their own.
      let hasSpec = SharedFiles.files(in: repository).contains {
        $0 == "project.yml" || $0.hasSuffix("/project.yml")
      }
      #expect((project.exitCode == .unable) == !hasSpec, "\(repository.path)")
    }
  }

  @Test("specs that are kept without their sources are one remark each")
  func sources() throws {
    for repository in Field.repositories {
      let missing = try CheckedProject(repository).findings.filter { $0.rule == "missing-source" }
      #expect(missing.count <= 1, "\(repository.path)")
      #expect(missing.allSatisfy { $0.severity == "info" })
    }
  }
}
