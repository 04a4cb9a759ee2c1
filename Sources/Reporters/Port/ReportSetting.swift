package struct ReportSetting: Sendable {
  /// The colors that the output supports.
  package var style: Style
  /// Turns a path relative to the root into the one to print.
  package var path: @Sendable (String) -> String
  /// Whether a path relative to the root leads out of the repository.
  package var isOutside: @Sendable (String) -> Bool
  /// Whether only findings are wanted, without the closing line.
  package var isQuiet: Bool
  /// Whether it is also wanted what exceptions cover.
  package var isVerbose: Bool
  /// What there is to say about the rules, for formats that carry their descriptions.
  package var rules: [RuleDescription]
  /// The rules about one link, whose ends say it all.
  package var linkRules: Set<String> = []
  /// The pages of the rules by their names, made only for the formats that ask.
  package var help: @Sendable (String) -> RuleHelp?
  package var version: String
  /// How much of the findings is wanted, in which groups.
  package var reading: DisplayOptions
  /// The address of a place on this very machine, for terminals that know links.
  package var placeAddress: @Sendable (Place) -> String? = { _ in nil }
  /// The address of a rule's page, if a base address is set.
  package var ruleAddress: @Sendable (String) -> String? = { _ in nil }
  /// The address that a path and a line in the repository are appended to, if it can be browsed.
  package var address: String?

  package init(
    style: Style = .plain, isQuiet: Bool = false, isVerbose: Bool = false,
    rules: [RuleDescription] = [], version: String = "", reading: DisplayOptions = DisplayOptions(),
    address: String? = nil, path: @escaping @Sendable (String) -> String = { $0 },
    help: @escaping @Sendable (String) -> RuleHelp? = { _ in nil }
  ) {
    (self.style, self.isQuiet, self.isVerbose) = (style, isQuiet, isVerbose)
    (self.rules, self.help, self.version) = (rules, help, version)
    (self.reading, self.address) = (reading, address)
    isOutside = { path($0).hasPrefix("../") }
    self.path = path
  }

  /// A place as people and terminals read it: `path:line:column`.
  func shown(_ place: Place) -> String { "\(path(place.file)):\(place.line):\(place.column)" }

  func shownLine(of place: Place) -> String { "\(path(place.file)):\(place.line)" }
}

/// The documentation of a rule, for formats that include it: when the rule fires, in full, and the
/// whole page, for a terminal and as Markdown.
package typealias RuleHelp = (meaning: String, text: String, markdown: String)
