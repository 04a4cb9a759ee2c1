/// A state of a project that may be in memory alone: files that say something else, and what
/// archlint finds then.
package struct ImaginedState {
  /// The files that are not as on the disk, by their paths from the root.
  package let files: [String: [UInt8]]
  package let judged: JudgedWorkspace
  /// What the next run would report.
  package let report: Report
  private let terms: Terms

  package init(_ workspace: Workspace, on terms: Terms) {
    self.init(files: [:], judged: workspace.judged(on: terms), on: terms)
  }

  private init(files: [String: [UInt8]], judged: JudgedWorkspace, on terms: Terms) {
    (self.files, self.judged, self.terms) = (files, judged, terms)
    report = judged.report
  }

  package var graph: ModuleGraph { judged.workspace.graph }

  /// The same project with further files changed, and folders called otherwise.
  package func with(
    _ edits: [String: [UInt8]], moving folders: MovedFolders = MovedFolders()
  ) -> ImaginedState {
    let files = files.merging(edits) { $1 }
    let workspace = judged.workspace.imagining(edits, moving: folders)
    let isBaseline = judged.baseline?.files.contains { edits[$0.name] != nil } ?? false
    let baseline = isBaseline ? judged.baseline.map { BaselineFiles($0, in: workspace.input) } : nil
    return ImaginedState(
      files: files, judged: workspace.judged(on: terms, baseline: baseline), on: terms)
  }

  /// The text of a file in this state, if it belongs to the repository.
  package func document(at path: String) -> Document? {
    let files = judged.workspace.input.files
    guard !files.isForeign(path), let bytes = try? files.read(path) else { return nil }
    return try? Document.read(Source(name: path, bytes: bytes), as: .yaml)
  }
}

extension Workspace {
  /// The same project as if some files said something else; what was parsed of others is kept.
  func imagining(_ edits: [String: [UInt8]], moving folders: MovedFolders) -> Workspace {
    var input = input
    input.files = input.files.saying(edits, moving: folders)
    let kept = Set(parsed.sources.keys.filter { folders.now($0) == $0 }).subtracting(edits.keys)
    input.parsed = parsed.keeping(kept, otherwise: input.files, holding: .document)
    input.since = nil
    if let source = input.settings.source, let bytes = edits[source.name] {
      let edited = Source(name: source.name, bytes: bytes)
      input.settings = ConfigurationFile(edited, extending: input.files)
    }
    return Pipeline.workspace(of: input)
  }
}
