extension Command {
  static let imports = Command(
    "imports",
    arguments: [.init(.init("MODULE"), "the module, by the name that sources import"), .path],
    options: [.importsFormat, .config] + .reading,
    run: { invocation throws(UsageError) in
      invocation.withWorkspace(at: 1) { workspace throws(Problem) in
        let (module, architecture) = (invocation.arguments[0], workspace.architecture)
        let list = ImportList(of: module, in: architecture)
        let exitCode = list.isEmpty ? ExitCode.negative : .success
        if invocation.value(of: .importsFormat) == "json" {
          return Outcome(output: list.json, exitCode: exitCode)
        }
        let built = architecture.graph.targets.map(\.plainName)
        let near =
          built.contains(module)
          ? nil : NearestName.of(module, among: ImportList.modules(in: architecture) + built)
        let hint = near.map { "; \(NearestName.help(naming: $0))" } ?? ""
        let text =
          list.isEmpty
          ? "no source imports \(module)\(hint)\n" : list.text(path: workspace.root.shown)
        return Outcome(output: BuildLog.shown(text), exitCode: exitCode)
      }
    })
}

extension Option {
  static let importsFormat = Option("format", .init("FORMAT", .choices(["text", "json"])))
}
