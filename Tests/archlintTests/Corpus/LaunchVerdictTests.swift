import Configuration
import Documents
import Foundation
import Loaders
import Modules
import Rules
import TestSupport
import Testing

/// A random framework, and what a real linker and the rules of dyld make of it.
private struct JudgedFramework: Decodable {
  /// What the judge found, for code that imports what it lists.
  struct Verdict: Decodable {
    let notFound: [[String]]
    let undefined: [[String]]
    let duplicateSymbols: [String]
    let missing: [Missing]
    let twice: [Twice]
    let nested: [[String]]

    enum CodingKeys: String, CodingKey {
      case notFound = "not-found"
      case duplicateSymbols = "duplicate-symbols"
      case undefined, missing, twice, nested
    }
  }

  let seed: Int
  let specs: [String: String]
  let swift: Verdict

  static let file = SharedFiles.find("launches/verdicts.jsonl")

  static func all() throws -> [JudgedFramework] {
    guard let file else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(JudgedFramework.self, from: Data($0.utf8))
    }
  }
}
