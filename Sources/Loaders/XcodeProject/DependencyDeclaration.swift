internal import Documents
internal import Modules

/// What the phases, lists and flags of a target come to: its dependencies, in the order of the
/// link phase, then what it only embeds or waits for.
struct DependencyDeclaration {
  private let project: XcodeProject
  private let target: ProjectTarget
  private let views: [TargetSettings]
  private var drafts: [Draft] = []
  private var numbers: [Draft.Key: Int] = [:]

  /// A dependency while it is put together from several entries.
  fileprivate struct Draft {
    /// What makes two entries the same.
    struct Key: Hashable {
      let kind: Dependency.Kind
      let reference: String
      let container: String?
    }

    let key: Key
    let place: Place
    var links = false
    var embeds = false
    var isWeak = false
    var isImplicit = false
    var platforms: [String] = []
    var copy: CopyPhase?
    var isStaticCarthage = false
  }

  init(_ project: XcodeProject, _ target: ProjectTarget, _ views: [TargetSettings]) {
    (self.project, self.target, self.views) = (project, target, views)
  }

  consuming func dependencies() -> [Dependency] {
    for phase in target.phases {
      guard case .link = phase.kind else { continue }
      for entry in phase.entries { link(entry) }
    }
    for product in target.packageProducts where !product.isPlugin {
      add(draft(product, [])) { $0.links = true }
    }
    addFlags()
    for phase in target.phases {
      if case .copy(let destination) = phase.kind { copy(phase.entries, to: destination) }
    }
    for dependency in target.dependencies { order(dependency) }
    return drafts.map(\.dependency)
  }

  private mutating func add(_ draft: Draft, _ change: (inout Draft) -> Void) {
    let number = numbers[draft.key] ?? drafts.count
    if number == drafts.count { drafts.append(draft) }
    numbers[draft.key] = number
    change(&drafts[number])
  }

  // MARK: Entries

  private mutating func link(_ entry: BuildEntry) {
    add(draft(entry)) { draft in
      draft.links = true
      draft.isWeak = entry.isWeak
    }
  }

  /// Copies of products count where an app looks for them; others only place files.
  private mutating func copy(_ entries: [BuildEntry], to destination: CopyDestination) {
    guard !destination.isInstallOnly, destination.isInsideProduct else { return }
    for entry in entries {
      let draft = draft(entry)
      let copy = destination.copy(of: draft.key.reference)
      // Headers and resources are copied, too.
      guard entry.isProduct else { continue }
      add(draft) { draft in
        draft.embeds = true
        draft.copy = copy
      }
    }
  }

  /// What is only built before, unless it is linked or embedded anyway.
  private mutating func order(_ dependency: ProjectDependency) {
    switch dependency.item {
    case .target(let name):
      add(
        Draft(
          key: .init(kind: .target, reference: name, container: nil), place: dependency.place,
          platforms: dependency.platforms)
      ) { _ in }
    case .proxy(let proxy):
      guard let name = proxy.name else { return }
      add(
        Draft(
          key: .init(kind: .target, reference: name, container: proxy.container),
          place: dependency.place, platforms: dependency.platforms)
      ) { _ in }
    case .package(let product): add(draft(product, dependency.platforms)) { _ in }
    case .name: break
    }
  }

  private func draft(_ entry: BuildEntry) -> Draft {
    switch entry.item {
    case .package(let product): return draft(product, entry.platforms)
    case .file(let file):
      let (key, isImplicit) = key(of: file)
      var draft = Draft(key: key, place: entry.place, isImplicit: isImplicit)
      draft.platforms = entry.platforms
      draft.isStaticCarthage = key.kind == .carthage && file.location.contains("/Static/")
      return draft
    }
  }

  private func draft(_ product: PackageProduct, _ platforms: [String]) -> Draft {
    Draft(
      key: .init(kind: .product, reference: product.name, container: product.package?.key),
      place: product.place, platforms: platforms)
  }

  /// What a file is a name of, and whether Xcode finds it by that alone.
  private func key(of file: FileReference) -> (Draft.Key, isImplicit: Bool) {
    if let builder = file.builder {
      return (.init(kind: .target, reference: builder, container: nil), false)
    }
    if let proxy = file.proxy, let name = proxy.name {
      return (.init(kind: .target, reference: name, container: proxy.container), false)
    }
    switch file.tree {
    case "SDKROOT", "DEVELOPER_DIR":
      return (.init(kind: .sdk, reference: String(file.path.lastPathName), container: nil), false)
    case "BUILT_PRODUCTS_DIR":
      return (.init(kind: .framework, reference: file.path, container: nil), true)
    default:
      let isCarthage = file.location.contains("Carthage/Build")
      let kind = isCarthage ? Dependency.Kind.carthage : .framework
      let reference = isCarthage ? String(file.path.lastPathName) : file.location
      return (.init(kind: kind, reference: reference, container: nil), false)
    }
  }

  // MARK: Flags

  /// What the flags of the linker name, in any configuration.
  private mutating func addFlags() {
    var known = Set(drafts.map { ProductReference($0.key.reference).name })
    for view in views {
      var build = BuildFacts()
      for flag in view.addLinking(to: &build) {
        addNamed(flag.reference, isWeak: flag.weak, at: flag.place, unless: &known)
      }
    }
  }

  private mutating func addNamed(
    _ file: String, isWeak: Bool, at place: Place, unless known: inout Set<String>
  ) {
    guard known.insert(ProductReference(file).name).inserted else { return }
    add(Draft(key: .init(kind: .flag, reference: file, container: nil), place: place)) { draft in
      draft.links = true
      draft.isWeak = isWeak
    }
  }
}

extension DependencyDeclaration.Draft {
  private static let systems: [String: Platform] = [
    "ios": .iOS, "maccatalyst": .macCatalyst, "macos": .macOS, "tvos": .tvOS, "watchos": .watchOS,
    "xros": .visionOS,
  ]

  fileprivate var dependency: Dependency {
    let systems = platforms.compactMap { Self.systems[$0] }
    var uncommon = Dependency.UncommonOptions()
    uncommon.container = key.container
    uncommon.destinationFilters = systems.isEmpty ? nil : systems
    uncommon.conditions = platforms.filter { Self.systems[$0] == nil }
    uncommon.copy = copy
    if key.kind == .product { uncommon.products = [key.reference] }
    return Dependency(
      key.kind, key.reference, at: place, embed: embeds, link: links, implicit: isImplicit,
      weak: isWeak, uncommon: uncommon, isStaticCarthage: isStaticCarthage)
  }
}

extension BuildEntry {
  /// Whether it is something that somebody builds, and no header or resource.
  fileprivate var isProduct: Bool {
    guard case .file(let file) = item else { return true }
    let endings = [".framework", ".xcframework", ".dylib", ".appex", ".app", ".xpc", ".bundle"]
    return file.builder != nil || file.proxy != nil || endings.contains(where: file.path.hasSuffix)
  }
}

extension CopyDestination {
  /// Whether files land inside of the bundle, and not only next to other products.
  fileprivate var isInsideProduct: Bool {
    folder != "absolutePath"
      && (folder != "productsDirectory" || path.contains("CONTENTS_FOLDER_PATH"))
  }

  /// What is said about a copy of a file elsewhere than where it belongs.
  fileprivate func copy(of file: String) -> CopyPhase? {
    let isCode = [".framework", ".xcframework", ".dylib"].contains(where: file.hasSuffix)
    let lower = folder.lowercased()
    let name = lower == "plugins" ? "plugins" : lower == "frameworks" ? "frameworks" : folder
    guard let destination = CopyPhase.Folder(rawValue: name) else { return nil }
    let isUsual = destination == .frameworks && path.isEmpty && !file.hasSuffix(".dylib")
    guard isCode, !isUsual else { return nil }
    return CopyPhase(to: destination, subpath: path)
  }
}

extension ProjectPackage {
  /// What dependencies call it by.
  var key: String {
    let name = location.split(separator: "/").last.map(String.init) ?? location
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
