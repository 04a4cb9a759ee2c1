import Foundation
import TestSupport
import Testing

@testable import archlint

/// Real repositories of several specs each.
private enum Field {
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

  /// What is wrong in them, looked up in the specs by hand: all errors and warnings.
  @Test("nothing is reported but what is wrong")
  func findings() throws {
    var counts: [String: Int] = [:]
    for repository in Field.repositories {
      for finding in try CheckedProject(repository).findings where finding.severity != "info" {
        counts["\(finding.rule), \(finding.severity)", default: 0] += 1
      }
    }
    #expect(
      counts == [
        "missing-embed, error": 8 + 2 + 7, "duplicate-link, error": 6,
        "duplicate-key, warning": 2, "misspelled-key, warning": 5, "ambiguous-link, warning": 1,
        "test-host, warning": 4, "own-interface, warning": 1, "prefer-interface, warning": 2,
        "unknown-link, warning": 1,
      ])
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
