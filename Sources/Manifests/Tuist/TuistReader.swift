internal import Documents

/// Takes apart what a manifest of Tuist came to.
struct TuistReader {
  let reader: RecordReader
  private let run: ManifestRun
  private let root: String

  init(_ run: ManifestRun, root: String) {
    (self.run, self.root) = (run, root)
    reader = run.reader
  }

  /// The project or the workspace that the file makes; nil if it makes none.
  func manifest() -> TuistManifest? {
    let records = run.evaluator.top.values.values.compactMap(\.record)
    let made = records.filter { $0.type == "Project" || $0.type == "Workspace" }
    for value in run.evaluator.top.values.values {
      if case .unknown(let stop) = value, made.isEmpty { reader.report(stop) }
    }
    guard let record = made.first, made.count == 1 else { return nil }
    return record.type == "Project" ? project(record) : workspace(record)
  }

  private func workspace(_ record: Record) -> TuistManifest? {
    guard let name = reader.name(of: record) else { return nil }
    var manifest = TuistManifest(kind: .workspace, name: reader.written(name, record))
    manifest.projects = reader.list("projects", of: record).compactMap { path(of: $0, in: record) }
    return manifest
  }

  private func project(_ record: Record) -> TuistManifest? {
    guard let name = reader.name(of: record) else { return nil }
    var manifest = TuistManifest(kind: .project, name: reader.written(name, record))
    manifest.packages = reader.records("packages", of: record).compactMap(package)
    manifest.targets = reader.records("targets", of: record).compactMap(target)
    return manifest
  }

  private func package(_ record: Record) -> (kind: String, at: Written)? {
    if let url = reader.text("url", of: record) { return ("url", reader.written(url, record)) }
    if let id = reader.text(record["id"] ?? record["identifier"], in: record) {
      return ("registry", reader.written(id, record))
    }
    return path(of: record["path"] ?? record.plain.first, in: record).map { ("path", $0) }
  }

  // MARK: Paths

  /// A path from the root of the run.
  func path(of value: Value?, in record: Record) -> Written? {
    guard let value = reader.known(value) else { return nil }
    let found = value.record ?? record
    guard
      var text = found.type == "Path" && found.name != "literal"
        ? reader.text(found.plain.first, in: found) : reader.text(value, in: record)
    else { return nil }
    var base = run.folder
    switch found.type == "Path" ? found.name : "" {
    case "relativeToRoot": base = root
    case "relativeToCurrentFile":
      base = ManifestPath.folder(of: reader.program.sources[found.location.file].name)
    case "path", "relativeToManifest", "init": break
    default:
      guard text.hasPrefix("//") else { break }
      text = text.split(separator: "/").joined(separator: "/")
      base = root
    }
    return reader.written(ManifestPath.join(base, text), found)
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
