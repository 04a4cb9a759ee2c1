/// Joins paths like XcodeGen's path library, as text only.
package enum PathText {
  /// Appends a path: removes `.` components, and resolves `..` at the seam only.
  ///
  /// A trailing slash is a component, so `c/` becomes `c//`; callers tidy paths if needed.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == slash { return path }
    if let joined = joinTidy(folder, path) { return joined }
    var left = parts(of: folder)
    var right = parts(of: path)[...]
    if left.count > 1, left.last == "/" { left.removeLast() }
    left.removeAll { $0 == "." }
    right = right.filter { $0 != "." }[...]
    while let last = left.last, last != "..", right.first == ".." {
      if left.count > 1 || last != "/" { left.removeLast() }
      right.removeFirst()
    }
    guard let first = left.first ?? right.first else { return "." }
    let joined = (left + right).joined(separator: "/")
    return first == "/" && left.count + right.count > 1 ? String(joined.dropFirst()) : joined
  }

  /// The same for ordinary paths, which nearly all are; nil for others.
  private static func joinTidy(_ folder: String, _ path: String) -> String? {
    guard isTidy(path, allowingParents: true) else { return nil }
    if folder.isEmpty || folder == "." { return path }
    guard isTidy(folder, allowingParents: false), folder.utf8.first != slash else { return nil }
    if path.utf8.first != dot { return folder + "/" + path }
    var left = folder.utf8[...]
    var right = path.utf8[...]
    while !left.isEmpty, right.starts(with: "../".utf8) {
      left = left.prefix(upTo: left.lastIndex(of: slash) ?? left.startIndex)
      right = right.dropFirst(3)
    }
    if left.isEmpty { return String(Substring(right)) }
    guard !right.elementsEqual("..".utf8) else { return nil }
    return String(Substring(left)) + "/" + Substring(right)
  }

  /// The parent folder of a path; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard isTidy(path, allowingParents: true), path.utf8.first != slash, !path.hasSuffix("..")
    else { return join(path, "..") }
    return path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? "."
  }

  /// A path without `//`, `.` and trailing slashes; `..` stays in relative paths.
  package static func tidied(_ path: String) -> String {
    if path.utf8.first == slash { return folded(path) }
    if isTidy(path, allowingParents: true) { return path }
    let kept = parts(of: path).filter { $0 != "." && $0 != "/" }
    return kept.isEmpty ? "." : kept.joined(separator: "/")
  }

  /// Resolves a relative or absolute path against a folder of the root.
  package static func below(_ folder: String, _ path: String) -> String {
    folded(folder.isEmpty || path.utf8.first == slash ? path : folder + "/" + path)
  }

  /// A path with `..` folded where possible, for comparing paths.
  package static func folded(_ path: String) -> String {
    if isTidy(path, allowingParents: false) { return path }
    let isAbsolute = path.utf8.first == slash
    var kept: [String] = []
    for part in parts(of: path) where part != "." && part != "/" {
      if part != ".." {
        kept.append(part)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + kept.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The longest path that any system supports.
  private static let longest = 4096

  /// Whether a path has no empty and `.` components and, unless allowed, no `..`.
  private static func isTidy(_ path: String, allowingParents: Bool) -> Bool {
    guard path.utf8.count <= longest else { return true }
    var path = path
    return path.withUTF8 { bytes in
      // A leading slash is not a component.
      var start = bytes.first == slash ? 1 : 0
      while start <= bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != slash { end += 1 }
        if end == start { return false }
        if bytes[start] == dot {
          let isParent = end - start == 2 && bytes[start + 1] == dot
          if end - start == 1 || isParent && !allowingParents { return false }
        }
        start = end + 1
      }
      return true
    }
  }

  /// The components of a path; the root and a trailing slash are components too.
  private static func parts(of path: String) -> [String] {
    guard !path.isEmpty else { return [] }
    var parts = path.utf8.split(separator: slash).map { String($0) ?? "" }
    if path.utf8.first == slash { parts.insert("/", at: 0) }
    if path.utf8.count > 1, path.utf8.last == slash { parts.append("/") }
    return parts
  }
}
