internal import WordLists

extension Architecture {
  /// Patterns and tags that match nothing: each is probably a typo.
  ///
  /// If specs are missing, a pattern may be meant for them.
  package func problems(isComplete: Bool) -> [Problem] {
    let patterns = isComplete ? unmatchedPatterns : []
    let names = patterns.isEmpty ? [] : graph.patternNames
    let advised = patterns.prefix(Architecture.mostAdvised)
    let targets = Set(graph.targetIDs.map { graph[$0].name })
    let unusable = graph.notices.filter { $0.kind == .unusableTag }.map(Problem.init)
    // Each tag once, however many targets of their spec have it, or get it from a template.
    let tags = (unknownTags.map { problem(of: $0, targets: targets) } + unusable)
      .uniqued(by: \.self)
    return advised.map { Problem(unmatched: $0, among: names) }
      + patterns.dropFirst(advised.count).map { Problem(unmatched: $0) }
      + (isComplete ? layerProblems : []) + tags
  }

  /// Only this many get a nearest name, because each pattern is compared with all names.
  private static let mostAdvised = 100

  private func problem(of tag: UnknownTag, targets: Set<String>) -> Problem {
    let (what, names) =
      switch tag.key {
      case .layer: ("layer", layers.map(\.name))
      case .role: ("role", Role.allCases.map(\.rawValue))
      case .of: ("target", Array(targets))
      }
    let name = tag.word.text
    // Listing all names for each of many tags would give thousands.
    let isListed = tag.key != .of && NearestName.areFew(names)
    let all = isListed ? "expected one of: \(names.joined(separator: ", "))" : nil
    return Problem(
      "unknown \(what) `\(name)`", at: tag.word.place, severity: .warning,
      help: NearestName.help(for: name, amongFew: names) ?? all)
  }
}

extension Problem {
  /// A pattern with a typo, or for something that was removed.
  package init(unmatched pattern: Pattern, among names: [String] = [], of rule: String? = nil) {
    self.init(
      "pattern `\(pattern.text)`\(rule.map { " of \($0)" } ?? "") matches nothing",
      at: pattern.place,
      severity: .warning, help: pattern.help(among: names))
  }

  /// What loading reported, as a problem of its own; rules add detail to some of these.
  package init(_ notice: Notice) {
    let text = Problem.words[notice.kind.rawValue] ?? Problem.words["any"] ?? "%"
    let parts = text.split(separator: " / ").map { String($0).replacing("%", with: notice.subject) }
    let suggested = notice.suggestion.map { suggestion in
      notice.kind == .replacedKey ? "`\(suggestion)` applies" : NearestName.help(naming: suggestion)
    }
    self.init(
      parts[0], at: notice.place, severity: .warning,
      help: suggested ?? parts.dropFirst().first, notes: notice.notes)
  }

  private static let words = Dictionary(LibraryFiles.notices) { $1 }
}
