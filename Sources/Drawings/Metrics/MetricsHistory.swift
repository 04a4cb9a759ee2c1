/// The metrics of the whole at some commits, the oldest first.
package struct MetricsHistory: Sendable {
  /// A commit, its day as `2026-11-22`, and what was counted there.
  package typealias Entry = (commit: String, day: String, values: [Figure: Int])

  package let entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  package static let figures = Figure.ofParts + [.findings, .unread]

  /// A line of JSON for each commit.
  package var lines: String {
    entries.map { entry in
      // Neither names of commits nor days have a letter that JSON would write otherwise.
      let figures = MetricsHistory.figures.map { figure in
        ",\"\(figure.rawValue)\":\(entry.values[figure].map(String.init) ?? "null")"
      }
      return "{\"commit\":\"\(entry.commit)\",\"day\":\"\(entry.day)\"\(figures.joined())}\n"
    }.joined()
  }
}
