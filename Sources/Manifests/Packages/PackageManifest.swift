/// What a `Package.swift` says.
package struct PackageManifest: Sendable {
  package struct Product: Sendable {
    package let name: Written
    /// `library:automatic`, `library:static`, `library:dynamic`, `executable` or `plugin`.
    package let type: String
    package let targets: [String]
  }

  package struct Reference: Sendable {
    package enum Kind: String, Sendable {
      case path, url, registry
    }

    package let kind: Kind
    /// A folder as seen from the manifest, an address or a name in a registry.
    package let at: Written
    package let called: String?
    /// What it enables of the package, each perhaps only with one of some traits of this one.
    package let traits: [Trait]
  }

  /// A trait, `default` for the default ones, with others that it enables or that enable it.
  package typealias Trait = (name: String, others: [String])

  package struct Target: Sendable {
    package let name: Written
    package let type: String
    package let path: String?
    package let sources: [String]?
    package let exclude: [String]
    package let publicHeadersPath: String?
    package let dependencies: [Dependency]
    package let resources: [(rule: String, path: String)]
    package let plugins: [(name: Written, package: String?)]
    package let linker: [LinkerSetting]
    /// Words that may be a name which `#if` finds defined; nil if some are unknown.
    package let conditions: [String]?
    package let url: String?
    package let checksum: String?
    package let pkgConfig: String?
  }

  package struct Dependency: Sendable {
    package enum Kind: String, Sendable {
      case byName, target, product
    }

    package let kind: Kind
    package let name: Written
    package let package: String?
    package let aliases: [String: String]
    package let condition: Condition
  }

  package struct Condition: Sendable {
    package var platforms: [String] = []
    package var traits: [String] = []
  }

  package typealias LinkerSetting = (kind: Written, values: [String], condition: Condition)

  package let name: Written
  package let products: [Product]
  package let packages: [Reference]
  package let targets: [Target]
  package let traits: [Trait]
  /// The numbers of its tools version; none if it is unknown.
  package let toolsVersion: [Int]
  /// Nil if some of it is unknown, or if nothing is compared.
  package let definition: ProjectDefinition?

  /// The version in the first line, or since version 6 in a later one, without which no file is a
  /// manifest.
  package static func toolsVersion(of source: Source) -> [Int]? {
    let first = source.contents.prefix(256).drop { $0 <= 0x20 || $0 >= 0x80 }
    if let version = toolsVersion(in: first.prefix { $0 != UInt8(ascii: "\n") }) { return version }
    let label = "// swift-tools-version:"
    let later = source.contents.split(separator: UInt8(ascii: "\n"))
      .first { $0.starts(with: label.utf8) }
    return later.flatMap(toolsVersion).flatMap { $0[0] < 6 ? nil : $0 }
  }

  private static func toolsVersion(in line: ArraySlice<UInt8>) -> [Int]? {
    let line = String(decoding: line, as: UTF8.self)
    guard line.hasPrefix("//") else { return nil }
    let text = line.dropFirst(2).drop { $0 == " " || $0 == "\t" }
    let label = "swift-tools-version"
    guard text.lowercased().hasPrefix(label) else { return nil }
    let rest = text.dropFirst(label.count).drop { $0 == " " || $0 == "\t" }
    guard rest.first == ":" else { return nil }
    let version = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
      .prefix { $0.isNumber || $0 == "." }
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    return numbers.isEmpty ? nil : numbers
  }

  package static func read(
    _ source: Source, by conditions: BuildConditions = BuildConditions(), among count: Int = 1,
    comparing: Bool = false
  ) -> ManifestResult<PackageManifest> {
    let conditions = conditions.forTools(toolsVersion(of: source))
    return ManifestResult([ManifestFile(source, by: conditions)], .package, among: count) {
      $0.packageManifest(comparing: comparing)
    }
  }

  /// What the manifest of Tuist's packages defines, also in what only Tuist reads.
  package static func tuistDefinition(_ source: Source) -> ProjectDefinition? {
    let conditions = BuildConditions(flags: ["TUIST"]).forTools(toolsVersion(of: source))
    let file = ManifestFile(source, by: conditions)
    return ManifestResult([file], .package) { $0.tuistPackages() }.manifest
  }

  package static func isName(_ path: String) -> Bool {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() } ?? path[...]
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
