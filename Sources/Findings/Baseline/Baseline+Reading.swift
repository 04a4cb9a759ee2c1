package import Documents

extension Baseline {
  /// Reads what a file accepts, with every mistake in it, in the order of the file; the names are
  /// those of the rules that it may list.
  ///
  /// A list that is nothing at all is empty: all debt is paid.
  package static func read(
    _ document: Document, rules: [String]
  ) -> (entries: [Entry], problems: [Problem]) {
    guard document.root != nil else { return ([], [.emptyBaseline(document.source.name)]) }
    let log = MistakeLog(.configuration(names: "`archlint rules` lists them all"))
    let entry = Form<Entry>.mapping(Entry.reader(rules: rules))
    let findings = Form<[Entry]>.any(.list(of: entry), .noEntries)
    let reader = MapReader(of: document, as: fileName, log)
    let (version, entries) = reader.reading { map in
      let version = map.required("version", .version, "The version of the format.")
      let entries = map.required("findings", findings, "What is accepted, one finding an entry.")
      return (version, entries ?? [])
    }
    // What a later version says is not to be judged by this one.
    if let version, version.number > Baseline.version {
      return (entries, [.laterBaseline(version.node)])
    }
    return (entries, log.problemsInOrder)
  }
}

extension Form where Value == (number: Int, node: Node) {
  fileprivate static var version: Form {
    Form<Int>.number(atLeast: 1).then { number, node, _ in (number, node) }
  }
}

extension Form where Value == [Baseline.Entry] {
  /// What stands where there is no list.
  fileprivate static var noEntries: Form {
    Form<Node>.anything.then { node, _, slot in
      if node.kind == .mapping || !node.text.isEmpty {
        slot.report("`findings` must be a list", at: node)
      }
      return []
    }
  }
}

extension Baseline.Entry {
  /// Reads an entry; its ends are names of others, and may look like anything.
  fileprivate static func reader(rules: [String]) -> (MapReader) -> Baseline.Entry? {
    let rule = Form<String>.choice(rules, of: "rule")
    return { map in
      let rule = map.required("rule", rule, "The rule that found it.")
      let from = map.optional("from", .anything, "The one that does it.")
      let to = map.optional("to", .anything, "What it does it to.")
      let members = map.optional(
        "modules", .list(of: .anything), "Those it is about, if it is about a set.")
      map.requireOne(of: "from", "modules")
      guard let rule else { return nil }
      let identity = Identity(
        rule: rule, from: from.flatMap(map.name) ?? "", to: to.flatMap(map.name),
        members: (members ?? []).compactMap(map.name))
      return Baseline.Entry(identity, at: map.place)
    }
  }
}

extension MapReader {
  /// The text of a scalar, whatever it looks like.
  fileprivate func name(in node: Node) -> String? {
    if node.kind == .scalar { return node.text }
    report("a name must be a text", at: node)
    return nil
  }
}

extension Problem {
  fileprivate static func emptyBaseline(_ file: String) -> Problem {
    Problem(
      "the baseline is empty", at: Place(file: file),
      help: "remove it, or write it anew with `archlint baseline`")
  }

  fileprivate static func laterBaseline(_ version: Node) -> Problem {
    Problem(
      "this baseline has version \(version.text); this archlint reads version \(Baseline.version)",
      at: Place(of: version), help: "use the archlint that wrote it, or a later one")
  }
}
