internal import WordLists

/// The configuration for files without an owning target: `affected:`.
package struct FilePlacement: Sendable {
  /// The targets that a file affects by configuration.
  package struct Answer: Sendable {
    package var isNothing = false
    package var isEverything = false
    package var targets: Set<String> = []
  }

  private let nothing: [Pattern]
  private let everything: [Pattern]
  package let targets: [(name: String, patterns: [Pattern])]

  package init(
    nothing: [Pattern] = [], everything: [Pattern] = [],
    targets: [(name: String, patterns: [Pattern])] = []
  ) {
    self.nothing = nothing.map(\.forFiles)
    self.everything = everything.map(\.forFiles)
    self.targets = targets.map { ($0.name, $0.patterns.map(\.forFiles)) }
  }

  package func answer(for path: String) -> Answer {
    let parts = PathParts(path)
    func isOne(of patterns: [Pattern]) -> Bool { patterns.contains { $0.matches(parts) } }
    var answer = Answer()
    answer.isEverything = isOne(of: everything)
    answer.targets = Set(targets.filter { isOne(of: $0.patterns) }.map(\.name))
    answer.isNothing = !answer.isEverything && answer.targets.isEmpty && isOne(of: nothing)
    return answer
  }

  /// Files that affect no target unless one owns them, such as documents and files of CI services.
  package static let usual = FilePlacement(
    nothing: LibraryFiles.usualNothing.split(whereSeparator: \.isWhitespace)
      .map { Pattern(String($0)) })
}

extension Pattern {
  /// The pattern for paths; without a slash it matches file names in any folder.
  fileprivate var forFiles: Pattern {
    var pattern = Pattern(text.contains("/") ? text : "**/\(text)", at: place).orBelow
    pattern.exceptions = exceptions.map(\.forFiles)
    return pattern
  }
}
