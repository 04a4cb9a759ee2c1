import Foundation

/// A string in the sources from which a message is made.
struct MessageTemplate {
  /// The string as it is written, without its quotes.
  let literal: String

  /// The arguments of `Diagnostic(`, `unsupported(`, `warn(` and `warning(` in a folder's files.
  static func all(below folder: URL) throws -> [MessageTemplate] {
    let call =
      /(?:Diagnostic|unsupported|warn|warning)\(\s*(?<first>"(?:[^"\\]|\\.)*")(?<more>(?:\s*\+\s*"(?:[^"\\]|\\.)*")*)/
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).sorted().filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return text.matches(of: call).map { MessageTemplate(joining: $0.first + $0.more) }
    }.filter { $0.literal != #"unsupported YAML feature: \(feature)"# }
  }

  /// Joins strings with a plus between them.
  private init(joining strings: some StringProtocol) {
    literal = String(strings).split(separator: /"\s*\+\s*"/).joined().trimmingCharacters(
      in: CharacterSet(charactersIn: "\""))
  }

  /// Whether a message matches, with any values filled in.
  func fits(_ message: String) -> Bool {
    let unescaped = literal.replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "\0")
      .replacing(#"\""#, with: "\"").replacing(#"\\"#, with: #"\"#)
    let pattern = unescaped.split(separator: "\0", omittingEmptySubsequences: false)
      .map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".*")
    let plain = message.replacing("unsupported YAML feature: ", with: "", maxReplacements: 1)
    return plain.range(of: "^\(pattern)$", options: .regularExpression) != nil
  }
}
