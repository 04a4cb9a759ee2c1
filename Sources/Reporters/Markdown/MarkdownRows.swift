struct MarkdownRows {
  static let findingHeader = "| | rule | from → to | where | what |\n|---|---|---|---|---|\n"
  static let problemHeader = "| | where | what |\n|---|---|---|\n"
  static let exceptionHeader = "| covers | exception | where | because |\n|---|---|---|---|\n"
  static let changeHeader = "| what changed | |\n|---|---|\n"

  let setting: ReportSetting

  func row(_ finding: ReportedFinding) -> String {
    let words = [finding.message, finding.projectEntry?.text, finding.helpLine].compactMap { $0 }
    return line([
      finding.severity.rawValue, rule(of: finding), ends(of: finding), link(to: finding.place),
      words.map(MarkdownText.escaped).joined(separator: "<br>"),
    ])
  }

  /// The line that a proved fix puts in the place of another one; nil if it does anything else.
  func suggestion(for finding: ReportedFinding) -> String? {
    guard let fix = finding.fixes.first(where: \.isProved), let edit = fix.edits.first,
      fix.edits.count == 1, edit.place.endLine == edit.place.line + 1, edit.text.last == "\n"
    else { return nil }
    let line = String(edit.text.dropLast())
    guard !line.contains("```"), line.escapingInvisibles == line else { return nil }
    return
      "\n\(link(to: edit.place)): \(MarkdownText.escaped(fix.words)) (\(rule(of: finding)))\n\n"
      + "```suggestion\n\(edit.text)```\n"
  }

  /// An entry of a list: only the name of a finding, because its place may be gone.
  func name(of finding: ReportedFinding) -> String {
    "- \(rule(of: finding)): \(ends(of: finding))\n"
  }

  private func rule(of finding: ReportedFinding) -> String {
    finding.rules.map { rule in
      let words = MarkdownText.escaped(rule)
      return setting.ruleAddress(rule).map { "[\(words)](\($0))" } ?? words
    }.joined(separator: ", ")
  }

  private func ends(of finding: ReportedFinding) -> String {
    // An end may be the mistake, in the words of the message.
    finding.ends.filter { $0 != finding.message }.map(MarkdownText.escaped)
      .joined(separator: " → ")
  }

  static func header(of table: Statistics) -> String {
    let header = table.header
    return "| \(header.title) | \(header.count) | \(header.heaps) |\n|---|--:|---|\n"
  }

  func rows(of table: Statistics) -> [String] {
    table.rows.map { row in
      line([
        MarkdownText.escaped(row.title), "\(row.count)",
        row.heaps.map(MarkdownText.escaped).joined(separator: ", "),
      ])
    }
  }

  func row(_ problem: Problem) -> String {
    line([
      problem.severity.rawValue, problem.place.map(link) ?? "",
      MarkdownText.escaped(problem.message),
    ])
  }

  func row(_ exception: Report.UsedException) -> String {
    let most = exception.limit.map { " (max \($0))" } ?? ""
    let reason = [exception.reason, exception.owner, exception.expires.map { "until \($0)" }]
    return line([
      "\(exception.findings)\(most)", MarkdownText.escaped(exception.words),
      link(to: exception.place),
      reason.compactMap { $0 }.map(MarkdownText.escaped).joined(separator: "<br>"),
    ])
  }

  func rows(of change: ArchitectureChange) -> [String] {
    let name = MarkdownText.escaped
    let layers = change.layers.map {
      let layers = [$0.before, $0.after].map { $0.map(name) ?? "no layer" }
      return line(["layer changed", "\(name($0.target)): \(layers[0]) → \(layers[1])"])
    }
    return change.addedTargets.map { line(["target added", name($0)]) }
      + change.removedTargets.map { line(["target removed", name($0)]) } + layers
      + rows("link added", change.addedLinks) + rows("link removed", change.removedLinks)
      + importRows(of: change)
  }

  func importRows(of change: ArchitectureChange) -> [String] {
    rows("import added", change.addedImports) + rows("import removed", change.removedImports)
  }

  private func rows(_ words: String, _ all: [ArchitectureChange.Ends]) -> [String] {
    let name = MarkdownText.escaped
    return all.map { line([words, "\(name($0.from)) → \(name($0.to))"]) }
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  /// The place, and an address for it where the repository can be browsed.
  private func link(to place: Place) -> String {
    let path = setting.path(place.file)
    let words = MarkdownText.escaped(setting.shownLine(of: place))
    guard let address = setting.address, !path.hasPrefix("../") else { return words }
    return "[\(words)](\(address)\(path.asURIPath)#L\(place.line))"
  }
}
