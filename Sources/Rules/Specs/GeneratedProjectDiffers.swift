struct GeneratedProjectDiffers: PlainRule, SpecRule {
  static let description = RuleDescription(
    "generated-project-differs", .warning, isOnByDefault: false,
    "Xcode projects that differ from their specs")

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.outdatedProjects.map { project in
      let spec = context.graph[project.spec]
      return finding(
        "this project differs from \(spec.path) in "
          + project.differences.count.of("place"),
        at: Place(file: project.file), from: Subject(project.spec, in: context.graph),
        help: "run `\(spec.isSwift ? "tuist" : "xcodegen") generate`, and commit the project",
        notes: project.differences, in: context)
    }
  }
}
