/// The dependencies of a target, in the order of the link phase, then what it only embeds.
struct DependencyDeclaration {
  private var drafts: [Draft] = []
  private var numbers: [Draft.Key: Int] = [:]

  /// A dependency while it is put together from several entries.
  fileprivate struct Draft {
    /// Identifies an entry, for removing duplicates.
    struct Key: Hashable {
      var kind = Dependency.Kind.target
      let reference: String
      var container: String?
      /// What is linked on some platforms may be embedded on others.
      var platforms: [String] = []

      var onAll: Key { Key(kind: kind, reference: reference, container: container) }
    }

    let key: Key
    var place: Place
    var words = ""
    /// What its project calls it by, then its file there; or where a binary of Carthage is.
    var ids: [String] = []
    /// Whether Xcode finds it by its name alone.
    var isImplicit = false
    var isStatic = false
    var links = false
    var embeds = false
    var isWeak = false
    var copy: CopyPhase?
    /// Its last other entry, which copies what the first one links.
    var second: Provenance?
  }

  static func dependencies(
    of target: ProjectTarget
  ) -> (all: [Dependency], repeated: [RepeatedDependency]) {
    var declaration = DependencyDeclaration()
    var repeated: [RepeatedDependency] = []
    // The list of products has no filters of platforms.
    let listed = target.packageProducts.isEmpty ? [] : target.phases.links
    let linked = Set(listed.compactMap { Draft($0)?.key.onAll })
    let products = target.packageProducts.filter { entry in
      Draft(entry).map { !linked.contains($0.key.onAll) } ?? false
    }
    for entry in target.phases.links + products where !entry.isPlugin {
      declaration.add(Draft(entry), of: target, in: "Link Binary With Libraries") { draft in
        if draft.links {
          let again = changed(draft) { $0.place = entry.place }
          repeated.append((draft.dependency, again.dependency))
        }
        draft.links = true
        draft.isWeak = draft.isWeak || entry.isWeak
      }
    }
    for copy in target.phases.copies where !copy.isInstallOnly && copy.isInsideProduct {
      // Headers and resources are copied, too.
      for entry in copy.entries where entry.isProduct {
        declaration.add(Draft(entry), of: target, in: copy.name ?? "Copy Files") { draft in
          draft.embeds = true
          draft.copy = copy.phase(of: entry.file?.path ?? draft.key.reference)
        }
      }
    }
    // What is only built before, unless it is linked or embedded anyway.
    let known = target.dependencies.isEmpty ? [] : Set(declaration.drafts.map(\.key.onAll))
    for draft in target.dependencies.compactMap({ Draft($0) })
    where !known.contains(draft.key.onAll) {
      declaration.add(draft, of: target, in: "Target Dependencies") { _ in }
    }
    return (declaration.drafts.map(\.dependency), repeated)
  }

  private mutating func add(
    _ draft: Draft?, of target: ProjectTarget, in phase: String, _ change: (inout Draft) -> Void
  ) {
    guard var draft else { return }
    draft.words = "target \(target.name), \(phase): \(draft.key.reference.lastPathName)"
    if let number = numbers[draft.key] {
      drafts[number].second = Provenance(.copy, draft.words, at: draft.place)
      return change(&drafts[number])
    }
    numbers[draft.key] = drafts.count
    change(&draft)
    drafts.append(draft)
  }
}

extension DependencyDeclaration.Draft {
  fileprivate init?(_ entry: ProjectEntry) {
    guard var key = Key(entry.item) else { return nil }
    key.platforms = entry.platforms
    self.init(key: key, place: entry.place)
    if case .proxy(let proxy) = entry.item { ids = [proxy.id].compactMap { $0 } }
    if let file = entry.file {
      ids = [file.proxy?.id, file.proxy.map { _ in file.path }].compactMap { $0 }
      isImplicit = key.kind == .framework && file.isIn("BUILT_PRODUCTS_DIR")
      isStatic = key.kind == .carthage && file.location.contains("/Static/")
      if key.kind == .carthage { ids = [file.location] }
    }
  }

  fileprivate var dependency: Dependency {
    let systems = key.platforms.compactMap { Platform.filters[$0] }
    let uncommon = Dependency.UncommonOptions(
      container: key.container, destinationFilters: systems.isEmpty ? nil : systems, copy: copy,
      products: key.kind == .product ? [key.reference] : ids,
      conditions: key.platforms.filter { Platform.filters[$0] == nil })
    return Dependency(
      key.kind, key.reference, at: place, embed: embeds, link: links, implicit: isImplicit,
      weak: isWeak, uncommon: uncommon, isStatic: isStatic,
      provenance: [Provenance(.phase, words, at: place)]
        + [links && embeds ? second : nil].compactMap(\.self))
  }
}

extension DependencyDeclaration.Draft.Key {
  /// What an item is a name of; nil if only its own name is left.
  fileprivate init?(_ item: ProjectEntry.Item) {
    switch item {
    case .file(let file): self.init(file)
    case .package(let name, let package, _):
      self.init(kind: .product, reference: name, container: package?.key)
    case .target(let name): self.init(reference: name)
    case .proxy(let proxy):
      guard let name = proxy.name else { return nil }
      self.init(reference: name, container: proxy.container)
    case .name: return nil
    }
  }

  private init(_ file: FileReference) {
    if let builder = file.builder {
      self.init(reference: builder)
    } else if let proxy = file.proxy, let name = proxy.name {
      self.init(reference: name, container: proxy.container)
    } else if file.isIn("SDKROOT") || file.isIn("DEVELOPER_DIR") {
      self.init(kind: .sdk, reference: String(file.path.lastPathName))
    } else if file.isIn("BUILT_PRODUCTS_DIR") {
      self.init(kind: .framework, reference: file.path)
    } else if file.location.holds("Carthage/Build") {
      self.init(kind: .carthage, reference: String(file.path.lastPathName))
    } else {
      self.init(kind: .framework, reference: file.location)
    }
  }
}

extension ProjectEntry {
  /// Whether it is a product of a build, not a header or resource.
  fileprivate var isProduct: Bool {
    guard let file else { return true }
    let endings = [".framework", ".xcframework", ".dylib", ".appex", ".app", ".xpc", ".bundle"]
    return file.builder != nil || file.proxy != nil || endings.contains(where: file.path.hasSuffix)
  }
}

extension ProjectCopy {
  /// What paths below the folder of all products call folders of the bundle.
  private static let variables: [(String, CopyPhase.Folder)] = [
    ("(CONTENTS_FOLDER_PATH)/Frameworks", .frameworks), ("(FRAMEWORKS_FOLDER_PATH)", .frameworks),
    ("(PLUGINS_FOLDER_PATH)", .plugins),
  ]

  /// The folder; the newest version writes names with capitals instead of numbers.
  private var destination: CopyPhase.Folder? {
    if let known = CopyPhase.Folder(rawValue: folder) { return known }
    let name = folder.lowercased()
    return name == "product"
      ? .productsDirectory : CopyPhase.Folder.allCases.first { $0.rawValue.lowercased() == name }
  }

  /// Whether files land inside of the bundle, and not only next to other products.
  fileprivate var isInsideProduct: Bool {
    ["_FOLDER_PATH", "WRAPPER_NAME", "FULL_PRODUCT_NAME", ".app/"].contains(where: path.holds)
      || ![.absolutePath, .productsDirectory].contains(destination ?? .absolutePath)
  }

  /// What is said about a copy of a file elsewhere than where it belongs.
  fileprivate func phase(of file: String) -> CopyPhase? {
    guard [".framework", ".xcframework", ".dylib"].contains(where: file.hasSuffix) else {
      return nil
    }
    let path = String(path.map { $0 == "{" ? "(" : $0 == "}" ? ")" : $0 })
    let named = ProjectCopy.variables.first { path.holds($0.0) }
    let rest = named.flatMap { path.firstRange(of: $0.0) }.map { path[$0.upperBound...] }
    guard let folder = named?.1 ?? destination else { return nil }
    let subpath = PathText.folded(String((rest ?? path[...]).drop { $0 == "/" }))
    let isUsual = folder == .frameworks && subpath.isEmpty && !file.hasSuffix(".dylib")
    return isUsual ? nil : CopyPhase(to: folder, subpath: subpath)
  }
}
