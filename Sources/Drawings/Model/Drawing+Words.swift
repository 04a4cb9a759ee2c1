extension Drawing {
  package var captions: [String] {
    let left = omissions + view.accepted
    return [title] + (unread.map { [$0] } ?? []) + [summary] + notes
      + (left.isEmpty ? [] : ["Not shown: " + left.joined(separator: "; ")])
  }

  /// How much is drawn, or how much has changed in a drawing of changes.
  package var counted: String {
    let present = arrows.filter { $0.change != .removed }
    let arrows = present.filter { $0.count > 0 }
    let links = present.reduce(0) { $0 + $1.count }
    let loose = present.reduce(0) { $0 + $1.looseCount }
    let hasLines = view.look == .arrows && arrows.count != links
    var parts = [
      count(of: boxes.count { $0.change != .removed }),
      (hasLines ? "\(arrows.count.of("arrow")) for " : "") + links.of("link"),
    ]
    if loose > 0 { parts.append(loose.of("dependency not linked", "dependencies not linked")) }
    let changes = changes(.added) + changes(.removed)
    parts = view.isLimitedToChanges && !changes.isEmpty ? changes : parts + changes
    let imports = present.flatMap(\.steps).count { $0.kind == .imported && $0.change != .removed }
    if imports > 0 { parts.append(imports.of("import without a link", "imports without a link")) }
    if !remarks.isEmpty {
      parts.append(remarks.count.of(view.isLimitedToChanges ? "new finding" : "finding"))
    }
    if fixed > 0 { parts.append(fixed.of("finding") + " fixed") }
    return parts.joined(separator: ", ")
  }

  package var news: [(severity: Severity?, words: String)] {
    let new = (remarks + strays).map(\.finding).filter { $0.state == .new }
    let sorted = Severity.allCases.reversed().flatMap { worst in new.filter { $0.severity == worst }
    }
    let all: [(severity: Severity?, words: String)] =
      sorted.map { ($0.severity, "\($0.severity.rawValue): \($0.messageAndRules)") }
      + fixedFindings.map { (nil, "fixed: \($0)") }
    let hidden = all.count - Drawing.mostNews
    return all.prefix(Drawing.mostNews)
      + (hidden > 0 ? [(nil, "and \(hidden.of("more finding"))")] : [])
  }

  private static let mostNews = 7

  package var fixed: Int { (arrows.map(\.fixed) + boxes.map(\.fixed)).reduce(0, +) }

  /// A number of boxes, which are not modules if some represent several, or a part of one.
  private func count(of boxes: Int) -> String {
    let hasOthers = self.boxes.contains { $0.meaning == .group || $0.isPart }
    return hasOthers ? boxes.of("box", "boxes") : boxes.of(view.level.rawValue)
  }

  private func changes(_ change: Change) -> [String] {
    let links = arrows.reduce(0) { sum, arrow in
      let part = change == .added ? arrow.gained : arrow.lost
      return sum + (arrow.change == change ? arrow.count : part)
    }
    let gone = boxes.count { $0.change == change }
    let counts = [gone > 0 ? count(of: gone) : nil, links > 0 ? links.of("link") : nil]
    return counts.compactMap { $0 }.map { "\($0) \(change.rawValue)" }
  }

  /// What is written in a box: its name, what is folded into it, what was found in it, and its hubs.
  package func lines(ofBox index: Int) -> [String] {
    let box = boxes[index]
    let severities = box.remarks.map { remarks[$0].finding.severity }
    let verdict = Severity.allCases.reversed().compactMap { severity in
      let count = severities.count { $0 == severity }
      return count == 0 ? nil : count.of(severity.rawValue)
    }
    let change = box.change?.rawValue ?? ""
    let lines = [
      box.name, box.subtitle, change, (verdict + box.fixedWords).joined(separator: ", "),
      portWords(ofBox: index).joined(separator: ", "),
    ]
    return lines.filter { !$0.isEmpty }
  }

  package func messages(_ remarks: [Int]) -> [String] {
    remarks.map { self.remarks[$0].finding.message }
  }
}

extension ReportedFinding {
  var messageAndRules: String { "\(self.message) [\(rules.joined(separator: ", "))]" }
}

extension Drawing.Box {
  /// What is folded into it, and which of it was asked for by a name that is not the box's.
  package var subtitle: String {
    let others = chosen.filter { $0 != name }
    let words = others.isEmpty ? [] : ["chosen: " + others.joined(separator: ", ")]
    let affected = isAffected ? ["affected"] : []
    let rest = unchanged > 0 ? unchanged.of("unchanged link") : ""
    return (words + affected + [detail, rest]).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  package var fixedWords: [String] { fixed > 0 ? ["\(fixed) fixed"] : [] }
}

extension Drawing.Arrow {
  /// Its label: the number of links, what happened, whether to cut it.
  package var label: String {
    ([isImport ? Legend.importLabel : "", signedLabel, isCut ? "cut" : ""]).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Its label in formats that have a sign for an import and for a cut.
  var signedLabel: String {
    ((count > 1 ? ["\(count)"] : []) + changes + fixedWords).joined(separator: ", ")
  }

  /// Its label in formats whose lines can't be thin.
  var fullLabel: String {
    [label, isThin ? Legend.thinLabel : ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  package var fixedWords: [String] { fixed > 0 ? ["\(fixed) fixed"] : [] }

  /// What happened to it: `added`, or `1 added` if only that many of its links are new.
  package var changes: [String] {
    if let change { return [change.rawValue] }
    return (gained > 0 ? ["\(gained) added"] : []) + (lost > 0 ? ["\(lost) removed"] : [])
  }

  /// The signs of what happened to it.
  package var marks: [Drawing.Change] {
    [change, gained > 0 ? .added : nil, lost > 0 ? .removed : nil].compactMap { $0 }
  }
}
