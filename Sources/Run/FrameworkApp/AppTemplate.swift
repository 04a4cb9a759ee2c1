/// The reusable lines of an existing app's spec.
struct AppTemplate {
  private(set) var ofProject = ["options: {bundleIdPrefix: org.example}"]
  private(set) var ofTarget: [String]
  private(set) var settings = ["GENERATE_INFOPLIST_FILE: YES"]

  /// Keys of a project without paths.
  private static let projectKeys = [
    "options", "configs", "attributes", "settings", "settingGroups",
  ]
  private static let targetKeys = ["platform", "supportedDestinations", "deploymentTarget"]

  init(for platform: Platform) { ofTarget = ["platform: \(platform.rawValue)"] }

  /// Takes includes, settings, options, platform and deployment target of an app.
  init(like app: TargetID, in workspace: Workspace, at folder: FilePath) {
    self.init(for: workspace.graph[app].platform)
    let (graph, files) = (workspace.graph, workspace.input.files)
    let spec = graph[graph.spec(of: app)]
    func read(_ path: String) -> Document? {
      guard let bytes = try? files.read(path) else { return nil }
      return try? Document.read(Source(name: path, bytes: bytes), as: .yaml)
    }
    guard let root = read(spec.file)?.root else { return }
    let part = workspace.loaded.parts.first { $0.container?.spec.file == spec.file }
    let included = (part?.includedFiles ?? []).map { (path: $0, root: read($0)?.root) }
    // Targets of an included file would be defined twice.
    func definesTargets(_ root: Node?) -> Bool {
      root?["targets"] != nil || root?["aggregateTargets"] != nil
    }
    let isOpen = included.contains { definesTargets($0.root) }
    ofProject = included.filter { file in
      !definesTargets(file.root) && !(isOpen && file.root?["include"] != nil)
    }.map { "  - \(workspace.root.folder.appending($0.path).relative(to: folder).asYAML)" }
    if !ofProject.isEmpty { ofProject.insert("include:", at: 0) }
    ofProject += AppTemplate.projectKeys.compactMap { root.line(of: $0) }
    guard let target = root["targets"]?.value(of: graph[app].plainName) else { return }
    let keys = AppTemplate.targetKeys.compactMap { target.line(of: $0) }
    if keys.contains(where: { $0.hasPrefix("platform:") }) { ofTarget = [] }
    ofTarget += keys
    if let groups = target["settings"]?.line(of: "groups") {
      settings = [groups, "base: {\(settings.joined(separator: ", "))}"]
    }
  }
}

extension Node {
  fileprivate func value(of key: String) -> Node? { entries.first { $0.key.text == key }?.value }

  /// A key and its value on one line, down to a limited depth.
  fileprivate func line(of key: String, depth: Int = 8) -> String? {
    value(of: key).map { "\(key): \($0.flow(depth))" }
  }

  private func flow(_ depth: Int) -> String {
    guard kind != .scalar, depth > 0 else {
      let isSafe = style == .plain && !text.isEmpty && !text.contains(where: ",[]{}:#\n".contains)
      return isSafe ? text : text.asYAML
    }
    if kind == .sequence { return "[\(items.map { $0.flow(depth - 1) }.joined(separator: ", "))]" }
    let pairs = entries.map { "\($0.key.text.asYAML): \($0.value.flow(depth - 1))" }
    return "{\(pairs.joined(separator: ", "))}"
  }
}
