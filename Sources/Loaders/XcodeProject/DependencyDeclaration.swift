/// What the phases, lists and flags of a target come to: its dependencies, in the order of the
/// link phase, then what it only embeds or waits for.
struct DependencyDeclaration {
  private var drafts: [Draft] = []
  private var numbers: [Draft.Key: Int] = [:]

  /// A dependency while it is put together from several entries.
  fileprivate struct Draft {
    /// What makes two entries the same.
    struct Key: Hashable {
      var kind = Dependency.Kind.target
      let reference: String
      var container: String?
    }

    let key: Key
    var platforms: [String] = []
    let place: Place
    /// Whether Xcode finds it by its name alone.
    var isImplicit = false
    var isStaticCarthage = false
    var links = false
    var embeds = false
    var isWeak = false
    var copy: CopyPhase?
  }

  static func dependencies(of target: ProjectTarget) -> [Dependency] {
    var declaration = DependencyDeclaration()
    for entry in target.phases.links {
      declaration.add(Draft(entry)) { draft in
        draft.links = true
        draft.isWeak = entry.isWeak
      }
    }
    for entry in target.packageProducts {
      if case .package = entry.item { declaration.add(Draft(entry)) { $0.links = true } }
    }
    for copy in target.phases.copies where !copy.isInstallOnly && copy.isInsideProduct {
      // Headers and resources are copied, too.
      for entry in copy.entries where entry.isProduct {
        declaration.add(Draft(entry)) { draft in
          draft.embeds = true
          draft.copy = copy.phase(of: draft.key.reference)
        }
      }
    }
    // What is only built before, unless it is linked or embedded anyway.
    for entry in target.dependencies { declaration.add(Draft(entry)) { _ in } }
    return declaration.drafts.map(\.dependency)
  }

  private mutating func add(_ draft: Draft?, _ change: (inout Draft) -> Void) {
    guard let draft else { return }
    let number = numbers[draft.key] ?? drafts.count
    if number == drafts.count { drafts.append(draft) }
    numbers[draft.key] = number
    change(&drafts[number])
  }
}

extension DependencyDeclaration.Draft {
  fileprivate init?(_ entry: ProjectEntry) {
    guard let key = Key(entry.item) else { return nil }
    self.init(key: key, platforms: entry.platforms, place: entry.place)
    if let file = entry.file {
      isImplicit = key.kind == .framework && file.tree == "BUILT_PRODUCTS_DIR"
      isStaticCarthage = key.kind == .carthage && file.location.contains("/Static/")
    }
  }

  private static let systems: [String: Platform] = [
    "ios": .iOS, "maccatalyst": .macCatalyst, "macos": .macOS, "tvos": .tvOS, "watchos": .watchOS,
    "xros": .visionOS,
  ]

  fileprivate var dependency: Dependency {
    let systems = platforms.compactMap { Self.systems[$0] }
    let uncommon = Dependency.UncommonOptions(
      container: key.container, destinationFilters: systems.isEmpty ? nil : systems, copy: copy,
      products: key.kind == .product ? [key.reference] : [],
      conditions: platforms.filter { Self.systems[$0] == nil })
    return Dependency(
      key.kind, key.reference, at: place, embed: embeds, link: links, implicit: isImplicit,
      weak: isWeak, uncommon: uncommon, isStaticCarthage: isStaticCarthage)
  }
}

extension DependencyDeclaration.Draft.Key {
  /// What an item is a name of; nil if only its own name is left.
  fileprivate init?(_ item: ProjectEntry.Item) {
    switch item {
    case .file(let file): self.init(file)
    case .package(let name, let package), .plugin(let name, let package):
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
    } else if ["SDKROOT", "DEVELOPER_DIR"].contains(file.tree) {
      self.init(kind: .sdk, reference: String(file.path.lastPathName))
    } else if file.tree == "BUILT_PRODUCTS_DIR" {
      self.init(kind: .framework, reference: file.path)
    } else if file.location.contains("Carthage/Build") {
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
  /// Whether files land inside of the bundle, and not only next to other products.
  fileprivate var isInsideProduct: Bool {
    folder != "absolutePath"
      && (folder != "productsDirectory" || path.contains("CONTENTS_FOLDER_PATH"))
  }

  /// What is said about a copy of a file elsewhere than where it belongs.
  fileprivate func phase(of file: String) -> CopyPhase? {
    let isCode = [".framework", ".xcframework", ".dylib"].contains(where: file.hasSuffix)
    let lower = folder.lowercased()
    let name = lower == "plugins" ? "plugins" : lower == "frameworks" ? "frameworks" : folder
    guard let destination = CopyPhase.Folder(rawValue: name) else { return nil }
    let isUsual = destination == .frameworks && path.isEmpty && !file.hasSuffix(".dylib")
    guard isCode, !isUsual else { return nil }
    return CopyPhase(to: destination, subpath: path)
  }
}
