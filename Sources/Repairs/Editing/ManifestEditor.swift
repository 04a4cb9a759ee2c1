import Manifests

/// Edits one entry of a Swift manifest in its existing style.
struct ManifestEditor {
  private(set) var edits: TextEdits
  private let source: Source

  init(_ source: Source) {
    (self.source, edits) = (source, TextEdits(of: Lines(source, comments: "//")))
  }

  mutating func make(_ action: Change.Action, at offset: Int) throws(Refusal) {
    if case .removeException = action { return try removeComment(at: offset) }
    guard let brackets = SwiftBrackets(source) else { throw .unusual }
    switch action {
    case .add(let entry, _):
      guard let call = brackets.call(around: offset) else { throw .inConstant }
      let labels = call.member(labeled: "product") == nil ? ["name"] : ManifestEditor.tuistLabels
      try add(entry, to: call, behind: labels, in: brackets)
      try declare(entry, in: brackets)
    case .rename(_, let name):
      guard let string = brackets.string(around: offset) else { throw .missing }
      try rename(string, to: name)
    case .remove, .relink:
      guard let (list, index) = brackets.list(around: offset) else { throw .missing }
      if case .relink(let entry, _, _) = action {
        try replace(index, of: list, by: entry)
        try declare(entry, in: brackets)
      } else {
        try remove(index, of: list)
      }
    case .set, .removeKey, .removeException, .addPattern: throw .unusual
    }
  }

  /// What comes before the dependencies of a target of Tuist; in a package it is the name alone.
  private static let tuistLabels: Set<String> = [
    "name", "destinations", "platform", "product", "productName", "bundleId", "deploymentTarget",
    "deploymentTargets", "infoPlist", "buildableFolders", "sources", "resources", "copyFiles",
    "headers", "entitlements", "scripts",
  ]

  /// What comes before the dependencies of a package.
  private static let packageLabels: Set<String> = [
    "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
  ]

  /// Lists the package of an entry, unless it is listed.
  private mutating func declare(
    _ entry: WrittenEntry, in brackets: SwiftBrackets
  ) throws(Refusal) {
    guard let code = entry.declaration else { return }
    let package = brackets.call { lines.bytes[$0].starts(with: "Package(".utf8) }
    guard let package else { throw Refusal.inFunction }
    if let listed = package.member(labeled: "dependencies"),
      let list = brackets.list(startingAt: listed.valueStart), texts(of: list).contains(code)
    {
      return
    }
    try add(
      WrittenEntry(entry.key, entry.reference, code: code), to: package,
      behind: ManifestEditor.packageLabels, in: brackets)
  }

  private mutating func add(
    _ entry: WrittenEntry, to call: SwiftBrackets.Group, behind labels: Set<String>,
    in brackets: SwiftBrackets
  ) throws(Refusal) {
    guard let dependencies = member(of: call, for: entry, behind: labels, in: brackets) else {
      guard let last = call.members.last(where: { $0.label.map(labels.contains) ?? false })
      else { throw .inFunction }
      return edits.insertMember(
        "dependencies: [\(try text(of: entry, like: []))]", behind: last.range)
    }
    let list = brackets.list(startingAt: dependencies.valueStart)
    guard let list, lines.next(from: list.range.upperBound).map({ lines.bytes[$0] }) != .point
    else {
      let end = dependencies.range.upperBound
      let value = lines.bytes[dependencies.valueStart..<end]
      guard !value.contains(UInt8(ascii: "?")), value.first != .point else {
        throw Refusal("the dependencies are not written as a list")
      }
      return edits.write(" + [\(try text(of: entry, like: []))]", over: end..<end)
    }
    let text = try text(of: entry, like: texts(of: list))
    if let last = list.members.last { return edits.insertMember(text, behind: last.range) }
    guard lines.next(from: list.inside.lowerBound) == list.inside.upperBound else { throw .unusual }
    edits.write(text, over: list.inside)
  }

  /// The argument that lists what an entry is one of; helpers have several, or pass it on.
  private func member(
    of call: SwiftBrackets.Group, for entry: WrittenEntry, behind labels: Set<String>,
    in brackets: SwiftBrackets
  ) -> SwiftBrackets.Member? {
    if let own = call.member(labeled: "dependencies") { return own }
    guard labels != ManifestEditor.packageLabels else { return nil }
    let lists = call.members.filter { $0.label?.hasSuffix("Dependencies") ?? false }
    let isExternal = entry.code?.hasPrefix(".external") ?? false
    let passed = brackets.calls(within: call.inside)
      .compactMap { $0.member(labeled: "dependencies") }
    return lists.first { $0.label?.hasPrefix("external") == isExternal } ?? lists.first
      ?? (passed.count == 1 ? passed[0] : nil)
  }

  /// An entry in the form of the others.
  private func text(of entry: WrittenEntry, like others: [String]) throws(Refusal) -> String {
    if let condition = entry.condition, entry.declaration == nil {
      throw Refusal("one has to \(condition) first")
    }
    guard let code = entry.code else { throw .unusual }
    guard code.hasPrefix("\""), !others.contains(where: { $0.hasPrefix("\"") }) else { return code }
    let form = [".target(name: ", ".byName(name: "].first { form in
      others.contains { $0.hasPrefix(form) }
    }
    return form.map { $0 + code + ")" } ?? code
  }

  private func texts(of list: SwiftBrackets.Group) -> [String] {
    list.members.map { String(decoding: lines.bytes[$0.range], as: UTF8.self) }
  }

  private mutating func replace(
    _ index: Int, of list: SwiftBrackets.Group, by entry: WrittenEntry
  ) throws(Refusal) {
    let texts = texts(of: list)
    guard !texts[index].contains("condition") else { throw Refusal("the old one has a condition") }
    edits.write(try text(of: entry, like: texts), over: list.members[index].range)
  }

  private mutating func remove(_ index: Int, of list: SwiftBrackets.Group) throws(Refusal) {
    let members = list.members.map(\.range)
    guard members.count > 1 else { return edits.remove(list.inside) }
    let isLast = index == members.count - 1
    try edits.removeMember(
      members[index], isLast: isLast, beside: members[isLast ? index - 1 : index + 1])
  }

  private mutating func rename(_ string: Range<Int>, to name: String) throws(Refusal) {
    let text = String(decoding: lines.bytes[string], as: UTF8.self)
    guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""),
      !name.contains(where: { "\"\\\n".contains($0) })
    else { throw .unusual }
    edits.write("\"\(name)\"", over: string)
  }

  private mutating func removeComment(at offset: Int) throws(Refusal) {
    guard lines.bytes[offset...].starts(with: "//".utf8) else { throw .missing }
    let end = lines.bytes[offset...].firstIndex { $0 == .lineFeed || $0 == .return }
    edits.removeComment(offset..<(end ?? lines.bytes.count))
  }

  private var lines: Lines { edits.lines }
}
