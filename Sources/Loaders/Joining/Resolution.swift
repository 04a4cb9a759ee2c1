/// The result of resolving a dependency.
struct Resolution {
  let end: End?
  /// Further ends, for several products of a package.
  var others: ArraySlice<End> = []
  /// The products with a linkage of their own among what it leads to.
  var products: [OfferedProduct] = []
  var oddity: NameIssue?

  /// A target, by its number, or an external.
  enum End {
    case target(TargetID)
    case external(External)
  }

  /// A problem of a name.
  enum NameIssue {
    /// It is unresolved, perhaps because of an unreadable file.
    case unknown(suggestion: String?, isSevere: Bool, unread: String? = nil)
    /// Tuist finds no project in the folder of its target.
    case withoutProject(String)
    /// None of these packages has the product.
    case unknownProduct(String, of: [Int], isSevere: Bool = true)
    /// This package may have the product, but the entry doesn't lead to it.
    case unlistedProduct(String, of: Int?, isSevere: Bool = true)
    /// It is unresolved, but other specs are unknown.
    case alone
    /// No target builds it, but a pod of a `Podfile` may.
    case perhapsPod
    case otherPlatform(TargetID)
    /// It is an xcframework for these platforms, but not for those of the consumer.
    case lacksPlatform(Set<Platform>)
    /// Its builder has another name in some configurations.
    case otherName(TargetID)
    /// It is declared as part of the SDK, but a target of the workspace builds it.
    case builtHere
    /// The first one is taken; they are disputed if each workspace has another one.
    case ambiguous([TargetID], isDisputed: Bool)
  }

  static func target(_ id: TargetID, oddity: NameIssue? = nil) -> Resolution {
    Resolution(end: .target(id), oddity: oddity)
  }

  static func external(
    _ name: String, _ kind: External.Kind, linkage: Linkage? = nil, oddity: NameIssue? = nil
  ) -> Resolution {
    Resolution(end: .external(External(name, kind, linkage: linkage)), oddity: oddity)
  }

  static func unknown(_ suggestion: String?) -> Resolution {
    Resolution(end: nil, oddity: .unknown(suggestion: suggestion, isSevere: true))
  }

  /// A name that may be declared in an unreadable file.
  static let unread = Resolution(end: nil)
}

/// The file of a `framework:`, `sdk:` or `bundle:` entry, split.
struct ProductReference {
  let file: String
  /// Its usual name: without the extension, and a library without its `lib`.
  let name: String
  let hasVariable: Bool
  /// Whether the file is directly in the build products folder.
  let isOfBuild: Bool

  init(_ reference: String) {
    let file = reference.has(UInt8(ascii: "/")) ? String(reference.lastPathName) : reference
    self.file = file
    hasVariable = reference.hasBuildVariable
    isOfBuild =
      hasVariable
      && ["$(BUILT_PRODUCTS_DIR)/", "${BUILT_PRODUCTS_DIR}/"].contains { $0 + file == reference }
    name = ProductReference.name(of: file)
  }

  private static func name(of file: String) -> String {
    guard let ending = endings.first(where: file.hasSuffix) else { return file }
    let isArchive = ending == ".a" && file.hasPrefix("lib")
    return String(Substring(file.utf8.dropLast(ending.utf8.count).dropFirst(isArchive ? 3 : 0)))
  }

  /// The flag that makes the linker look for it.
  var asFlag: String { file.hasSuffix("framework") ? "-framework \(name)" : "-l\(name)" }

  /// Whether it is CocoaPods' combined product of a target's pods.
  var isOfCocoaPods: Bool { name == "Pods" || name.hasPrefix("Pods_") || name.hasPrefix("Pods-") }

  private static let endings = [".framework", ".xcframework", ".a", ".dylib", ".tbd", ".bundle"]
}

extension String {
  var hasBuildVariable: Bool { has(UInt8(ascii: "$")) && (contains("$(") || contains("${")) }
}
