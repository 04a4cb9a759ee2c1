import Foundation
import TestSupport
import Testing

/// Counts what `.ci/words.txt` lists, and sentences that are too long.
///
/// `SHOW_WORDS=1 swift test --filter WordTests` prints each hit with its file and line.
@Suite("The words")
struct WordTests {
  /// The counts of today; lower them when they fall.
  private static let limits = (
    pages: 304, comments: 0, strings: 0, sentences: 152, messages: 0
  )

  private let words = try? WordList()

  @Test("of pages are plain")
  func pages() throws {
    let hits = try #require(words).hits(in: try WrittenText.ofPages())
    #expect(hits.count <= Self.limits.pages, "\(shown(hits))")
  }

  @Test("of comments and strings are plain")
  func sources() throws {
    let words = try #require(words)
    let texts = try WrittenText.ofSources()
    let comments = words.hits(in: texts.filter { $0.kind == .comment })
    #expect(comments.count <= Self.limits.comments, "\(shown(comments))")
    let strings = words.hits(in: texts.filter { $0.kind == .string })
    #expect(strings.count <= Self.limits.strings, "\(shown(strings))")
  }

  @Test("of a sentence in pages are at most thirty")
  func sentences() throws {
    let long = try WrittenText.ofPages().flatMap { text in
      text.sentences.filter { $0.split(separator: " ").count > 30 }.map { (text, $0) }
    }
    #expect(long.count <= Self.limits.sentences, "\(shown(long.map { "\($0.place): \($1)" }))")
  }

  @Test("of a message on a rule's page are at most fifteen")
  func messages() throws {
    let folder = SharedFiles.package.appending(path: "docs/rules")
    let messages = try SharedFiles.files(in: folder).flatMap { page -> [String] in
      try String(contentsOf: folder.appending(path: page), encoding: .utf8)
        .matches(of: /(?m)^\S+:\d+:\d+: \w+: (.*) \[[\w-]+\]$/).map { String($0.1) }
    }
    let long = messages.filter { $0.split(separator: " ").count > 15 }
    #expect(long.count <= Self.limits.messages, "\(shown(long))")
  }

  /// How many there are, and where if that is asked for.
  private func shown(_ hits: [String]) -> String {
    let isAsked = ProcessInfo.processInfo.environment["SHOW_WORDS"] != nil
    return isAsked ? "\(hits.count)\n" + hits.joined(separator: "\n") : "\(hits.count)"
  }
}

/// The expressions of `.ci/words.txt`.
private struct WordList {
  private let rows: [(expression: NSRegularExpression, instead: String)]

  init() throws {
    let file = SharedFiles.package.appending(path: ".ci/words.txt")
    rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.components(separatedBy: "  # ")
        return (try NSRegularExpression(pattern: parts[0]), parts.dropFirst().joined())
      }
  }

  /// Each hit with its place and what to write instead.
  func hits(in texts: [WrittenText]) -> [String] {
    texts.flatMap { text in
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
