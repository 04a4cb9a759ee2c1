package import Documents
internal import Modules

extension Report {
  /// Reads back what `JSONWriter` wrote; keys that it does not know are passed over.
  ///
  /// Only the names of the two ends come back, not what they are in a graph. A report with one
  /// mistake is of no use, so the first one is thrown.
  package init(_ document: Document) throws(Problem) {
    guard let root = document.root else {
      throw Problem("the report is empty", at: Place(file: document.source.name))
    }
    let log = MistakeLog(.saved(help: "a report is what `archlint check --format json` writes"))
    let map = MapReader(root, "the report", log)
    map.finish()
    _ = map.required("version", .reportVersion)
    if let problem = log.problems.first { throw problem }
    self.init(
      summary: map.required("summary", .mapping(Summary.init(reading:))) ?? Summary(),
      findings: map.maps("findings", Finding.init(reading:)),
      fixed: map.maps("fixed", Finding.init(reading:)),
      problems: map.maps("problems", Problem.init(reading:)),
      modules: map.maps("modules", ModuleEntry.init(reading:)))
    // Older reports lack these.
    let change = Form<ArchitectureChange>.mapping(ArchitectureChange.init(reading:))
    self.change = map.optional("architecture", change.orNull).flatMap { $0 }
    exceptions =
      map.optional("exceptions", .list(of: .mapping(UsedException.init(reading:)))) ?? []
    grounds = map.optional("grounds", .strings) ?? []
    if let problem = log.problems.first { throw problem }
  }
}

extension Report.UsedException {
  fileprivate init(reading map: MapReader) {
    self.init(
      map.text("exception"), reason: map.textIfAny("because"),
      owner: map.textIfAny("owner"), expires: map.textIfAny("expires"),
      findings: map.number("findings"),
      limit: map.required("max", Form<Int>.number().orNull).flatMap { $0 }, at: map.readPlace())
  }
}

extension ArchitectureChange {
  fileprivate init(reading map: MapReader) {
    self.init()
    addedTargets = map.texts("targetsAdded")
    removedTargets = map.texts("targetsRemoved")
    layers = map.maps("layersChanged") { layer in
      LayerChange(
        target: layer.text("target"), before: layer.textIfAny("before"),
        after: layer.textIfAny("after"))
    }
    addedLinks = map.maps("linksAdded") { Ends(from: $0.text("from"), to: $0.text("to")) }
    removedLinks = map.maps("linksRemoved") { Ends(from: $0.text("from"), to: $0.text("to")) }
  }
}

extension Summary {
  fileprivate init(reading map: MapReader) {
    specs = map.number("specs")
    modules = map.number("modules")
    targets = map.number("targets")
    links = map.number("links")
    suppressed = map.number("suppressed")
    baselined = map.number("baselined")
  }
}

extension Finding {
  fileprivate init(reading map: MapReader) {
    let notes = map.maps("notes", Note.init(reading:))
    self.init(
      rule: map.text("rule"), map.word("severity") ?? .info, map.text("message"),
      at: map.readPlace(), from: Subject(map.text("from")),
      to: map.textIfAny("to").map(Subject.init), help: map.textIfAny("help"), notes: notes)
    state = map.word("state", orNull: true)
    source = map.textIfAny("source")
    sourceColumn = map.optional("sourceColumn", .number(atLeast: 1)) ?? 1
    lineHash = map.textIfAny("lineHash")
    modules = map.texts("modules")
    cut = map.optional("cut", .list(of: .mapping(Note.init(reading:)))) ?? []
    fingerprint = map.text("fingerprint")
  }
}

extension Note {
  fileprivate init(reading map: MapReader) {
    self.init(map.text("message"), at: map.readPlace())
  }
}

extension Problem {
  fileprivate init(reading map: MapReader) {
    let place = map.textIfAny("file").map { _ in map.readPlace() }
    self.init(map.text("message"), at: place, severity: map.word("severity") ?? .error)
  }
}

extension Report.ModuleEntry {
  fileprivate init(reading map: MapReader) {
    self.init(name: map.text("name"), layer: map.textIfAny("layer"))
  }
}
