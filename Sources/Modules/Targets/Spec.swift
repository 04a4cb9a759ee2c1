package struct Spec: Hashable, Sendable {
  package private(set) var path: String
  /// The same as places in the file have it, even if the graph's paths are moved.
  package let file: String
  package let project: String
  package let place: Place
  /// Whether a command runs before generation, which may create missing files.
  package let hasPreGenCommand: Bool
  /// Whether an include could not be read, so that targets may be incomplete.
  package let isPartial: Bool
  /// Its names for other specs, by their files: `Kit` in `target: Kit/ISSLog` or `package: Kit`.
  package var projectKeys: [String: String] = [:]
  /// The files of packages that Tuist makes targets of.
  package var externals: Set<String> = []
  /// The folder from which `.relativeToRoot` of a Tuist manifest counts.
  package var manifestRoot = ""
  /// Whether it is a package that SwiftPM rejects if it depends on itself through other packages.
  package var forbidsPackageCycles = false
  /// Whether a package gives modules of others another name.
  package var renamesModules = false

  package init(
    path: String, file: String? = nil, project: String, place: Place? = nil,
    hasPreGenCommand: Bool = false, isPartial: Bool = false
  ) {
    self.path = path
    self.file = file ?? path
    self.project = project
    self.place = place ?? Place(file: self.file)
    (self.hasPreGenCommand, self.isPartial) = (hasPreGenCommand, isPartial)
  }

  func placed(at path: String) -> Spec { changed(self) { $0.path = path } }

  /// Whether it is a project of Xcode, whose files have no entries of YAML to name in help.
  package var isXcodeProject: Bool { file.hasSuffix(".pbxproj") || isPodfile }
  package var isPodfile: Bool { file.lastPathName == "Podfile" }

  package var isSwift: Bool { file.hasSuffix(".swift") }
  package var isPackageManifest: Bool { isSwift && file.lastPathName.hasPrefix("Package") }
  package var folder: String { Spec.folder(of: path) }

  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }
}

extension Set<String> {
  /// Paths, with all folders around them.
  package init(withFolders paths: some Sequence<String>) {
    self = []
    for path in paths { insert(withFolders: path) }
  }

  package mutating func insert(withFolders path: String) {
    var folder = path
    while !folder.isEmpty, insert(folder).inserted { folder = Spec.folder(of: folder) }
  }
}

package typealias SpecID = Number<Spec>
