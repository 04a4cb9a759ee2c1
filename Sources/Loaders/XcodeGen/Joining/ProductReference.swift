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
    name = ProductReference.name(of: file)
  }

  private static func name(of file: String) -> String {
    var file = file
    return file.withUTF8 { bytes in
      for ending in endings where bytes.ends(with: ending) {
        let isArchive = ending.utf8CodeUnitCount == 2 && bytes.starts(with: "lib".utf8)
        let name = bytes.dropLast(ending.utf8CodeUnitCount).dropFirst(isArchive ? 3 : 0)
        return String(decoding: name, as: UTF8.self)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// CocoaPods builds one product for all pods of a target.
  var isOfCocoaPods: Bool { name.hasPrefix("Pods_") || name.hasPrefix("Pods-") }

  private static func lastPart(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    guard path.utf8.contains(slash) else { return path }
    return path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
  }

  private static let endings: [StaticString] = [
    ".framework", ".xcframework", ".a", ".dylib", ".tbd", ".bundle",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func ends(with ending: StaticString) -> Bool {
    count >= ending.utf8CodeUnitCount
      && ending.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}

extension String {
  /// Whether a build variable may stand in the text, as `$(NAME)` or `${NAME}`.
  var hasBuildVariable: Bool {
    guard utf8.contains(UInt8(ascii: "$")) else { return false }
    return contains("$(") || contains("${")
  }
}
