package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds names that two specs provide; one finding for each pair of specs.
package struct AmbiguousLink: Rule {
  package static let description = RuleDescription(
    "ambiguous-link", .warning, "a dependency names what two specs provide")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    var pairs: [Pair: Clash] = [:]
    for notice in survey.notices(.ambiguousName) {
      let files = Set(notice.notes.map(\.place.file))
      for pair in Pair.all(of: files.sorted()) {
        pairs[pair, default: Clash(first: notice)].names.insert(notice.subject)
      }
    }
    return pairs.sorted { $0.key < $1.key }.map { pair, clash in
      Finding(of: clash, between: pair, in: survey)
    }
  }

  /// Two files that provide the same names.
  fileprivate struct Pair: Hashable, Comparable {
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
  fileprivate struct Clash {
    let first: Notice
    var names: Set<String> = []
  }
}

extension Finding {
  /// More names than this are only counted.
  private static let mostNames = 8

  fileprivate init(
    of clash: AmbiguousLink.Clash, between pair: AmbiguousLink.Pair, in survey: Survey
  ) {
    let notice = clash.first
    let rest = clash.names.subtracting([notice.subject]).sorted()
    let shown = rest.prefix(Finding.mostNames).joined(separator: ", ")
    let more = rest.count > Finding.mostNames ? " and \(rest.count - Finding.mostNames) more" : ""
    // Loading lists first what it took; the names alone need not tell them apart.
    let taken = notice.notes.first
    let from = notice.target.map(survey.architecture.words) ?? survey.graph[notice.spec].path
    self.init(
      of: AmbiguousLink.self,
      "\(from) depends on \(notice.subject), which \(pair.one) and \(pair.other) both provide; "
        + "\(taken?.text ?? "") in \(taken?.place.file ?? "") is taken",
      at: notice.place, from: Subject(pair.one), to: Subject(pair.other),
      help: "give one of them another name, or exclude a spec in .archlint.yml under `specs:`",
      notes: notice.notes.map { note in
        Note(note.text + (note == taken ? ", which is taken" : ""), at: note.place)
      } + (rest.isEmpty ? [] : [Note("they also share \(shown)\(more)", at: notice.place)])
        + notice.provenance.notes(for: Subject(notice, in: survey.graph).name))
  }
}
