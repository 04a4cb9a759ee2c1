internal import CommandLine
internal import Findings
internal import Rules

/// Lays out the page of a rule for a terminal of 80 columns.
enum RuleText {
  static func page(of rule: RuleDescription, _ page: RulePage) -> String {
    let standing = rule.isOnByDefault ? "on by default" : "off until it is configured"
    let head =
      "\(rule.name)\n" + HelpText.wrapped("\(rule.severity.rawValue), \(standing)", indent: 0)
    return ([head, HelpText.paragraph(page.what)] + sections(of: page)).joined(separator: "\n")
  }

  private static func sections(of page: RulePage) -> [String] {
    var sections = [
      section("Why", HelpText.paragraph(page.why)),
      section("Breaks it", code(page.breaks.text)),
      section("What archlint says", message(page.says)),
      section("Keeps it", code(page.keeps.text)),
    ]
    if !page.options.isEmpty {
      sections.append(HelpText.list("Options", page.options.map { ($0.name, $0.meaning) }))
    }
    if !page.exemptions.isEmpty {
      sections.append(section("Silent", page.exemptions.map(item).joined()))
    }
    return sections
  }

  private static func section(_ title: String, _ body: String) -> String { "\(title):\n\(body)" }

  /// Lines that are shown as they are.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// Each line of a report, wrapped; what belongs to a finding stays below it.
  private static func message(_ text: String) -> String {
    text.split(separator: "\n").map { HelpText.wrapped($0, indent: $0.hasPrefix(" ") ? 5 : 2) }
      .joined()
  }

  /// An entry of a list, its further lines below its words.
  private static func item(_ text: String) -> String {
    "  - " + HelpText.wrapped(text[...], indent: 4).dropFirst(4)
  }
}
