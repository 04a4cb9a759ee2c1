struct AmbiguousLink: PlainRule, SpecRule {
  static let description = RuleDescription(
    "ambiguous-link", .warning, "dependencies that match products of two specs")

  /// More names than this are only counted.
  private static let mostNames = 8

  /// The first dependency that two files clash about, and all names that they both provide.
  private struct Clash {
    let first: Notice
    var names: [String: Place] = [:]
  }

  func findings(in context: RuleContext) -> [Finding] {
    // By two files that provide the same names.
    var pairs: [[String]: Clash] = [:]
    for notice in context.notices(.ambiguousName) + context.notices(.disputedName) {
      let files = Set(notice.notes.map(\.place.file)).sorted()
      for (index, one) in files.enumerated() {
        for other in files.dropFirst(index + 1) {
          pairs[[one, other], default: Clash(first: notice)].names
            .merge([notice.subject: notice.place]) { first, _ in first }
        }
      }
    }
    return pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { finding(about: $1, between: $0, in: context) }
  }

  private func finding(
    about clash: Clash, between files: [String], in context: RuleContext
  ) -> Finding {
    let notice = clash.first
    let rest = clash.names.keys.filter { $0 != notice.subject }.sorted()
    let shared = rest.listed(upTo: AmbiguousLink.mostNames)
    // Loading lists first what it took; the names alone need not tell them apart.
    let taken = notice.notes.first
    return finding(
      "\(context.words(for: notice)) depends on \(notice.subject), which \(files[0]) and "
        + "\(files[1]) both provide",
      severity: notice.kind == .disputedName ? .info : nil, at: notice.place,
      from: Subject(file: files[0], in: context.graph),
      to: Subject(file: files[1], in: context.graph),
      help: "rename one of them, or exclude a spec under `specs:` in .archlint.yml",
      notes: notice.notes.map { note in
        Note(note.text + (note == taken ? ", which archlint uses" : ""), at: note.place)
      } + (rest.isEmpty ? [] : [Note("they also share \(shared)", at: notice.place)])
        + notice.provenance.notes(for: Subject(notice, in: context.graph).name),
      entries: { own in
        clash.names.sorted { $0.key < $1.key }.map { own.part($0, note: Note($0, at: $1)) }
      }, in: context)
  }
}
