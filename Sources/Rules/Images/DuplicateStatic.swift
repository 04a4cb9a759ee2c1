package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds static libraries whose code one process has twice.
package struct DuplicateStatic: Rule {
  package static let description = RuleDescription(
    "duplicate-static", .error, "a process has the code of a static library twice")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let duplicates = survey.images.staticDuplicates()
    let told = Set(duplicates.map { Ends(library: $0.library, process: $0.process) })
    let repeated = survey.images.repeatedArchives().filter {
      !told.contains(Ends(library: $0.library, process: $0.image))
    }
    let advised = survey.graph.mostAdvised
    return duplicates.enumerated().map { number, duplicate in
      let owner = number < advised ? survey.images.owner(of: duplicate) : nil
      return Finding(of: duplicate, owner: owner, in: survey.architecture)
    }
      + repeated.map { Finding(of: $0, in: survey.architecture) }
  }

  /// What a finding is the same by.
  private struct Ends: Hashable {
    let library: Link.End
    let process: TargetID
  }
}

extension Finding {
  /// A library in two images of one process; it points at a link that brings one copy too many.
  fileprivate init(
    of duplicate: StaticDuplicate, owner: Link.End?, in architecture: Architecture
  ) {
    let graph = architecture.graph
    let surplus = duplicate.surplus(owner: owner)
    let link = surplus.linkChain.first.map { graph.links[$0] }
    self.init(
      of: DuplicateStatic.self, duplicate.message(in: architecture),
      severity: duplicate.certainty == .certain ? .error : .warning,
      at: link?.place ?? graph[duplicate.process].place,
      from: Subject(duplicate.library, in: graph), to: Subject(duplicate.process, in: graph),
      help: duplicate.help(owner: owner, surplus: surplus, in: graph),
      notes: duplicate.notes(in: graph) + (link?.notes(in: graph) ?? []))
  }

  /// A library that two archives bring into one image; it points at the entry in the second one.
  fileprivate init(of repeated: RepeatedArchive, in architecture: Architecture) {
    let graph = architecture.graph
    let ways = repeated.chains.prefix(2).map { way in way.map { graph.links[$0] } }
    let carriers = ways.map { way in graph.name(of: way.last?.from ?? repeated.image) }
    let place = ways.last?.last?.place ?? graph[repeated.image].place
    self.init(
      of: DuplicateStatic.self,
      "\(architecture.words(for: repeated.library)) gets into "
        + "\(architecture.words(for: repeated.image)) twice: "
        + repeated.chains.map { graph.chain(from: repeated.image, $0) }.joined(separator: ", "),
      severity: .warning, at: place, from: Subject(repeated.library, in: graph),
      to: Subject(repeated.image, in: graph),
      help: "write `link: false` at the entry in \(carriers.last ?? ""), so that only "
        + "\(carriers.first ?? "") brings \(graph.name(of: repeated.library)) along")
  }
}

extension Link {
  fileprivate func notes(in graph: ModuleGraph) -> [Note] {
    provenance.notes(for: graph.name(of: from))
  }
}

extension ModuleGraph {
  /// For how many duplicates an owner is looked for, which takes a search through the graph each:
  /// so many that it takes no time worth mentioning.
  fileprivate var mostAdvised: Int { max(8, 1_000_000 / (links.count + 1)) }
}
