internal import Pages

extension NewModuleRun {
  /// The files of a template, with the name of its folder replaced; nil without such a folder.
  mutating func templateFiles(_ name: String) throws(Problem) -> [String: [UInt8]]? {
    let top = PathText.join(Self.templates, name)
    guard !before.names(in: top).isEmpty else { return nil }
    let words = WordReplacement([name: request.name], inParts: true)
    let folder = try folderOfLayer()
    var files: [String: [UInt8]] = [:]
    var pending = [top]
    while let path = pending.popLast() {
      for entry in before.names(in: path) {
        let inner = PathText.join(path, entry.name)
        if entry.kind == .folder {
          pending.append(inner)
        } else if let bytes = before.bytes(at: inner) {
          let new = folder + words.replaced(in: String(inner.dropFirst(top.utf8.count)))
          files[new] = words.matches(in: bytes).applied(to: bytes)
          models[new] = inner
        }
      }
    }
    origin = "from the template \(name)"
    try before.checkAbsence(of: Array(files.keys))
    return files
  }

  /// A framework and its tests, the start of a layer.
  mutating func firstFiles() throws(Problem) -> [String: [UInt8]] {
    guard request.roles?.subtracting([.unitTests]).isEmpty ?? true else {
      throw Problem(
        "\(request.layer) is empty, so it starts with a framework and its tests",
        help: "name a module of another layer with `--like`")
    }
    let (name, folder) = (request.name, try folderOfLayer())
    let graph = before.graph
    let platforms = Dictionary(grouping: graph.targetIDs) { graph[$0].platform.rawValue }
    let platform =
      platforms.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key ?? "iOS"
    var words = ["name": name, "platform": platform]
    let tests = request.roles?.isEmpty == true ? "" : StartFiles.moduleTests.filled(words)
    words["tests"] = tests
    let spec = StartFiles.module.filled(words)
    var files = ["\(folder)/project.yml": Array(spec.utf8)]
    files["\(folder)/Sources/\(name).swift"] = Array(
      Skeleton(name: name, role: .implementation, imports: []).text.utf8)
    if !tests.isEmpty {
      let skeleton = Skeleton(
        name: "\(name)Tests", role: .unitTests,
        imports: ["@testable import \(name)".asImport(of: name)])
      files["\(folder)/Tests/\(name)Tests.swift"] = Array(skeleton.text.utf8)
    }
    origin = "with a framework and its tests, as \(request.layer) has no module"
    try before.checkAbsence(of: Array(files.keys))
    return files
  }

  /// The folder of the new module: next to a sibling, else by a pattern of the layer.
  private func folderOfLayer() throws(Problem) -> String {
    let architecture = before.checked.workspace.architecture
    let folders = architecture[layer].patterns.filter(\.isPath).map { pattern in
      pattern.text.split(separator: "/").prefix { !$0.contains { "*?[".contains($0) } }
        .joined(separator: "/")
    }
    let neighbors = architecture.modules.filter { $0.layer == layer }
      .map { Spec.folder(of: architecture.graph[$0.spec].folder) }
    guard let folder = (neighbors + folders).first(where: { !$0.isEmpty }) else {
      throw Problem(
        "the folder for modules of \(request.layer) is unknown",
        help: "write a pattern such as `\(request.layer)/**` for it, or name a module with `--like`"
      )
    }
    return PathText.join(folder, request.name)
  }
}
