extension Report {
  /// Reads back what `JSONWriter` wrote; keys that it does not know are passed over.
  ///
  /// Only the names of the two ends come back, not what they are in a graph. A report with one
  /// mistake is of no use, so the first one is thrown.
  package init(_ document: Document) throws(Problem) {
    guard let root = document.root else {
      throw Problem("the report is empty", at: Place(file: document.source.name))
    }
    let log = MistakeLog(.saved(help: "use a report that `archlint check --format json` wrote"))
    let map = MappingDecoder(root, "the report", log)
    map.finish()
    _ = map.required("version", .reportVersion)
    if let problem = log.problems.first { throw problem }
    self.init(
      summary: map.required("summary", .mapping(Summary.init(reading:))) ?? Summary(),
      findings: map.maps("findings", ReportedFinding.init(reading:)),
      fixed: map.maps("fixed", ReportedFinding.init(reading:)),
      problems: map.maps("problems", Problem.init(reading:)),
      modules: map.maps("modules") {
        (name: $0.text("name"), layer: $0.textIfAny("layer"))
      })
    tool = map.text("tool")
    if let verdict = map.required("verdict", ValueDecoder<MappingDecoder>.mapping(\.self)) {
      failingSeverity = verdict.word("failsFor", orNull: true)
      let (words, elsewhere) = (verdict.textIfAny("part"), verdict.numberIfAny("elsewhere"))
      part = words.map { ($0, elsewhere: elsewhere ?? 0) }
      baselineGrowth = verdict.numberIfAny("baselineGrowth")
      unchecked = verdict.texts("unchecked")
      decision = verdict.textIfAny("decision")
    }
    renames = map.maps("renames") { map in
      Rename(map.text("from"), map.text("to"), findings: map.number("findings"))
    }
    let change = ValueDecoder<ArchitectureChange>.mapping(ArchitectureChange.init(reading:))
    self.change = map.required("architecture", change.orNull).flatMap { $0 }
    drawing = map.textIfAny("drawing")
    let affected = ValueDecoder<Affected>.mapping { map in
      (map.text("sentence"), map.texts("tests"), map.texts("owners"))
    }
    self.affected = map.required("affected", affected.orNull).flatMap { $0 }
    forecast = map.optional("forecast", .mapping(Forecast.init(reading:)))
    exceptions = map.maps("exceptions", UsedException.init(reading:))
    explanations = map.texts("explanations")
    if let problem = log.problems.first { throw problem }
  }
}

extension Report.UsedException {
  fileprivate init(reading map: MappingDecoder) {
    self.init(
      words: map.text("exception"), reason: map.textIfAny("because"),
      owner: map.textIfAny("owner"), expires: map.textIfAny("expires"),
      findings: map.number("findings"),
      limit: map.numberIfAny("max"), place: map.readPlace())
  }
}

extension ArchitectureChange {
  fileprivate init(reading map: MappingDecoder) {
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
    let ends = { (map: MappingDecoder) in Ends(from: map.text("target"), to: map.text("module")) }
    addedImports = map.maps("importsAdded", ends)
    removedImports = map.maps("importsRemoved", ends)
  }
}

extension Forecast {
  fileprivate init(reading map: MappingDecoder) {
    self.init(
      rebuilt: map.texts("rebuilt"), tests: map.number("tests"),
      figures: map.maps("figures") { figure in
        (
          figure.text("of"), figure.text("figure"), figure.numberIfAny("before"),
          figure.numberIfAny("after"), figure.optional("note", .string)
        )
      })
  }
}

extension Summary {
  fileprivate init(reading map: MappingDecoder) {
    specs = map.number("specs")
    unread = map.optional("unread", .number()) ?? 0
    unjudgedPackages = map.optional("unjudgedPackages", .number()) ?? 0
    unjudgedBinaries = map.optional("unjudgedBinaries", .number()) ?? 0
    modules = map.number("modules")
    targets = map.number("targets")
    links = map.number("links")
    rules = map.number("rules")
    suppressed = map.number("suppressed")
    baselined = map.number("baselined")
  }
}

extension ReportedFinding {
  fileprivate init(reading map: MappingDecoder) {
    let rule = map.text("rule")
    self.init(
      Finding(
        rule: rule, map.word("severity") ?? .info, map.text("message"), at: map.readPlace(),
        from: Subject(map.text("from")), to: map.textIfAny("to").map(Subject.init),
        members: map.texts("members").map { Subject($0) }, module: map.textIfAny("module"),
        modules: map.texts("modules"), help: map.textIfAny("help"),
        lines: map.optional("lines", .strings) ?? [],
        notes: map.maps("notes", Note.init(reading:)), cut: map.maps("cut", Note.init(reading:)),
        fixes: map.optional("fixes", .list(of: .mapping(Fix.init(reading:)))) ?? []),
      map.word("state", orNull: true), fingerprint: map.text("fingerprint"))
    source = map.textIfAny("source")
    sourceColumn = map.optional("sourceColumn", .number(atLeast: 1)) ?? 1
    lineHash = map.textIfAny("lineHash")
    otherRules = map.optional("otherRules", .strings) ?? []
    owner = map.textIfAny("owner")
    parts = map.maps("parts") { ReportedFinding(part: $0, of: rule) }
  }

  private init(part map: MappingDecoder, of rule: String) {
    self.init(
      Finding(
        rule: rule, map.word("severity") ?? .info, map.text("message"), at: map.readPlace(),
        from: Subject(map.text("from")), to: map.textIfAny("to").map(Subject.init),
        module: map.textIfAny("module")),
      map.word("state", orNull: true), fingerprint: map.text("fingerprint"))
  }
}

extension Fix {
  fileprivate init(reading map: MappingDecoder) {
    let edits = map.maps("edits") { TextEdit($0.readPlace(), $0.text("text")) }
    self.init(map.text("message"), edits: edits, isProved: map.optional("isProved", .flag) ?? false)
  }
}

extension Note {
  fileprivate init(reading map: MappingDecoder) {
    self.init(map.text("message"), at: map.readPlace())
  }
}

extension Problem {
  fileprivate init(reading map: MappingDecoder) {
    let place = map.textIfAny("file").map { _ in map.readPlace() }
    self.init(map.text("message"), at: place, severity: map.word("severity") ?? .error)
  }
}
