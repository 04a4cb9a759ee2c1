package import Findings

/// What reporters must know besides the report.
package struct ReportSetting: Sendable {
  /// The colours that the output can show.
  package var style: Style
  /// Turns a path relative to the root into the one to print.
  package var path: @Sendable (String) -> String
  /// Whether only findings are wanted, without the closing line.
  package var isQuiet: Bool
  /// What there is to say about the rules, for formats that carry their descriptions.
  package var rules: [RuleDescription]
  /// The version of archlint.
  package var version: String

  package init(
    style: Style = .plain, isQuiet: Bool = false, rules: [RuleDescription] = [],
    version: String = "", path: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.style = style
    self.isQuiet = isQuiet
    self.rules = rules
    self.version = version
    self.path = path
  }
}
