package struct BaselineFile: Sendable {
  package let path: FilePath
  /// Nil if there is no such file; even invalid YAML counts as a baseline.
  package private(set) var reading: Baseline.Contents?
  package private(set) var problems: [Problem] = []
  package var name: String { source?.name ?? path.text }
  package private(set) var source: Source?

  package init(_ path: FilePath, in root: Root) {
    self.path = path
    guard Disk.exists(path.text) else { return }
    do throws(Problem) {
      try read(Source.at(path, in: root))
    } catch {
      (reading, problems) = (Baseline.Contents(), [error])
    }
  }

  package init(_ path: FilePath, in root: Root, of files: ProjectFiles) {
    self.path = path
    let name = path.relative(to: root.folder)
    do throws(ProjectFiles.Failure) {
      read(Source(name: name, bytes: try files.read(name)))
    } catch {
      if error != .missing { problems = [Problem("the baseline `\(name)` \(error.words)")] }
    }
  }

  private mutating func read(_ source: Source) {
    (self.source, reading) = (source, Baseline.Contents())
    do throws(Problem) {
      let document = try Document.read(source, as: .yaml)
      (reading, problems) = Baseline.read(document, rules: RuleCatalog.namesInConfigurations)
    } catch {
      problems = [error.withHelp(atConflictIn: source)]
    }
  }

  package func text(
    left: [BaselineEntry?], adding additions: [BaselineEntry] = [], _ recorded: RecordedConventions?
  ) -> String {
    if let reading, let source {
      let text = source.text(of: Span(start: 0, end: source.count))
      let editing = BaselineEditor(text, reading)
      if let text = editing.text(left: left, adding: additions, recorded) { return text }
    }
    var baseline = Baseline(left.compactMap { $0 } + additions)
    baseline.recorded = recorded
    return baseline.text
  }
}

extension CheckedWorkspace {
  package var baselineUpdate: BaselineUpdate {
    BaselineUpdate(
      accepted, verdict.findings + verdict.baselined, except: RuleCatalog.staleBaseline)
  }

  /// The baseline files of the root without their stale entries.
  var prunedBaseline: [String: [UInt8]] {
    var left = baselineUpdate.left[...]
    var texts: [String: [UInt8]] = [:]
    for file in baseline?.files ?? [] {
      let own = Array(left.prefix(file.reading?.entries.count ?? 0))
      left = left.dropFirst(own.count)
      let isOutside = ["/", "../"].contains(where: file.name.hasPrefix)
      guard !isOutside, own.contains(where: { $0 == nil }) else { continue }
      texts[file.name] = Array(file.text(left: own, file.reading?.recorded).utf8)
    }
    return texts
  }
}

extension Problem {
  /// Help for a merge conflict, which is easy in a sorted list.
  fileprivate func withHelp(atConflictIn source: Source) -> Problem {
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    let line = place.flatMap(source.line(at:)) ?? []
    let isConflict = marks.contains { line.starts(with: $0.utf8) }
    return changed(self) {
      $0.help =
        isConflict ? "keep the lines of both sides, then run `archlint baseline --prune`" : nil
    }
  }
}
