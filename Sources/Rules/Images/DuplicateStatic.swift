struct DuplicateStatic: PlainRule, ImageRule {
  static let description = RuleDescription(
    "duplicate-static", .error, "static code that one process loads twice")

  func findings(in context: RuleContext) -> [Finding] {
    context.everywhere(findingsThere, about: \.to)
  }

  private func findingsThere(in context: RuleContext) -> [Finding] {
    let duplicates = context.images.staticDuplicates()
    let found = duplicates.map { finding(about: $0, in: context) }.withCauses(
      by: duplicates.map { $0.held(in: context.graph) }
    ) { held, members in
      cause(of: held, members.map { duplicates[$0] }, in: context)
    }
    return joined(found, archives(in: context))
  }

  /// One library in many processes, duplicated by the same images.
  private func cause(
    of held: StaticDuplicate.Held, _ duplicates: [StaticDuplicate], in context: RuleContext
  ) -> Cause {
    let graph = context.graph
    let (count, sure) = (duplicates.count, duplicates.count { $0.certainty == .certain })
    let start =
      sure == 0
      ? "may be duplicated in \(count) processes"
      : "is duplicated in \(sure.of("process", "processes"))"
        + (sure < count ? " and may be in \(count - sure) more" : "")
    let images = held.images.map(graph.name(of:)).sorted().listed(upTo: 12)
    return Cause(
      "static code of \(context.architecture.words(for: held.library)) "
        + "\(start), linked into "
        + (held.isInProgram ? "the program and \(images): " : "\(images): ")
        + duplicates.map { graph.name(of: $0.process) }.listed(upTo: 12),
      help: context.remedies[held.library, nil].words(in: graph) ?? held.library.advice(in: graph))
  }

  /// Findings about processes and link lines; two with the same ends are merged, the worse one
  /// first, since a program that fails to link never runs.
  private func joined(_ duplicates: [Finding], _ archives: [Finding]) -> [Finding] {
    let known = Dictionary(zip(archives.map(\.identity), archives.indices)) { first, _ in first }
    var taken: Set<Int> = []
    return duplicates.map { duplicate in
      guard let number = known[duplicate.identity], taken.insert(number).inserted else {
        return duplicate
      }
      let archive = archives[number]
      let isFirst = archive.entries[0].grade == nil
      return isFirst ? archive.joined(with: duplicate) : duplicate.joined(with: archive)
    } + archives.indices.filter { !taken.contains($0) }.map { archives[$0] }
  }

  /// A library in two images of one process; the finding is at a link that adds the surplus copy.
  private func finding(
    about duplicate: StaticDuplicate, in context: RuleContext
  ) -> Finding {
    let graph = context.graph
    let remedies = context.remedies[duplicate.library, nil]
    let surplus = duplicate.surplus(after: remedies)
    let link = surplus.linkChain.first.map { graph.links[$0] }
    return finding(
      duplicate.message(in: context.architecture),
      severity: duplicate.certainty == .certain ? .error : .warning,
      at: link.map(graph.place) ?? graph[duplicate.process].place,
      from: Subject(duplicate.library, in: graph), to: Subject(duplicate.process, in: graph),
      help: remedies.words(in: graph) ?? duplicate.library.advice(in: graph),
      notes: duplicate.notes(in: graph) + graph.origin(of: link),
      entries: { duplicate.entries(like: $0, in: graph) }, in: context
    ).fixed(by: remedies.fixes(in: graph))
  }
}

extension Finding {
  fileprivate func joined(with other: Finding) -> Finding {
    with(
      notes: notes + [Note(other.message, at: other.place)] + other.notes,
      entries: entries + other.entries)
  }
}

extension StaticDuplicate {
  /// An entry for each copy, in each process.
  fileprivate func entries(like own: BaselineEntry, in graph: ModuleGraph) -> [BaselineEntry] {
    copies.map { copy in
      let place = copy.linkChain.first.map { graph.place(of: graph.links[$0]) }
      return own.part(
        Subject(copy.image, in: graph).identity,
        note: place.map { Note(graph.name(of: copy.image), at: $0) })
    }
      + others.filter { !$0.isOfHost }.flatMap { other in
        let target = graph[other.process]
        let there = changed(own) { $0.key.to = target.qualifiedName }
        return (other.images.isEmpty ? copies.map(\.image) : other.images).map { image in
          there.part(
            Subject(image, in: graph).identity,
            note: Note(graph.name(of: other.process), at: target.place))
        }
      }
  }
}

extension StaticDuplicate {
  private static let mostShown = 12

  /// A library and the images that contain it, except the program, since each app has its own.
  fileprivate struct Held: Hashable {
    let library: Link.End
    let images: Set<Link.End>
    let isInProgram: Bool
  }

  /// A test bundle that duplicates code of its host has an entry of its own to fix.
  fileprivate func held(in graph: ModuleGraph) -> Held {
    let images = Set(copies.map(\.image))
    let isInProgram = images.contains(.target(process)) && !graph.productType(of: process).isTest
    return Held(
      library: library, images: isInProgram ? images.subtracting([.target(process)]) : images,
      isInProgram: isInProgram)
  }

  /// The copy to remove: a test's before its host's.
  fileprivate func surplus(after remedies: [Remedy]) -> Copy {
    let gone = copies.first { copy in
      copy.image.target.map { remedies.contains(.links(false, from: $0, to: library)) } ?? false
    }
    return gone ?? copies.first { !$0.isOfHost } ?? copies[0]
  }

  fileprivate func message(in architecture: Architecture) -> String {
    let graph = architecture.graph
    let library = architecture.words(for: library)
    let process = architecture.words(for: process)
    let images = names(of: copies.map(\.image), in: graph)
    let doubt = "static code of \(library) may be duplicated in \(process): linked into \(images)"
    switch certainty {
    case .certain:
      return "static code of \(library) is duplicated in \(process): linked into \(images)"
    case .opened(let framework):
      return "\(doubt), if \(graph.name(of: framework)) is opened at run time"
    case .weak(let framework):
      return "\(doubt), if a script or copy phase embeds \(graph.name(of: framework))"
    case .byName:
      return "\(doubt), depending on the search order of the linker"
    case .unlessBinary: return "\(doubt), unless this pod is a dynamic binary"
    }
  }

  /// How the library gets into each image, other affected programs, and the consequences.
  fileprivate func notes(in graph: ModuleGraph) -> [Note] {
    let shown = copies.prefix(StaticDuplicate.mostShown)
    var notes = shown.compactMap { copy -> Note? in
      let links = copy.loadChain + copy.linkChain
      guard let first = links.first, let entry = copy.linkChain.first else { return nil }
      let chain = graph.chain(from: graph.links[first].from, links)
      return Note(
        "\(graph.name(of: copy.image)) contains it: \(chain)",
        at: graph.place(of: graph.links[entry]))
    }
    guard let last = notes.last else { return [] }
    if copies.count > shown.count {
      notes.append(Note("and \(copies.count - shown.count) more images", at: last.place))
    }
    let same = others.filter(\.images.isEmpty).map(\.process)
    if let other = same.first {
      let names = same.map(graph.name).listed(upTo: StaticDuplicate.mostShown)
      notes.append(Note("the same images contain it in \(names)", at: graph[other].place))
    }
    notes += others.filter { !$0.images.isEmpty }.prefix(StaticDuplicate.mostShown).map { other in
      Note(
        "in \(graph.name(of: other.process)) it is in \(names(of: other.images, in: graph))",
        at: graph[other.process].place)
    }
    notes += followers.filter { !$0.images.isEmpty }.prefix(StaticDuplicate.mostShown).map {
      other in
      Note(
        "\(graph.name(of: other.library)) is duplicated too, in "
          + names(of: other.images, in: graph), at: last.place)
    }
    let followers = followers.filter(\.images.isEmpty).map(\.library)
    if !followers.isEmpty {
      let names = followers.map(graph.name).listed(upTo: StaticDuplicate.mostShown)
      notes.append(
        Note("\(names) \(followers.count == 1 ? "is" : "are") duplicated too", at: last.place))
    }
    return notes
  }

  private func names(of images: [Link.End], in graph: ModuleGraph) -> String {
    let names = images.map(graph.name)
    let most = StaticDuplicate.mostShown
    return names.count > most ? names.listed(upTo: most) : names.inSentence
  }
}

extension Link.End {
  /// Advice for copies that no known change of an entry removes.
  fileprivate func advice(in graph: ModuleGraph) -> String {
    let name = graph.name(of: self)
    let product = external.flatMap { graph.products[$0] }
    if external.map({ graph[$0].kind }) == .cocoapods {
      return "let the Podfile list \(name) for only one of these targets, or set `use_frameworks!`"
    }
    return product == nil
      ? "make \(name) a dynamic framework, or link it into one that the others link"
      : "remove `type: .static` from \(name), so that Xcode can share it"
  }
}

extension ModuleGraph {
  /// A chain of links for messages: `Cosmonaut → ISSNetwork → ISSModels`; a long one is cut.
  func chain(from start: TargetID, _ links: [Int]) -> String {
    let most = 2 * Architecture.mostHops
    let names = links.suffix(links.count > most ? 1 : most).map { name(of: self.links[$0].to) }
    guard links.count > most, let first = links.first else {
      return ([name(of: start)] + names).joined(separator: " → ")
    }
    let ends = [name(of: start), name(of: self.links[first].to), "\(links.count - 2) more"]
    return (ends + names).joined(separator: " → ")
  }
}
