/// The settings of an `.xcconfig` file, over those of its includes.
package struct ConfigFile: Sendable {
  package private(set) var settings: [String: SettingValue] = [:]
  /// The first unreadable file, this one or an include, and the reason.
  package private(set) var unread: (path: String, failure: ProjectFiles.Failure)?

  /// The existing files among this one and its includes.
  package private(set) var files: Set<String> = []
  private var included = 0

  package private(set) var hasConditions = false

  private enum Line {
    case include(String, isOptional: Bool)
    case setting(String, String, column: Int)
    /// A comment or a blank line.
    case other
  }

  private static let inherited = "$(inherited)"

  private static let deepestNesting = 32
  /// The limit of included bytes, plus a kilobyte per file, since includes may multiply.
  private static let mostIncluded = 16 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  package static func read(_ path: String, in files: ProjectFiles) -> ConfigFile {
    var file = ConfigFile()
    var open: [String] = []
    file.add(path, in: files, open: &open, SettingExpansion.Share(1 << 18))
    return file
  }

  private mutating func add(
    _ path: String, in files: ProjectFiles, open: inout [String], _ share: SettingExpansion.Share
  ) {
    let path = PathText.folded(path)
    guard !open.contains(path) else { return }
    let bytes: [UInt8]
    do throws(ProjectFiles.Failure) {
      guard open.count < ConfigFile.deepestNesting else {
        throw .unreadable("files include each other more than \(open.count) deep")
      }
      bytes = try files.read(path)
      if !open.isEmpty { included += bytes.count + (1 << 10) }
      guard included <= ConfigFile.mostIncluded else {
        throw .unreadable("it is included too often")
      }
    } catch {
      if unread == nil { unread = (path, error) }
      return
    }
    share.add(bytes.count << 8)
    self.files.insert(path)
    open.append(path)
    defer { open.removeLast() }
    let lines = bytes.trimmingPrefix(ConfigFile.byteOrderMark).split(
      omittingEmptySubsequences: false
    ) { $0 == UInt8(ascii: "\n") }
    for (index, line) in lines.enumerated() {
      if line.starts(with: "<<<<<<< ".utf8) {
        unread = unread ?? (path, .unreadable("a merge conflict is left in line \(index + 1)"))
        return
      }
      switch ConfigFile.parse(String(decoding: line, as: UTF8.self)) {
      case .include(let other, let isOptional):
        let path = PathText.join(PathText.folder(of: path), other)
        if isOptional, files.kind(path) == nil { continue }
        add(path, in: files, open: &open, share)
      case .setting(let name, let value, let column):
        hasConditions = hasConditions || name.hasSuffix("]")
        // An inherited value below stays, and is not expanded in itself.
        let earlier = settings[name]?.text ?? ConfigFile.inherited
        let parts =
          !value.has(UInt8(ascii: "$"))
          ? [value[...]]
          : value.replacing("${inherited}", with: ConfigFile.inherited)
            .split(separator: ConfigFile.inherited, omittingEmptySubsequences: false)
        let made = (parts.count - 1) * earlier.utf8.count
        guard share.mayMake(made), made < SettingExpansion.longestText else {
          if unread == nil { unread = (path, .unreadable("its variables expand to too much text")) }
          // The partial value is not valid, and others would continue to expand it.
          settings[name] = nil
          return
        }
        let whole = parts.joined(separator: earlier)
        settings[name] = SettingValue(
          texts: [whole],
          place: Place(
            file: path, line: index + 1, column: column,
            endColumn: column + value.unicodeScalars.count))
      case .other: break
      }
    }
  }

  /// The problem that its settings are not known; a missing file has a notice.
  var problem: Problem? {
    guard let unread, unread.failure != .missing else { return nil }
    return Problem(
      "this configuration file \(unread.failure.words), so its settings are not known",
      at: Place(file: unread.path))
  }

  private static func parse(_ line: String) -> Line {
    let comment = line.holds("//") ? line.firstRange(of: "//") : nil
    let text = line[..<(comment?.lowerBound ?? line.endIndex)]
    let trimmed = text.trimmed
    if trimmed.hasPrefix("#include") {
      let quoted = trimmed.split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count == 3 else { return .other }
      return .include(String(quoted[1]), isOptional: trimmed.hasPrefix("#include?"))
    }
    // Conditions contain equals signs: `NAME[sdk=macosx*] = value`.
    let start = text.firstIndex { $0 == "[" || $0 == "=" }
    let end = start.flatMap { text[$0] == "[" ? text.lastIndex(of: "]") : $0 }
    guard let end, let equals = text[end...].firstIndex(of: "=") else { return .other }
    let name = text[..<equals].trimmed
    guard !name.isEmpty, !name.contains("#") else { return .other }
    let tail = text[text.index(after: equals)...]
    var value = tail.trimmed
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    let column = text[..<value.startIndex].unicodeScalars.count + 1
    return .setting(String(name), String(value), column: column)
  }
}

/// The value of a build setting, and its place.
package struct SettingValue: Sendable {
  /// The items of a list, or a single string.
  let texts: [String]
  package let place: Place

  package var text: String { texts.count == 1 ? texts[0] : texts.joined(separator: " ") }
  var usesVariables: Bool { texts.contains { $0.has(UInt8(ascii: "$")) } }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
