package import Configuration
package import Documents
package import Findings
internal import Modules

/// The rules of a run: which are on, how grave their findings are, with what options.
package struct RuleBook {
  /// Every rule of the catalogue, in its order.
  package let entries: [Entry]
  /// The mistakes in names, severities and options.
  package let problems: [Problem]

  /// A rule and what was decided about it.
  package struct Entry {
    package let description: RuleDescription
    package let rule: any Rule
    /// How grave its gravest findings are; nothing, if it is off.
    package let severity: Severity?
    package let reason: Reason
    let phase: Phase
    /// Whether its options come from the configuration; patterns of presets may match nothing.
    let hasOwnOptions: Bool
  }

  /// What a rule judges, in the order in which these are judged.
  enum Phase {
    case architecture
    case exceptions
    case baseline
  }

  /// Who decided whether a rule is on.
  package enum Reason: Hashable, Sendable {
    case catalogue
    case preset
    case configuration(Place)
    case commandLine
  }

  /// Chooses among the rules by what the preset, the configuration and the command line say.
  ///
  /// The later of these counts more. Names on the command line must be known.
  package init(
    preset: [RuleSetting] = [], configuration: [RuleSetting] = [], only: [String] = [],
    skip: [String] = []
  ) {
    let log = MistakeLog()
    for setting in configuration { setting.checkName(log) }
    let choice = RuleChoice(
      preset: preset, configuration: configuration, only: only, skip: skip, log: log)
    entries =
      Catalogue.rules.map { choice.entry(for: $0, in: .architecture) }
      + Catalogue.rulesAboutExceptions.map { choice.entry(for: $0, in: .exceptions) }
      + Catalogue.rulesAboutBaseline.map { choice.entry(for: $0, in: .baseline) }
    problems = log.problems
  }
}

extension RuleSetting {
  fileprivate func checkName(_ log: MistakeLog) {
    guard !Catalogue.names.contains(name) else { return }
    let nearest = NearestName.of(name, among: Catalogue.names)
    log.add(
      Problem(
        "there is no rule `\(name)`", at: place,
        help: nearest.map { "did you mean `\($0)`?" } ?? "`archlint rules` lists them all"))
  }
}
