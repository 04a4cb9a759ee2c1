/// What follows the word `import`, and where the path begins and ends.
typealias ImportStatement = (
  module: String, path: String, kind: Import.Kind, start: Int, end: Int
)

extension ByteText {
  /// What an `import` that ends here names; nil if it is a label, a parameter, or damaged.
  func importStatement(from end: Int) -> ImportStatement? {
    guard end < count, let first = nameBehindTrivia(from: end) else { return nil }
    var name = first
    var kind = Import.Kind.module
    if let declared = declarationKind(first) {
      guard let second = nameBehindTrivia(from: first.upperBound) else { return nil }
      (name, kind) = (second, declared)
    }
    if declarationKind(name) != nil || equals(name, SwiftScanner.word.bytes) { return nil }
    var parts = [name]
    while let next = part(behind: parts[parts.count - 1].upperBound) { parts.append(next) }
    let last = parts[parts.count - 1].upperBound
    switch self[skippingTriviaOfLine(from: last)] {
    // Only an argument label or a parameter of that name has these behind it.
    case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="), CodeByte.open, CodeByte.close:
      return nil
    default: break
    }
    let module = string(unescaped(name))
    let path =
      parts.count == 1 ? module : parts.map { string(unescaped($0)) }.joined(separator: ".")
    return (module, path, kind, name.lowerBound, last)
  }

  /// The next part of a path: behind a point, in the same line.
  private func part(behind end: Int) -> Range<Int>? {
    let point = skippingBlanks(from: end)
    guard self[point] == CodeByte.point else { return nil }
    return name(at: skippingBlanks(from: point + 1))
  }

  private func nameBehindTrivia(from offset: Int) -> Range<Int>? {
    name(at: skippingTrivia(from: offset))
  }

  /// The kind of declaration that a word stands for; those words are no names.
  private func declarationKind(_ word: Range<Int>) -> Import.Kind? {
    // The longest of these words has nine letters.
    guard word.count <= 9, let kind = Import.Kind(rawValue: string(word)) else { return nil }
    switch kind {
    case .module, .header, .customClass: return nil
    default: return kind
    }
  }

  private func name(at offset: Int) -> Range<Int>? {
    if self[offset] == CodeByte.backtick {
      return endOfEscapedName(at: offset).map { offset..<$0 }
    }
    guard CodeByte.isLetter(self[offset]), !isNoBreakSpace(at: offset) else { return nil }
    return offset..<endOfWord(from: offset)
  }

  private func unescaped(_ name: Range<Int>) -> Range<Int> {
    self[name.lowerBound] == CodeByte.backtick ? name.dropFirst().dropLast() : name
  }
}
