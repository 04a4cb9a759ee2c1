internal import Configuration
internal import Documents
internal import Findings
internal import Modules

/// Decides about single rules, from what the catalogue, the preset, the configuration and the
/// command line say.
struct RuleChoice {
  private let preset: [String: RuleSetting]
  private let configuration: [String: RuleSetting]
  private let only: Set<String>
  private let skip: Set<String>
  private let log: MistakeLog

  init(
    preset: [RuleSetting], configuration: [RuleSetting], only: [String], skip: [String],
    log: MistakeLog
  ) {
    self.preset = Dictionary(preset.map { ($0.name, $0) }) { _, last in last }
    self.configuration = Dictionary(configuration.map { ($0.name, $0) }) { _, last in last }
    self.only = Set(only)
    self.skip = Set(skip)
    self.log = log
  }

  func entry(for rule: any Rule.Type, in phase: RuleBook.Phase) -> RuleBook.Entry {
    let description = rule.description
    let (preset, own) = (preset[description.name], configuration[description.name])
    // A severity alone leaves the options of the preset as they are.
    let optionNode = own?.options ?? preset?.options
    let options = MapReader(optionNode, description.name, log, knowing: ["severity"])
    let made = options.reading { rule.init($0) as any Rule }
    let level = own?.level(log) ?? preset?.level(log) ?? description.level(isNamed: own ?? preset)
    let (severity, reason) = commandLine(description, level)
    if description.needsOptions, optionNode == nil, severity != nil { warn(of: description, own) }
    if description.needsFullRun, only.contains(description.name) { warn(ofPartFor: description) }
    return RuleBook.Entry(
      description: description, rule: made, severity: severity,
      reason: reason ?? own.map { .configuration($0.place) }
        ?? (preset == nil ? .catalogue : .preset),
      phase: phase, hasOwnOptions: own?.options != nil)
  }

  /// A rule that is asked for and guards nothing would always be content.
  private func warn(of rule: RuleDescription, _ own: RuleSetting?) {
    log.add(
      Problem(
        "`\(rule.name)` judges nothing: no options say what", at: own?.place, severity: .warning,
        help: "`archlint explain \(rule.name)` shows them"))
  }

  /// What nothing is excused of, or accepted, cannot be unused either.
  private func warn(ofPartFor rule: RuleDescription) {
    log.add(
      Problem(
        "`\(rule.name)` needs the findings of all rules, and `--only` leaves them out",
        severity: .warning, help: "run it with all others"))
  }

  private func commandLine(
    _ rule: RuleDescription, _ level: RuleSetting.Level
  ) -> (Severity?, RuleBook.Reason?) {
    let severity: Severity? =
      switch level {
      case .off: nil
      case .on(let severity): severity
      }
    if skip.contains(rule.name) { return (nil, .commandLine) }
    guard !only.isEmpty else { return (severity, nil) }
    return only.contains(rule.name)
      ? (severity ?? rule.severity, .commandLine) : (nil, .commandLine)
  }
}

extension RuleDescription {
  /// What counts where nobody names a severity: options alone switch a rule on.
  fileprivate func level(isNamed setting: RuleSetting?) -> RuleSetting.Level {
    isOnByDefault || setting != nil ? .on(severity) : .off
  }
}

extension RuleSetting {
  /// A severity, or none at all.
  enum Level: Equatable {
    case off
    case on(Severity)
  }

  /// The node, if it is more than a severity.
  fileprivate var options: Node? { node.kind == .scalar ? nil : node }

  /// The severity that is written, if one is.
  fileprivate func level(_ log: MistakeLog) -> Level? {
    guard let node = node.kind == .scalar ? node : node["severity"] else { return nil }
    if node.kind == .scalar, node.text == "off" { return .off }
    if node.kind == .scalar, let severity = Severity(rawValue: node.text) { return .on(severity) }
    let words = ["off"] + Severity.allCases.map(\.rawValue)
    let nearest = NearestName.of(node.text, among: words)
    log.add(
      Problem(
        "a rule is \(words.joined(separator: ", ")); not `\(node.text)`",
        at: Place(of: node), help: nearest.map { "did you mean `\($0)`?" }))
    return nil
  }
}
