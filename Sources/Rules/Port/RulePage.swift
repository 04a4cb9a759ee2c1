/// A rule's page in `docs/rules`, for `archlint explain`, reports and the schema.
///
/// Tests run its examples: the first yields exactly the shown output, the second no finding of any
/// rule.
package struct RulePage: Sendable {
  package let markdown: String
  /// When the rule fires, in full.
  package let what: String
  /// The reason in the architecture: the crash it prevents, or what it costs to go without.
  package let why: String
  /// A small project that breaks the rule; each file follows a comment with its path.
  package let breaks: String
  /// What archlint says of it, without the line of source.
  package let says: String
  /// The files that are different once it is fixed.
  package let keeps: String
  /// What can be set apart from the severity.
  package let options: [(name: String, meaning: String)]
  /// What the rule says nothing about, although it looks alike.
  package let exemptions: [String]
  /// What `archlint fix` does about it, or why it does nothing.
  package let fix: String
  /// How a finding is accepted on purpose: in words, and as an entry of a configuration.
  package let exceptions: (words: String, entry: String)

  package init(_ markdown: String) {
    self.markdown = markdown
    let sections = RulePage.sections(of: markdown)
    // The name and the severity come before what it means.
    what = RulePage.text(of: sections["", default: []].dropFirst(4))
    why = RulePage.text(of: sections["Why", default: []][...])
    let broken = RulePage.fenced(in: sections["Breaks it", default: []])
    (breaks, says) = (broken.first ?? "", broken.dropFirst().first ?? "")
    keeps = RulePage.fenced(in: sections["Keeps it", default: []]).first ?? ""
    options = RulePage.entries(in: sections["Options", default: []]).compactMap { entry in
      guard entry.hasPrefix("`"), let end = entry.firstRange(of: "`: ") else { return nil }
      return (String(entry.dropFirst()[..<end.lowerBound]), String(entry[end.upperBound...]))
    }
    exemptions = RulePage.entries(in: sections["Silent", default: []]).map(String.init)
    fix = RulePage.text(of: sections["Fix", default: []][...])
    let accepted = sections["Exceptions", default: []]
    exceptions = (
      RulePage.text(of: accepted.prefix { !$0.hasPrefix("```") }),
      RulePage.fenced(in: accepted).first ?? ""
    )
  }

  /// The lines below each heading; what is above the first is below none.
  private static func sections(of markdown: String) -> [Substring: [Substring]] {
    var heading: Substring = ""
    return markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(into: [:]) { sections, line in
        if line.hasPrefix("## ") {
          heading = line.dropFirst(3)
        } else {
          sections[heading, default: []].append(line)
        }
      }
  }

  /// Paragraphs, without the lines that set them apart from what is around them.
  private static func text(of lines: ArraySlice<Substring>) -> String {
    let lines = lines.drop(while: \.isEmpty)
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? lines.startIndex
    return lines[..<end].joined(separator: "\n")
  }

  /// What is between two fences each.
  private static func fenced(in lines: [Substring]) -> [String] {
    let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0].joined(separator: "\n") }
  }

  private static func entries(in lines: [Substring]) -> [Substring] {
    lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
  }
}
