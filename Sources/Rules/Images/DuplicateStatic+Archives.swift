// Duplicates on one link line, from two archives.
extension DuplicateStatic {
  /// Findings about link lines; the same two entries in many images are one cause.
  func archives(in context: RuleContext) -> [Finding] {
    let repeated = context.images.repeatedArchives()
    let findings = repeated.map { finding(about: $0, in: context) }
    return findings.withCauses(by: repeated.map(\.entries)) { _, members in
      let first = repeated[members[0]]
      let images = members.map { context.graph.name(of: repeated[$0].image) }
      return Cause(
        "\(context.architecture.words(for: first.library)) is linked twice into "
          + "\(members.count) images (\(first.outcome)): \(images.listed(upTo: 12))",
        help: findings[members[0]].help)
    }
  }

  /// A library from two archives on one link line; the finding is at the second archive's entry.
  private func finding(about repeated: RepeatedArchive, in context: RuleContext) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let remedies = repeated.isFatal ? context.remedies[repeated.library, nil] : []
    return finding(
      "\(architecture.words(for: repeated.library)) is linked twice into "
        + "\(architecture.words(for: repeated.image)) (\(repeated.outcome)): "
        + repeated.chains.map { graph.chain(from: repeated.image, $0) }.joined(separator: ", "),
      severity: repeated.isFatal ? .error : .info,
      at: repeated.chains.last?.last.map { graph.place(of: graph.links[$0]) }
        ?? graph[repeated.image].place,
      from: Subject(repeated.library, in: graph), to: Subject(repeated.image, in: graph),
      help: remedies.words(in: graph), breaksLink: repeated.isFatal, in: context
    ).fixed(by: remedies.fixes(in: graph))
  }
}

extension RepeatedArchive {
  fileprivate var outcome: String {
    isFatal
      ? "duplicate symbols"
      : "the linker uses the first"
  }

  /// The entries that add the library to the archives, and the outcome.
  fileprivate struct Entries: Hashable {
    let library: Link.End
    let links: [Int?]
    let isFatal: Bool
  }

  fileprivate var entries: Entries {
    Entries(library: library, links: chains.map(\.last), isFatal: isFatal)
  }
}
