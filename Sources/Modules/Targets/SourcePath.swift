/// A file or folder that a target is built from.
package struct SourcePath: Hashable, Sendable {
  package enum Phase: String, Sendable {
    /// Each file by its extension.
    case automatic
    /// Everything is compiled.
    case sources
    case headers, resources
    /// Nothing is compiled or searched.
    case none
  }

  package private(set) var path: String
  package let isOptional: Bool
  /// Whether nothing in it is compiled, by its build phase or its extension.
  package let isResource: Bool
  package private(set) var place: Place
  package var phase = Phase.automatic
  /// Whether a name with an extension may be a source folder instead of a bundle.
  package var isFolder = false
  /// Whether packages below it are none of its sources, as in folders that Xcode synchronizes.
  package var leavesOutPackages = false
  /// Whether only some destinations compile it.
  package var isLimited = false
  /// Globs below the path: excluded files, and the only included ones, if any.
  package var excludes: [String] = []
  package var includes: [String] = []
  /// The extensions of files that are not compiled here.
  package var skippedEndings: Set<String> = []

  package init(
    _ path: String, isOptional: Bool = false, isResource: Bool = false, at place: Place
  ) {
    (self.path, self.isOptional) = (path, isOptional)
    self.isResource = isResource || SourcePath.isResource(path)
    self.place = place
  }

  /// The same for all targets that write it alike.
  package var anywhere: SourcePath { changed(self) { $0.place = Place(file: "") } }

  package func placed(at path: String) -> SourcePath { changed(self) { $0.path = path } }

  private static let resources = [
    ".bundle", ".json", ".lproj", ".otf", ".plist", ".png", ".storyboard", ".strings",
    ".stringsdict", ".ttf", ".xcassets", ".xcstrings", ".xib",
  ]

  private static func isResource(_ path: String) -> Bool {
    // Most paths are folders without an extension.
    path.utf8.suffix(12).contains(UInt8(ascii: ".")) && resources.contains(where: path.hasSuffix)
  }

  /// The folder that it is, or that contains the file.
  package var folder: String {
    let isFile = path.lastPathName.utf8.contains(UInt8(ascii: "."))
    return isFile ? Spec.folder(of: path) : path
  }
}
