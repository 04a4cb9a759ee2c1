/// Prints what archlint reads from a Swift manifest: a package, or a project or workspace of Tuist.
enum ManifestDump {
  /// The variable that names another system than macOS for `#if os(…)`, as Swift writes it.
  static let system = "ARCHLINT_MANIFEST_OS"

  static func reads(_ path: String) -> Bool { path.hasSuffix(".swift") }

  static func run(_ path: String, in files: ProjectFiles, environment: [String: String]) -> Outcome
  {
    let conditions = BuildConditions(system: environment[system] ?? "macOS")
    let source: Source
    do throws(ProjectFiles.Failure) {
      source = Source(name: path, bytes: try files.read(path))
    } catch {
      return Outcome(Problem("`\(path)` \(error.words)"))
    }
    if PackageManifest.isName(path) {
      guard PackageManifest.toolsVersion(of: source) != nil else {
        return Outcome(
          Problem(
            "this file is not a manifest: it has no `// swift-tools-version:`",
            at: Place(file: path)))
      }
      let reading = PackageManifest.read(source, by: conditions)
      return outcome(reading.manifest?.json, reading.problems, of: path, files)
    }
    let root = TuistRoot(TuistRoot.folder(around: path, in: files), in: files, by: conditions)
    let reading = TuistManifest.read(source, with: root.helpers, by: conditions)
    return outcome(reading.manifest?.json, reading.problems, root.problems, of: path, files)
  }

  private static func outcome(
    _ json: [UInt8]?, _ problems: [Problem], _ warnings: [Problem] = [], of path: String,
    _ files: ProjectFiles
  ) -> Outcome {
    let isNone = json == nil && problems.isEmpty
    let none = Problem("this file declares no package, project or workspace", at: Place(file: path))
    let words = ProblemText { file in
      guard !files.isForeign(file), let bytes = try? files.read(file) else { return nil }
      return Source(name: file, bytes: bytes)
    }
    let text = words.text(of: isNone ? [none] : problems + warnings)
    guard let json, !problems.haveError else { return Outcome(problems: text, exitCode: .unable) }
    return Outcome(output: json, problems: text)
  }
}
