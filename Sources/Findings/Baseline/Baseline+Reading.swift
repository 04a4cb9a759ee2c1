extension Baseline {
  package struct Contents {
    package fileprivate(set) var entries: [BaselineEntry] = []
    /// Whether the list is as archlint wrote it, without edits or merges.
    package fileprivate(set) var isAsWritten = true
    package fileprivate(set) var recorded: RecordedConventions?
    package fileprivate(set) var version: Place?
    package fileprivate(set) var checksums: [Place] = []

    package init() {}
  }

  /// Reads a file with all of its mistakes in order; `rules` are the rules that it may list.
  package static func read(
    _ document: Document, rules: [String]
  ) -> (reading: Contents, problems: [Problem]) {
    guard document.root != nil else {
      let problem = Problem(
        "the baseline is empty", at: Place(file: document.source.name),
        help: "remove it, or regenerate it with `archlint baseline`")
      return (Contents(), [problem])
    }
    let log = MistakeLog(.configuration(names: "run `archlint rules` for all names"))
    let number = ValueDecoder<Int>.number(atLeast: 1).then { number, node, _ in
      (number: number, node: node)
    }
    let line = ValueDecoder<BaselineEntry>.mapping(BaselineEntry.decoder(rules: rules))
    let reader = MappingDecoder(of: document, as: fileName, log)
    var contents = Contents()
    let version = reader.reading { map in
      let version = map.required("version", number, "Version of the format.")
      let checksums = map.optional(
        "checksum", .list(of: .anything), "Checksum of the list as archlint wrote it.")
      contents.recorded = map.optional(
        "believed", .mapping(RecordedConventions.init(reading:)),
        "What archlint inferred from the project.")
      let list = ValueDecoder<[BaselineEntry]>.list(of: line)
      // Branches that fix different findings may leave no line when they merge.
      let findings = ValueDecoder(list.words, list.kinds, schemas: []) { node, slot in
        node.kind == .scalar && node.text.isEmpty ? [] : list.read(node, slot)
      }
      contents.entries =
        map.required("findings", findings, "Accepted findings, one per entry.") ?? []
      contents.version = version.map { Place(of: $0.node) }
      contents.checksums = (checksums ?? []).map { Place(of: $0) }
      let written = (checksums ?? []).map(\.text)
      contents.isAsWritten = written.isEmpty || written == [contents.entries.checksum]
      return version
    }
    // Keys of another version are not mistakes.
    if let version, version.number != Baseline.version {
      let problem = Problem(
        "unsupported baseline version \(version.node.text); this archlint reads version "
          + "\(Baseline.version)", at: Place(of: version.node),
        help: version.number > Baseline.version
          ? "use the archlint that wrote it, or a later one"
          : "remove it, then run `archlint baseline` to write it again")
      return (contents, [problem])
    }
    return (contents, log.problemsInOrder)
  }
}

extension BaselineEntry {
  /// Reads an entry; its ends are arbitrary strings.
  fileprivate static func decoder(rules: [String]) -> (MappingDecoder) -> BaselineEntry? {
    let rule = ValueDecoder<String>.choice(rules, of: "rule")
    let grade = ValueDecoder<String>.choice(Severity.allCases.map(\.rawValue), of: "severity")
    return { map in
      let rule = map.required("rule", rule, "Rule that found it.")
      let from = map.required("from", .anything, "Target that the finding is about.")
      let to = map.optional("to", .anything, "Target or external that it depends on.")
      let part = map.optional("part", .anything, "Part, if there are several between these two.")
      let count = map.optional("count", .number(atLeast: 1), "Maximum number of occurrences.")
      let severity = map.optional("severity", grade, "Maximum severity.")
      guard let rule else { return nil }
      return BaselineEntry(
        BaselineKey(
          rule: rule, from: from.flatMap(map.name) ?? "", to: to.flatMap(map.name),
          part: part.flatMap(map.name)),
        count: count ?? 1, grade: severity.flatMap(Severity.init),
        note: map.place.map { Note("baseline entry", at: $0) })
    }
  }
}

extension MappingDecoder {
  fileprivate func name(in node: Node) -> String? {
    if node.kind == .scalar { return node.text }
    report("expected a string for a name", at: node)
    return nil
  }
}
