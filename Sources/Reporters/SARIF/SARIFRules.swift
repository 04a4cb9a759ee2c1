/// The rules as SARIF describes them: all that are known, and those that only the report names.
struct SARIFRules {
  private static let longestDescription = 1024

  private let rules: [RuleDescription]
  private let indices: [String: Int]
  private let setting: ReportSetting

  init(for report: Report, in setting: ReportSetting) {
    self.setting = setting
    let known = Set(setting.rules.map(\.name))
    let others = Set(report.findings.map(\.rule)).subtracting(known).sorted()
    rules = setting.rules + others.map { RuleDescription($0, .warning, $0) }
    indices = Dictionary(
      rules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func index(of rule: String) -> Int { indices[rule] ?? 0 }

  func write(to writer: inout JSONWriter) { writer.objects("rules", rules) { write($1, to: &$0) } }

  private func write(_ rule: RuleDescription, to writer: inout JSONWriter) {
    let help = setting.help(rule.name)
    writer.member("id", rule.name)
    writer.member("name", rule.name)
    writer.object("shortDescription") { $0.member("text", shortened(rule.summary)) }
    writer.object("fullDescription") { $0.member("text", shortened(help?.meaning ?? rule.summary)) }
    if let address = setting.ruleAddress(rule.name) { writer.member("helpUri", address) }
    writer.object("help") { writer in
      writer.member("text", help?.text ?? rule.summary)
      if let help { writer.member("markdown", help.markdown) }
    }
    writer.object("defaultConfiguration") { writer in
      writer.member("enabled", rule.isOnByDefault)
      writer.member("level", rule.severity.compilerWord)
    }
    writer.object("properties") { writer in
      writer.strings("tags", ["architecture"])
      writer.member("precision", "very-high")
      // The word that code scanning sorts alerts by.
      let severity = rule.severity == .info ? "recommendation" : rule.severity.rawValue
      writer.member("problem.severity", severity)
    }
  }

  private func shortened(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(SARIFRules.longestDescription)))
  }
}
