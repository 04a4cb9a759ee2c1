struct ExternalVersionDrift: PlainRule, SpecRule {
  static let description = RuleDescription(
    "external-version-drift", .warning, isOnByDefault: false, "libraries in several versions")

  func findings(in context: RuleContext) -> [Finding] {
    findings(about: context.graph.libraries, in: context) { pins in
      let versions = pins.filter { $0.version != nil }.uniqued(by: \.version)
      guard versions.count > 1 else { return nil }
      return finding(
        "\(versions[0].name) is pinned in \(versions.count) versions: "
          + versions.compactMap(\.version).listed(upTo: 8),
        at: versions[0].place, from: Subject(versions[0].name),
        help: "update all lock files to one version",
        notes: versions.dropFirst().map { Note("\($0.version ?? "") here", at: $0.place) },
        in: context)
    }
  }
}
