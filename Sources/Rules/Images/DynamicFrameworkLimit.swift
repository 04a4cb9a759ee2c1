struct DynamicFrameworkLimit: ImageRule {
  static let description = RuleDescription(
    "dynamic-framework-limit", .warning, isOnByDefault: false,
    "apps that embed more dynamic frameworks than the limit")

  private static let usualLimit = 6

  private let limit: Int

  init(_ options: MappingDecoder) {
    limit = options.optional("limit", .number(atLeast: 0)) ?? DynamicFrameworkLimit.usualLimit
  }

  func allows(_ key: BaselineKey, count: Int, in context: RuleContext) -> Bool { count <= limit }

  func findings(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    let firsts = graph.platformTwins()
    let apps = graph.targetIDs.filter { graph.isNative($0) && graph.productType(of: $0).isApp }
    return apps.compactMap { app in
      // Only one platform variant is embedded at a time.
      let frameworks = context.images.embedded(in: app).filter(graph.isDynamicFramework)
        .filter { end in end.target.map { firsts[$0.index] == $0 } ?? true }
      guard frameworks.count > limit else { return nil }
      let cost = LaunchCost(frameworks: frameworks.count)
      return finding(
        "\(context.architecture.words(for: app)) embeds \(frameworks.count) dynamic frameworks "
          + "(limit \(limit)): \(cost.words)",
        about: app, to: Subject("limit"), count: frameworks.count,
        help: "make some static, or link static ones into one dynamic framework: "
          + frameworks.map(graph.name(of:)).joined(separator: ", "),
        in: context)
    }
  }
}

extension ModuleGraph {
  /// Whether an embedded product is loaded by the app, including third-party ones.
  fileprivate func isDynamicFramework(_ end: Link.End) -> Bool {
    switch end {
    case .target(let id): self[id].codeForm == .image
    case .external(let id): self[id].linkage != .static && self[id].kind != .sdk
    }
  }
}
