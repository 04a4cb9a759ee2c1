package import Documents

/// A file of Swift that a manifest is made of: itself, or a helper of a module.
package struct ManifestFile: Sendable {
  let source: Source
  let module: String?
  /// What it says, or why it cannot be read.
  let statements: Result<[Syntax], Problem>

  /// Reads a file; helpers have a module that manifests import.
  package init(_ source: Source, module: String? = nil, by conditions: BuildConditions) {
    self.source = source
    self.module = module
    do {
      statements = .success(try SwiftParser.statements(of: source, by: conditions))
    } catch let error as SyntaxError {
      statements = .failure(Problem(error.message, at: Place(error.span, in: source)))
    } catch {
      statements = .failure(Problem("this cannot be read", at: Place(file: source.name)))
    }
  }
}

/// What somebody wrote in a manifest, and where a person changes it.
package struct Written: Sendable, Hashable {
  package let text: String
  /// The line of the manifest.
  package let place: Place
  /// The line of the helper that made it, if that is another.
  package let helper: Place?
}

/// What came of a manifest: what it says, and what of it could not be read.
package struct ManifestReading<Manifest: Sendable>: Sendable {
  package let manifest: Manifest?
  package let problems: [Problem]
}
