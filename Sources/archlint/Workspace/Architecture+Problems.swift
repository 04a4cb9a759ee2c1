internal import Modules

extension Architecture {
  /// Patterns and tags that mean nothing, and what XcodeGen ignores: there is probably a slip
  /// in each of them.
  ///
  /// Where specs are missing, a pattern may well be meant for those.
  func problems(isComplete: Bool) -> [Problem] {
    let patterns = isComplete ? unmatchedPatterns : []
    return patterns.map {
      Problem("the pattern `\($0.text)` matches nothing", at: $0.place, severity: .warning)
    } + notices.map(problem) + ignored
  }

  /// What is ignored in specs, once, however many targets get it from a template.
  private var ignored: [Problem] {
    var known: Set<Problem> = []
    return graph.notices.compactMap(Problem.init(unjudged:)).filter { known.insert($0).inserted }
  }

  private func problem(of tag: Notice) -> Problem {
    let isLayer = tag.subject.hasPrefix("layer")
    let known = isLayer ? layers.map(\.name) : Role.allCases.map(\.rawValue)
    let name = String(tag.subject.split(separator: " ").last ?? "")
    return Problem(
      "there is no \(isLayer ? "layer" : "role") `\(name)`", at: tag.place, severity: .warning,
      help: NearestName.of(name, among: known).map { "did you mean `\($0)`?" }
        ?? "there are \(known.map { "`\($0)`" }.joined(separator: ", "))")
  }
}
