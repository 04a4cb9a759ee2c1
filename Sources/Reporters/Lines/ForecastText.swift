/// The effect of a hypothetical change on links, builds, launches and metrics, as text.
enum ForecastText {
  /// So many lines of a kind are shown.
  private static let most = 12

  /// Headings with lines below them, or nothing; none if nothing is imagined.
  static func sections(of report: Report, _ style: Style) -> [String] {
    guard let forecast = report.forecast else { return [] }
    func section(_ words: String, _ lines: [String]) -> String {
      let shown = lines.prefix(most).map { "  \($0.escapingInvisibles)\n" }.joined()
      let rest = lines.count - most
      return style.paint(words, .strong) + "\n" + shown
        + (rest > 0 ? "  … and \(rest) more; `--format json` lists them\n" : "")
    }
    let changes = lines(of: report.change ?? ArchitectureChange())
    let (count, tests) = (forecast.rebuilt.count, forecast.tests)
    let builds =
      count == 0
      ? "Builds affected: none"
      : "Builds affected: \(count.of("target")), \(tests) of them tests"
    return [
      changes.isEmpty ? "" : section("Architecture: \(changes.count.of("change"))", changes),
      section(builds, count == 0 ? [] : [forecast.rebuilt.listed(upTo: most)]),
      forecast.figures.isEmpty ? "" : section("Figures", forecast.figures.map(words)),
    ]
  }

  private static func lines(of change: ArchitectureChange) -> [String] {
    let layers = change.layers.map {
      "\($0.target): \($0.before ?? "no layer") → \($0.after ?? "no layer")"
    }
    let arrow = { (sign: String, ends: ArchitectureChange.Ends) in
      "\(sign) \(ends.from) → \(ends.to)"
    }
    return change.addedTargets.map { "+ \($0)" } + change.removedTargets.map { "− \($0)" } + layers
      + change.addedLinks.map { arrow("+", $0) } + change.removedLinks.map { arrow("−", $0) }
  }

  private static func words(for figure: Forecast.Figure) -> String {
    let numbers = [figure.before, figure.after].map { $0.map(String.init) ?? "–" }
    return "\(figure.owner): \(figure.name) \(numbers.joined(separator: " → "))"
      + (figure.note.map { " (\($0))" } ?? "")
  }
}
