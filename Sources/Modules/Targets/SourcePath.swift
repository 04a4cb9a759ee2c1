/// A file or folder that a target is built from.
package struct SourcePath: Hashable, Sendable {
  /// The build phase of the files.
  package enum Phase: String, Sendable {
    /// Each file is compiled, copied or left alone by its ending.
    case automatic
    /// Everything is compiled.
    case sources
    case headers
    case resources
    /// Nothing is compiled, and nothing is looked into.
    case none
  }

  /// Relative to the root.
  package private(set) var path: String
  package let isOptional: Bool
  /// Whether nothing of it is compiled, by its build phase or its ending.
  package let isResource: Bool
  package private(set) var place: Place
  package var phase = Phase.automatic
  /// Whether a name with an ending may be a folder of sources, and no bundle of some kind.
  package var isFolder = false
  /// Globs below the path: what is left out, and, if there are any, all that is taken.
  package var excludes: [String] = []
  package var includes: [String] = []
  /// The endings of files that are not compiled here, though they would be elsewhere.
  package var skippedEndings: Set<String> = []

  package init(
    _ path: String, isOptional: Bool = false, isResource: Bool = false, at place: Place
  ) {
    self.path = path
    self.isOptional = isOptional
    self.isResource = isResource || SourcePath.isResource(path)
    self.place = place
  }

  /// The same for all targets that write it alike.
  package var anywhere: SourcePath {
    var source = self
    source.place = Place(file: "")
    return source
  }

  func placed(at path: String) -> SourcePath {
    var source = self
    source.path = path
    return source
  }

  private static let resources = [
    ".bundle", ".json", ".lproj", ".otf", ".plist", ".png", ".storyboard", ".strings",
    ".stringsdict", ".ttf", ".xcassets", ".xcstrings", ".xib",
  ]

  private static func isResource(_ path: String) -> Bool {
    // Most paths are those of folders, without an ending.
    path.utf8.suffix(12).contains(UInt8(ascii: ".")) && resources.contains(where: path.hasSuffix)
  }

  /// The folder that it is, or that contains the file.
  package var folder: String {
    let isFile = path.lastPathName.utf8.contains(UInt8(ascii: "."))
    return isFile ? Spec.folder(of: path) : path
  }
}
