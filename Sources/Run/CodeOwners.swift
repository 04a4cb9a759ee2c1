/// The owners of files, by the `CODEOWNERS` file of code hosts.
///
/// The last matching line wins. On GitLab that is per section, whose owners are the default of its
/// lines; a path matches at any depth unless it begins with a slash, and `!` excludes.
struct CodeOwners: Sendable {
  static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  private struct Line: Sendable {
    let pattern: Pattern
    let section: String
    let owners: [String]
    var isExclusion = false
  }

  private let patterns: PathPatterns
  private let lines: [Line]

  init(_ text: String, isGitLab: Bool = false) {
    let rows = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let isGitLab = isGitLab || rows.contains { CodeOwners.isSection($0) }
    var (section, usual) = ("", [String]())
    var lines: [Line] = []
    for row in rows {
      let words = CodeOwners.words(of: String(row))
      guard let first = words.first else { continue }
      if CodeOwners.isSection(row) {
        let parts = row.split(separator: "]", maxSplits: 1)
        section = String(parts[0].drop { "^[".contains($0) }).lowercased()
        usual = parts.dropFirst().flatMap { $0.split(separator: " ") }.map(String.init)
          .filter { $0.contains("@") }
        continue
      }
      let isExclusion = isGitLab && first.hasPrefix("!")
      let path = isExclusion ? String(first.dropFirst()) : first
      let owners = words.count > 1 ? Array(words[1...]) : usual
      lines += (isGitLab ? CodeOwners.ofGitLab(path) : CodeOwners.ofGitHub(path)).map {
        Line(pattern: $0, section: section, owners: owners, isExclusion: isExclusion)
      }
    }
    patterns = PathPatterns(lines.map(\.pattern))
    self.lines = lines
  }

  /// The owners of a file, by its path in the repository, section by section.
  func owners(of path: String) -> [String] {
    let path = PathParts(path)
    let matching = patterns.positions(for: path).map { lines[$0] }
      .filter { $0.pattern.matches(path) }
    let excluded = Set(matching.filter(\.isExclusion).map(\.section))
    var owners: [String] = []
    for (index, line) in matching.enumerated() where !excluded.contains(line.section) {
      guard !matching[(index + 1)...].contains(where: { $0.section == line.section })
      else { continue }
      owners += line.owners.filter { !owners.contains($0) }
    }
    return owners
  }

  func owner(of path: String) -> String? {
    let owners = owners(of: path)
    return owners.isEmpty ? nil : owners.joined(separator: " ")
  }

  private static func isSection(_ row: Substring) -> Bool {
    row.hasPrefix("[") || row.hasPrefix("^[")
  }

  private static func words(of line: String) -> [String] {
    var words = [""]
    var rest = line[...]
    while let character = rest.popFirst() {
      if character.isWhitespace {
        words.append("")
      } else if character == "#", words.last == "" {
        break
      } else if let letter = character == "\\" ? rest.popFirst() : character {
        words[words.count - 1].append(letter)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// The pattern on GitHub: an inner slash anchors it at the top; a folder has its contents.
  private static func ofGitHub(_ path: String) -> [Pattern] {
    var path = path
    let isFolder = path.hasSuffix("/")
    if isFolder { path.removeLast() }
    let isAnchored = path.contains("/")
    if path.hasPrefix("/") { path.removeFirst() }
    // With a slash it doesn't match file names alone.
    let start = (isAnchored ? "./" : "**/") + path
    // A star at the end matches only the folder's own files.
    let below = path.hasSuffix("/*") ? [] : ["\(start)/**"]
    return ((isFolder ? [] : [start]) + below).map { Pattern($0) }
  }

  /// The pattern on GitLab: a path includes a folder's contents only if it ends with a slash.
  private static func ofGitLab(_ path: String) -> [Pattern] {
    let start = path.hasPrefix("/") ? ".\(path)" : "**/\(path)"
    return [Pattern(path.hasSuffix("/") ? "\(start)**" : start)]
  }
}
