/// The links of a graph as compiler, linker and copy phases see them.
///
/// Vertices are the targets, then the externals; links keep the numbers that they have in the
/// graph, which within a target is the order of the link phase.
package struct LinkMap: Sendable {
  struct Effect: OptionSet {
    let rawValue: UInt8

    /// The sources may import it: every dependency without `link: false`.
    static let imports = Effect(rawValue: 1)
    static let links = Effect(rawValue: 2)
    /// A copy phase puts it into the bundle.
    static let embeds = Effect(rawValue: 8)
    /// Once linked, the archive step copies the members of the other archive into its own.
    static let fits = Effect(rawValue: 16)
    /// The compiler writes into each object that imports it that the linker is to look for it.
    static let hints = Effect(rawValue: 32)
  }

  let shape: Adjacency
  let forms: [CodeForm]
  /// Whether each vertex runs as a process of its own, so that no other image loads it.
  let isProgram: [Bool]
  let effects: [Effect]

  init(_ graph: ModuleGraph, _ code: CodeUses?, at destination: Destination) {
    shape = graph.dependencies
    var traits = graph.targets.map(Traits.init) + graph.externals.map(Traits.init)
    for id in graph.targetIDs where graph.sources.holdNoSwift(of: id) {
      traits[id.index].holdsNoSwift = true
    }
    forms = traits.map(\.form)
    isProgram = traits.map(\.isProgram)
    let shape = shape
    effects = graph.links.indices.map { [traits] number in
      let link = graph.links[number]
      let isFilteredOut = (link.isLimited || link.isFlag) && !graph.fits(link, destination)
      guard !isFilteredOut || code?.needs(link) ?? false else { return [] }
      let (from, to) = (traits[link.from.index], traits[shape.head(at: number)])
      let isUsed = link.writtenLink == false && code?.needs(link) ?? false
      let whole = Effect(of: link, from: from, to: to, isUsed: isUsed)
      let effect = isFilteredOut ? whole.intersection([.imports, .hints]) : whole
      guard to.form != .other, let code, effect.contains(.imports), code.leavesOut(link) else {
        return effect
      }
      return effect.subtracting([.imports, .hints])
    }
  }

  func links(from vertex: Int) -> Range<Int> { shape.slots(of: vertex) }
  func head(of link: Int) -> Int { shape.head(at: link) }

  /// Whether code joins code, by an import or by the link phase.
  func joins(_ link: Int) -> Bool {
    !effects[link].isDisjoint(with: [.imports, .links]) && forms[head(of: link)] != .other
      && !isProgram[head(of: link)]
  }

  func imports(_ link: Int) -> Bool { effects[link].contains(.imports) && joins(link) }
  func links(_ link: Int) -> Bool { effects[link].contains(.links) && joins(link) }
  func absorbs(_ link: Int) -> Bool { effects[link].isSuperset(of: [.fits, .links]) }

  /// Whether a link that linked would bring code into the archive that it leaves.
  package func wouldAbsorb(_ link: Int) -> Bool { effects[link].contains(.fits) }
}

/// The properties of a target or external that links depend on, computed once.
private struct Traits {
  let form: CodeForm
  var isNative = false
  var isProgram = false
  let isFramework: Bool
  var isLibrary = false
  /// Whether it is in the image that links it, so that an entry copies its product instead.
  var isPackageCode = false
  /// Whether it is an archive that others get by its path, as package products are.
  var isPackage = false
  var hasFrameworksFolder = false
  var holdsNoSwift = false
  /// The spec of a target; -1 for others.
  var spec = -1

  init(_ target: Target) {
    form = target.codeForm
    isNative = target.kind == .native
    isProgram = target.isProcess
    isFramework = target.type.isFramework
    isLibrary = target.type == .staticLibrary
    isPackageCode = target.isPackageCode
    hasFrameworksFolder = target.hasFrameworksFolder
    holdsNoSwift = target.holdsNoSwift
    spec = target.spec.index
  }

  init(_ external: External) {
    form = external.codeForm
    // An import of a Carthage framework, of a dynamic one on disk or of a dynamic product finds it.
    isFramework = external.kind == .carthage || form == .image
    isPackage = external.kind == .package
  }
}

extension LinkMap.Effect {
  /// `link: false` is about the link phase, not about what sources use.
  fileprivate init(of link: Link, from: Traits, to: Traits, isUsed: Bool) {
    self = []
    // Nothing is linked into an archive, so that flags for the linker do nothing there.
    guard from.isNative, link.to != .target(link.from), !(link.isFlag && from.form == .archive)
    else { return }
    // What is inherited and not linked only waits in line: no source of the target names it.
    if isUsed || link.writtenLink != false && (link.links || !link.isInherited) {
      insert(.imports)
      // For a bare library the compiler writes no hint.
      if to.isFramework, !from.holdsNoSwift { insert(.hints) }
    }
    if link.embeds, from.hasFrameworksFolder, !to.isPackageCode { insert(.embeds) }
    if link.links { insert(.links) }
    // The archive step gets libraries and package products by path, and so the static frameworks
    // that are targets of another project. Frameworks that it would have to find by name it ignores.
    let isPath = to.isLibrary || to.isPackage || link.kind == .target && to.spec != from.spec
    if from.form == .archive, to.form == .archive, isPath { insert(.fits) }
  }
}

extension ModuleGraph {
  /// Whether a link by a flag, or one that is limited to some platforms, is there at a destination.
  fileprivate func fits(_ link: Link, _ destination: Destination) -> Bool {
    if link.isFlag {
      let build = self[link.from].build(for: destination)
      return build.flagged.contains(entry(of: link).reference)
    }
    let (systems, filters) = (self[link.from].systems, entry(of: link).platformFilters)
    if let platform = destination.platform, systems.contains(platform) {
      return filters.contains(platform.rawValue)
    }
    return systems.isEmpty || systems.contains { filters.contains($0.rawValue) }
  }
}
