internal import Documents

/// A manifest that has been evaluated.
struct ManifestRun {
  let evaluator: Evaluator
  let reader: RecordReader
  /// The folder of the manifest, relative to the root.
  let folder: String

  /// Evaluates the first of some files with the help of the others, and takes it apart.
  static func run<Manifest>(
    _ files: [ManifestFile], modules: Set<String>, _ dialect: LibraryTypes.Dialect,
    _ body: (ManifestRun) -> Manifest?
  ) -> ManifestReading<Manifest> {
    var problems: [Problem] = []
    var texts: [(source: Source, statements: [Syntax])] = []
    for file in files {
      switch file.statements {
      case .success(let statements): texts.append((file.source, statements))
      case .failure(let problem):
        problems.append(problem)
        // Without the manifest itself there is nothing; without a helper what it declares is unknown.
        if texts.isEmpty { return ManifestReading(manifest: nil, problems: problems) }
      }
    }
    guard let first = texts.first else { return ManifestReading(manifest: nil, problems: []) }
    let program = SwiftProgram(texts, modules: modules, dialect: dialect)
    let evaluator = Evaluator(program)
    defer { evaluator.finish() }
    let run = ManifestRun(
      evaluator: evaluator, reader: RecordReader(program),
      folder: ManifestPath.folder(of: first.source.name))
    do {
      try evaluator.run()
    } catch let stop as Stop {
      run.reader.report(stop)
      return ManifestReading(manifest: nil, problems: problems + run.reader.problems)
    } catch {
      return ManifestReading(manifest: nil, problems: problems)
    }
    let manifest = body(run)
    return ManifestReading(manifest: manifest, problems: problems + run.reader.problems)
  }
}
