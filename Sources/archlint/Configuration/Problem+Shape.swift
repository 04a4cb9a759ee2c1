internal import Documents
internal import Modules
internal import Rules

extension Problem {
  static func mismatch(_ name: String, _ shape: Shape, _ node: Node) -> Problem {
    var help: String?
    if case .choice(let names, _) = shape, node.kind == .scalar {
      help = NearestName.of(node.text, among: names).map { "did you mean `\($0)`?" }
    }
    return Problem("`\(name)` must be \(shape.words)", at: Place(of: node), help: help)
  }

  static func unknown(_ key: Node, in name: String, _ names: [String]) -> Problem {
    Problem(
      "`\(name)` has no key `\(key.text)`", at: Place(of: key), help: help(key.text, names))
  }

  static func noSuch(_ noun: String, _ node: Node, _ names: [String]) -> Problem {
    Problem(
      "there is no \(noun) `\(node.text)`", at: Place(of: node), help: help(node.text, names))
  }

  /// The name that was probably meant, else all there are; only of rules are there too many.
  private static func help(_ word: String, _ names: [String]) -> String {
    if let name = NearestName.of(word, among: names) { return "did you mean `\(name)`?" }
    return names.count > mostListed
      ? "`archlint rules` lists them all"
      : "there are \(names.map { "`\($0)`" }.joined(separator: ", "))"
  }

  /// More names than this are no help.
  private static let mostListed = 20

  static func missing(_ keys: [String], in name: String, _ node: Node) -> Problem {
    let words = keys.map { "`\($0)`" }.joined(separator: " or ")
    let isWhole = name == node.document.source.name
    return Problem("\(isWhole ? "" : "an entry of ")`\(name)` needs \(words)", at: Place(of: node))
  }
}
