/// The condition of an `#if`, evaluated as far as its parts are known, otherwise undecided.
///
/// `ifdef X`, `ifndef X` and `defined X` of C are represented as `defined(X)`.
package struct BranchCondition {
  /// What a name means, with what is in parentheses behind it; nil if that is not known.
  package typealias Meaning = (_ name: String, _ argument: String?) -> Bool?

  private let bytes: [UInt8]
  private var offset = 0
  private let meaning: Meaning

  /// Whether the branch is compiled; nil if that depends on what is not known.
  package static func value(of text: String, _ meaning: Meaning) -> Bool? {
    withoutActuallyEscaping(meaning) { meaning in
      var condition = BranchCondition(bytes: Array(text.utf8), meaning: meaning)
      let value = condition.operands(depth: 0)
      return condition.offset == condition.bytes.count ? value : nil
    }
  }

  /// No condition that is understood is nested deeper.
  private static let deepest = 32

  /// Operands of `||`, each of which may be several of `&&`; one operand that decides is enough.
  private mutating func operands(ofAnd isAnd: Bool = false, depth: Int) -> Bool? {
    var values: [Bool?] = []
    repeat {
      values.append(isAnd ? one(depth: depth) : operands(ofAnd: true, depth: depth))
    } while skip(isAnd ? "&&" : "||")
    return values.contains(!isAnd) ? !isAnd : values.contains(nil) ? nil : isAnd
  }

  private mutating func one(depth: Int) -> Bool? {
    guard depth < BranchCondition.deepest else { return nil }
    if skip("!") { return one(depth: depth + 1).map { !$0 } }
    if skip("(") {
      let value = operands(depth: depth + 1)
      return skip(")") ? value : nil
    }
    if skip("…") { return nil }
    let name = word()
    guard !name.isEmpty else { return nil }
    let isAbsence = name.hasSuffix("ifndef")
    let isPresence = isAbsence || name.hasSuffix("ifdef") || name == "defined"
    var argument: String?
    if skip("(") {
      let start = offset
      while offset < bytes.count, bytes[offset] != CodeByte.close { offset += 1 }
      argument = String(decoding: bytes[start..<offset], as: UTF8.self)
      _ = skip(")")
    } else if isPresence {
      argument = word()
    }
    // A comparison says nothing that could be known here.
    guard skip("<") || skip(">") || skip("=") else {
      let value = meaning(isPresence ? "defined" : name, argument)
      return isAbsence ? value.map { !$0 } : value
    }
    while offset < bytes.count, !"|&)".utf8.contains(bytes[offset]) { offset += 1 }
    return nil
  }

  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, CodeByte.isOfWord(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Whether a sign is next, which is passed with the blanks around it.
  private mutating func skip(_ sign: StaticString) -> Bool {
    while offset < bytes.count, CodeByte.isSpace(bytes[offset]) { offset += 1 }
    let isNext = sign.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    guard isNext else { return false }
    offset += sign.utf8CodeUnitCount
    while offset < bytes.count, CodeByte.isSpace(bytes[offset]) { offset += 1 }
    return true
  }
}
