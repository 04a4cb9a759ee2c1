/// The file that a `framework:`, `sdk:` or `bundle:` entry names, taken apart.
struct ProductReference {
  /// The last part of the path, such as `ISSNetwork.framework`.
  let file: String
  /// What people call it: without the ending, and an archive without its `lib`.
  let name: String
  /// Whether the folder begins with a build variable, as products of the build do.
  let hasVariable: Bool

  init(_ reference: String) {
    let file = ProductReference.lastPart(of: reference)
    self.file = file
    hasVariable = reference.hasBuildVariable
    guard let ending = ProductReference.endings.first(where: file.ends) else {
      name = file
      return
    }
    let isArchive = ending == ".a" && file.hasPrefix("lib")
    name = String(Substring(file.utf8.dropLast(ending.utf8.count).dropFirst(isArchive ? 3 : 0)))
  }

  /// CocoaPods builds one product for all pods of a target.
  var isOfCocoaPods: Bool { name.hasPrefix("Pods_") || name.hasPrefix("Pods-") }

  private static func lastPart(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    guard path.utf8.contains(slash) else { return path }
    return path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
  }

  private static let endings = [".framework", ".xcframework", ".a", ".dylib", ".tbd", ".bundle"]
}

extension String {
  /// Whether the text has an ending, byte by byte.
  fileprivate func ends(with ending: String) -> Bool {
    utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Whether a build variable may stand in the text, as `$(NAME)` or `${NAME}`.
  var hasBuildVariable: Bool {
    guard utf8.contains(UInt8(ascii: "$")) else { return false }
    return contains("$(") || contains("${")
  }
}
