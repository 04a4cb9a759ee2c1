/// A report as text, for a terminal or for a log that folds it.
///
/// New findings come in groups, the most severe first. Known and fixed findings are only counted or
/// named. A long report ends with a table and the next steps; the last line is the verdict.
struct ReportText {
  /// Of findings that are fixed, so many are named where there is little room.
  private static let mostFixed = 5
  /// Where there is little room, so many of each group come before more of the first.
  private static let fewOfAGroup = 3

  let setting: ReportSetting
  /// Whether it is a line for each finding, and not the report in full.
  var isShort = false
  private var reading: DisplayOptions { setting.reading }

  func text(of report: Report) -> String {
    var digest = GroupedFindings(of: report, reading)
    var ending = self.ending(of: report, digest)
    if let lines = reading.lines, reading.limit == nil, !reading.isStatistics {
      let room = lines - ending.reduce(0) { $0 + height(of: $1) + 1 }
      digest.keep(counts(of: digest, fitting: room))
    }
    // A log is read from its top.
    let head = reading.isLog && isShort && digest.hasTable ? [table(of: digest)] : []
    ending.removeAll(where: head.contains)
    let sections = head + digest.sections.map(text) + [rest(of: digest)] + ending
    return BuildLog.disarmed(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// Everything behind the findings.
  private func ending(of report: Report, _ digest: GroupedFindings) -> [String] {
    let steps = setting.isQuiet ? "" : digest.nextStepsText(below: report)
    let lists =
      reading.isStatistics
      ? []
      : [known(digest.known), fixed(report.fixed)]
        + ForecastText.sections(of: report, setting.style)
        + [explanations(of: report), exceptions(of: report)]
    return (lists + [table(of: digest), steps, setting.closing(report, in: setting.style)]).filter {
      !$0.isEmpty
    }
  }

  private func table(of digest: GroupedFindings) -> String {
    digest.hasTable ? StatisticsText(setting: setting).text(of: digest.statistics) : ""
  }

  private func text(of section: GroupedFindings.Section) -> String {
    let text = FindingText(setting: setting)
    var lines = section.heading.map { heading($0) + (isShort ? "\n" : "\n\n") } ?? ""
    for (index, finding) in section.findings.enumerated() {
      if index > 0, !isShort { lines += "\n" }
      lines += isShort ? text.short(finding) : text.block(finding)
    }
    return lines
  }

  private func heading(_ words: String) -> String {
    setting.style.paint(words.escapingInvisibles, .strong)
  }

  /// How many findings are not listed, and how to see more.
  private func rest(of digest: GroupedFindings) -> String {
    guard !reading.isStatistics else { return "" }
    let isOverview = reading.lines != nil && reading.limit == nil
    let infos = digest.unlistedInfos
    let counted = infos > 0 ? "\(infos.of("info")) not listed; `--full` lists infos too\n" : ""
    guard digest.omitted > 0 else {
      return (isOverview ? "`--full` shows each finding with its line and help\n" : "") + counted
    }
    let all = digest.listable
    let way =
      reading.limit != nil
      ? "`--limit` hides them"
      : isOverview && all <= DisplayOptions.mostListed
        ? "`--full` shows all" : "`--limit \(all)` lists all"
    return "… and \(digest.omitted) more: \(way)\n" + counted
  }

  private func known(_ findings: [ReportedFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    guard reading.listsKnown else {
      return "Known before: \(findings.count.of("finding")); `--known` lists them\n"
    }
    let lines = findings.map(FindingText(setting: setting).short)
    return heading("Known before: \(findings.count)") + "\n" + lines.joined()
  }

  private func fixed(_ findings: [ReportedFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let most = reading.lines == nil ? findings.count : ReportText.mostFixed
    let hidden = findings.count - most
    let more = hidden > 0 ? "  … and \(hidden) more\n" : ""
    let lines = findings.prefix(most).map { "  " + FindingText(setting: setting).name($0) }
    return heading("Fixed: \(findings.count)") + "\n" + lines.joined() + more
  }

  /// What the layers are known by.
  private func explanations(of report: Report) -> String {
    guard setting.isVerbose, !report.explanations.isEmpty else { return "" }
    return heading("Explanation") + "\n"
      + report.explanations.map { $0.escapingInvisibles + "\n" }.joined()
  }

  private func exceptions(of report: Report) -> String {
    guard setting.isVerbose, !report.exceptions.isEmpty else { return "" }
    return heading("Exceptions: \(report.exceptions.count)") + "\n"
      + report.exceptions.map(line).joined()
  }

  /// What an exception suppresses, such as `.archlint.yml:9: 2 findings (max 3): same-layer-link from
  /// A; old screen (@crew, until 2027-03-31)`.
  private func line(of exception: Report.UsedException) -> String {
    let limit = exception.limit.map { " (max \($0))" } ?? ""
    let reason = exception.reason.map { "; \($0)" } ?? ""
    let terms = [exception.owner, exception.expires.map { "until \($0)" }].compactMap { $0 }
    let line =
      "\(setting.shownLine(of: exception.place)): \(exception.findings.of("finding"))\(limit): "
      + exception.words + reason + (terms.isEmpty ? "" : " (\(terms.joined(separator: ", ")))")
    return line.escapingInvisibles + "\n"
  }
}

// How much fits on the screens that a report may take.
extension ReportText {
  /// The number of findings that fit for each group: a few of each, then the most severe.
  private func counts(of digest: GroupedFindings, fitting room: Int) -> [Int] {
    let text = FindingText(setting: changed(setting) { $0.style = .plain })
    let heights = digest.groups.map { group in
      // Each takes a line at least.
      group.findings.prefix(group.listable).prefix(max(0, room)).map {
        height(of: isShort ? text.short($0) : text.block($0) + "\n")
      }
    }
    // A line and a gap are kept for the count of those left out.
    var room = room - 2
    var counts = digest.groups.map { _ in 0 }
    for most in [ReportText.fewOfAGroup, .max] {
      for (index, heights) in heights.enumerated() {
        while counts[index] < min(most, heights.count) {
          // Each group has a heading and a gap.
          let needed = heights[counts[index]] + (counts[index] == 0 ? 2 : 0)
          guard needed <= room else { return counts }
          room -= needed
          counts[index] += 1
        }
      }
    }
    return counts
  }

  /// The number of screen lines of the text without colors, counting wrapped ones.
  private func height(of text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reduce(0) {
      $0 + max(1, (String($1).displayWidth + reading.columns - 1) / reading.columns)
    }
  }
}
