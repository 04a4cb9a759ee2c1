import Findings
import Foundation
import Rules
import TestSupport
import Testing

/// `Tests/Silent` holds the examples, a file for a rule.
///
/// ```
/// # .archlint.yml                 anything before the first line of the page belongs to all
/// layers: [core: core/**]
///
/// - Links within a module.        a line of the page
/// # core/Kit
/// Kit -> KitCore
/// KitCore
/// => fires with                   the same with other files in place of these
/// # core/Kit
/// Kit -> Net
/// ```
///
/// Where an example takes more than files, `elsewhere:` names the test that draws it.
@Suite("What a page says that its rule does not report")
struct NotReportedTests {
  /// A line of a page, and its example.
  fileprivate struct Line: CustomTestStringConvertible {
    let rule: String
    let text: String
    let silent: RuleExample
    let fires: RuleExample
    let test: String?

    var testDescription: String { "\(rule): \(text)" }
  }

  private static let lines = RuleCatalog.names.flatMap(lines)

  @Test("is an example for each line, and there is no other", arguments: RuleCatalog.names)
  func complete(rule: String) throws {
    let page = try #require(RuleCatalog.page(of: rule))
    #expect(Self.lines(of: rule).map(\.text) == page.exemptions)
  }

  @Test("is not reported, and is with a small change", arguments: lines.filter { $0.test == nil })
  fileprivate func examples(line: Line) throws {
    let silent = line.silent.files
    #expect(try found(silent, by: line.rule) == [])
    #expect(try found(silent.merging(line.fires.files) { $1 }, by: line.rule) != [])
  }

  @Test("or is drawn by a test that is there")
  func elsewhere() throws {
    let tests = PackageFolder().root.appending(path: "Tests")
    let files = try #require(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    let texts = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    for line in Self.lines {
      guard let test = line.test else { continue }
      #expect(texts.contains { $0.contains("\"\(test)\"") }, "\(line.text): \(test)")
    }
  }

  private func found(_ files: [String: String], by rule: String) throws -> [String] {
    // A page may promise one info about many instead of an error for each.
    let least = RuleCatalog.descriptions.first { $0.name == rule }?.severity == .info
    return try RulePageTests.checked(files, only: [rule], allowsWarnings: true)
      .filter { $0.rule == rule && (least || $0.severity != .info) }.map(\.text)
  }

  private static func lines(of rule: String) -> [Line] {
    let path = PackageFolder().root.appending(path: "Tests/Silent/\(rule).txt")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    let parts = "\n\(text)".components(separatedBy: "\n- ")
    return parts.dropFirst().map { part in
      let line = part.prefix { $0 != "\n" }
      let halves = part.dropFirst(line.count + 1).description
        .components(separatedBy: "=> fires with\n")
      let test =
        halves[0].hasPrefix("elsewhere: ")
        ? halves[0].dropFirst(11).trimmingCharacters(in: .newlines) : nil
      return Line(
        rule: rule, text: String(line), silent: RuleExample(parts[0] + "\n" + halves[0]),
        fires: RuleExample(halves.last ?? ""), test: test)
    }
  }
}
