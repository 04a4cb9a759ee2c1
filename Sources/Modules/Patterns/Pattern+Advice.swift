extension Pattern {
  /// Special characters of other tools' patterns.
  private static let foreign: Set<Character> = [
    "{", "}", "[", "]", "?", "^", "$", "\\", "|", "+",
  ]

  /// Help for a pattern that matches nothing: another case, the nearest name, or a manual fix.
  func help(among names: [String]) -> String {
    advice ?? nearest(among: names).map(NearestName.help(naming:))
      ?? "fix the pattern, or remove it"
  }

  /// The pattern with the nearest folder or name in place of the unmatched words.
  package func nearest(among names: [String]) -> String? {
    let word = text.hasPrefix("!") ? String(text.dropFirst()) : text
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let stem = parts.prefix { !$0.contains("*") }.joined(separator: "/")
    let rest = isPath ? parts.drop { !$0.contains("*") } : []
    let typed = stem.isEmpty ? word : stem
    guard let name = NearestName.of(typed, amongFew: names) ?? wildcard(word, among: names) else {
      return nil
    }
    return stem.isEmpty ? name : ([name] + rest).joined(separator: "/")
  }

  /// A pattern such as `*Featur` corrected by a name: `*Feature`.
  private func wildcard(_ word: String, among names: [String]) -> String? {
    guard !isPath, word.hasPrefix("*"), word.count > 3 else { return nil }
    let ends = Set(
      names.map { String($0.suffix(word.count)) } + names.map { String($0.suffix(word.count - 1)) })
    return NearestName.of(String(word.dropFirst()), amongFew: ends).map { "*" + $0 }
  }

  /// Help for a pattern in another tool's syntax, if recognizable.
  package var advice: String? {
    if text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false {
      return "remove the space at its end"
    }
    if text.contains(where: Pattern.foreign.contains) || text.contains(".*") {
      return "use only `*` and `**` in a pattern, and a list for several"
    }
    if text.hasPrefix("../") { return "write the path from the folder of `.archlint.yml`" }
    if text.hasPrefix("layer:") {
      return "write the name of the layer alone: `\(text.dropFirst(6))`"
    }
    return nil
  }
}

extension ModuleGraph {
  /// The names that patterns may match: of targets, and folders of specs and sources, sorted.
  package var patternNames: [String] {
    folderNames.union(targets.lazy.map(\.plainName)).sorted()
  }

  /// The folders of specs and sources, and those around them.
  var folderNames: Set<String> {
    Set(
      withFolders: specs.map(\.folder) + targets.lazy.flatMap { $0.sources.lazy.map(\.folder) })
  }
}
