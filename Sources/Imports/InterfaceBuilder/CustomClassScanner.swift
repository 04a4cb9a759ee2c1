/// Finds the modules whose classes a storyboard or a xib names: `customModule="M"`.
///
/// With `customModuleProvider="target"` the class belongs to the compiling target. The module name
/// next to it is ignored, since it is the target of the last edit.
enum CustomClassScanner {
  private static let module = SoughtWord("customModule")
  private static let provider = Array("customModuleProvider".utf8)
  private static let target = Array("target".utf8)
  /// So many bytes behind a module its provider is looked for.
  private static let farthest = 256
  private static let comment = Array("<!--".utf8)
  private static let endOfComment = Array("-->".utf8)
  /// What the loading program gives, such as the owner: no class is looked up for it.
  private static let placeholders = ["<placeholder", "<customObject id=\"-"].map { Array($0.utf8) }
  private static let endOfElement = Array(">".utf8)

  /// Each module once, where it is named first.
  static func imports(in text: ByteText) -> [Import] {
    guard let last = text.lastOffset(of: module) else { return [] }
    var lines = LineCount(from: 0)
    var known: Set<String> = []
    var found: [Import] = []
    var offset = 0
    while offset <= last {
      if text[offset] == CodeByte.less, text.hasPrefix(comment, at: offset) {
        offset = text.end(of: endOfComment, from: offset + comment.count)
      } else if text[offset] == CodeByte.less,
        placeholders.contains(where: { text.hasPrefix($0, at: offset) })
      {
        offset = text.end(of: endOfElement, from: offset)
      } else if let value = value(of: module.bytes, in: text, at: offset) {
        let module = text.string(value)
        if !isInherited(in: text, from: value.upperBound), known.insert(module).inserted {
          let (line, column) = lines.position(of: value.lowerBound, in: text)
          found.append(Import(module, kind: .customClass, line: line, column: column))
        }
        offset = value.upperBound
      } else {
        offset += 1
      }
    }
    return found
  }

  /// Whether the rest of an element says that the class is one of the target's own.
  private static func isInherited(in text: ByteText, from start: Int) -> Bool {
    // The one attribute follows the other.
    let end = min(text.count, start + CustomClassScanner.farthest)
    var offset = start
    while offset < end, text[offset] != UInt8(ascii: ">") {
      if let value = value(of: provider, in: text, at: offset) {
        return value.count == target.count && text.hasPrefix(target, at: value.lowerBound)
      }
      offset += 1
    }
    return false
  }

  private static func value(of name: [UInt8], in text: ByteText, at offset: Int) -> Range<Int>? {
    guard text[offset] == name[0], text.hasPrefix(name, at: offset), offset > 0,
      CodeByte.isSpace(text[offset - 1]) || CodeByte.isBreak(text[offset - 1])
    else { return nil }
    let sign = text.skippingBlanks(from: offset + name.count)
    guard text[sign] == UInt8(ascii: "=") else { return nil }
    let quote = text.skippingBlanks(from: sign + 1)
    guard text[quote] == CodeByte.quote || text[quote] == CodeByte.apostrophe else { return nil }
    let end = text.endOfWord(from: quote + 1)
    guard end > quote + 1, text[end] == text[quote] else { return nil }
    return quote + 1..<end
  }
}
