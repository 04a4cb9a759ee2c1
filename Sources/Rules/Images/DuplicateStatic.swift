internal import Documents
internal import Findings
internal import Modules

/// Finds static libraries whose code one process has twice.
struct DuplicateStatic: ArchitectureRule {
  static let description = RuleDescription(
    "duplicate-static", .error, "a process has the code of a static library twice")
  static let footing = Footing.images

  /// What a finding is the same by.
  private struct Ends: Hashable {
    let library: Link.End
    let process: TargetID
  }

  init(_ options: MapReader) {}

  func findings(in context: RuleContext) -> [Finding] {
    let duplicates = context.images.staticDuplicates()
    let reported = Set(duplicates.map { Ends(library: $0.library, process: $0.process) })
    let repeated = context.images.repeatedArchives().filter {
      !reported.contains(Ends(library: $0.library, process: $0.image))
    }
    // To look for an owner takes a search through the graph: so many that it takes no time worth
    // mentioning.
    let advised = max(8, 1_000_000 / (context.graph.links.count + 1))
    return duplicates.enumerated().map { number, duplicate in
      let owner = number < advised ? context.images.owner(of: duplicate) : nil
      return finding(about: duplicate, owner: owner, in: context)
    }
      + repeated.map { finding(about: $0, in: context) }
  }

  /// A library in two images of one process; it points at a link that brings one copy too many.
  private func finding(
    about duplicate: StaticDuplicate, owner: Link.End?, in context: RuleContext
  ) -> Finding {
    let graph = context.graph
    let surplus = duplicate.surplus(owner: owner)
    let link = surplus.linkChain.first.map { graph.links[$0] }
    let origin = link.map { $0.provenance.notes(for: graph.name(of: $0.from)) } ?? []
    return finding(
      duplicate.message(in: context.architecture),
      severity: duplicate.certainty == .certain ? .error : .warning,
      at: link?.place ?? graph[duplicate.process].place,
      from: Subject(duplicate.library, in: graph), to: Subject(duplicate.process, in: graph),
      help: duplicate.help(owner: owner, surplus: surplus, in: graph),
      notes: duplicate.notes(in: graph) + origin, in: context)
  }

  /// A library that two archives bring into one image; it points at the entry in the second one.
  private func finding(about repeated: RepeatedArchive, in context: RuleContext) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let chains = repeated.chains.prefix(2).map { chain in chain.map { graph.links[$0] } }
    let carriers = chains.map { chain in graph.name(of: chain.last?.from ?? repeated.image) }
    return finding(
      "\(architecture.words(for: repeated.library)) gets into "
        + "\(architecture.words(for: repeated.image)) twice: "
        + repeated.chains.map { graph.chain(from: repeated.image, $0) }.joined(separator: ", "),
      severity: .warning, at: chains.last?.last?.place ?? graph[repeated.image].place,
      from: Subject(repeated.library, in: graph), to: Subject(repeated.image, in: graph),
      help: "write `link: false` at the entry in \(carriers.last ?? ""), so that only "
        + "\(carriers.first ?? "") brings \(graph.name(of: repeated.library)) along",
      in: context)
  }
}

extension StaticDuplicate {
  /// More images than this are only counted.
  private static let mostShown = 12

  /// The copy to get rid of: one in another image than the owner, a test's before its host's.
  fileprivate func surplus(owner: Link.End?) -> Copy {
    let others = copies.filter { $0.image != owner }
    let own = others.filter { !$0.isOfHost }
    return own.first ?? others.first ?? copies[0]
  }

  fileprivate func message(in architecture: Architecture) -> String {
    let graph = architecture.graph
    let library = architecture.words(for: library)
    let process = architecture.words(for: process)
    let images = names(of: copies, in: graph)
    switch certainty {
    case .certain: return "\(library) is in \(process) \(times): in \(images)"
    case .linkOrder:
      return "\(library) is in \(process) \(times), in \(images), unless the order of the links "
        + "keeps them apart"
    case .possible: return "\(library) may be in \(process) \(times): in \(images)"
    case .repeatsHost:
      let own = names(of: copies.filter { !$0.isOfHost }, in: graph)
      let host = names(of: copies.filter(\.isOfHost), in: graph)
      return "\(own) repeats \(library), which its host has already, in \(host)"
    }
  }

  fileprivate func help(owner: Link.End?, surplus: Copy, in graph: ModuleGraph) -> String {
    let library = graph.name(of: library)
    let image = graph.name(of: surplus.image)
    if certainty == .repeatsHost {
      return "write `link: false` at the entry: \(image) finds \(library) in its host"
    }
    if let owner {
      return "let \(graph.name(of: owner)) own \(library): \(image) finds it there and need not "
        + "link it"
    }
    return "make \(library) a dynamic framework, or let one dynamic framework own it that "
      + "\(names(of: copies, in: graph)) link"
  }

  /// How the library gets into each image.
  fileprivate func notes(in graph: ModuleGraph) -> [Note] {
    let shown = copies.prefix(StaticDuplicate.mostShown)
    var notes = shown.compactMap { copy -> Note? in
      let links = copy.loadChain + copy.linkChain
      guard let first = links.first, let entry = copy.linkChain.first else { return nil }
      let chain = graph.chain(from: graph.links[first].from, links)
      return Note(
        "\(graph.name(of: copy.image)) contains it: \(chain)", at: graph.links[entry].place)
    }
    if let last = notes.last, copies.count > shown.count {
      notes.append(Note("and \(copies.count - shown.count) more images", at: last.place))
    }
    return notes
  }

  private var times: String { copies.count == 2 ? "twice" : "\(copies.count) times" }

  private func names(of copies: [Copy], in graph: ModuleGraph) -> String {
    let names = copies.map { graph.name(of: $0.image) }
    guard let last = names.last, 2...StaticDuplicate.mostShown ~= names.count else {
      return names.listed(upTo: StaticDuplicate.mostShown)
    }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }
}

extension ModuleGraph {
  /// A chain of links as messages show it: `Cosmonaut → ISSNetwork → ISSModels`.
  fileprivate func chain(from start: TargetID, _ links: [Int]) -> String {
    ([name(of: start)] + links.map { name(of: self.links[$0].to) }).joined(separator: " → ")
  }
}

extension DuplicateStatic {
  static let page = RulePage(
    what: """
      Fires when a static library, a static framework or a static package product is contained in \
      two images that one process loads, such as an app and a dynamic framework. It is an error if \
      both contain it whatever the linker does, and a warning if a weak link, an embedded framework \
      or the mere order of the links decides, or if a test bundle repeats its host. It also warns \
      where two archives bring one library into the same image.
      """,
    why: """
      Static code is copied into whatever links it. Two copies in one process have two sets of \
      static variables, so a value that was set in one is missing from the other; casts between \
      types of the same name fail; Objective-C picks one of two classes at random and says so only \
      in the log. And everybody downloads the code twice.
      """,
    breaks: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSModels embed: false; ISSNetwork
      # core/ISSNetwork
      ISSNetwork -> ISSModels
      # shared/ISSModels
      ISSModels: framework.static
      """,
    says: """
      app/Cosmonaut/project.yml:7:21: error: ISSModels (shared) is in Cosmonaut (app) twice: in \
      Cosmonaut and ISSNetwork [duplicate-static]
        help: let ISSNetwork own ISSModels: Cosmonaut finds it there and need not link it
      """,
    keeps: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSNetwork
      """,
    exemptions: [
      "Package products that are not known to be static: Xcode makes them dynamic where it must.",
      "An app and its extensions: they are different processes.",
      "UI tests and the application that they drive, likewise.",
      "Dependencies that only order the build.",
      "A library that came along with another one that is reported.",
    ])
}
