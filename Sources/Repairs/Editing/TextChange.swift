/// An edit of a document on its way: what happens to its bytes, and what it says afterwards.
struct TextChange {
  /// What is written in the place of some bytes, which do not overlap.
  private(set) var edits: [(range: Range<Int>, text: [UInt8])] = []
  private var outline: Outline
  private var splices: [(range: Range<Int>, marks: [Outline.Mark])] = []

  init(of document: Document) throws(Refusal) {
    guard let outline = Outline(document) else {
      throw Refusal("its aliases stand for too much")
    }
    self.outline = outline
  }

  mutating func write(_ text: String, over range: Range<Int>) {
    edits.append((range, Array(text.utf8)))
  }

  mutating func remove(_ range: Range<Int>) { edits.append((range, [])) }

  /// Says that nodes which follow one another are gone, or that others are in their place.
  mutating func expect(
    _ marks: [Outline.Mark], over first: Node, through last: Node? = nil
  ) throws(Refusal) {
    guard let start = outline.range(of: first), let end = outline.range(of: last ?? first),
      start.lowerBound <= end.lowerBound
    else { throw .aliased }
    splices.append((start.lowerBound..<end.upperBound, marks))
  }

  /// Says that a collection has further members, behind all others.
  mutating func expect(_ marks: [Outline.Mark], atEndOf collection: Node) throws(Refusal) {
    guard let range = outline.range(of: collection), range.count > 1 else {
      throw .aliased
    }
    splices.append((range.upperBound - 1..<range.upperBound - 1, marks))
  }

  /// The bytes with the edits made, which say what is wanted and nothing else.
  func result(for document: Document) throws(Refusal) -> [UInt8] {
    var bytes = Array(document.source.contents)
    for edit in TextChange.lastFirst(edits, by: \.range.lowerBound) {
      bytes.replaceSubrange(edit.range, with: edit.text)
    }
    var wanted = outline
    for splice in TextChange.lastFirst(splices, by: \.range.lowerBound) {
      wanted.replace(splice.range, with: splice.marks)
    }
    let source = Source(name: document.source.name, bytes: bytes)
    guard let edited = try? Document.read(source, as: .yaml),
      let outline = Outline(edited), outline == wanted
    else { throw Refusal("archlint cannot write it in the form of this file") }
    return bytes
  }

  /// What is to be done from the end on, so that no position moves; of several at one position the
  /// last is done first.
  private static func lastFirst<Item>(_ items: [Item], by start: (Item) -> Int) -> [Item] {
    let order = items.indices.sorted { (start(items[$0]), $0) > (start(items[$1]), $1) }
    return order.map { items[$0] }
  }

  /// Where a byte is afterwards; the first behind what is removed if it is in that.
  func moved(_ offset: Int) -> Int {
    edits.reduce(offset) { moved, edit in
      edit.range.upperBound <= offset ? moved + edit.text.count - edit.range.count : moved
    }
  }

  func removes(_ offset: Int) -> Bool {
    edits.contains { $0.text.isEmpty && $0.range.contains(offset) }
  }
}

/// Why a change is not made, as the end of a line about it.
package struct Refusal: Error, Hashable {
  package let words: String

  package init(_ words: String) { self.words = words }
}

extension Refusal {
  static let aliased = Refusal("a YAML alias stands for it, which others may share")
  static let missing = Refusal("it is not where archlint looked for it")
  static let lonely = Refusal("nothing would be left around it")
  static let unusual = Refusal("it is written in an unusual form")
}
