/// The effect of a hypothetical change on builds, launches and metrics.
package struct Forecast: Sendable {
  /// A number before and after; nil if there is none.
  package typealias Figure = (
    owner: String, name: String, before: Int?, after: Int?, note: String?
  )

  /// The targets that are rebuilt or retested; sorted.
  package let rebuilt: [String]
  package let tests: Int
  /// The changed figures, the most important first.
  package let figures: [Figure]

  package init(rebuilt: [String], tests: Int, figures: [Figure]) {
    (self.rebuilt, self.tests, self.figures) = (rebuilt, tests, figures)
  }
}
