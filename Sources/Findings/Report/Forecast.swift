/// What an imagined change would do to builds, launches and metrics.
package struct Forecast: Hashable, Sendable {
  /// A number of something that becomes another one; nil where there is none.
  package struct Figure: Hashable, Sendable {
    /// The app, the module or the layer.
    package let owner: String
    package let name: String
    package let before: Int?
    package let after: Int?
    /// What the number means.
    package let note: String?

    package init(
      _ owner: String, _ name: String, _ before: Int?, _ after: Int?, note: String? = nil
    ) {
      (self.owner, self.name, self.before, self.after) = (owner, name, before, after)
      self.note = note
    }
  }

  /// The targets that are built again, or tested again; sorted.
  package let rebuilt: [String]
  /// How many of these are tests.
  package let tests: Int
  /// Those that are different then, the most important first.
  package let figures: [Figure]

  package init(rebuilt: [String], tests: Int, figures: [Figure]) {
    (self.rebuilt, self.tests, self.figures) = (rebuilt, tests, figures)
  }
}
