import Foundation
import TestSupport
import Testing

/// Finds the words that `.ci/words.txt` lists, and sentences that are too long.
@Suite("The words")
struct WordTests {
  private let words = try? WordList()

  @Test("of pages are plain")
  func pages() throws {
    let hits = try #require(words).hits(in: WrittenText.ofPages() + WrittenText.ofHelp())
    #expect(hits.isEmpty, "\(hits)")
  }

  @Test("of comments and strings are plain")
  func sources() throws {
    let words = try #require(words)
    let texts = try WrittenText.ofSources()
    let comments = words.hits(in: texts.filter { $0.kind == .comment })
    #expect(comments.isEmpty, "\(comments)")
    let strings = words.hits(in: texts.filter { $0.kind == .string })
    #expect(strings.isEmpty, "\(strings)")
  }

  @Test("of a sentence in pages are at most thirty")
  func sentences() throws {
    let long = try WrittenText.ofPages().flatMap { text in
      text.sentences.filter { $0.split(separator: " ").count > 30 }.map { "\(text.place): \($0)" }
    }
    #expect(long.isEmpty, "\(long)")
  }

  @Test("of all pages that nothing generates are at most twenty thousand, without code")
  func budget() throws {
    let generated = ["docs/rules/", "docs/configuration.md", "docs/yaml-errors.md", "Examples/"]
    let count = try WrittenText.ofPages()
      .filter { text in !generated.contains { text.place.hasPrefix($0) } }
      .flatMap { $0.words.split(separator: " ") }
      .count { word in word.contains { $0.isLetter || $0.isNumber } }
    #expect(count > 10_000 && count <= 20_000, "\(count)")
  }

  @Test("of a message on a rule's page are at most fifteen")
  func messages() throws {
    let folder = SharedFiles.package.appending(path: "docs/rules")
    let messages = try SharedFiles.files(in: folder).flatMap { page -> [String] in
      try String(contentsOf: folder.appending(path: page), encoding: .utf8)
        .matches(of: /(?m)^\S+:\d+:\d+: \w+: (.*) \[[\w-]+\]$/).map { String($0.1) }
    }
    let long = messages.filter { $0.split(separator: " ").count > 15 }
    #expect(long.isEmpty, "\(long)")
  }
}

/// The expressions of `.ci/words.txt`.
private struct WordList {
  private let rows: [(expression: NSRegularExpression, instead: String)]
  /// Matches what any of them does, so that most texts are searched once.
  private let any: NSRegularExpression

  init() throws {
    let file = SharedFiles.package.appending(path: ".ci/words.txt")
    rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.components(separatedBy: "  # ")
        return (try NSRegularExpression(pattern: parts[0]), parts.dropFirst().joined())
      }
    any = try NSRegularExpression(
      pattern: rows.map { "(?:\($0.expression.pattern))" }.joined(separator: "|"))
  }

  private func mayHoldWord(_ text: WrittenText) -> Bool {
    let all = NSRange(text.words.startIndex..., in: text.words)
    return any.firstMatch(in: text.words, range: all) != nil
  }

  /// Each hit with its place and what to write instead.
  func hits(in texts: [WrittenText]) -> [String] {
    texts.filter(mayHoldWord).flatMap { text in
      rows.flatMap { row in
        let all = NSRange(text.words.startIndex..., in: text.words)
        return row.expression.matches(in: text.words, range: all).map { match in
          let hit = Range(match.range, in: text.words).map { String(text.words[$0]) } ?? ""
          return "\(text.place): \(hit) → \(row.instead)"
        }
      }
    }
  }
}
