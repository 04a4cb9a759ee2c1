/// A rule with its effective settings.
package struct ChosenRule {
  package let description: RuleDescription
  package let rule: any Rule
  /// The severity of its most severe findings; nil if it is off or hidden.
  package let severity: Severity?
  /// The same, even if it is hidden.
  package let ownSeverity: Severity?
  package let reason: Reason
  /// Whether its options are configured; patterns of presets may match nothing.
  let hasOwnOptions: Bool
  let options: Node?

  package enum Reason: Hashable, Sendable {
    case catalogue, preset
    case configuration(Place)
    case commandLine
  }
}

/// The effective severity of each rule, by catalog, preset, configuration and command line.
struct RuleChoice {
  private let preset: [String: RuleSetting]
  private let configuration: [String: [RuleSetting]]
  private let only: Set<String>
  private let skip: Set<String>
  private let log: MistakeLog

  init(
    preset: [RuleSetting], configuration: [RuleSetting], only: [String], skip: [String],
    log: MistakeLog
  ) {
    self.preset = Dictionary(preset.map { ($0.name, $0) }) { _, last in last }
    self.configuration = Dictionary(grouping: configuration, by: \.name)
    self.only = Set(only)
    self.skip = Set(skip)
    self.log = log
  }

  func rule(_ type: any Rule.Type) -> ChosenRule {
    let description = type.description
    let (preset, files) = (preset[description.name], configuration[description.name] ?? [])
    let (own, settings) = (files.last, (preset.map { [$0] } ?? []) + files)
    // A severity alone keeps the options of the preset, or of the extended file.
    let optionNode = settings.compactMap(\.options).last
    let options = MappingDecoder(optionNode, description.name, log, knowing: ["severity"])
    let rule = options.reading { type.init($0) as any Rule }
    // Without a severity, options alone enable a rule.
    let isOn = description.isOnByDefault || !settings.isEmpty
    let usual = isOn ? rule.ownSeverity ?? description.severity : nil
    let severity = settings.reversed().lazy.compactMap { $0.severity(log) }.first ?? usual
    // A skipped rule is off; a rule outside of `only` is hidden.
    let isSkipped = skip.contains(description.name)
    let isShown = !isSkipped && (only.isEmpty || only.contains(description.name))
    let ownSeverity = isSkipped ? nil : severity
    if description.needsOptions, optionNode == nil, isShown, ownSeverity != nil {
      warn(of: description, own)
    }
    if only.contains(description.name), ownSeverity == nil { warn(ofSilent: description, own) }
    return ChosenRule(
      description: description, rule: rule, severity: isShown ? ownSeverity : nil,
      ownSeverity: ownSeverity,
      reason: isSkipped || !only.isEmpty
        ? .commandLine
        : own.map { .configuration($0.place) } ?? (preset == nil ? .catalogue : .preset),
      hasOwnOptions: files.contains { $0.options != nil }, options: optionNode)
  }

  private func warn(of rule: RuleDescription, _ own: RuleSetting?) {
    log.add(
      Problem(
        "`\(rule.name)` has no options, so it checks nothing", at: own?.place, severity: .warning,
        help: "run `archlint explain \(rule.name)` for its options"))
  }

  private func warn(ofSilent rule: RuleDescription, _ own: RuleSetting?) {
    log.add(
      Problem(
        "`--only \(rule.name)` shows nothing, because the rule is off", at: own?.place,
        severity: .warning,
        help: "add `rules: {\(rule.name): \(rule.severity.rawValue)}` to turn it on; "
          + "`archlint explain \(rule.name)` lists its options"))
  }
}

extension RuleSetting {
  fileprivate var options: Node? { node.kind == .scalar ? nil : node }

  /// The severity that is written, nil for off; nothing if none is.
  fileprivate func severity(_ log: MistakeLog) -> Severity?? {
    guard let node = node.kind == .scalar ? node : node["severity"] else { return nil }
    if node.kind == .scalar, node.text == "off" { return .some(nil) }
    if node.kind == .scalar, let severity = Severity(rawValue: node.text) { return severity }
    let words = ["off"] + Severity.allCases.map(\.rawValue)
    let nearest = NearestName.of(node.text, among: words)
    log.add(
      Problem(
        "a rule is \(words.joined(separator: ", ")); not `\(node.text)`",
        at: Place(of: node), help: nearest.map(NearestName.help(naming:))))
    return nil
  }
}
