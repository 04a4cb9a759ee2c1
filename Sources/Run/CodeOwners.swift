/// Who looks after which files, as `CODEOWNERS` says to the code hosts.
///
/// The last line that matches counts, as it does there; a section of GitLab names the owners of
/// lines that name none.
struct CodeOwners: Sendable {
  /// Where code hosts look for it, from the top of the repository.
  static let places = ["CODEOWNERS", ".github/CODEOWNERS", ".gitlab/CODEOWNERS", "docs/CODEOWNERS"]

  private let patterns: PathPatterns
  private let lines: [(pattern: Pattern, owner: String?)]

  init(_ text: String) {
    var usual: [Substring] = []
    var lines: [(pattern: Pattern, owner: String?)] = []
    for line in text.split(whereSeparator: \.isNewline).map({ $0.drop(while: \.isWhitespace) }) {
      let words = CodeOwners.words(of: String(line))
      guard let first = words.first else { continue }
      if first.hasPrefix("[") || first.hasPrefix("^[") {
        let rest = line.split(separator: "]", maxSplits: 1).dropFirst().first ?? ""
        usual = rest.split(separator: " ").filter { $0.contains("@") }
      } else {
        let owners = words.count > 1 ? words[1...].map { Substring($0) } : usual
        let owner = owners.isEmpty ? nil : owners.joined(separator: " ")
        lines += CodeOwners.patterns(for: first).map { ($0, owner) }
      }
    }
    patterns = PathPatterns(lines.map(\.pattern))
    self.lines = lines
  }

  /// The owners of a file, by its path from the top of the repository; nil if it has none.
  func owner(of path: String) -> String? {
    let path = PathParts(path)
    return patterns.positions(for: path).last { lines[$0].pattern.matches(path) }
      .flatMap { lines[$0].owner }
  }

  /// The words of a line, up to a comment; a backslash keeps a blank in a path.
  private static func words(of line: String) -> [String] {
    var words = [""]
    var isEscaped = false
    for character in line {
      if isEscaped {
        words[words.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character.isWhitespace {
        words.append("")
      } else if character == "#", words.last == "" {
        break
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// A path with a slash in it begins at the top, any other one anywhere; a folder stands for all
  /// that lies in it.
  private static func patterns(for path: String) -> [Pattern] {
    var path = path
    let isFolder = path.hasSuffix("/")
    if isFolder { path.removeLast() }
    let isAnchored = path.contains("/")
    if path.hasPrefix("/") { path.removeFirst() }
    // With a slash it is no pattern for names.
    let start = (isAnchored ? "./" : "**/") + path
    // A star at the end is every file of the folder, and none below it.
    let below = path.hasSuffix("/*") ? [] : ["\(start)/**"]
    return ((isFolder ? [] : [start]) + below).map { Pattern($0) }
  }
}
