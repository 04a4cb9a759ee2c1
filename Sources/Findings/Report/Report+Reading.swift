package import Documents
internal import Modules

extension Report {
  /// Reads back what `JSONWriter` wrote; keys that it does not know are passed over.
  ///
  /// Only the names of the two ends come back, not what they are in a graph.
  package init(_ document: Document) throws(Problem) {
    guard let root = document.root else {
      throw Problem("the report is empty", at: Place(file: document.source.name))
    }
    let reader = try ReportReader(root, "the report")
    let version = try reader.number("version")
    guard version == Report.version else {
      throw reader.mistake(
        "this archlint reads version \(Report.version)", at: "version",
        help: "use the archlint that wrote it, or a later one")
    }
    self.init(
      summary: try Summary(try reader.object("summary")),
      findings: try reader.objects("findings").map(Finding.init(reading:)),
      fixed: try reader.objects("fixed").map(Finding.init(reading:)),
      problems: try reader.objects("problems").map(Problem.init(reading:)),
      modules: try reader.objects("modules").map(ModuleEntry.init(reading:)))
    change = try reader.objectIfAny("architecture").map(ArchitectureChange.init(reading:))
    exceptions = try reader.objectsIfAny("exceptions").map(Covering.init(reading:))
  }
}

extension Report.Covering {
  fileprivate init(reading reader: ReportReader) throws(Problem) {
    self.init(
      try reader.text("exception"), reason: try reader.textIfAny("because"),
      owner: try reader.textIfAny("owner"), expires: try reader.textIfAny("expires"),
      findings: try reader.number("findings"), limit: try reader.numberIfAny("max"),
      at: try reader.place())
  }
}

extension ArchitectureChange {
  fileprivate init(reading reader: ReportReader) throws(Problem) {
    self.init()
    addedTargets = try reader.texts("targetsAdded")
    removedTargets = try reader.texts("targetsRemoved")
    layers = try reader.objects("layersChanged").map { layer throws(Problem) in
      LayerChange(
        target: try layer.text("target"), before: try layer.textIfAny("before"),
        after: try layer.textIfAny("after"))
    }
    addedLinks = try reader.objects("linksAdded").map(Ends.init(reading:))
    removedLinks = try reader.objects("linksRemoved").map(Ends.init(reading:))
  }
}

extension ArchitectureChange.Ends {
  fileprivate init(reading reader: ReportReader) throws(Problem) {
    self.init(from: try reader.text("from"), to: try reader.text("to"))
  }
}

extension Summary {
  fileprivate init(_ reader: ReportReader) throws(Problem) {
    specs = try reader.number("specs")
    modules = try reader.number("modules")
    targets = try reader.number("targets")
    links = try reader.number("links")
    suppressed = try reader.number("suppressed")
    baselined = try reader.number("baselined")
  }
}

extension Finding {
  fileprivate init(reading reader: ReportReader) throws(Problem) {
    let notes = try reader.objects("notes").map { note throws(Problem) in
      Note(try note.text("message"), at: try note.place())
    }
    self.init(
      rule: try reader.text("rule"), try reader.word("severity"), try reader.text("message"),
      at: try reader.place(), from: Subject(try reader.text("from")),
      to: try reader.textIfAny("to").map(Subject.init), help: try reader.textIfAny("help"),
      notes: notes)
    state = try reader.wordIfAny("state")
    source = try reader.textIfAny("source")
    lineHash = try reader.textIfAny("lineHash")
    modules = try reader.texts("modules")
    fingerprint = try reader.text("fingerprint")
  }
}

extension Problem {
  fileprivate init(reading reader: ReportReader) throws(Problem) {
    let place = try reader.textIfAny("file") == nil ? nil : try reader.place()
    self.init(try reader.text("message"), at: place, severity: try reader.word("severity"))
  }
}

extension Report.ModuleEntry {
  fileprivate init(reading reader: ReportReader) throws(Problem) {
    self.init(name: try reader.text("name"), layer: try reader.textIfAny("layer"))
  }
}
