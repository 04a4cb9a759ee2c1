struct ExternalTwice: PlainRule, SpecRule {
  static let description = RuleDescription(
    "external-twice", .warning, isOnByDefault: false, "libraries from two package managers")

  func findings(in context: RuleContext) -> [Finding] {
    findings(about: context.graph.libraries, in: context) { pins in
      let managers = pins.uniqued(by: \.manager)
      guard managers.count > 1 else { return nil }
      let words = managers.map { Pin.managers[$0.manager] ?? "" }
      return finding(
        "\(pins[0].name) comes from \(words.joined(separator: " and "))", at: pins[0].place,
        from: Subject(pins[0].name), help: "keep one of them, and remove the others",
        notes: zip(managers, words).dropFirst().map { Note("from \($1) here", at: $0.place) },
        in: context)
    }
  }
}
