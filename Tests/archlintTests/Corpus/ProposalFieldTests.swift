import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

/// `init` on copies of real repositories.
///
/// Whether a person would keep its proposals is in docs/field-notes.md; here is what must hold for
/// any proposal.
@Suite(
  "Proposals in the field",
  .enabled(if: SharedFiles.find("corpus/multi") != nil, "\(SharedFiles.absence)"))
struct ProposalFieldTests {
  @Test("none is refused, and each finds what it says")
  func hold() throws {
    let folder = try #require(SharedFiles.find("corpus/multi"))
    var proposed = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let temporary = try TemporaryFolder()
      let copy = URL(filePath: "\(temporary.path)/\(name)")
      try FileManager.default.copyItem(at: folder.appending(path: "\(name)/specs"), to: copy)
      let outcome = Main.run(["init", copy.path])
      let text = String(decoding: outcome.output, as: UTF8.self)
      guard text.hasPrefix("wrote ") else { continue }
      proposed += 1
      let check = Main.run(["check", copy.path])
      #expect(!check.problems.contains(".archlint.yml"), "\(name): \(check.problems)")
      // `Found 1 error and 2 warnings.`
      let report = String(decoding: check.output, as: UTF8.self)
      let closing = try #require(report.firstMatch(of: #/ rules?\)\.\n(.*)\n/#)?.1)
      for severity in ["error", "warning", "info"] {
        let said = text.matches(of: #/\n  (\d+) [\w-]+ \((\w+)\)/#)
          .filter { $0.2 == severity }.compactMap { Int($0.1) }.reduce(0, +)
        let found = closing.matches(of: #/(\d+) (\w+)/#)
          .filter { $0.2.hasPrefix(severity) }.compactMap { Int($0.1) }.reduce(0, +)
        #expect(said == found, "\(name): \(text)\(closing)")
      }
    }
    // One repository has templates for specs, and no spec.
    #expect(proposed == 23)
  }
}
