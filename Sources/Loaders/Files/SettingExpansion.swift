/// Expands `$(NAME)` and `${NAME}` in a build setting, inner ones first, with operators.
package struct SettingExpansion {
  package let lookUp: (String) -> String?
  /// Whether this many more bytes may be inserted.
  private let mayMake: (Int) -> Bool
  /// The remaining depth and number of expansions, since variables may be circular.
  private var depth = 16
  private var lookUps = 256

  static let longestText = 1 << 16
  /// The cost of a lookup, in inserted bytes.
  private static let effort = 128
  private static let longestVariable = 1 << 12
  private static let brackets = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// A shared limit of inserted bytes.
  package final class Share {
    private var left: Int

    package init(_ left: Int) { self.left = left }
    package var isSpent: Bool { left <= 0 }
    func add(_ count: Int) { left += count }

    package func mayMake(_ count: Int) -> Bool {
      left -= min(count, max(left, 0))
      return left > 0
    }
  }

  package static func expand(
    _ text: String, while mayMake: @escaping (Int) -> Bool = { _ in true },
    _ lookUp: @escaping (String) -> String?
  ) -> String {
    guard text.has(UInt8(ascii: "$")), text.utf8.count < longestText else { return text }
    var expansion = SettingExpansion(lookUp: lookUp, mayMake: mayMake)
    return expansion.expand(text)
  }

  private mutating func expand(_ text: String) -> String {
    var result: [UInt8] = []
    var open: [(start: Int, closing: UInt8)] = []
    var isAfterDollar = false
    for byte in text.utf8 {
      if isAfterDollar, let closing = SettingExpansion.brackets[byte] {
        open.append((result.count - 1, closing))
      } else if let last = open.last, byte == last.closing {
        open.removeLast()
        if let value = value(of: result[(last.start + 2)...]) {
          result.removeSubrange(last.start...)
          result += value.utf8
          isAfterDollar = false
          guard result.count < SettingExpansion.longestText else { return text }
          continue
        }
      }
      result.append(byte)
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of the text between the brackets: a name, then operators after colons.
  private mutating func value(of variable: ArraySlice<UInt8>) -> String? {
    guard depth > 0, lookUps > 0, variable.count < SettingExpansion.longestVariable,
      mayMake(SettingExpansion.effort + variable.count)
    else { return nil }
    let parts = String(decoding: variable, as: UTF8.self)
      .split(separator: ":", omittingEmptySubsequences: false)
    depth -= 1
    lookUps -= 1
    defer { depth += 1 }
    var value = lookUp(String(parts[0])).map { expand($0) }
    guard mayMake(value?.utf8.count ?? 0) else { return nil }
    for part in parts.dropFirst() {
      value = SettingExpansion.apply(part, to: value)
    }
    return value
  }

  private static func apply(_ name: Substring, to value: String?) -> String? {
    switch name {
    case "c99extidentifier", "identifier": value.map(identifier)
    case "lower": value?.lowercased()
    case "upper": value?.uppercased()
    case let other where other.hasPrefix("default="):
      value.flatMap { $0.isEmpty ? nil : $0 } ?? String(other.dropFirst("default=".count))
    default: value
    }
  }

  /// Makes a string an identifier: other characters, and a leading digit, become `_`.
  package static func identifier(_ text: String) -> String {
    guard !isPlainIdentifier(text) else { return text }
    let characters = text.enumerated().map { index, character -> Character in
      let isNumber = character.isNumber
      return character == "_" || character.isLetter || isNumber && index > 0 ? character : "_"
    }
    return String(characters)
  }
  private static func isPlainIdentifier(_ text: String) -> Bool {
    var isFirst = true
    return text.utf8.allSatisfy { byte in
      defer { isFirst = false }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        return true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return !isFirst
      default: return false
      }
    }
  }
}
