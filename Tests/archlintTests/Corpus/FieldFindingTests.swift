import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite(
  "What is found in the field",
  .enabled(if: Field.folder != nil, "\(SharedFiles.absence)"))
struct FieldFindingTests {
  /// The findings that Tests/Field/findings.md lists, each with its reason.
  private let known: [(finding: String, reason: Substring)]

  init() throws {
    let page = SharedFiles.package.appending(path: "Tests/Field/findings.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    var repository: Substring = ""
    known = zip(lines, lines.dropFirst()).compactMap { line, next in
      if line.hasPrefix("### ") { repository = line.dropFirst(4) }
      guard !repository.isEmpty, line.hasPrefix("- `"), line.hasSuffix("`:") else { return nil }
      return ("\(repository): \(line.dropFirst(3).dropLast(2))", next)
    }
  }

  @Test("each finding is known, and has a reason why it is true")
  func findings() throws {
    var found: [String] = []
    for repository in Field.repositories {
      let name = repository.deletingLastPathComponent().lastPathComponent
      for finding in try LaidOutRepository(repository).check().findings {
        let place = "\(finding.file):\(finding.line)"
        found.append("\(name): \(finding.severity) \(finding.link) at \(place)")
      }
    }
    #expect(found.filter { one in !known.contains { $0.finding == one } } == [])
    #expect(known.map(\.finding).filter { !found.contains($0) } == [])
    #expect(known.allSatisfy { $0.reason.hasPrefix("  ") })
  }

  @Test("no kind of warning repeats more than three times for one reason")
  func repetitions() {
    // A target's missing frameworks are reported together.
    var owners: [String: Set<Substring>] = [:]
    for (finding, reason) in known where finding.contains(": warning ") {
      let words = finding.split(separator: " ")
      let kind = words.prefix(3).joined(separator: " ")
      owners["\(kind)\(reason)", default: []].formUnion(words.dropFirst(3).prefix(1))
    }
    #expect(!owners.isEmpty)
    #expect(owners.filter { $0.value.count > 3 } == [:])
  }
}
