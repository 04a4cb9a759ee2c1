/// Paths in manifests, with `/`, relative to the root.
enum ManifestPath {
  /// What stands for the root in the value of `Context.packageDirectory`.
  static let root = "$ROOT"

  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// A path below a folder, without `.` and `..` where these can be followed.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    let below = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : "\(folder)/\(path)"
    return parts(of: below).joined(separator: "/")
  }

  static func relative(_ path: String, to folder: String) -> String {
    if path.hasPrefix("/") { return path }
    let (path, folder) = (parts(of: path), parts(of: folder))
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: folder.count - shared)
    let result = (up + path[shared...]).joined(separator: "/")
    return result.isEmpty ? "." : result
  }

  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for bytes in path.utf8.split(separator: UInt8(ascii: "/")) {
      let part = String(Substring(bytes))
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return parts
  }
}
