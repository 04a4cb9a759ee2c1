/// A state of a project with some files in memory, and its report.
package struct ModifiedProject {
  /// The files that differ from the disk, by path from the root.
  package let files: [String: [UInt8]]
  package let checked: CheckedWorkspace
  package let report: Report
  private let terms: CheckOptions

  package init(_ workspace: Workspace, on terms: CheckOptions) {
    self.init(files: [:], checked: workspace.checked(on: terms), on: terms)
  }

  private init(files: [String: [UInt8]], checked: CheckedWorkspace, on terms: CheckOptions) {
    (self.files, self.checked, self.terms) = (files, checked, terms)
    report = checked.report
  }

  package var graph: ModuleGraph { checked.workspace.graph }

  package func with(
    _ edits: [String: [UInt8]], layers moves: [ConfigurationFile.Move] = [],
    moving folders: MovedFolders = MovedFolders()
  ) -> ModifiedProject {
    let files = files.merging(edits) { $1 }
    let workspace = checked.workspace.overlaying(edits, layers: moves, moving: folders)
    let isBaseline = checked.baseline?.files.contains { edits[$0.name] != nil } ?? false
    let baseline =
      isBaseline ? checked.baseline.map { BaselineFiles($0, in: workspace.input) } : nil
    return ModifiedProject(
      files: files, checked: workspace.checked(on: terms, baseline: baseline), on: terms)
  }

  func text(at path: String) -> Source? { checked.workspace.text(at: path) }

  package func document(at path: String) -> Document? {
    text(at: path).flatMap { try? Document.read($0, as: .yaml) }
  }
}
