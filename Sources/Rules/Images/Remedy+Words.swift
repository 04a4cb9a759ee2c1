extension [Remedy] {
  /// The remedy as one sentence; nil for none.
  func words(in graph: ModuleGraph) -> String? {
    guard !isEmpty else { return nil }
    // Entries name the resulting products.
    let dynamic = graph.with(filter { if case .isDynamic = $0 { true } else { false } })
    return flatMap { $0.steps(in: graph, dynamic) }.words
  }

  /// The remedy as changes of entries, if those suffice.
  func fixes(in graph: ModuleGraph) -> [Fix] {
    let changes = map { $0.changes(in: graph) }
    return !isEmpty && changes.allSatisfy { !$0.isEmpty } ? [Fix(changes.flatMap { $0 })] : []
  }
}

extension Cause {
  /// A cause that some remedies fix, as lines to paste if those suffice; advice if none do.
  init(
    _ message: String, _ all: [Remedy], or advice: String, of id: TargetID, in graph: ModuleGraph
  ) {
    let remedies = all.uniqued(by: \.self)
    let lines = remedies.compactMap { $0.line(in: graph, for: id) }
    let isPasted = !lines.isEmpty && lines.count == remedies.count
    self.init(
      message,
      help: isPasted
        ? "add to the dependencies of \(graph.name(of: id))" : remedies.words(in: graph) ?? advice,
      lines: isPasted ? lines.listedLines(upTo: 64) : [])
  }
}

extension Remedy {
  /// The line to paste into a target's dependencies, if that suffices.
  func line(in graph: ModuleGraph, for id: TargetID) -> String? {
    guard case .lists(let end, id, let links) = self, !graph[graph.spec(of: id)].isXcodeProject
    else { return nil }
    let entry = graph.entry(for: end, in: id, links: links)
    return entry.form == nil ? entry.description : nil
  }

  fileprivate func steps(in graph: ModuleGraph, _ dynamic: ModuleGraph) -> [HelpStep] {
    switch self {
    case .links(let value, let from, let end): [graph.setting("link", value, from, end)]
    case .embeds(let from, let end): [graph.setting("embed", true, from, end)]
    case .lists: changes(in: dynamic).map(\.step)
    case .isDynamic(let id): graph.dynamicForm(of: id).map { HelpStep($0) }
    }
  }

  /// The changes of all entries concerned; none where a change of entries does not suffice.
  fileprivate func changes(in graph: ModuleGraph) -> [Change] {
    switch self {
    case .links(let value, let from, let end): graph.changes("link", value, from, end)
    case .embeds(let from, let end): graph.changes("embed", true, from, end)
    case .lists(let end, let id, let links):
      [
        Change(
          .add(graph.entry(for: end, in: id, links: links), to: Subject(end, in: graph)),
          of: Subject(id, in: graph), at: graph[id].place)
      ]
    case .isDynamic: []
    }
  }
}

extension ModuleGraph {
  /// An option of all entries; those of a manifest have none.
  fileprivate func changes(
    _ option: String, _ value: Bool, _ from: TargetID, _ end: Link.End
  ) -> [Change] {
    self[spec(of: from)].isSwift
      ? [] : entries(from: from, to: end).map { change(.set(option, value: "\(value)"), of: $0) }
  }

  fileprivate func setting(
    _ option: String, _ value: Bool, _ from: TargetID, _ end: Link.End
  ) -> HelpStep {
    let spec = self[spec(of: from)]
    guard spec.isXcodeProject || spec.isSwift else {
      let entry = entries(from: from, to: end).count > 1 ? "each entry" : "the entry"
      return HelpStep(
        "set `\(option): \(value)` in \(entry) for \(name(of: end)) in \(name(of: from))")
    }
    let (verb, preposition) = value ? ("add", "to what") : ("remove", "from what")
    return HelpStep(verb, name(of: end), preposition, name(of: from), "\(option)s")
  }

  /// How to make a static library a dynamic framework: its type, and entries with its file name.
  fileprivate func dynamicForm(of id: TargetID) -> [String] {
    let target = self[id]
    var form: [String] = []
    let spec = self[target.spec]
    if spec.isPodfile {
      return ["use `use_frameworks!` without `:linkage => :static` for \(name(of: id))"]
    }
    let key = spec.isSwift ? "`product: .framework`" : "`type: framework`"
    let type = spec.isXcodeProject ? "the type framework" : key
    if target.type != .framework { form.append("set \(type) in \(name(of: id))") }
    if target.type == .framework || target.build.setsLinkage {
      form.append("set `MACH_O_TYPE` to `mh_dylib` in the settings of \(name(of: id))")
    }
    guard target.type == .staticLibrary else { return form }
    let file = ProductType.framework.file(named: target.settingNames.first ?? target.productName)
    return form
      + linkIndices(to: id).map { links[$0] }.filter { link in
        link.kind == .framework && !link.isInherited && entry(of: link).reference.hasSuffix(".a")
      }.map { "use `\(file)` in the entry for \(name(of: id)) in \(name(of: $0.from))" }
  }

  /// The entry for an end, in the style of the target's spec.
  fileprivate func entry(for end: Link.End, in id: TargetID, links: Bool) -> WrittenEntry {
    var options = links ? [] : [WrittenEntry.Option.doesNotLink]
    let carries = productType(of: id).isApp || productType(of: id).isTest
    switch end {
    case .target(let other):
      let entry = entry(for: other, in: id)
      // An app would also embed what an entry names by product.
      if carries, entry.key == "framework", self[other].linkage == .static {
        options.append(.doesNotEmbed)
      }
      if links, entry.key == "target", self[other].declaredLinkage == .static,
        !productType(of: id).isExecutable
      {
        options.append(.links)
      }
      let isLoaded = productType(of: id).isApp && self[other].linkage == .dynamic
      if links, isLoaded, self[spec(of: id)].isXcodeProject { options.append(.embeds) }
      if productType(of: other) == .dynamicLibrary { options.append(.copiesToFrameworks) }
      let systems = self[id].systems.filter(self[other].supportedSystems.contains)
      if self[id].platform == .auto, systems.count < self[id].systems.count, !systems.isEmpty {
        let names = systems.map(\.rawValue).joined(separator: ", ")
        options.append(.init("destinationFilters", "[\(names)]"))
      }
      return entry.adding(options)
    case .external(let other):
      switch self[other].kind {
      case .carthage: return WrittenEntry("carthage", self[other].name, options)
      case .binary:
        if carries, self[other].linkage == .static { options.append(.doesNotEmbed) }
        return WrittenEntry("framework", path(of: end, from: id), options)
      default:
        let name = self[other].name
        let target = products[other]?.first
        return target.map { entry(forProduct: name, of: $0, in: spec(of: id), options + [.embeds]) }
          ?? WrittenEntry("package", self[other].package ?? name, [.embeds])
      }
    }
  }

  private func path(of file: Link.End, from id: TargetID) -> String {
    let link = links.first { $0.to == file && !$0.isFlag && entry(of: $0).reference.contains(".") }
    guard let link else { return "" }
    let reference = entry(of: link).reference
    let (here, there) = (self[spec(of: id)].folder, self[spec(of: link.from)].folder)
    guard here != there, !reference.contains("$") else { return reference }
    return String(repeating: "../", count: here.pathNames.count) + PathText.below(there, reference)
  }
}

extension [String] {
  /// Lines up to a limit, and a count of the rest.
  func listedLines(upTo most: Int) -> [String] {
    prefix(most) + (count > most ? ["# and \(count - most) more"] : [])
  }
}
