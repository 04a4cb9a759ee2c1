/// Takes apart what a manifest of Tuist came to.
extension RecordReader {
  /// The project or the workspace that the file makes; nil if it makes none.
  func tuistManifest(comparing: Bool) -> TuistManifest? {
    let made = variables.filter { $0.type == "Project" || $0.type == "Workspace" }
    for value in evaluator.variables {
      if case .unknown(let stop) = value, made.isEmpty { report(stop) }
    }
    guard let record = made.first, made.count == 1, let name = name(of: record) else { return nil }
    let isProject = record.type == "Project"
    let others: Set = ["targets", "projects", "additionalFiles", "fileHeaderTemplate"]
    var manifest = TuistManifest(
      kind: isProject ? .project : .workspace, name: written(name, record),
      definition: comparing ? definition(of: record, without: others) : nil)
    manifest.folders = (record["additionalFiles"]?.list ?? []).compactMap(\.record)
      .filter { $0.name == "folderReference" }
      .compactMap { file in optionally { path(["path"], of: file)?.text } }
    if isProject {
      manifest.packages = records("packages", of: record).compactMap(package)
      manifest.conditions = conditions(of: record)
      manifest.flags = flags(of: record)
      manifest.targets = records("targets", of: record).compactMap(tuistTarget)
    } else {
      manifest.projects = list("projects", of: record).compactMap { path(of: $0, in: record) }
    }
    return manifest
  }

  private func package(_ record: Record) -> (kind: String, at: Written)? {
    if let url = text("url", of: record) { return ("url", written(url, record)) }
    if let id = text(record["id"] ?? record["identifier"], in: record) {
      return ("registry", written(id, record))
    }
    return path(of: record["path"] ?? record.plain.first, in: record).map { ("path", $0) }
  }

  /// What is compared elsewhere, or is about servers.
  private static let others: Set = ["fullHandle", "inspectOptions", "plugins", "project", "url"]

  func tuistPlugins() -> TuistPlugins {
    var plugins = TuistPlugins()
    for record in variables {
      let project = record["project"]?.record ?? record
      let all = [record, project].compactMap { definition(of: $0, without: RecordReader.others) }
      plugins.settings = all.count == 2 ? all.flatMap(\.shared) : nil
      for plugin in records("plugins", of: project) {
        if plugin.name == "local" {
          if let path = pluginFolder(of: plugin) { plugins.local.append(path) }
        } else if let url = text(plugin["url"], in: plugin) {
          plugins.remote.append(written(url, plugin))
        }
      }
    }
    return plugins
  }

  /// Tuist resolves `..` against the file of settings instead of its folder.
  private func pluginFolder(of plugin: Record) -> Written? {
    folder = sources[0].name
    return path(["path"], of: plugin).map { path in
      guard path.text.hasPrefix("\(folder)/") else { return path }
      let below = String(path.text.dropFirst(folder.count + 1))
      return written(ManifestPath.join(ManifestPath.folder(of: folder), below), plugin)
    }
  }

  /// What a package manifest says of external products, by their names, and of all of them.
  func tuistPackages() -> ProjectDefinition? {
    guard var definition = packageManifest(comparing: true)?.definition else { return nil }
    for record in variables where record.type == "PackageSettings" {
      let labels: Set = ["productTypes", "targetSettings"]
      guard let settings = self.definition(of: record, without: labels) else { return nil }
      definition.shared += settings.shared
      for label in labels {
        guard case .dictionary(let pairs)? = record[label]?.content else { continue }
        for pair in pairs {
          guard let texts = pair.value.keyedTexts(at: label) else { return nil }
          definition.targets[pair.key.text ?? "", default: []] += texts
        }
      }
    }
    return definition
  }

  func path(of value: Value?, in record: Record) -> Written? {
    guard let value = known(value) else { return nil }
    let found = value.record ?? record
    guard
      var text = found.type == "Path" && found.name != "literal"
        ? text(found.plain.first, in: found) : text(value, in: record)
    else { return nil }
    var base = folder
    switch found.type == "Path" ? found.name : "" {
    case "relativeToRoot": base = root
    case "relativeToCurrentFile":
      base = ManifestPath.folder(of: sources[found.location.file].name)
    case "path", "relativeToManifest", "init": break
    default:
      guard text.hasPrefix("//") else { break }
      text = text.split(separator: "/").joined(separator: "/")
      base = root
    }
    return written(ManifestPath.join(base, text), found)
  }

  /// The first of some arguments that is there, as a path.
  func path(_ labels: [String?], of record: Record) -> Written? {
    for label in labels {
      let value = label.map { record[$0] } ?? record.plain.first
      if let value { return path(of: value, in: record) }
    }
    return path(of: .record(record), in: record)
  }
}
