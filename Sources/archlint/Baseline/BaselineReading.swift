internal import Documents
internal import Findings
internal import Modules
internal import Rules

/// Reads a baseline: what it accepts, and every mistake in it.
struct BaselineReading {
  private(set) var entries: [Baseline.Entry] = []
  /// In the order of the file.
  private(set) var problems: [Problem] = []

  init(_ document: Document) {
    problems = document.repeatedKeys.map { .duplicate($0, in: document) }
    guard let root = document.root else {
      problems.append(.emptyBaseline(document.source.name))
      return
    }
    Baseline.shape(rules: Catalogue.names).check(root, named: Baseline.fileName, &problems)
    if case .int(let version)? = root["version"]?.scalar, version > Baseline.version {
      problems = [.laterBaseline(root["version"] ?? root)]
    }
    if let findings = root["findings"] { read(findings) }
    problems.sort { ($0.place ?? Place(file: "")) < ($1.place ?? Place(file: "")) }
  }

  /// A list, or nothing at all: all debt is paid.
  private mutating func read(_ findings: Node) {
    if findings.kind == .sequence {
      for entry in findings.items { read(entry: entry) }
    } else if findings.kind == .mapping || !findings.text.isEmpty {
      problems.append(Problem("`findings` must be a list", at: Place(of: findings)))
    }
  }

  private mutating func read(entry: Node) {
    guard entry.kind == .mapping, let rule = entry["rule"]?.writtenText else { return }
    let members = entry["modules"].map { Array($0.items).compactMap { name(in: $0) } } ?? []
    let identity = Identity(
      rule: rule, from: name(in: entry["from"]) ?? "", to: name(in: entry["to"]), members: members)
    entries.append(Baseline.Entry(identity, at: Place(of: entry)))
  }

  /// The text of a scalar, whatever it looks like.
  private mutating func name(in node: Node?) -> String? {
    guard let node else { return nil }
    if node.kind == .scalar { return node.text }
    problems.append(Problem("a name must be a text", at: Place(of: node)))
    return nil
  }
}

extension Problem {
  fileprivate static func emptyBaseline(_ file: String) -> Problem {
    Problem(
      "the baseline is empty", at: Place(file: file),
      help: "remove it, or write it anew with `archlint baseline`")
  }

  fileprivate static func laterBaseline(_ version: Node) -> Problem {
    Problem(
      "this baseline has version \(version.text); this archlint reads version \(Baseline.version)",
      at: Place(of: version), help: "use the archlint that wrote it, or a later one")
  }
}
