import Documents

// What libFuzzer runs; `.ci/full.d/30-fuzz` builds it with the module that it imports.

/// Reads any bytes as YAML, as JSON and as a property list: they end in a value or an error whose places lie inside.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = Source(name: "fuzz", bytes: bytes)
  for format in [Document.Format.yaml, .json, .propertyList] {
    let first = DisplayOptions(of: source, as: format)
    precondition(first == DisplayOptions(of: source, as: format), "reading is not deterministic")
  }
  return 0
}

/// Everything that can be asked of what was read, rolled into one number.
private struct DisplayOptions: Equatable {
  private var hash = Hasher.fixed
  /// Aliases can make many nodes of few; these are enough to look at.
  private var nodesLeft = 10_000
  private let source: Source

  init(of source: Source, as format: Document.Format) {
    self.source = source
    do throws(Problem) {
      let document = try Document.read(source, as: format)
      for problem in document.problems { add(problem) }
      if let root = document.root { add(root) }
      for comment in document.comments(beginningWith: "") { add(comment.span) }
    } catch {
      add(error)
    }
  }

  static func == (one: DisplayOptions, other: DisplayOptions) -> Bool { one.hash == other.hash }

  private mutating func add(_ problem: Problem) {
    for place in [problem.place].compactMap({ $0 }) + problem.notes.map(\.place) {
      precondition(place.endLine <= source.lineCount, "a place outside the text")
      add(place.description)
    }
    add(problem.message)
  }

  private mutating func add(_ node: Node) {
    guard nodesLeft > 0 else { return }
    nodesLeft -= 1
    add(node.span)
    add(node.usedAt)
    add(node.text)
    add(node.scalar)
    for item in node.items { add(item) }
    for entry in node.entries {
      add(entry.key)
      add(entry.value)
    }
  }

  private mutating func add(_ span: Span) {
    precondition(span.start <= span.end && span.end <= source.count, "a place outside the text")
    for place in [source.position(of: span.start), source.position(of: span.end)] {
      add(UInt64(place.line))
      add(UInt64(place.column))
    }
  }

  private mutating func add(_ scalar: Scalar) {
    switch scalar {
    case .bool(let value): add(value ? 1 : 2)
    case .int(let value): add(UInt64(bitPattern: Int64(value)))
    case .float(let value): add(value.bitPattern)
    case .string, .date, .null: add(3)
    }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  private mutating func add(_ number: UInt64) { hash = (hash ^ number) &* 0x100_0000_01B3 }
}

extension Hasher {
  /// The basis of the FNV hash, which unlike Swift's own is the same in every run.
  fileprivate static let fixed: UInt64 = 0xCBF2_9CE4_8422_2325
}
