internal import Documents
internal import Findings
internal import Modules

/// Finds names that two specs provide; one finding for each pair of specs.
struct AmbiguousLink: ArchitectureRule {
  static let description = RuleDescription(
    "ambiguous-link", .warning, "a dependency names what two specs provide")
  static let footing = Footing.text

  /// More names than this are only counted.
  private static let mostNames = 8

  /// Two files that provide the same names.
  private struct Pair: Hashable, Comparable {
    let one: String
    let other: String

    static func all(of files: [String]) -> [Pair] {
      files.indices.flatMap { index in
        files[(index + 1)...].map { Pair(one: files[index], other: $0) }
      }
    }

    static func < (left: Pair, right: Pair) -> Bool {
      (left.one, left.other) < (right.one, right.other)
    }
  }

  /// The first dependency that two files clash about, and all names that they both provide.
  private struct Clash {
    let first: Notice
    var names: Set<String> = []
  }

  init(_ options: MapReader) {}

  func findings(in context: RuleContext) -> [Finding] {
    var pairs: [Pair: Clash] = [:]
    for notice in context.notices(.ambiguousName) {
      let files = Set(notice.notes.map(\.place.file))
      for pair in Pair.all(of: files.sorted()) {
        pairs[pair, default: Clash(first: notice)].names.insert(notice.subject)
      }
    }
    return pairs.sorted { $0.key < $1.key }.map { finding(about: $1, between: $0, in: context) }
  }

  private func finding(
    about clash: Clash, between pair: Pair, in context: RuleContext
  ) -> Finding {
    let notice = clash.first
    let rest = clash.names.subtracting([notice.subject]).sorted()
    let shared = rest.listed(upTo: AmbiguousLink.mostNames)
    // Loading lists first what it took; the names alone need not tell them apart.
    let taken = notice.notes.first
    return finding(
      "\(context.words(for: notice)) depends on \(notice.subject), which \(pair.one) and "
        + "\(pair.other) both provide; \(taken?.text ?? "") in \(taken?.place.file ?? "") is taken",
      at: notice.place, from: Subject(pair.one), to: Subject(pair.other),
      help: "give one of them another name, or exclude a spec in .archlint.yml under `specs:`",
      notes: notice.notes.map { note in
        Note(note.text + (note == taken ? ", which is taken" : ""), at: note.place)
      } + (rest.isEmpty ? [] : [Note("they also share \(shared)", at: notice.place)])
        + notice.provenance.notes(for: Subject(notice, in: context.graph).name),
      in: context)
  }
}

extension AmbiguousLink {
  static let page = RulePage(
    what: """
      Fires when a dependency names a product that two specs provide and nothing tells which one \
      is meant. One finding stands for all names that the same two specs share.
      """,
    why: """
      Xcode takes the one that it finds first, which may be another one tomorrow. And whatever \
      archlint says of the link is then true of only one of the two.
      """,
    breaks: """
      # core/ISSNetwork
      ISSNetwork -> ISSLog
      # shared/ISSLog
      ISSLog
      # shared/ISSLogNext
      ISSLog
      """,
    says: """
      core/ISSNetwork/project.yml:7:21: warning: ISSNetwork depends on ISSLog.framework, \
      which shared/ISSLog/project.yml and shared/ISSLogNext/project.yml both provide; \
      ISSLog/ISSLog in shared/ISSLog/project.yml is taken [ambiguous-link]
        help: give one of them another name, or exclude a spec in .archlint.yml under `specs:`
      """,
    keeps: """
      # shared/ISSLogNext
      ISSLogNext
      """,
    exemptions: [
      "Twins of one spec for several platforms: the fitting one is taken.",
      "A static and a dynamic twin of one spec: the dynamic one is taken.",
      "A product of the dependent's own spec or folder: it is nearer.",
    ])
}
