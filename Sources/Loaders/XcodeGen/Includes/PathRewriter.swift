/// Prepends the folder of an included file to the relative paths in it.
///
/// XcodeGen does this for more keys; listed here are those that archlint reads later. The root file
/// gets the folder `.`, which only normalizes its paths.
struct PathRewriter {
  let folder: String

  func rewrite(_ file: SpecValue) -> SpecValue {
    file.changing("configFiles", rewritePaths)
      .changing("targets") { $0.changingMaps(rewriteTarget) }
      .changing("targetTemplates") { $0.changingMaps(rewriteTarget) }
      .changing("packages") { $0.changingMaps { $0.changing("path", rewritePaths) } }
      .changing("localPackages", rewritePaths)
      .changing("projectReferences") { $0.changingMaps { $0.changing("path", rewritePaths) } }
  }

  private func rewriteTarget(_ target: SpecValue) -> SpecValue {
    target.changing("sources") { sources in
      rewritePaths(sources).changingMaps { $0.changing("path", rewritePaths) }
    }
    .changing("configFiles", rewritePaths)
    .changing("dependencies") { $0.changingMaps { $0.changing("framework", rewritePaths) } }
  }

  private func rewritePaths(_ value: SpecValue) -> SpecValue {
    if value.isList { return value.changingItems { $0.isList ? $0 : rewritePath($0) } }
    guard value.isMap else { return rewritePath(value) }
    // A map counts only if nothing but strings is in it.
    guard value.entries.allSatisfy({ $0.value.string != nil }) else { return value }
    return value.changingValues(rewritePath)
  }

  private func rewritePath(_ value: SpecValue) -> SpecValue {
    guard let path = value.string else { return value }
    let joined = PathText.join(folder, path)
    return joined == path ? value : .text(Changed(joined, from: value.node))
  }
}

extension SpecValue {
  fileprivate func changingMaps(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    let changeMap = { (item: SpecValue) in item.isMap ? change(item) : item }
    return isMap ? changingValues(changeMap) : changingItems(changeMap)
  }
}

extension Source {
  /// Whether a path may be written here that has empty or `.` parts, or a slash at its end.
  var mayHoldUntidyPaths: Bool {
    withBytes { bytes in
      var offset = 0
      while let found = Source.marks.next(in: bytes, from: offset) {
        if Source.isUntidy(bytes, at: found) { return true }
        offset = found + 1
      }
      return false
    }
  }

  /// What no untidy path does without: slashes, escapes and, around an empty text, quotes.
  private static let marks = ByteSearch(
    UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"))

  private static func isUntidy(_ bytes: UnsafeBufferPointer<UInt8>, at mark: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }
    let (before, after) = (byte(mark - 1), byte(mark + 1))
    switch bytes[mark] {
    case UInt8(ascii: "\\"): return true
    case UInt8(ascii: "/"):
      return endsPath(after) || (after == UInt8(ascii: "/") && before != UInt8(ascii: ":"))
        || (before == UInt8(ascii: ".") && byte(mark - 2) != UInt8(ascii: "."))
        || (after == UInt8(ascii: ".") && endsPath(byte(mark + 2)))
    default: return after == bytes[mark]
    }
  }

  /// Whether no path goes on with a byte: a blank, a line break, a quote, a bracket, a comma.
  private static func endsPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "$"): false
    case UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: byte <= UInt8(ascii: ",")
    }
  }
}
