/// Resolves written dependencies among all containers to the ends of links.
struct NameResolver {
  let index: NameIndex
  private let options: JoiningOptions
  let partial: Set<Int>
  let isPartial: Bool
  /// An unreadable file that may set a product's name.
  private let unreadName: String?
  private let hasForeignProjects: Bool
  /// The folders of all specs, if there is such a project.
  private let specFolders: Set<String>
  var suggestions: NameSuggestions
  private var known: [String: PrebuiltBinary] = [:]
  /// The packages that any project or package names; nil if some of them are unknown.
  lazy var allPackages = read(index.containers.flatMap { $0.references.filter(\.isPackage) })
  /// Those of projects to packages; Tuist makes targets of what its own manifest names.
  lazy var xcodeReferences = index.containers.filter { $0.kind == .project }
    .flatMap(\.references).filter { $0.isPackage && !$0.isExternal }
  /// The entries for files, by the flags that link them.
  private lazy var binaries = Dictionary(
    index.ids.lazy.flatMap { [index] id in
      index[id].dependencies.lazy.filter { $0.kind == .framework && !$0.implicit }.map {
        (ProductReference($0.reference).asFlag, ($0, id))
      }
    }, uniquingKeysWith: { first, _ in first })

  init(index: NameIndex, partial: Set<Int>, isPartial: Bool, options: JoiningOptions) {
    (self.index, self.partial, self.isPartial, self.options) = (index, partial, isPartial, options)
    unreadName = index.ids.lazy.compactMap { id in
      index[id].type.isFramework ? index[id].made.build.unreadFile(of: .productName) : nil
    }.min()
    hasForeignProjects =
      options.externalProjects.contains { index.generator(of: PathText.folded($0)) == nil }
      || index.containers.contains { container in
        container.references.contains {
          $0.projectFile.map { index.generator(of: $0) == nil } ?? false
        }
      }
    let projects = index.containers.lazy.filter { $0.kind == .project }
    specFolders = hasForeignProjects ? Set(projects.map(\.folder)) : []
    suggestions = NameSuggestions(index)
  }

  mutating func resolve(_ dependency: Dependency, of consumer: TargetID) -> Resolution {
    switch dependency.kind {
    case .target: return target(dependency, for: consumer)
    case .targetOrProduct:
      let local = index.local(dependency.reference, in: index.owner(of: consumer))
      return local.map { .target($0) } ?? products(dependency, for: consumer)
    case .framework, .pod: return framework(dependency, for: consumer)
    case .bundle, .flag:
      let reference = ProductReference(dependency.reference)
      if let built = built(reference, for: consumer) { return built }
      if dependency.kind == .bundle { return .external(reference.name, .binary) }
      return listed(reference.asFlag) ?? .external(reference.name, .sdk)
    case .sdk: return sdk(dependency, for: consumer)
    case .carthage:
      // Only projects name the file, which may not be there yet.
      let path = dependency.products.first.map(index.container(of: consumer).rootPath)
      let isThere = path.flatMap { options.exists?($0) } ?? true
      let built = path.map { isThere ? binary(at: $0).linkage : nil } ?? .dynamic
      return .external(
        ProductReference(dependency.reference).name, .carthage,
        linkage: dependency.isStatic ? .static : built)
    case .product: return products(dependency, for: consumer)
    }
  }

  /// A library of the SDK; the linker prefers a workspace product of the same name.
  private func sdk(_ dependency: Dependency, for consumer: TargetID) -> Resolution {
    let reference = ProductReference(dependency.reference)
    let builders = dependency.root == nil ? index.builders(of: dependency.reference) : []
    let isBuilt = !builders.isEmpty && !builders.contains(consumer)
    return .external(reference.name, .sdk, oddity: isBuilt ? .builtHere : nil)
  }

  private let slash = UInt8(ascii: "/")

  private mutating func target(_ dependency: Dependency, for consumer: TargetID) -> Resolution {
    let reference = dependency.reference
    if let key = dependency.container {
      return foreign(reference, in: key, for: consumer, by: dependency.products)
    }
    let (container, own) = (index.container(of: consumer), index.owner(of: consumer))
    guard container.policy.qualifiesWithSlash, reference.has(slash) else {
      return local(reference, in: own, for: consumer)
    }
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
      return foreign(String(parts[1]), in: String(parts[0]), for: consumer)
    }
    let name = reference.filter { $0 != "/" }
    if parts.count < 3 { return local(name, in: own, for: consumer) }
    return partial.contains(own)
      ? .unread : .unknown(suggestions.local(name, in: own, for: consumer))
  }

  private mutating func local(
    _ name: String, in container: Int, for consumer: TargetID
  ) -> Resolution {
    if let id = index.local(name, in: container) { return .target(id) }
    if partial.contains(container) { return .unread }
    return .unknown(suggestions.local(name, in: container, for: consumer))
  }

  private mutating func foreign(
    _ name: String, in key: String, for consumer: TargetID, by ids: [String] = []
  ) -> Resolution {
    let container = index.container(of: consumer)
    guard let reference = container.reference(to: key, isPackage: false) else {
      if partial.contains(index.owner(of: consumer)) { return .unread }
      let known = container.references.filter { !$0.isPackage }.map(\.key)
      return .unknown(NearestName.of(key, amongFew: known).map { "\($0)/\(name)" })
    }
    guard let other = index.container(at: reference.way) else {
      if case .projectFolder(let folder) = reference.way, isMissing(folder) {
        return Resolution(end: nil, oddity: .withoutProject(folder))
      }
      let isSlip = reference.projectFile.map(isSlip) ?? false
      return .external(
        name, .project, oddity: isSlip ? .unknown(suggestion: nil, isSevere: false) : nil)
    }
    let found = (ids + [name]).compactMap { index.local($0, in: other) }.first
    let built = ids.last.flatMap { file in
      index.builders(of: file).first { index.owner(of: $0) == other }
    }
    if let id = found ?? built { return .target(id) }
    if partial.contains(other) { return .unread }
    let nearest = suggestions.local(name, in: other, for: consumer)
    return .unknown(container.policy.reachesLikeTuist ? nearest : nearest.map { "\(key)/\($0)" })
  }

  /// Whether a folder below the root has no project of Tuist.
  private func isMissing(_ folder: String) -> Bool {
    guard let exists = options.exists, !folder.hasPrefix("/"), !folder.hasPrefix("..")
    else { return false }
    return !exists(PathText.join(folder, "Project.swift"))
  }

  /// Whether a missing project is in a folder where a spec generates another one.
  private func isSlip(_ projectFile: String) -> Bool {
    guard let exists = options.exists, !exists(projectFile) else { return false }
    let folder = PathText.folder(of: projectFile)
    return specFolders.contains(folder)
      && !options.externalProjects.contains { PathText.folded($0) == projectFile }
  }

  private mutating func framework(_ dependency: Dependency, for consumer: TargetID) -> Resolution {
    let reference = ProductReference(dependency.reference)
    // A file that the repository contains is prebuilt.
    if !dependency.implicit, !reference.hasVariable, let exists = options.exists {
      let path = index.container(of: consumer).rootPath(dependency.reference)
      if exists(path) {
        let binary = binary(at: path)
        let isBuilt = index[consumer].made.systems(for: dependency).allSatisfy {
          binary.platforms.isEmpty || binary.platforms.contains($0)
        }
        return .external(
          reference.name, .binary, linkage: binary.linkage,
          oddity: isBuilt ? nil : .lacksPlatform(binary.platforms))
      }
    }
    if let built = built(reference, for: consumer) { return built }
    if dependency.kind == .pod || reference.isOfCocoaPods
      || options.pods.names.contains(reference.name)
    {
      return .external(
        reference.name, .cocoapods, linkage: dependency.isStatic ? .static : nil)
    }
    if options.pods.frameworks.contains(reference.name) {
      return .external(reference.name, .carthage)
    }
    let isForeign = options.externals.contains { $0.matches(name: reference.name) }
    guard dependency.implicit else {
      // A name without a typo may be the product of a script.
      if reference.isOfBuild, !isPartial, !isForeign,
        let name = suggestions.product(reference.file), name != index[consumer].made.product
      {
        return .external(
          reference.name, .unknown,
          oddity: .unknown(suggestion: name, isSevere: !hasForeignProjects, unread: unreadName))
      }
      // The build may know the folder, but the file name should be known here.
      return .external(
        reference.name, reference.hasVariable ? .unknown : .binary,
        oddity: reference.file.hasBuildVariable ? .unknown(suggestion: nil, isSevere: false) : nil)
    }
    let others = index.builders(of: reference.file, visibleTo: consumer)
    if !isForeign, let other = others.first(where: { $0 != consumer }) {
      return .external(reference.name, .unknown, oddity: .otherPlatform(other))
    }
    if !options.expectsImplicitNames {
      return .external(reference.name, .unknown, oddity: .alone)
    }
    let isExpected = !isPartial && !isForeign
    let nearest = isExpected ? suggestions.product(reference.file) : nil
    // A product is not suggested to itself.
    let suggestion =
      [reference.file, index[consumer].made.product].contains(nearest) ? nil : nearest
    if isExpected, suggestion == nil, options.pods.isThere, !options.pods.isLocked {
      return .external(reference.name, .unknown, oddity: .perhapsPod)
    }
    return .external(
      reference.name, .unknown,
      oddity: isExpected
        ? .unknown(suggestion: suggestion, isSevere: !hasForeignProjects, unread: unreadName) : nil)
  }

  private mutating func listed(_ flag: String) -> Resolution? {
    guard let (entry, owner) = binaries[flag] else { return nil }
    let end = framework(entry, for: owner).end
    guard case .external(let external)? = end, external.kind == .binary else { return nil }
    return Resolution(end: end)
  }

  /// A prebuilt binary, cached.
  private mutating func binary(at path: String) -> PrebuiltBinary {
    if let known = known[path] { return known }
    let binary = options.binary?(path) ?? PrebuiltBinary(linkage: nil)
    known[path] = binary
    return binary
  }

  private func built(_ reference: ProductReference, for consumer: TargetID) -> Resolution? {
    let candidates = Candidates(index: index, consumer: consumer)
    let builders = index.builders(of: reference.file, visibleTo: consumer).filter {
      index[consumer].runs(beside: index[$0])
    }
    guard let (taken, rivals) = candidates.choose(among: builders) else { return nil }
    guard builders.count > 1 else { return .target(taken) }
    let choices = index.split(builders, byWorkspacesOf: consumer).compactMap(candidates.choose)
    let others = Set(choices.flatMap { [$0.taken] + $0.rivals }).subtracting([taken]).sorted()
    let all = rivals.isEmpty ? [taken] + others : rivals
    let isDisputed = choices.allSatisfy(\.rivals.isEmpty)
    return .target(taken, oddity: all.count < 2 ? nil : .ambiguous(all, isDisputed: isDisputed))
  }
}

extension Target {
  /// The platforms for which a dependency counts.
  func systems(for dependency: Dependency) -> [Platform] {
    systems.filter { $0 != .macCatalyst && dependency.entry.counts(on: $0) }
  }
}
