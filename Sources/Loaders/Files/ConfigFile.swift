/// The settings of an `.xcconfig` file, over those of its includes.
package struct ConfigFile: Sendable {
  package private(set) var settings: [String: SettingValue] = [:]
  /// The first unreadable file, this one or an include, and the reason.
  package private(set) var unread: (path: String, failure: ProjectFiles.Failure)?

  /// The existing files among this one and its includes.
  package private(set) var files: Set<String> = []
  private var included = 0

  package var hasConditions: Bool { !conditional.isEmpty }
  /// The settings with conditions, by their plain names.
  private var conditional: [String: Set<String>] = [:]
  /// Whether an include was looked for in the folder of the project.
  private(set) var isOfProject = false

  private enum Line {
    case include(String, isOptional: Bool)
    case setting(String, String, column: Int)
  }

  private static let inherited = "$(inherited)"

  private static let deepestNesting = 32
  /// The limit of included bytes, plus a kilobyte per file, since includes may multiply.
  private static let mostIncluded = 16 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a file; the folder is that of its project, where includes are looked for last.
  package static func read(
    _ path: String, in files: ProjectFiles, of folder: String = ""
  ) -> ConfigFile {
    var file = ConfigFile()
    var open: [String] = []
    file.add(path, in: files, of: folder, open: &open, SettingExpansion.Share(1 << 18))
    return file
  }

  private mutating func add(
    _ path: String, in files: ProjectFiles, of folder: String, open: inout [String],
    _ share: SettingExpansion.Share
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
    let text = String(decoding: bytes.trimmingPrefix(ConfigFile.byteOrderMark), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var next = 0
    while next < lines.count {
      let line = lines[next]
      next += 1
      if line.hasPrefix("<<<<<<< ") {
        unread = unread ?? (path, .unreadable("a merge conflict is left in line \(next)"))
        return
      }
      switch ConfigFile.parse(line) {
      case .include(let other, let isOptional):
        let found = find(other, from: open, in: files, of: folder)
        if found == nil, isOptional { continue }
        let path = found ?? PathText.join(PathText.folder(of: path), other)
        add(path, in: files, of: folder, open: &open, share)
      case .setting(let name, let start, let column):
        let place = Place(
          file: path, line: next, column: column,
          endColumn: column + start.unicodeScalars.count)
        var parts = [start]
        while let part = parts.last, part.hasSuffix("\\") {
          parts[parts.count - 1] = String(part.dropLast().trimmed)
          let more = next < lines.count ? ConfigFile.value(in: lines[next]) : ""
          if more.isEmpty { break }
          parts.append(String(more))
          next += 1
        }
        let value = parts.filter { !$0.isEmpty }.joined(separator: " ")
        guard set(name, to: value, at: place, share) else { return }
      case nil: break
      }
    }
  }

  /// The file of an include: next to one of those that lead to it, or in the project's folder.
  private mutating func find(
    _ file: String, from open: [String], in files: ProjectFiles, of folder: String
  ) -> String? {
    let names = file.lastPathName.contains(".") ? [file] : [file, file + ".xcconfig"]
    for path in open.reversed() + [nil] {
      isOfProject = isOfProject || path == nil
      let folder = path.map(PathText.folder) ?? folder
      let paths = names.map { PathText.folded(PathText.join(folder, $0)) }
      if let found = paths.first(where: { files.kind($0) == .file }) { return found }
    }
    return nil
  }

  /// Sets a value over earlier ones; false if it is too long, and nothing more is to be read.
  private mutating func set(
    _ name: String, to value: String, at place: Place, _ share: SettingExpansion.Share
  ) -> Bool {
    let parts =
      !value.has(UInt8(ascii: "$"))
      ? [value[...]]
      : value.replacing("${inherited}", with: ConfigFile.inherited)
        .split(separator: ConfigFile.inherited, omittingEmptySubsequences: false)
    // The last one that holds counts, with a condition or without.
    let plain = String(name.prefix { $0 != "[" })
    var names = [name]
    if parts.count > 1 {
      names += (conditional[name] ?? []).sorted()
    } else {
      for hidden in conditional.removeValue(forKey: name) ?? [] { settings[hidden] = nil }
    }
    for name in names {
      // An inherited value below stays, and is not expanded in itself.
      let earlier = (settings[name] ?? settings[plain])?.text ?? ConfigFile.inherited
      // Each takes time, even if it is empty.
      let made = (parts.count - 1) * earlier.utf8.count + 64
      guard share.mayMake(made), made < SettingExpansion.longestText else {
        unread = unread ?? (place.file, .unreadable("its variables expand to too much text"))
        // The partial value is not valid, and others would continue to expand it.
        settings[name] = nil
        return false
      }
      settings[name] = SettingValue(texts: [parts.joined(separator: earlier)], place: place)
    }
    if name != plain { conditional[plain, default: []].insert(name) }
    return true
  }

  /// The problem that its settings are not known; a missing file has a notice.
  var problem: Problem? {
    guard let unread, unread.failure != .missing else { return nil }
    return Problem(
      "this configuration file \(unread.failure.words), so its settings are not known",
      at: Place(file: unread.path))
  }

  /// A text without its comment, blanks around it, and what may end a value.
  private static func value(in text: Substring) -> Substring {
    let comment = text.utf8.contains(UInt8(ascii: "/")) ? text.firstRange(of: "//") : nil
    let value = text[..<(comment?.lowerBound ?? text.endIndex)].trimmed
    return value.hasSuffix(";") ? value.dropLast().trimmed : value
  }

  /// What a line says; nil for a comment or a blank line.
  private static func parse(_ line: Substring) -> Line? {
    let text = value(in: line)
    if text.hasPrefix("#") {
      // Quotes may contain what begins a comment elsewhere.
      let quoted = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      let directive = quoted[0].filter { !$0.isWhitespace }
      guard quoted.count == 3, ["#include", "#include?"].contains(directive),
        value(in: quoted[2]).isEmpty
      else { return nil }
      return .include(String(quoted[1]), isOptional: directive.hasSuffix("?"))
    }
    // Conditions contain equals signs: `NAME[sdk=macosx*] = value`.
    guard let start = text.firstIndex(where: { $0 == "[" || $0 == "=" }) else { return nil }
    var equals = start
    while text[equals] == "[" {
      guard let end = text[equals...].firstIndex(of: "]"),
        let next = text[end...].dropFirst().firstIndex(where: { !$0.isWhitespace })
      else { return nil }
      equals = next
    }
    let name = text[..<start].trimmed + text[start..<equals].filter { !$0.isWhitespace }
    guard text[equals] == "=", start > text.startIndex else { return nil }
    let value = text[text.index(after: equals)...].trimmed
    let column = line[..<value.startIndex].unicodeScalars.count + 1
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
