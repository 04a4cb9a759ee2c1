/// A documented decision to accept findings: an entry of the configuration, or a comment.
package struct Exception: Sendable {
  /// What an exception covers of its rule's findings.
  package enum Scope: Sendable {
    /// The findings whose ends match; a nil end matches everything.
    case ends(from: Selector?, to: Selector?)
    /// Findings about no other targets than these, such as cycles.
    case members(Selector)
    /// The lines that a comment covers: findings that point at them.
    case lines(ClosedRange<Int>)
  }

  package let rule: String
  package let scope: Scope
  package let reason: String?
  package let owner: String?
  package let expires: Day?
  package let limit: Int?
  package let place: Place

  package init(
    rule: String, scope: Scope, reason: String?, owner: String? = nil, expires: Day? = nil,
    limit: Int? = nil, at place: Place
  ) {
    (self.rule, self.scope, self.reason) = (rule, scope, reason)
    (self.owner, self.expires, self.limit) = (owner, expires, limit)
    self.place = place
  }
}

extension Exception {
  /// What a comment in a spec accepts.
  package init(_ comment: CommentException) {
    self.init(
      rule: comment.rule, scope: .lines(comment.lines), reason: comment.reason, at: comment.place)
  }

  /// The ends of links, or the members; nil for any.
  package var selectors: [Selector?] {
    switch scope {
    case .ends(let from, let to): [from, to]
    case .members(let members): [members]
    case .lines: []
    }
  }

  package var isComment: Bool { if case .lines = scope { true } else { false } }

  package func covers(_ other: Place) -> Bool {
    guard case .lines(let lines) = scope else { return false }
    return place.file == other.file && lines.contains(other.line)
  }

  /// The exception as messages name it, the same in every run: `cycle among A, B`.
  package var words: String { rule + wordsForScope }

  package var wordsForScope: String {
    switch scope {
    case .ends(let from, let to):
      (from.map { " from \($0.text)" } ?? "") + (to.map { " to \($0.text)" } ?? "")
    case .members(let selector): " among \(selector.text)"
    case .lines: " in a comment"
    }
  }
}

package struct ExceptionUse: Sendable {
  package let exception: Exception
  package var findings: [Finding] = []
  /// The rule of a finding that it would cover, if it covers nothing.
  package var otherRule: String?

  package init(_ exception: Exception) { self.exception = exception }
}
