extension Metrics {
  /// The metrics for machines, in UTF-8; with earlier ones each row has its figures of then.
  package func json(since earlier: Metrics? = nil) -> [UInt8] {
    JSONWriter.object { writer in
      writer.member("version", 1)
      writer.rows("modules", modules, before: earlier?.modules, Figure.ofModules)
      writer.rows("layers", layers, before: earlier?.layers, Figure.ofParts)
      writer.objects("expensive", expensive) { writer, module in
        writer.member("name", module.name)
        writer.member("tests", module.tests)
        writer.member("testsBehindInterface", module.behindInterface?.tests)
        writer.member("linksToChange", module.behindInterface?.links)
        writer.member("testsWithoutUser", module.withoutUser?.tests)
        writer.member("user", module.withoutUser?.user)
      }
      writer.rows("whole", [whole], before: earlier.map { [$0.whole] }, Figure.ofParts)
    }
  }

  /// A line for each module, layer and the whole, for spreadsheets.
  package func csv(since earlier: Metrics? = nil) -> String {
    let figures = Figure.ofModules + Figure.ofParts
    let heads = figures.flatMap { earlier == nil ? [$0.rawValue] : [$0.rawValue, "\($0)Before"] }
    func lines(_ kind: String, _ rows: [MetricsRow], _ before: [MetricsRow]?) -> [[String]] {
      let past = Metrics.byName(before ?? [])
      return rows.map { row in
        [kind, row.name, row.layer ?? ""]
          + figures.flatMap { figure -> [String] in
            let values =
              [row.values[figure]] + (before == nil ? [] : [past[row.name]?.values[figure]])
            return values.map { $0.map(String.init) ?? "" }
          }
      }
    }
    let all =
      [["kind", "name", "layer"] + heads] + lines("module", modules, earlier?.modules)
      + lines("layer", layers, earlier?.layers)
      + lines("whole", [whole], earlier.map { [$0.whole] })
    return all.map { $0.map(Metrics.field).joined(separator: ",") + "\n" }.joined()
  }

  /// A field of a table; what a spreadsheet would compute is text there.
  private static func field(_ text: String) -> String {
    let shown = text.escapingInvisibles
    let safe = "=+-@".contains(shown.first ?? " ") ? "'\(shown)" : shown
    guard safe.contains(where: { "\",".contains($0) }) else { return safe }
    return "\"\(safe.replacing("\"", with: "\"\""))\""
  }
}

extension JSONWriter {
  fileprivate mutating func rows(
    _ key: String, _ rows: [MetricsRow], before: [MetricsRow]?, _ figures: [Figure]
  ) {
    let past = Metrics.byName(before ?? [])
    objects(key, rows) { writer, row in
      writer.member("name", row.name)
      if figures == Figure.ofModules { writer.member("layer", row.layer) }
      writer.figures(row, figures)
      guard let earlier = past[row.name] else { return }
      writer.object("before") { $0.figures(earlier, figures) }
    }
  }

  private mutating func figures(_ row: MetricsRow, _ figures: [Figure]) {
    for figure in figures {
      key(figure.rawValue)
      if let value = row.values[figure] { int(value) } else { null() }
    }
  }
}
