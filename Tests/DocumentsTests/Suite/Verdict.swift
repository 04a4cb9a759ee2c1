import Documents
import Foundation
import TestSupport

/// What XcodeGen's parser does with one case of the YAML test suite.
struct Verdict {
  /// How XcodeGen's parser relates to the suite.
  enum Relation: String {
    /// Both read the same value.
    case agrees
    /// XcodeGen's parser reads no value.
    case refuses
    /// It reads another value than the suite gives.
    case differs
    /// It reads a value where the suite says that there is none.
    case overreads
  }

  let name: String
  let relation: Relation
  /// What XcodeGen's parser reads.
  let value: Value?
  /// Whether the case uses a feature that archlint may refuse by its name.
  let isExotic: Bool

  /// The verdicts in the order of their names, read from a file of JSON.
  static func read(_ file: URL) throws -> [Verdict] {
    let source = Source(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    let document = try Document.read(source, as: .json)
    return document.root?.entries.compactMap { entry in
      let verdict = entry.value
      return verdict["xcodegen"].flatMap { Relation(rawValue: $0.text) }.map {
        Verdict(
          name: entry.key.text, relation: $0, value: verdict["value"].map(Value.init),
          isExotic: verdict["uses"]?.hasText("exotic") ?? false)
      }
    } ?? []
  }
}

/// What archlint made of one case.
enum Outcome {
  case value(Value)
  case refusal(Problem)

  /// Reads the text of a case; an empty stream counts as the empty mapping that XcodeGen makes.
  init(reading bytes: Data, name: String) {
    do throws(Problem) {
      let document = try Document.read(Source(name: name, bytes: Array(bytes)), as: .yaml)
      self = .value(document.root.map { Value($0).comparable } ?? .map([]))
    } catch {
      self = .refusal(error)
    }
  }
}

extension Value {
  /// The same value as the verdicts write it: keys sorted, dates as text.
  var comparable: Value {
    switch self {
    case .date(let text): .text(text)
    case .list(let items): .list(items.map(\.comparable))
    case .map(let entries):
      .map(
        entries.map { Entry(key: $0.key, value: $0.value.comparable) }.sorted { $0.key < $1.key })
    default: self
    }
  }
}
