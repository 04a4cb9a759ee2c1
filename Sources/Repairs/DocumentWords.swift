/// The positions of words in a document, and whether they are parts of paths.
package struct DocumentWords {
  package enum Use: Sendable {
    case name
    /// A part of what looks like a path: how it goes up to this part, and all of it.
    case path(upTo: String, whole: String)
    /// The name of a build configuration or of a file.
    case other
  }

  private let bytes: [UInt8]
  /// The scalars in the order of the text, and whether their keys say that they are paths.
  private let scalars: [(span: Span, isPath: Bool)]
  /// The starts of scalars that are not about targets.
  private var others: Set<UInt32> = []
  /// What keys say to be paths, as it is written.
  package private(set) var paths: [String] = []
  package private(set) var identifiers: [String] = []

  /// Keys whose values, and what is in these, are paths.
  private static let pathKeys: Set<String> = [
    "sources", "include", "includes", "excludes", "path", "configFiles", "fileGroups", "specs",
    "localPackages", "testPlans", "inputFiles", "outputFiles", "inputFileLists", "outputFileLists",
    "extends",
  ]
  /// The ends of build settings that hold paths.
  private static let pathEndings = ["_FILE", "_PATH", "_PATHS", "_ENTITLEMENTS", "_HEADER", "_DIR"]

  package init(_ document: Document) {
    bytes = Array(document.source.contents)
    var scalars: [(span: Span, isPath: Bool)] = []
    var pending = document.root.map { [($0, false)] } ?? []
    while let (node, isPath) = pending.popLast() {
      guard node.aliasSpan == nil else { continue }
      switch node.kind {
      case .scalar:
        scalars.append((node.span, isPath))
        if isPath { paths.append(node.text) }
      case .sequence: pending += node.items.map { ($0, isPath) }
      case .mapping:
        for index in 0..<node.entryCount {
          let (key, value) = (node.key(at: index), node.value(at: index))
          if Self.configurationMaps.contains(key.text) {
            others.formUnion(value.entries.map(\.key.span.start))
          } else if Self.isOfOther(key.text) {
            others.insert(value.span.start)
          } else if key.text == "PRODUCT_BUNDLE_IDENTIFIER" {
            identifiers.append(value.text)
          }
          pending += [(key, isPath), (value, isPath || Self.isOfPaths(key.text))]
        }
      }
    }
    self.scalars = scalars.sorted { $0.span.start < $1.span.start }
  }

  private static let configurationMaps: Set<String> = ["configs", "configFiles"]

  private static func isOfOther(_ key: String) -> Bool {
    key == "config" || key.hasSuffix("StoryboardFile") || key.hasSuffix("StoryboardName")
  }

  /// The ends of names of files that are not named after targets.
  private static let fileEndings: Set<String> = [
    "entitlements", "plist", "storyboard", "xcassets", "xcconfig", "xib",
  ]

  /// Names of groups are next to paths, and are no paths.
  private static func isOfPaths(_ key: String) -> Bool {
    let plain = key.split(separator: ":").first.map(String.init) ?? ""
    return pathKeys.contains(plain) || pathEndings.contains(where: plain.hasSuffix)
  }

  package func use(of range: Range<Int>) -> Use {
    let after = bytes[range.upperBound...]
    if after.starts(with: ".xcodeproj".utf8) { return .name }
    if let scalar = scalar(at: range.lowerBound), others.contains(scalar.span.start) {
      return .other
    }
    let start = start(ofPathAround: range.lowerBound)
    let text = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    var isVariable = false
    let rest = after.prefix { byte in
      if byte == UInt8(ascii: "{") { isVariable = true }
      if byte == UInt8(ascii: "}"), !isVariable { return false }
      return byte.isOfPath
    }
    let whole = text + String(decoding: rest, as: UTF8.self)
    let isOfCommand = ["cd ", "pushd "].contains { command in
      bytes[..<start].suffix(command.utf8.count).elementsEqual(command.utf8)
    }
    if isOfCommand || isInPath(range.lowerBound) || whole.utf8.contains(UInt8(ascii: "/")) {
      return .path(upTo: text, whole: whole)
    }
    let ending = String(decoding: after.dropFirst().prefix { $0.isOfName }, as: UTF8.self)
    return after.first == UInt8(ascii: ".") && Self.fileEndings.contains(ending) ? .other : .name
  }

  package func isInPath(_ offset: Int) -> Bool { scalar(at: offset)?.isPath ?? false }

  private func scalar(at offset: Int) -> (span: Span, isPath: Bool)? {
    scalars.last { $0.span.start <= offset }.flatMap { offset < $0.span.end ? $0 : nil }
  }

  /// Where the path begins that a byte is in; a brace belongs to it only as that of a variable.
  private func start(ofPathAround offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1].isOfPath {
      let isBrace = bytes[start - 1] == UInt8(ascii: "{")
      if isBrace, start < 2 || bytes[start - 2] != UInt8(ascii: "$") { break }
      start -= 1
    }
    return start
  }
}

extension UInt8 {
  /// Whether it may be inside of a path that is not in quotes.
  fileprivate var isOfPath: Bool { isOfName || "/.*?@+~$(){}".utf8.contains(self) }
}
