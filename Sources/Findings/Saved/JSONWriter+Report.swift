extension JSONWriter {
  /// Writes a report as `docs/formats/json.md` describes it.
  package mutating func write(_ report: Report) {
    openObject()
    member("version", Report.version)
    member("tool", report.tool)
    writeVerdict(of: report)
    object("summary") { $0.write(report.summary, comparison: report.comparison) }
    objects("findings", report.findings) { $0.write($1) }
    objects("fixed", report.fixed) { $0.write($1) }
    objects("problems", report.problems) { $0.write($1) }
    objects("modules", report.modules) { writer, module in
      writer.member("name", module.name)
      writer.member("layer", module.layer)
    }
    write(report.change)
    member("drawing", report.drawing)
    write(report.affected)
    report.forecast.map { write($0) }
    objects("exceptions", report.exceptions) { $0.write($1) }
    objects("renames", report.renames) { writer, rename in
      writer.member("from", rename.old)
      writer.member("to", rename.new)
      writer.member("findings", rename.findings)
    }
    strings("explanations", report.explanations)
    close()
  }

  private mutating func writeVerdict(of report: Report) {
    object("verdict") { writer in
      writer.member("result", report.conclusion.rawValue)
      writer.member("reason", report.sentence)
      writer.member("failsFor", report.failingSeverity?.rawValue)
      writer.member("part", report.part?.words)
      writer.member("elsewhere", report.part?.elsewhere)
      writer.member("baselineGrowth", report.baselineGrowth)
      writer.member("decision", report.decision)
      writer.strings("unchecked", report.unchecked)
    }
  }

  private mutating func write(_ affected: Report.Affected?) {
    key("affected")
    guard let affected else { return null() }
    openObject()
    member("sentence", affected.sentence)
    strings("tests", affected.tests)
    strings("owners", affected.owners)
    close()
  }

  private mutating func write(_ exception: Report.UsedException) {
    member("exception", exception.words)
    member("because", exception.reason)
    member("owner", exception.owner)
    member("expires", exception.expires)
    member("findings", exception.findings)
    member("max", exception.limit)
    member(at: exception.place)
  }

  private mutating func write(_ change: ArchitectureChange?) {
    guard let change else {
      key("architecture")
      return null()
    }
    object("architecture") { writer in
      writer.strings("targetsAdded", change.addedTargets)
      writer.strings("targetsRemoved", change.removedTargets)
      writer.objects("layersChanged", change.layers) { writer, layer in
        writer.member("target", layer.target)
        writer.member("before", layer.before)
        writer.member("after", layer.after)
      }
      writer.objects("linksAdded", change.addedLinks) { $0.write($1, as: "from", "to") }
      writer.objects("linksRemoved", change.removedLinks) { $0.write($1, as: "from", "to") }
      writer.objects("importsAdded", change.addedImports) { $0.write($1, as: "target", "module") }
      writer.objects("importsRemoved", change.removedImports) {
        $0.write($1, as: "target", "module")
      }
    }
  }

  private mutating func write(_ ends: ArchitectureChange.Ends, as from: String, _ to: String) {
    member(from, ends.from)
    member(to, ends.to)
  }

  private mutating func write(_ forecast: Forecast) {
    object("forecast") { writer in
      writer.strings("rebuilt", forecast.rebuilt)
      writer.member("tests", forecast.tests)
      writer.objects("figures", forecast.figures) { writer, figure in
        writer.member("of", figure.owner)
        writer.member("figure", figure.name)
        writer.member("before", figure.before)
        writer.member("after", figure.after)
        writer.member("note", ifAny: figure.note)
      }
    }
  }

  private mutating func write(_ summary: Summary, comparison: Report.Comparison?) {
    member("specs", summary.specs)
    if summary.unread > 0 { member("unread", summary.unread) }
    if summary.unjudgedPackages > 0 { member("unjudgedPackages", summary.unjudgedPackages) }
    if summary.unjudgedBinaries > 0 { member("unjudgedBinaries", summary.unjudgedBinaries) }
    member("modules", summary.modules)
    member("targets", summary.targets)
    member("links", summary.links)
    member("rules", summary.rules)
    member("errors", summary.errors)
    member("warnings", summary.warnings)
    member("infos", summary.infos)
    member("suppressed", summary.suppressed)
    member("baselined", summary.baselined)
    member("new", comparison?.new)
    member("unchanged", comparison?.unchanged)
    member("fixed", comparison?.fixed)
  }

  private mutating func write(_ finding: ReportedFinding) {
    member("rule", finding.rule)
    strings("otherRules", ifAny: finding.otherRules)
    member("severity", finding.severity.rawValue)
    member("state", finding.state?.rawValue)
    member("message", finding.message)
    member("help", finding.help)
    strings("lines", ifAny: finding.lines)
    member(at: finding.place)
    member("endLine", finding.place.endLine)
    member("endColumn", finding.place.endColumn)
    member("source", finding.source)
    if finding.sourceColumn > 1 { member("sourceColumn", finding.sourceColumn) }
    member("lineHash", finding.lineHash)
    member("from", finding.from.name)
    member("to", finding.to?.name)
    member("module", finding.module)
    member("owner", finding.owner)
    strings("modules", finding.modules)
    list("members", finding.members) { $0.string($1.identity) }
    objects("notes", finding.notes) { $0.write($1) }
    objects("cut", finding.cut) { $0.write($1) }
    member("fingerprint", finding.fingerprint)
    objects("parts", finding.parts) { $0.write(part: $1) }
    guard !finding.fixes.isEmpty else { return }
    objects("fixes", finding.fixes) { writer, fix in
      writer.member("message", fix.words)
      if fix.isProved { writer.member("isProved", true) }
      writer.objects("edits", fix.edits) { writer, edit in
        writer.member(at: edit.place)
        writer.member("endLine", edit.place.endLine)
        writer.member("endColumn", edit.place.endColumn)
        writer.member("text", edit.text)
      }
    }
  }

  /// A part of a finding: what tells it from the others.
  private mutating func write(part: ReportedFinding) {
    member("severity", part.severity.rawValue)
    member("state", part.state?.rawValue)
    member("message", part.message)
    member(at: part.place)
    member("from", part.from.name)
    member("to", part.to?.name)
    member("module", part.module)
    member("fingerprint", part.fingerprint)
  }

  private mutating func write(_ note: Note) {
    member("message", note.text)
    member(at: note.place)
  }

  private mutating func write(_ problem: Problem) {
    member("severity", problem.severity.rawValue)
    member("message", problem.message)
    member(at: problem.place)
  }
}
