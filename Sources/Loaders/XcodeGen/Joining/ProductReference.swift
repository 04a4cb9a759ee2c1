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
    let parts = reference.split(separator: "/", omittingEmptySubsequences: true)
    let file = parts.last.map(String.init) ?? reference
    self.file = file
    hasFolder = parts.count > 1 || reference.hasPrefix("/")
    hasVariable = reference.contains("$(") || reference.contains("${")
    var name = file
    for ending in ProductReference.endings where file.hasSuffix(ending) {
      name = String(file.dropLast(ending.count))
      if ending == ".a", name.hasPrefix("lib") { name = String(name.dropFirst(3)) }
    }
    self.name = name
  }

  /// CocoaPods builds one product for all pods of a target.
  var isOfCocoaPods: Bool { name.hasPrefix("Pods_") || name.hasPrefix("Pods-") }

  private static let endings = [".framework", ".xcframework", ".a", ".dylib", ".tbd", ".bundle"]
}
