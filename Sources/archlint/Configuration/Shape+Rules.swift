internal import CommandLine
internal import Configuration
internal import Findings
internal import Rules

extension Shape {
  /// Any rule: how grave it is, or its options.
  static let rule = Shape.any([.severity, .judged(.anything)])

  fileprivate static let severity = Shape.choice(["off"] + Severity.allCases.map(\.rawValue))
}

extension Shape.Key {
  /// What a configuration may say about a rule: how grave it is, or its options.
  ///
  /// The options are those that the rule asks for, and it judges them itself.
  init(rule name: String) {
    let outline = Catalogue.outline(of: name)
    let own = (outline?.options ?? []).map(Shape.Key.init)
    let level = Shape.Key("severity", .severity, "How grave its findings are.")
    let options: Shape =
      if let entry = outline?.entry {
        .list(of: .mapping(entry.map(Shape.Key.init)))
      } else if outline?.takesNames == true {
        .options
      } else {
        .mapping([level] + own)
      }
    let summary = Catalogue.descriptions.first { $0.name == name }?.summary ?? ""
    self.init(name, .any([.severity, .judged(options)]), "Fires when \(summary).")
  }

  private init(_ option: OptionOutline.Option) {
    let shape: Shape =
      switch option.value {
      case .text: .text
      case .flag: .flag
      case .number(let least): .number(atLeast: least)
      case .choice(let names): .choice(names)
      case .patterns: .patterns
      }
    self.init(option.name, shape, isRequired: option.isRequired, "")
  }
}
