/// Display options of a report: grouping, length and width.
///
/// Only human-readable formats use them; machine-readable ones are always complete.
package struct DisplayOptions: Sendable {
  /// The key that findings are grouped by.
  package enum Grouping: String, CaseIterable, Sendable {
    case rule, module, layer, owner
  }

  /// What a terminal has at least; running text in files is as wide.
  package static let usualColumns = 80
  /// So few findings are read one by one, without headings and without a table.
  package static let mostWithoutTable = 10

  /// With more findings than this, each is one line by default.
  package static let mostInFull = 30

  /// The default limit of a human-readable list.
  package static let mostListed = 10_000

  /// The groups that were asked for; nil for rules, with headings only where there are many.
  package var grouping: Grouping?
  package var limit: Int?
  /// Whether only the table is wanted.
  package var isStatistics = false
  /// Whether findings that were there before are listed, and not only counted.
  package var listsKnown = false
  /// Whether each finding is shown with source line, help and infos.
  package var isFull = false
  /// How many columns a line of running text may take.
  package var columns = DisplayOptions.usualColumns
  /// Whether it is read in a log, where the table comes first.
  package var isLog = false
  /// How many lines of so many columns a report of many findings may take.
  package var lines: Int?

  package init() {}

  package func isOverview(of report: Report) -> Bool {
    let fresh = report.findings.filter { $0.state != .unchanged }
    let severe = fresh.count { $0.severity > .info }
    let count = severe > 0 ? severe : fresh.count
    return !isFull && min(count, limit ?? count) > DisplayOptions.mostInFull
  }
}
