package import Documents

/// A change to a project that a fix is made of: what is to be different, not how text changes.
///
/// Targets and ends are those of the graph that was checked.
package enum ProjectEdit: Hashable, Sendable {
  /// A target lists another one, last of all.
  case add(Link.End, to: TargetID, Options)
  /// An entry says something else about linking and embedding.
  case change(Entry, Options)
  /// An entry names the product by another file name.
  case rename(Entry, to: String)
  case remove(Entry)
  /// A static target is built as a dynamic framework.
  case makeDynamic(TargetID)

  /// An entry of a spec, identified by its place: templates give one entry to several targets.
  package struct Entry: Hashable, Sendable {
    package let place: Place
    /// A target that has it, and what it leads to.
    package let from: TargetID
    package let to: Link.End

    package init(of link: Link, in graph: ModuleGraph) {
      (place, from, to) = (graph.place(of: link), link.from, link.to)
    }
  }

  /// What an entry says; nil leaves a key as it is, and is the default in a new entry.
  package struct Options: Hashable, Sendable {
    package var link: Bool?
    package var embed: Bool?
    /// `copy: {destination: frameworks}`.
    package var copiesToFrameworks: Bool

    package init(link: Bool? = nil, embed: Bool? = nil, copiesToFrameworks: Bool = false) {
      (self.link, self.embed, self.copiesToFrameworks) = (link, embed, copiesToFrameworks)
    }
  }
}

extension ModuleGraph {
  /// The graph after some edits, while the code stays what it is: what it imports without an entry
  /// that links it, the linker still looks for.
  package func applying(_ edits: some Sequence<ProjectEdit>) -> ModuleGraph {
    var graph = self
    var changes: [Place: ProjectEdit.Options] = [:]
    var added: [(link: Link, entry: Link.Entry)] = []
    var dynamic: Set<TargetID> = []
    for edit in edits {
      switch edit {
      case .add(let end, let id, let options):
        let copy = options.copiesToFrameworks ? CopyPhase(to: .frameworks) : nil
        let entry = Link.Entry(name(of: end), copy: copy, at: self[id].place)
        added.append((link(to: end, from: id, options), entry))
      case .change(let entry, let options): changes[entry.place, default: .init()].join(options)
      case .remove(let entry): changes[entry.place] = .init(link: false, embed: false)
      case .makeDynamic(let id): dynamic.insert(id)
      case .rename: break
      }
    }
    for id in dynamic { graph.makeDynamic(id) }
    for (number, link) in links.enumerated() {
      if let id = link.target, dynamic.contains(id) { graph.takeDefaults(of: number) }
      guard !changes.isEmpty, let options = changes[place(of: link)] else { continue }
      graph.links[number].take(options)
      if options.copiesToFrameworks { graph.copyToFrameworks(number) }
    }
    return graph.adding(added)
  }

  /// A new link, which no code asks for unless it links.
  private func link(
    to end: Link.End, from id: TargetID, _ options: ProjectEdit.Options
  ) -> Link {
    let isNamed = end.target.map { spec(of: $0) != spec(of: id) } ?? false
    var link = Link(
      from: id, to: end, kind: isNamed ? .framework : .target, links: options.link ?? true,
      embeds: options.embed ?? embedsWhatItLinks(id))
    (link.writtenLink, link.writtenEmbed) = (options.link, options.embed)
    return link
  }

  private func embedsWhatItLinks(_ id: TargetID) -> Bool {
    productType(of: id).isApp || productType(of: id).isTest
  }

  private mutating func makeDynamic(_ id: TargetID) {
    targets[id.index].type = .framework
    (targets[id.index].linkage, targets[id.index].declaredLinkage) = (.dynamic, .dynamic)
  }

  /// Links and embeds as XcodeGen does with a dynamic framework.
  private mutating func takeDefaults(of number: Int) {
    let link = links[number]
    guard link.kind == .target, isNative(link.from), !link.isInherited else { return }
    links[number].links = link.writtenLink ?? (productType(of: link.from) != .staticLibrary)
    links[number].embeds = link.writtenEmbed ?? embedsWhatItLinks(link.from)
  }

  private mutating func copyToFrameworks(_ number: Int) {
    let entry = entry(of: links[number])
    links[number].entry = Int32(clamping: entries.count)
    entries.append(
      Link.Entry(
        entry.reference, platformFilters: entry.platformFilters, copy: CopyPhase(to: .frameworks),
        at: entry.place, provenance: entry.provenance))
  }
}

extension ProjectEdit.Options {
  /// What two edits of one entry come to: not to link is the stronger wish.
  package mutating func join(_ other: Self) {
    link = link == false ? false : other.link ?? link
    embed = embed == true ? true : other.embed ?? embed
    copiesToFrameworks = copiesToFrameworks || other.copiesToFrameworks
  }
}

extension Link {
  /// What was written about linking stays where it is not linked any more: the code still uses it.
  fileprivate mutating func take(_ options: ProjectEdit.Options) {
    if let link = options.link {
      links = link
      if link { writtenLink = true }
    }
    if let embed = options.embed { (embeds, writtenEmbed) = (embed, embed) }
    if options.copiesToFrameworks { (embeds, isMisplaced) = (true, false) }
  }
}
