import CommandLine
import Foundation
import TestSupport

@testable import archlint

/// A command that a page shows for people to type, and what the page says that it prints.
struct PageCommand: Equatable {
  let text: String
  /// Empty where the page shows nothing of it.
  let says: String

  /// A file in a shell's language is run as one.
  var isScript: Bool { text.hasPrefix("#!") }

  /// What a table knows it by: itself, or the line of a script in which archlint is run.
  var name: String {
    guard isScript else { return text }
    let line = text.split(separator: "\n").last { $0.contains("archlint ") } ?? ""
    return String(line)
  }

  /// Whether an output has all that the page shows of it; `…` stands for what a page leaves out.
  func isTold(by output: String) -> Bool {
    "\n\(says)".components(separatedBy: "\n…\n").map {
      $0.trimmingCharacters(in: .newlines)
    }.allSatisfy { $0.isEmpty || output.contains($0) }
  }

  /// The pages: the README, and all in `docs` and `Examples`.
  static let pages =
    ["docs", "Examples"].flatMap { folder in
      SharedFiles.files(in: SharedFiles.package.appending(path: folder))
        .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    } + ["README.md"]

  /// All commands in the blocks of a page, in their order.
  static func all(in page: String) throws -> [PageCommand] {
    try parts(of: page).enumerated().filter { $0.offset % 2 == 1 }.flatMap { _, block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.dropFirst().joined(separator: "\n")
      return switch lines.first {
      case "console": typed(in: body)
      case "sh": written(in: body)
      default: quoted(in: body)
      }
    }
  }

  /// The code letters of a page's sentences and tables, without its blocks.
  static func spans(in page: String) throws -> [String] {
    let sentences = try parts(of: page).enumerated().filter { $0.offset % 2 == 0 }
    return sentences.flatMap { $0.element.matches(of: /`([^`]+)`/).map { String($0.1) } }
  }

  /// The parts of a page: prose and code blocks in turn.
  private static func parts(of page: String) throws -> [String] {
    let text = try String(
      contentsOf: SharedFiles.package.appending(path: page), encoding: .utf8)
    return "\n\(text)".components(separatedBy: "\n```")
  }

  /// Behind a prompt, with what they print below.
  private static func typed(in block: String) -> [PageCommand] {
    "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let says = lines.count > 1 && !lines[1].isEmpty ? "\(lines[1])\n" : ""
      return PageCommand(text: String(lines[0]), says: says)
    }
  }

  /// One a line, or a whole script.
  private static func written(in block: String) -> [PageCommand] {
    let texts = block.hasPrefix("#!") ? [block] : block.components(separatedBy: "\n")
    return texts.filter { !$0.isEmpty }.map { PageCommand(text: $0, says: "") }
  }

  /// In the file of a build server or what else runs them.
  private static func quoted(in block: String) -> [PageCommand] {
    let names = Program.archlint.commands.map(\.name)
    return block.matches(of: /(?m)^ *(?:- )?(archlint \S.*)$|"(archlint \S[^"]*)"/).compactMap {
      let text = String($0.1 ?? $0.2 ?? "")
      let word = text.split(separator: " ")[1]
      return names.contains(String(word)) || word.hasPrefix("-")
        ? PageCommand(text: text, says: "") : nil
    }
  }
}
