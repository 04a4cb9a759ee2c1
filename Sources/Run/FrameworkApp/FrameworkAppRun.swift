extension FrameworkApp {
  /// Whether a folder has files that aren't from this command, and that git would ignore from now on.
  private static func hasOthers(in folder: FilePath) -> Bool {
    let spec = try? Disk.contents(of: folder.appending("project.yml").text)
    if let spec, String(decoding: spec, as: UTF8.self).contains(origin) { return false }
    return (try? Disk.listing(of: folder.text).entries.isEmpty) == false
  }

  /// Makes an app for some or all targets; also returns what `check` would report about it.
  package static func make(
    for ids: [TargetID]?, of workspace: Workspace, like other: TargetID?, in folder: FilePath
  ) throws(Problem) -> (app: FrameworkApp, problems: [Problem]) {
    let (graph, root) = (workspace.graph, workspace.root.folder)
    let (path, name) = (folder.relative(to: root), folder.name)
    guard folder.isInside(root), folder != root else {
      throw Problem("`--output` is not a folder of the project", help: "use a folder in it")
    }
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      throw Problem("`\(name)` cannot be the name of an app", help: "name the folder after the app")
    }
    if graph.targets.contains(where: { $0.name == name && graph[$0.spec].folder != path }) {
      throw Problem("a target is called \(name)", help: "use another folder for `--output`")
    }
    let built = graph.targets.flatMap(\.systems).filter { $0 != .auto && $0 != .macCatalyst }.counts
    let usual = Platform.allCases.filter { built[$0] != nil }
      .max { built[$0, default: 0] < built[$1, default: 0] }
    let platform = other.flatMap { graph[$0].systems.first } ?? usual ?? .iOS
    let manner = other.map { AppTemplate(like: $0, in: workspace, at: folder) }
    let plain = FrameworkApp(name: name, manner: manner ?? AppTemplate(for: platform))
    if hasOthers(in: folder) {
      throw Problem(
        "`\(workspace.root.shown(path))` has other files", help: "use another folder for `--output`"
      )
    }
    let selection = FrameworkSelection(ids, for: platform, in: workspace)
    let state = ModifiedProject(workspace, on: CheckOptions())
    var (app, findings) = (plain, [ReportedFinding]())
    // A forbidden dependency is embedded without linking.
    for _ in 0..<2 {
      let forbidden = Set(findings.compactMap(\.to?.name))
      app = selection.filling(plain, in: folder, embeddingOnly: forbidden)
      let files = app.files.map { ("\(path)/\($0.key)", Array($0.value.utf8)) }
      findings = state.with(Dictionary(files) { $1 }).report.findings.flatMap(\.each)
        .filter { $0.place.file.hasPrefix("\(path)/") }
      if findings.isEmpty { break }
    }
    return (app, findings.map { Problem($0.message, at: $0.place, severity: .warning) })
  }
}
