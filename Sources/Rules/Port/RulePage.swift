/// A rule's page in `docs/rules`, for `archlint explain`, reports and the schema.
///
/// Tests run its examples: the first yields the shown output, the second no finding.
package struct RulePage: Sendable {
  package let markdown: String
  package let what: String
  /// The architectural reason: the crash it prevents, or the cost of ignoring it.
  package let why: String
  package let breaks: String
  /// The output for it, without source lines.
  package let says: String
  /// The heading above the changed files: "Fixed" where the example is a mistake in a file.
  package let titleOfKeeps: String
  /// The changed files of the fix.
  package let keeps: String
  /// Its options other than the severity.
  package let options: [(name: String, meaning: String)]
  /// Similar cases that it doesn't report.
  package let exemptions: [String]
  /// What `archlint fix` does about it; empty if it does nothing.
  package let fix: String
  /// Why there is no exception, or an entry for the configuration that accepts the example.
  package let exceptions: (words: String, entry: String)
  /// The names of rules that find something similar.
  package let related: String

  package init(_ markdown: String) {
    self.markdown = markdown
    let sections = RulePage.sections(of: markdown)
    // The name and the severity come first.
    what = RulePage.text(of: sections["", default: []].dropFirst(4))
    why = RulePage.text(of: sections["Why is this bad?", default: []][...])
    breaks = RulePage.fenced(in: sections["Example", default: []]).first ?? ""
    titleOfKeeps = sections["Fixed"] == nil ? "Use instead" : "Fixed"
    keeps = RulePage.fenced(in: sections[titleOfKeeps[...], default: []]).first ?? ""
    says = RulePage.fenced(in: sections["Output", default: []]).first ?? ""
    options = RulePage.entries(in: sections["Options", default: []]).compactMap { entry in
      guard entry.hasPrefix("`"), let end = entry.firstRange(of: "`: ") else { return nil }
      return (String(entry.dropFirst()[..<end.lowerBound]), String(entry[end.upperBound...]))
    }
    exemptions = RulePage.entries(in: sections["Not reported", default: []]).map(String.init)
    fix = RulePage.text(of: sections["Automatic fix", default: []][...])
    let accepted = sections["Exceptions", default: []]
    exceptions = (
      RulePage.text(of: accepted.prefix { !$0.hasPrefix("```") }),
      RulePage.fenced(in: accepted).first ?? ""
    )
    related = RulePage.text(of: sections["Related rules", default: []][...])
  }

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

  private static func text(of lines: ArraySlice<Substring>) -> String {
    let lines = lines.drop(while: \.isEmpty)
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? lines.startIndex
    return lines[..<end].joined(separator: "\n")
  }

  private static func fenced(in lines: [Substring]) -> [String] {
    let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0].joined(separator: "\n") }
  }

  private static func entries(in lines: [Substring]) -> [Substring] {
    lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
  }
}
