/// A report on its way to Markdown: what the formats in Markdown put together.
struct MarkdownReport {
  private let report: Report
  private let setting: ReportSetting
  private let rows: MarkdownRows
  private var page: MarkdownPage

  /// Begins with the verdict, and what kept the run from its job.
  init(_ report: Report, in setting: ReportSetting, limit: Int) {
    (self.report, self.setting) = (report, setting)
    rows = MarkdownRows(setting: setting)
    let sentence = "archlint: \(MarkdownText.escaped(report.sentence))"
    let counts = report.sawNothing ? "" : report.checkedWords
    page = MarkdownPage(
      "### \(sentence)\n" + (counts.isEmpty ? "" : "\n\(MarkdownText.escaped(counts)).\n"),
      ending: "\n\(sentence).\n", limit: limit)
    page.add("Problems", MarkdownRows.problemHeader, report.problems.map(rows.row))
  }

  var whole: String { page.whole }

  /// What is new, in groups with a table before them if it is much; what was known; what is fixed.
  mutating func addFindings() {
    let digest = GroupedFindings(of: report, setting.reading)
    let steps = digest.nextSteps(below: report).map(MarkdownText.escaped)
    if digest.hasTable {
      page.add("", MarkdownRows.header(of: digest.statistics), rows.rows(of: digest.statistics))
      page.add("\n" + steps.map { "- \($0)\n" }.joined())
    }
    if setting.reading.isStatistics { return }
    let sections = digest.sections
    let usual = report.comparison == nil ? "Findings" : "New"
    for (index, section) in sections.enumerated() {
      // Of findings without a heading each is the only one of its rule.
      let single = sections.count == 1 ? usual : "single findings: \(section.findings.count)"
      page.add(
        section.heading ?? single, MarkdownRows.findingHeader, section.findings.map(rows.row),
        inSight: index == 0 ? MarkdownPage.usuallyInSight : 0)
    }
    if !digest.hasTable { page.add(steps.map { "\n\($0)\n" }.joined()) }
    if digest.omitted > 0 { page.add("\n… and \(digest.omitted) more.\n") }
    if digest.unlistedInfos > 0 { page.add("\n\(digest.unlistedInfos.of("info")) not listed.\n") }
    add(known: digest.known)
    page.add("Fixed", "", report.fixed.map(rows.name(of:)))
  }

  private mutating func add(known: [ReportedFinding]) {
    guard !known.isEmpty else { return }
    if setting.reading.listsKnown {
      page.add(
        "Known before: \(known.count)", MarkdownRows.findingHeader, known.map(rows.row), inSight: 0)
    } else {
      page.add("\nKnown before: \(known.count.of("finding")).\n")
    }
  }

  mutating func addSuggestions() {
    page.add(
      "Suggested changes", "",
      report.findings.filter { $0.state != .unchanged }.compactMap(rows.suggestion), inSight: 3)
  }

  /// What the change can break: figures, and tests and owners folded away.
  mutating func addAffected() {
    guard let affected = report.affected else { return }
    page.add("\n\(MarkdownText.escaped(affected.sentence))\n")
    for (title, entries) in [("Tests to run", affected.tests), ("Owners", affected.owners)] {
      page.add(
        "\(title): \(entries.count)", "", entries.map { "- \(MarkdownText.escaped($0))\n" },
        inSight: 0)
    }
  }

  mutating func addExceptions() {
    page.add(
      "Exceptions: \(report.exceptions.count)", MarkdownRows.exceptionHeader,
      report.exceptions.map(rows.row), inSight: 0)
  }

  mutating func addChange() {
    page.add("Architecture", MarkdownRows.changeHeader, report.change.map(rows.rows) ?? [])
  }

  /// Keeps room for a drawing; one that takes more than half of all is not taken.
  mutating func reserve(_ drawing: String?) { page.reserve(drawing.map(block)) }

  /// The drawing and what it does not show of imports, or in its place what changed in a table.
  mutating func add(drawing: String?) {
    guard let drawing, page.addReserved(block(drawing)) else { return addChange() }
    let imports = report.change.map(rows.importRows) ?? []
    page.add("Changed imports: \(imports.count)", MarkdownRows.changeHeader, imports, inSight: 0)
  }

  private func block(_ drawing: String) -> String {
    "\n#### Architecture\n\n```mermaid\n\(drawing)```\n"
  }
}
