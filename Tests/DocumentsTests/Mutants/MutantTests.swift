import Documents
import TestSupport
import Testing

/// Every mutant is read to a value or an error with a place, in few steps, and always the same.
struct MutantTests {
  private static let yaml = (Originals.specs + Originals.snippets).map { Array($0.utf8) }
  private static let json = Originals.json.map { Array($0.utf8) }

  /// Five seeds of some thousand mutants, and one of two thousand for JSON.
  @Test(arguments: 1...5)
  func endInAValueOrAnError(seed: UInt64) {
    check(Tries.few(1000, many: 4000), of: MutantTests.yaml, as: .yaml, seed: seed)
  }

  @Test func endInAValueOrAnErrorInJSON() {
    check(2000, of: MutantTests.json, as: .json, seed: 6)
  }

  private func check(
    _ count: Int, of texts: [[UInt8]], as format: Document.Format, seed: UInt64
  ) {
    var mutator = Mutator(seed: seed)
    var values = 0
    for number in 0..<count {
      let bytes = mutator.mutant(of: texts)
      let first = DisplayOptions(of: bytes, as: format)
      if first.isValue { values += 1 }
      let source = Source(name: "mutant", bytes: bytes)
      guard first == DisplayOptions(of: bytes, as: format), first.placesAreInside(source) else {
        Issue.record(
          "mutant \(number) of seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
    // Both ends must be common, or the mutants show nothing.
    #expect((count / 20..<count * 19 / 20).contains(values))
  }
}

/// The result of reading a source.
private struct DisplayOptions: Equatable {
  var value: Value?
  var problems: [Problem] = []
  var comments: [Documents.Comment] = []
  var spans: [Span] = []
  var steps = 0

  var isValue: Bool { !problems.contains { $0.severity == .error } }

  init(of bytes: [UInt8], as format: Document.Format) {
    let source = Source(name: "mutant", bytes: bytes)
    do throws(Problem) {
      let document = try Document.read(source, as: format)
      problems = document.problems
      steps = document.steps
      guard let root = document.root else { return }
      value = Value(root).withoutNaN
      comments = document.comments(beginningWith: "")
      visit(root)
    } catch {
      problems = [error]
    }
  }

  private mutating func visit(_ node: Node) {
    spans.append(node.span)
    spans.append(node.usedAt)
    for item in node.items { visit(item) }
    for entry in node.entries {
      visit(entry.key)
      visit(entry.value)
    }
  }

  /// Whether all places are valid ranges in the source, and the steps are few.
  func placesAreInside(_ source: Source) -> Bool {
    steps <= 16 * source.count + 100 && problems.flatMap(\.places).allSatisfy(source.contains)
      && (spans + comments.map(\.span)).allSatisfy {
        $0.start <= $0.end && Int($0.end) <= source.count
      }
  }
}

extension Value {
  /// The same value, with text for the number that is not even equal to itself.
  fileprivate var withoutNaN: Value {
    switch self {
    case .float(let number) where number.isNaN: .text(".nan")
    case .list(let items): .list(items.map(\.withoutNaN))
    case .map(let entries):
      .map(entries.map { (entry: Entry) in Entry(key: entry.key, value: entry.value.withoutNaN) })
    default: self
    }
  }
}
