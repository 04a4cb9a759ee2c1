/// A decision in writing that findings are accepted: an entry of the configuration, or a comment.
package struct Exception: Sendable {
  /// What an exception covers of its rule's findings.
  package enum Scope: Sendable {
    /// The findings whose ends match; what is left out matches everything.
    case ends(from: Selector?, to: Selector?)
    /// Findings about no other than these, such as cycles.
    case members(Selector)
    /// What a comment stands beside: findings that point at these lines.
    case lines(ClosedRange<Int>)
  }

  package let rule: String
  package let scope: Scope
  /// Why; nil if nobody says so.
  package let reason: String?
  package let owner: String?
  /// The last day on which it holds.
  package let expires: Day?
  /// How many findings it may cover.
  package let limit: Int?
  package let place: Place

  package init(
    rule: String, scope: Scope, reason: String?, owner: String? = nil, expires: Day? = nil,
    limit: Int? = nil, at place: Place
  ) {
    self.rule = rule
    self.scope = scope
    self.reason = reason
    self.owner = owner
    self.expires = expires
    self.limit = limit
    self.place = place
  }
}

extension Exception {
  /// What a comment in a spec accepts.
  package init(_ comment: CommentException) {
    self.init(
      rule: comment.rule, scope: .lines(comment.lines), reason: comment.reason, at: comment.place)
  }

  /// What it is about: `cycle finding among A, B`.
  package var wordsForFinding: String { "\(rule) finding" + words.dropFirst(rule.count) }

  /// The exception as messages name it, the same in every run: `cycle among A, B`.
  package var words: String {
    switch scope {
    case .ends(let from, let to):
      return rule + (from.map { " from \($0.text)" } ?? "") + (to.map { " to \($0.text)" } ?? "")
    case .members(let selector): return "\(rule) among \(selector.text)"
    case .lines: return "\(rule) in a comment"
    }
  }
}

/// An exception, and the findings that it covered.
package struct ExceptionUse: Sendable {
  package let exception: Exception
  package var findings: [Finding] = []

  package init(_ exception: Exception) { self.exception = exception }
}
