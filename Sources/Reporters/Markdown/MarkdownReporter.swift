/// The report as Markdown: the verdict, new findings in groups, the rest folded.
package struct MarkdownReporter: Reporter {
  package let format = "markdown"
  package let paths = PathBase.repository

  /// What GitHub takes as one comment, in bytes.
  private static let usualLimit = 65_535

  private let limit: Int

  /// Writes at most so many bytes.
  package init(limit: Int? = nil) { self.limit = limit ?? MarkdownReporter.usualLimit }

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var text = MarkdownReport(report, in: setting, limit: limit)
    text.addFindings()
    text.addExceptions()
    text.addChange()
    return Array(text.whole.utf8)
  }
}

/// The report as a single comment of a pull request, regenerated after each push: a marker to find
/// it by, the verdict, what is new and what is fixed, and a diagram of the change.
struct CommentReporter: Reporter {
  let format = "comment"
  let paths = PathBase.repository
  let parts: Set<ReportPart> = [.drawing, .edits, .offers]

  /// Less than any code host takes, in bytes.
  private static let limit = 60_000
  /// What the comment begins with, so that the next run finds it.
  private static let sign = "<!-- archlint -->\n"

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let room = CommentReporter.limit - CommentReporter.sign.utf8.count
    var text = MarkdownReport(report, in: setting, limit: room)
    // The drawing is taken whole or not at all, so its room is asked for first.
    text.reserve(report.drawing)
    text.addFindings()
    text.addSuggestions()
    text.addAffected()
    text.add(drawing: report.drawing)
    return Array((CommentReporter.sign + text.whole).utf8)
  }
}
