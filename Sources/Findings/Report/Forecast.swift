/// The effect of a hypothetical change on builds, launches and metrics.
package struct Forecast: Hashable, Sendable {
  /// A number before and after; nil if there is none.
  package struct Figure: Hashable, Sendable {
    package let owner: String
    package let name: String
    package let before: Int?
    package let after: Int?
    package let note: String?

    package init(
      _ owner: String, _ name: String, _ before: Int?, _ after: Int?, note: String? = nil
    ) {
      (self.owner, self.name, self.before, self.after) = (owner, name, before, after)
      self.note = note
    }
  }

  /// The targets that are rebuilt or retested; sorted.
  package let rebuilt: [String]
  package let tests: Int
  /// The changed figures, the most important first.
  package let figures: [Figure]

  package init(rebuilt: [String], tests: Int, figures: [Figure]) {
    (self.rebuilt, self.tests, self.figures) = (rebuilt, tests, figures)
  }
}
