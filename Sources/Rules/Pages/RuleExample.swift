/// Some files of a project, as a page of a rule shows them.
///
///     # domain/ISSCosmonaut/project.yml
///     name: ISSCosmonaut
///     …
///     # .archlint.yml
///     …
///
/// A comment that is nothing but the path of a YAML file begins that file.
package struct RuleExample: Sendable, ExpressibleByStringLiteral {
  /// As it is shown.
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  /// The texts of the files, by path.
  package var files: [String: String] {
    var files: [String: String] = [:]
    var path = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = RuleExample.path(in: line) {
        path = name
      } else {
        files[path, default: ""] += line + "\n"
      }
    }
    return files
  }

  private static func path(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard words.count == 2, words[0] == "#", words[1].hasSuffix(".yml") else { return nil }
    return String(words[1])
  }
}
