internal import Documents
internal import Inputs
internal import Modules

/// Finds what a dependency names, among all specs: the one place that knows both words, the
/// dependency that people write and the link that comes of it.
struct Resolver {
  let index: WorkspaceIndex
  private let options: JoiningOptions
  /// The projects of which an include could not be read.
  private let partial: Set<Int>
  /// Whether any spec or include could not be read.
  private let isPartial: Bool
  /// A file that may give a product its name and could not be read.
  private let unreadName: String?
  /// Whether some project is declared that no spec generates: names may come from there.
  private let hasForeignProjects: Bool
  /// The folders of all specs, if some project is declared that none of them generates.
  private let specFolders: Set<String>
  private var suggestions: NameSuggestions

  init(index: WorkspaceIndex, partial: Set<Int>, isPartial: Bool, options: JoiningOptions) {
    self.index = index
    self.partial = partial
    self.isPartial = isPartial
    self.options = options
    unreadName = index.members.lazy.compactMap { member in
      member.target.type.isFramework ? member.target.made.build.unreadFile(of: .productName) : nil
    }.min()
    let hasForeignProjects =
      options.externalProjects.contains { index.generator(of: PathText.folded($0)) == nil }
      || index.projects.contains { project in
        project.projectReferences.contains { index.generator(of: project.rootPath($0.path)) == nil }
      }
    self.hasForeignProjects = hasForeignProjects
    specFolders = hasForeignProjects ? Set(index.projects.map(\.folder)) : []
    suggestions = NameSuggestions(index)
  }

  /// Where a dependency of a target leads.
  mutating func resolve(
    _ dependency: SpecDependency, of consumer: WorkspaceIndex.Member
  ) -> Resolution {
    switch dependency.kind {
    case .target: return target(dependency.reference, for: consumer)
    case .framework: return framework(dependency, for: consumer)
    case .bundle:
      let reference = ProductReference(dependency.reference)
      return built(reference, for: consumer) ?? .external(reference.name, .binary)
    case .sdk: return sdk(dependency, for: consumer)
    case .carthage:
      return .external(
        ProductReference(dependency.reference).name, .carthage,
        linkage: dependency.isStaticCarthage ? .static : .dynamic)
    case .package: return package(dependency)
    }
  }

  /// What comes from the SDK; the linker takes what the workspace builds by the same name instead.
  private func sdk(
    _ dependency: SpecDependency, for consumer: WorkspaceIndex.Member
  ) -> Resolution {
    let reference = ProductReference(dependency.reference)
    let builders = dependency.root == nil ? index.builders(of: dependency.reference) : []
    let isBuilt = !builders.isEmpty && !builders.contains(consumer.id)
    return .external(
      reference.name, .sdk,
      oddity: isBuilt ? .builtHere : nil)
  }

  private func package(_ dependency: SpecDependency) -> Resolution {
    let products = dependency.products.isEmpty ? [dependency.reference] : dependency.products
    let ends = products.map {
      Resolution.End.external(External($0, .package, package: dependency.reference))
    }
    return Resolution(end: ends.first, others: ends.dropFirst())
  }

  private let slash = UInt8(ascii: "/")

  /// A target of the same spec, or one of another project behind a slash.
  private mutating func target(
    _ reference: String, for consumer: WorkspaceIndex.Member
  ) -> Resolution {
    if let id = index.local(reference, in: consumer.project), !reference.has(slash) {
      return .target(id)
    }
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
      return foreign(String(parts[1]), in: String(parts[0]), for: consumer)
    }
    let name = reference.filter { $0 != "/" }
    if parts.count < 3, let id = index.local(name, in: consumer.project) { return .target(id) }
    if partial.contains(consumer.project) { return .unread }
    return .unknown(suggestions.local(name, for: consumer))
  }

  /// A target of a project that the spec declares under `projectReferences:`.
  private mutating func foreign(
    _ name: String, in key: String, for consumer: WorkspaceIndex.Member
  ) -> Resolution {
    let project = index.projects[consumer.project]
    guard let reference = project.projectReferences.first(where: { $0.name == key }) else {
      if partial.contains(consumer.project) { return .unread }
      let known = project.projectReferences.map(\.name)
      return .unknown(NearestName.of(key, amongFew: known).map { "\($0)/\(name)" })
    }
    guard let generator = index.generator(of: project.rootPath(reference.path)) else {
      let path = project.rootPath(reference.path)
      return .external(
        name, .project, oddity: isSlip(path) ? .unknown(suggestion: nil, isSevere: false) : nil)
    }
    if let id = index.local(name, in: generator) { return .target(id) }
    if partial.contains(generator) { return .unread }
    return .unknown(
      suggestions.local(name, in: generator, for: consumer).map { "\(key)/\($0)" })
  }

  /// Whether a project that is not there lies where a spec generates another one.
  private func isSlip(_ projectFile: String) -> Bool {
    guard let exists = options.exists, !exists(projectFile) else { return false }
    let folder = PathText.folder(of: projectFile)
    return specFolders.contains(folder)
      && !options.externalProjects.contains { PathText.folded($0) == projectFile }
  }

  /// The product of some target, or something that lies ready.
  private mutating func framework(
    _ dependency: SpecDependency, for consumer: WorkspaceIndex.Member
  ) -> Resolution {
    let reference = ProductReference(dependency.reference)
    if !dependency.implicit, liesReady(dependency, reference, for: consumer) {
      return .external(reference.name, .binary)
    }
    if let built = built(reference, for: consumer) { return built }
    if reference.isOfCocoaPods || options.pods.names.contains(reference.name) {
      return .external(reference.name, .cocoapods)
    }
    guard dependency.implicit else {
      // A folder may well be known to the build alone; the name of the file should be known here.
      return .external(
        reference.name, reference.hasVariable ? .unknown : .binary,
        oddity: reference.file.hasBuildVariable
          ? .unknown(suggestion: nil, isSevere: false) : nil)
    }
    let isForeign = options.externals.contains { $0.matches(name: reference.name) }
    let others = index.builders(of: reference.file)
    if !isForeign, let other = others.first(where: { $0 != consumer.id }) {
      return .external(reference.name, .unknown, oddity: .otherPlatform(other))
    }
    if !options.expectsImplicitNames {
      return .external(reference.name, .unknown, oddity: .alone)
    }
    let isExpected = !isPartial && !isForeign
    let nearest = isExpected ? suggestions.product(reference.file) : nil
    // Nobody means to link itself.
    let suggestion = nearest == consumer.target.made.product ? nil : nearest
    if isExpected, suggestion == nil, options.pods.isThere, !options.pods.isLocked {
      return .external(reference.name, .unknown, oddity: .perhapsPod)
    }
    return .external(
      reference.name, .unknown,
      oddity: isExpected
        ? .unknown(suggestion: suggestion, isSevere: !hasForeignProjects, unread: unreadName) : nil)
  }

  /// Whether the repository holds the very file: then nobody builds it.
  private func liesReady(
    _ dependency: SpecDependency, _ reference: ProductReference,
    for consumer: WorkspaceIndex.Member
  ) -> Bool {
    guard let exists = options.exists, !reference.hasVariable else { return false }
    return exists(index.projects[consumer.project].rootPath(dependency.reference))
  }

  private func built(
    _ reference: ProductReference, for consumer: WorkspaceIndex.Member
  ) -> Resolution? {
    let candidates = Candidates(index: index, consumer: consumer)
    let builders = index.builders(of: reference.file).filter {
      consumer.target.runs(beside: index[$0].target)
    }
    guard let choice = candidates.choose(among: builders) else {
      return nil
    }
    return .target(
      choice.taken,
      oddity: choice.rivals.isEmpty
        ? nil : .ambiguous(taken: choice.taken, all: choice.rivals))
  }
}
