/// What hooks of a `Podfile` make of the linkage of all pods.
struct PodHook {
  /// None if it is unknown.
  let linkage: Linkage
  let place: Place

  private static let words = ["MACH_O_TYPE", "build_type", "BuildType", "static"]
  private static let conditions: Set<Substring> = [
    "if", "unless", "elsif", "else", "case", "when", "next", "break", "return",
  ]

  /// Nil if nothing in the hooks concerns it; known if all do the same to all pods.
  init?(_ hooks: [Range<Int>], in statements: [RubyStatement]) {
    let made = hooks.flatMap { hook in
      hook.filter { statements[$0].name != "def" && PodHook.isMeant(by: statements[$0]) }
        .map { (PodHook.linkage(by: $0, of: hook, in: statements), statements[$0].place) }
    }
    guard let (first, place) = made.first(where: { $0.0 == nil }) ?? made.first else { return nil }
    linkage = made.allSatisfy { $0.0 == first } ? first ?? .none : .none
    self.place = place
  }

  private static func isMeant(by statement: RubyStatement) -> Bool {
    statement.pieces.contains { piece in
      let piece = piece.replacing("verify_no_static_framework_transitive_dependencies", with: "")
      return words.contains(where: piece.contains)
    }
  }

  /// What a statement makes of all pods; nil if that is not one of the plain forms.
  private static func linkage(
    by number: Int, of hook: Range<Int>, in statements: [RubyStatement]
  ) -> Linkage? {
    let blocks = hook.filter { $0 < number && number <= $0 + (statements[$0].inner ?? 0) }
    let calls = blocks.dropFirst().map { statements[$0].words.joined(separator: " ") }
    let isConditional = statements[hook.lowerBound...number].contains { statement in
      statement.words.contains(where: conditions.contains)
    }
    guard calls.count == 2, !isConditional else { return nil }
    let (statement, call) = (statements[number], calls[0].prefix { $0 != " " })
    if call.hasSuffix(".pods_project.targets.each"),
      calls[1].contains(".build_configurations.each "),
      statement.words.count == 1, statement.name == "build_settings",
      statement.strings.count == 2, statement.strings[0] == "MACH_O_TYPE"
    {
      return linkages[statement.strings[1]]
    }
    guard call.hasSuffix(".pod_targets.each"), calls[1].hasPrefix("def "),
      calls[1].hasSuffix(".build_type"), statement.words.count == 1
    else { return nil }
    return linkages[statement.name]
  }

  /// By values of `MACH_O_TYPE`, and by methods of `Pod::BuildType`.
  static let linkages: [String: Linkage] = [
    "staticlib": .static, "mh_dylib": .dynamic, "static_library": .static,
    "static_framework": .static, "dynamic_library": .dynamic, "dynamic_framework": .dynamic,
  ]
}
