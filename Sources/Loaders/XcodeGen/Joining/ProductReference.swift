/// The file that a `framework:`, `sdk:` or `bundle:` entry names, taken apart.
struct ProductReference {
  /// The last part of the path, such as `ISSNetwork.framework`.
  let file: String
  /// What people call it: without the ending, and an archive without its `lib`.
  let name: String
  let hasFolder: Bool
  /// Whether the folder begins with a build variable, as products of the build do.
  let hasVariable: Bool

  init(_ reference: String) {
    let parts = reference.utf8.split(separator: UInt8(ascii: "/"))
    let file = parts.last.map { String(Substring($0)) } ?? reference
    self.file = file
    hasFolder = parts.count > 1 || reference.hasPrefix("/")
    hasVariable = reference.hasBuildVariable
    guard let ending = ProductReference.endings.first(where: file.hasSuffix) else {
      name = file
      return
    }
    let isArchive = ending == ".a" && file.hasPrefix("lib")
    name = String(Substring(file.utf8.dropLast(ending.utf8.count).dropFirst(isArchive ? 3 : 0)))
  }

  /// CocoaPods builds one product for all pods of a target.
  var isOfCocoaPods: Bool { name.hasPrefix("Pods_") || name.hasPrefix("Pods-") }

  private static let endings = [".framework", ".xcframework", ".a", ".dylib", ".tbd", ".bundle"]
}

extension String {
  /// Whether a build variable may stand in the text, as `$(NAME)` or `${NAME}`.
  var hasBuildVariable: Bool {
    guard utf8.contains(UInt8(ascii: "$")) else { return false }
    return contains("$(") || contains("${")
  }
}
