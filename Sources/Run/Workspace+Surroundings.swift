extension Workspace {
  /// The problem that a folder is only a part of a repository with more specs or a baseline.
  ///
  /// What is fine here may not be fine there. Nil where it is the whole.
  package var around: Problem? {
    guard root.configuration == nil, let top = Disk.repository(around: root.folder),
      top != root.folder
    else { return nil }
    for folder in root.folder.parent.upward.prefix(while: { $0.isInside(top) }) {
      let file = folder.appending(Baseline.fileName)
      if Disk.exists(file.text) { return part(of: top, with: "the baseline", file) }
    }
    let files = ProjectFiles.onDisk(below: top.text, inside: top)
    let specs = SpecSearch(list: files.list).run().paths.map(top.appending)
    return specs.first { !$0.isInside(root.folder) }.map { part(of: top, with: "the spec", $0) }
  }

  private func part(of top: FilePath, with what: String, _ file: FilePath) -> Problem {
    let name = file.relative(to: root.current)
    let whole = FilePath(top.text).relative(to: root.current)
    return Problem(
      "checking only `\(root.shown)`; its repository also has \(what) `\(name)`",
      severity: .warning,
      help: (whole.isEmpty ? "omit the path" : "run archlint in `\(whole)`")
        + ", or add an .archlint.yml at its top")
  }
}
