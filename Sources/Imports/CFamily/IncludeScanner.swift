/// Finds what a source or a header of the C family imports: `#import <A/B.h>`, `#include`,
/// `@import A.B;` and `#pragma clang module import A`.
///
/// A header without a folder is one of the target's own. All branches of `#if` are scanned.
struct IncludeScanner {
  /// The text with its lines joined, and as it is written.
  private let text: ByteText
  private let written: ByteText
  private let splices: Splices?
  private var offset = 0
  /// Whether only blanks and comments stand before the offset in its line.
  private var isAtLineStart = true
  private var conditions = BranchConditions()
  private var lines = LineCount(from: 0)
  private var found = Found(imports: [], hasLocalHeaders: false)

  /// Imports, and whether there are headers whose framework is not named.
  typealias Found = (imports: [Import], hasLocalHeaders: Bool)

  private static let include = SoughtWord("include")

  static func scan(_ written: ByteText) -> Found {
    guard let splices = Splices(written) else {
      return scan(IncludeScanner(text: written, written: written, splices: nil))
    }
    return splices.joined.withUnsafeBufferPointer {
      scan(IncludeScanner(text: ByteText($0), written: written, splices: splices))
    }
  }

  private static func scan(_ scanner: consuming IncludeScanner) -> Found {
    let text = scanner.text
    let ends = [text.lastOffset(of: SwiftScanner.word), text.lastOffset(of: include)]
    guard let last = ends.compactMap({ $0 }).max() else { return scanner.found }
    while scanner.offset <= last { scanner.step() }
    return scanner.found
  }

  private mutating func step() {
    let byte = text[offset]
    if CodeByte.isBreak(byte) {
      isAtLineStart = true
      offset += 1
    } else if CodeByte.isSpace(byte) {
      offset += 1
    } else if let end = text.endOfCComment(at: offset) {
      offset = end
    } else if byte == CodeByte.hash, isAtLineStart {
      isAtLineStart = false
      directive()
    } else {
      isAtLineStart = false
      token(byte)
    }
  }

  private mutating func token(_ byte: UInt8) {
    switch byte {
    case CodeByte.quote, CodeByte.apostrophe: offset = text.endOfCString(at: offset)
    case CodeByte.at:
      let end = text.endOfWord(from: offset + 1)
      if text.equals(offset + 1..<end, SwiftScanner.word.bytes) {
        moduleImport(from: end)
      } else {
        offset += 1
      }
    case _ where CodeByte.isOfWord(byte): offset = text.endOfCWord(from: offset)
    default: offset += 1
    }
  }

  private mutating func directive() {
    let name = text.skippingCTrivia(from: offset + 1)
    let end = text.endOfWord(from: name)
    let condition = text.condition(from: end)
    offset = end
    switch text.string(name..<end) {
    case "import", "include", "include_next": header(from: end)
    case "pragma": pragma(from: end)
    case "if": conditions.begin(condition)
    case "ifdef", "ifndef": conditions.begin(name..<condition.upperBound)
    case "elif": conditions.turn(condition)
    case "elifdef", "elifndef": conditions.turn(name..<condition.upperBound)
    case "else": conditions.turn(nil)
    case "endif": conditions.end()
    default: break
    }
  }

  /// A header of another target has a folder before it, the name of its framework.
  private mutating func header(from end: Int) {
    let open = text.skippingCTrivia(from: end)
    guard text[open] == CodeByte.less || text[open] == CodeByte.quote else { return }
    let last = text[open] == CodeByte.less ? CodeByte.greater : CodeByte.quote
    var close = open + 1
    while close < text.count, text[close] != last, !CodeByte.isBreak(text[close]) { close += 1 }
    offset = close
    guard text[close] == last else { return }
    offset += 1
    let slash = (open + 1..<close).first { text[$0] == CodeByte.slash }
    if slash == nil || last == CodeByte.quote { found.hasLocalHeaders = true }
    guard let slash else { return }
    let module = open + 1..<slash
    if module.isEmpty || text[module.lowerBound] == CodeByte.point { return }
    add(module, open + 1..<close, kind: .header)
  }

  private mutating func pragma(from end: Int) {
    var offset = end
    for word in ["clang", "module", "import"] {
      let start = text.skippingCTrivia(from: offset)
      offset = text.endOfWord(from: start)
      guard text.string(start..<offset) == word else { return }
    }
    moduleImport(from: offset)
  }

  private mutating func moduleImport(from end: Int) {
    let start = text.skippingCTrivia(from: end)
    offset = text.endOfDottedName(from: start)
    let module = start..<text.endOfWord(from: start)
    if !module.isEmpty { add(module, start..<offset, kind: .module) }
  }

  private mutating func add(_ module: Range<Int>, _ path: Range<Int>, kind: Import.Kind) {
    let start = splices?.written(module.lowerBound) ?? module.lowerBound
    let (line, column) = lines.position(of: start, in: written)
    found.imports.append(
      Import(
        text.string(module), path: text.string(path), kind: kind,
        condition: conditions.words(in: text), line: line, column: column))
  }
}
