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
    var made: [(linkage: Linkage, place: Place)] = []
    for hook in hooks {
      var isConditional = false
      // The statements whose blocks are open.
      var open: [Int] = []
      for number in hook {
        while let last = open.last, last + (statements[last].inner ?? 0) < number {
          open.removeLast()
        }
        let statement = statements[number]
        isConditional =
          isConditional || statement.words.contains(where: PodHook.conditions.contains)
        if statement.name != "def", PodHook.isMeant(by: statement) {
          let isPlain = open.count == 3 && !isConditional
          let linkage =
            isPlain
            ? PodHook.linkage(by: statement, in: statements[open[1]], statements[open[2]]) : nil
          made.append((linkage ?? .none, statement.place))
        }
        open.append(number)
      }
    }
    guard let first = made.first(where: { $0.linkage == .none }) ?? made.first else { return nil }
    linkage = made.allSatisfy { $0.linkage == first.linkage } ? first.linkage : .none
    place = first.place
  }

  private static func isMeant(by statement: RubyStatement) -> Bool {
    statement.pieces.contains { piece in
      let piece = piece.replacing("verify_no_static_framework_transitive_dependencies", with: "")
      return words.contains(where: piece.contains)
    }
  }

  /// What a statement in two blocks makes of all pods; nil if that is not one of the plain forms.
  private static func linkage(
    by statement: RubyStatement, in outer: RubyStatement, _ inner: RubyStatement
  ) -> Linkage? {
    let call = outer.words.first ?? ""
    let block = inner.words.joined(separator: " ")
    guard statement.words.count == 1 else { return nil }
    if call.hasSuffix(".pods_project.targets.each"), block.contains(".build_configurations.each ") {
      let isOfType = statement.name == "build_settings" && statement.strings.first == "MACH_O_TYPE"
      return isOfType && statement.strings.count == 2 ? linkages[statement.strings[1]] : nil
    }
    guard call.hasSuffix(".pod_targets.each"), block.hasPrefix("def "),
      block.hasSuffix(".build_type")
    else { return nil }
    return linkages[statement.name]
  }

  /// By values of `MACH_O_TYPE`, and by methods of `Pod::BuildType`.
  static let linkages: [String: Linkage] = [
    "staticlib": .static, "mh_dylib": .dynamic, "static_library": .static,
    "static_framework": .static, "dynamic_library": .dynamic, "dynamic_framework": .dynamic,
  ]
}
