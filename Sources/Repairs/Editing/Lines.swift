/// The bytes of a file by their lines.
struct Lines {
  let bytes: [UInt8]
  /// What comments begin with.
  private let mark: [UInt8]

  init(_ source: Source, comments mark: String = "#") {
    (bytes, self.mark) = (Array(source.contents), Array(mark.utf8))
  }

  init(_ document: Document) { self.init(document.source) }

  var lineBreak: String {
    let first = bytes.firstIndex(of: .lineFeed) ?? 0
    return first > 0 && bytes[first - 1] == .return ? "\r\n" : "\n"
  }

  func start(of offset: Int) -> Int { (bytes[..<offset].lastIndex(of: .lineFeed) ?? -1) + 1 }

  /// Where the line behind that of a byte begins, or the text ends.
  func end(of offset: Int) -> Int {
    if offset > 0, offset <= bytes.count, bytes[offset - 1] == .lineFeed { return offset }
    return bytes[offset...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
  }

  func column(of offset: Int) -> Int { offset - start(of: offset) }

  func isFirst(_ offset: Int) -> Bool {
    bytes[start(of: offset)..<offset].allSatisfy { $0 == .space || $0 == .tab }
  }

  /// Whether only blanks and a comment are between a byte and the end of its line.
  func isLast(_ offset: Int) -> Bool {
    let rest = bytes[offset..<end(of: offset)].drop { $0 == .space || $0 == .tab }
    return rest.first.map { [.return, .lineFeed].contains($0) } ?? true || rest.starts(with: mark)
  }

  /// The next byte from one on that is neither white nor in a comment.
  func next(from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      if bytes[offset...].starts(with: mark) {
        offset = end(of: offset + 1)
      } else if [.space, .tab, .return, .lineFeed].contains(bytes[offset]) {
        offset += 1
      } else {
        return offset
      }
    }
    return nil
  }

  /// The lines of a stretch; at the end of a file without a line break, with the line before.
  func lines(of range: Range<Int>) -> Range<Int> {
    let whole = start(of: range.lowerBound)..<end(of: range.upperBound)
    guard whole.upperBound == bytes.count, bytes.last != .lineFeed, whole.lowerBound > 0
    else { return whole }
    let isPair = whole.lowerBound > 1 && bytes[whole.lowerBound - 2] == .return
    return whole.lowerBound - (isPair ? 2 : 1)..<whole.upperBound
  }

  /// The starts of the comments right above a line, as far to the right, from the bottom up.
  func comments(above start: Int, column: Int) -> [Int] {
    var (starts, first) = ([Int](), start)
    while first > 0, columnOfComment(at: self.start(of: first - 1)) == column {
      first = self.start(of: first - 1)
      starts.append(first)
    }
    return starts
  }

  /// Whether a comment and blank lines are above a line.
  func hasHeading(above start: Int) -> Bool {
    guard let last = bytes[..<start].lastIndex(where: { $0 > .space }) else { return false }
    return columnOfComment(at: self.start(of: last)) != nil
      && bytes[last..<start].count { $0 == .lineFeed } > 1
  }

  /// The end of the line of a byte, with the comments below it that are further to the right.
  func end(of offset: Int, withCommentsRightOf column: Int) -> Int {
    var end = end(of: offset)
    while let other = columnOfComment(at: end), other > column { end = self.end(of: end + 1) }
    return end
  }

  private func columnOfComment(at start: Int) -> Int? {
    let text = bytes[start...].drop { $0 == .space || $0 == .tab }
    return text.starts(with: mark) ? text.startIndex - start : nil
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let `return`: UInt8 = 0x0D
  static let tab: UInt8 = 0x09
  static let space = UInt8(ascii: " ")
  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let dash = UInt8(ascii: "-")
}
