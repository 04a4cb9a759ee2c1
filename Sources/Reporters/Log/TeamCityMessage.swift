internal import Documents
internal import Findings

/// A line of a log that TeamCity obeys: a name and attributes.
struct TeamCityMessage {
  /// What TeamCity takes as one value.
  private static let longestValue = 4000

  private let name: String
  private let attributes: [(name: String, value: String)]

  init(_ name: String, _ attributes: [(name: String, value: String)]) {
    self.name = name
    self.attributes = attributes
  }

  /// The line, with a line break.
  var line: String {
    let list = attributes.map { " \($0.name)='\(TeamCityMessage.escaped($0.value))'" }.joined()
    return "##teamcity[\(name)\(list)]\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.withUnseenShown.utf16.prefix(longestValue) {
      switch Unicode.Scalar(unit) {
      case "|": result += "||"
      case "'": result += "|'"
      case "[": result += "|["
      case "]": result += "|]"
      case .some(let scalar) where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "|0x" + hexadecimal(unit)
      }
    }
    return result
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
