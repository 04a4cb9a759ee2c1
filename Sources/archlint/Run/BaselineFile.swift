internal import Documents
internal import Findings
internal import Modules
internal import Rules

/// The baseline of a root as it lies on the disk: what it accepts, and what is wrong with it.
struct BaselineFile {
  /// Nil if there is no such file; one that is no YAML at all still is a baseline.
  private(set) var entries: [Baseline.Entry]?
  private(set) var problems: [Problem] = []
  /// Its text, for messages about it.
  private(set) var source: Source?

  init(of root: Root) {
    let file = root.folder.appending(Baseline.fileName)
    guard Disk.exists(file.text) else { return }
    do throws(Problem) {
      let source = try Source.at(file, in: root)
      (self.source, entries) = (source, [])
      let document = try Document.read(source, as: .yaml)
      (entries, problems) = Baseline.read(document, rules: Catalogue.names)
    } catch {
      problems = [source.map { error.withHelp(atConflictIn: $0) } ?? error]
    }
  }
}

extension Problem {
  /// What to do about a merge conflict, for which a list that is sorted by identity is an easy one.
  fileprivate func withHelp(atConflictIn source: Source) -> Problem {
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    guard let place, let line = source.line(at: place),
      marks.contains(where: { line.starts(with: $0.utf8) })
    else { return Problem(message, at: place, notes: notes) }
    return Problem(
      message, at: place,
      help: "keep the lines of both sides; `archlint baseline --prune` then drops what is mended",
      notes: notes)
  }
}
