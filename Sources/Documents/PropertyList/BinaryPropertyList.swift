/// Reads a binary property list into nodes, all of which stand at the beginning of the file.
struct BinaryPropertyList {
  /// A collection that is open, and the objects that are still to come.
  private struct Collection {
    var rest: ArraySlice<Int>
  }

  private static let mark = Array("bplist0".utf8)
  /// Objects may be named many times; no file of settings has as many values.
  private static let mostValues = 100_000
  private static let trailerLength = 32

  private let bytes: ArraySlice<UInt8>
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int
  private var composer: Composer
  private var open: [Collection] = []
  private var valueCount = 0

  static func isMeant(by source: Source) -> Bool { source.contents.starts(with: mark) }

  static func read(_ source: Source) throws(Diagnostic) -> Document {
    var (reader, top) = try open(source)
    try reader.add(top)
    while let last = reader.open.indices.last {
      guard let next = reader.open[last].rest.popFirst() else {
        reader.open.removeLast()
        try reader.composer.close(at: 0)
        continue
      }
      try reader.add(next)
    }
    return reader.composer.document(as: .propertyList)
  }

  /// The last bytes say where everything is.
  private static func open(
    _ source: Source
  ) throws(Diagnostic) -> (BinaryPropertyList, top: Int) {
    let bytes = source.contents
    let trailer = bytes.count - trailerLength
    guard trailer >= mark.count + 1,
      let count = number(in: bytes, at: trailer + 8, size: 8),
      let top = number(in: bytes, at: trailer + 16, size: 8),
      let table = number(in: bytes, at: trailer + 24, size: 8)
    else { throw .damaged }
    let reader = BinaryPropertyList(
      bytes: bytes, offsetSize: Int(bytes[trailer + 6]), referenceSize: Int(bytes[trailer + 7]),
      objectCount: count, tableStart: table, composer: Composer(source: source))
    return (reader, top)
  }

  /// Adds an object by its number.
  private mutating func add(_ object: Int) throws(Diagnostic) {
    composer.countStep()
    valueCount += 1
    guard valueCount <= BinaryPropertyList.mostValues, 0..<objectCount ~= object,
      case (let place, let overflow) = object.multipliedReportingOverflow(by: offsetSize),
      !overflow,
      let start = BinaryPropertyList.number(
        in: bytes, at: tableStart.addingClamped(place), size: offsetSize),
      bytes.indices.contains(start)
    else { throw .damaged }
    let (kind, low) = (bytes[start] >> 4, bytes[start] & 0x0F)
    switch (kind, low) {
    case (0x0, 0x8): try addWord("false")
    case (0x0, 0x9): try addWord("true")
    case (0x0, _): try addWord("null")
    case (0x1, 0...3): try addNumber(at: start + 1, size: 1 << Int(low))
    // Floats, dates and numbers of other objects matter to nobody here.
    case (0x2, _), (0x3, _), (0x8, _), (0x1, _): try addText([])
    default: try addCounted(kind, at: start)
    }
  }

  /// What says how long it is: a text, data, or a collection.
  private mutating func addCounted(_ kind: UInt8, at start: Int) throws(Diagnostic) {
    let (count, first) = try count(at: start)
    switch kind {
    case 0x4: try addText([])
    case 0x5: try addText(stretch(at: first, count))
    case 0x6:
      let units = try stretch(at: first, count.multipliedClamped(by: 2))
      let codes = stride(from: units.startIndex, to: units.endIndex, by: 2).map {
        UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
      }
      try addText(Array(String(decoding: codes, as: UTF16.self).utf8)[...])
    case 0xA, 0xC: try openCollection(.sequence, try references(at: first, count)[...])
    case 0xD:
      let all = try references(at: first, count.multipliedClamped(by: 2))
      try openCollection(.mapping, (0..<count).flatMap { [all[$0], all[count + $0]] }[...])
    default: throw .damaged
    }
  }

  private mutating func openCollection(
    _ form: Row.Content, _ members: ArraySlice<Int>
  ) throws(Diagnostic) {
    try composer.open(form, .block, span: .front)
    open.append(Collection(rest: members))
  }

  private mutating func addNumber(at start: Int, size: Int) throws(Diagnostic) {
    guard let number = BinaryPropertyList.number(in: bytes, at: start, size: size) else {
      // Negative ones, too: nobody asks for them.
      return try addText([])
    }
    try addWord(String(number))
  }

  private mutating func addWord(_ word: String) throws(Diagnostic) {
    try composer.addScalar(.plain, span: .front, cooked: Array(word.utf8))
  }

  private mutating func addText(_ text: ArraySlice<UInt8>) throws(Diagnostic) {
    try composer.addScalar(.doubleQuoted, span: .front, cooked: Array(text))
  }

  /// How much of something there is, and where it begins: the count may be an object of its own.
  private func count(at start: Int) throws(Diagnostic) -> (Int, first: Int) {
    let low = Int(bytes[start] & 0x0F)
    guard low == 0x0F else { return (low, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 0x1 else { throw .damaged }
    let size = 1 << Int(bytes[start + 1] & 0x0F)
    guard let count = BinaryPropertyList.number(in: bytes, at: start + 2, size: size) else {
      throw .damaged
    }
    return (count, start + 2 + size)
  }

  private func references(at start: Int, _ count: Int) throws(Diagnostic) -> [Int] {
    guard referenceSize > 0 else { throw .damaged }
    let all = try stretch(at: start, count.multipliedClamped(by: referenceSize))
    return stride(from: all.startIndex, to: all.endIndex, by: referenceSize).map {
      BinaryPropertyList.number(in: bytes, at: $0, size: referenceSize) ?? -1
    }
  }

  private func stretch(at start: Int, _ count: Int) throws(Diagnostic) -> ArraySlice<UInt8> {
    guard start <= bytes.count, count <= bytes.count - start else { throw .damaged }
    return bytes[start..<start + count]
  }

  /// A number of some bytes, the highest first; nil, if it is not there or too large.
  private static func number(in bytes: ArraySlice<UInt8>, at start: Int, size: Int) -> Int? {
    guard 1...8 ~= size, start >= 0, start <= bytes.count - size else { return nil }
    let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}

extension Int {
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  fileprivate func multipliedClamped(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}

extension Span {
  /// The beginning of a file without lines.
  fileprivate static let front = Span(start: 0, end: 0)
}

extension Diagnostic {
  fileprivate static let damaged = Diagnostic.propertyList("its binary form is damaged", at: .front)
}
