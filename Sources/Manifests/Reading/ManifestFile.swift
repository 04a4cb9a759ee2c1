@_exported public import Documents

/// A file of Swift that a manifest is made of: itself, or a helper of a module.
package struct ManifestFile: Sendable {
  let source: Source
  let module: String?
  let statements: Result<[Syntax], Problem>

  /// Reads a file; helpers have a module that manifests import.
  package init(_ source: Source, module: String? = nil, by conditions: BuildConditions) {
    (self.source, self.module) = (source, module)
    statements = Result { try SwiftParser.statements(of: source, by: conditions) }.mapError {
      guard let error = $0 as? SyntaxError else {
        return Problem("this cannot be read", at: Place(file: source.name))
      }
      if let conflict = source.mergeConflict {
        return changed(conflict) { $0.help = "resolve it, and remove the lines that mark it" }
      }
      return Problem(error.message, at: Place(error.span, in: source))
    }
  }
}

/// A string written in a manifest, and the place to edit it.
package struct Written: Sendable, Hashable {
  package var text: String
  package let place: Place
  /// The line of the helper that made it, if that is another.
  package let helper: Place?
}

/// What came of a manifest: what it says, and what of it could not be read.
package struct ManifestResult<Manifest: Sendable>: Sendable {
  package private(set) var manifest: Manifest?
  package private(set) var problems: [Problem] = []
  /// Whether some of what it says is unknown, not only of what it does not use.
  package private(set) var isPartial = false
  /// Whether it asks for variables of the environment, of which none is set.
  package private(set) var asksEnvironment = false

  init(
    _ files: [ManifestFile], _ dialect: LibraryTypes.Dialect, root: String = "",
    among count: Int = 1, _ takeApart: (RecordReader) -> Manifest?
  ) {
    var texts: [(source: Source, module: String?, statements: [Syntax])] = []
    for file in files {
      switch file.statements {
      case .success(let statements): texts.append((file.source, file.module, statements))
      case .failure(let problem):
        problems.append(problem)
        // Without the manifest itself there is nothing; without a helper what it declares is unknown.
        if texts.isEmpty { return }
      }
    }
    guard !texts.isEmpty else { return }
    let modules = Set(files.compactMap(\.module))
    let evaluator = Evaluator(SwiftProgram(texts, modules: modules, dialect: dialect, among: count))
    let reader = RecordReader(evaluator, root: root)
    defer {
      evaluator.finish()
      // What a helper that cannot be read declares is missing everywhere: its own problem says it.
      if problems.isEmpty { problems = reader.problems }
      isPartial = reader.problems.haveError
      asksEnvironment = evaluator.asksEnvironment
    }
    do {
      try evaluator.run()
      manifest = takeApart(reader)
    } catch {
      if let stop = error as? Stop { reader.report(stop) }
    }
  }
}
