/// Reads the manifests of Swift packages, as text.
struct PackageManifestLoader: Loader {
  private let files: ProjectFiles

  init(files: ProjectFiles, environment: [String: String]) { self.files = files }

  /// Reads a `Package.swift`; one without a tools version is a source of that name.
  func read(_ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch) -> LoadedPart? {
    guard PackageManifest.isName(path) else { return nil }
    let (chosen, source): (String, Source)
    do throws(Problem) {
      chosen = try PackageVersions.chosen(beside: path, in: files)
      source = try parsed.plainSource(at: chosen)
    } catch {
      return LoadedPart(path: path, container: nil, problems: [error])
    }
    guard PackageManifest.toolsVersion(of: source) != nil else {
      let problem = Problem(
        "skipped: this file has no `// swift-tools-version:`", at: Place(file: path),
        severity: .warning)
      return LoadedPart(path: path, container: nil, skipped: problem)
    }
    let reading = PackageManifest.read(source, among: crowd.count)
    let isWhole = reading.problems.isEmpty && reading.manifest != nil
    let part = LoadedPart(
      path: path, container: reading.manifest.map { container($0, at: chosen, source) },
      definition: reading.manifest.flatMap { PackageDeclaration($0).definition },
      isPartial: !isWhole,
      problems: reading.problems.map(\.aboutPackage))
    return isWhole ? part : savedDump(besides: path, in: &parsed, among: crowd) ?? part
  }

  /// The saved output of `swift package dump-package`, in case the manifest is unreadable.
  private func savedDump(
    besides path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch
  ) -> LoadedPart? {
    let folder = Spec.folder(of: path)
    let name = "archlint-package.json"
    let dump = folder.isEmpty ? name : "\(folder)/\(name)"
    guard let kind = files.kind(dump) else { return nil }
    if kind != .file, case .failure(let failure) = parsed.entry(for: dump) {
      return LoadedPart(path: path, container: nil, problems: [failure.problem("file", at: dump)])
    }
    return SwiftPackageLoader(files: files, environment: [:]).read(dump, in: &parsed, among: crowd)
  }

  private func container(
    _ manifest: PackageManifest, at path: String, _ source: Source
  ) -> Container {
    let spec = Spec(path: path, project: manifest.name.text, place: manifest.name.place)
    let comments = ManifestComments(source)
    let declaration = PackageDeclaration(manifest)
    return Container(
      kind: .package, policy: .asWritten, spec: spec, folder: spec.folder,
      targets: declaration.targets.map { target in
        target.declared(in: spec, tag: comments.tag(at: target.place)) { files.kind($0) != nil }
      }, products: declaration.products, references: declaration.references(from: spec.folder))
  }
}

/// Which of several manifests the package manager takes: the newest that is for no newer tools than
/// there are, if its own tools version is not lower than that of the plain one.
enum PackageVersions {
  private static let newest = [6, 3, 1]

  static func chosen(beside path: String, in files: ProjectFiles) throws(Problem) -> String {
    let folder = Spec.folder(of: path)
    let below = folder.isEmpty ? "" : folder + "/"
    func tools(_ path: String) throws(ProjectFiles.Failure) -> [Int]? {
      PackageManifest.toolsVersion(of: Source(name: path, bytes: try files.read(path)))
    }
    let names = (try? files.list(folder).entries.map(\.name)) ?? []
    let start = "Package@swift-"
    let candidates = names.filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }.map { name in
      let text = name.dropFirst(start.count).dropLast(".swift".count)
      return (name: name, version: text.split(separator: ".").compactMap { Int($0) })
    }.filter { !PackageVersions.newest.lexicographicallyPrecedes($0.version) }.sorted {
      $1.version.lexicographicallyPrecedes($0.version)
    }
    do throws(ProjectFiles.Failure) {
      guard let best = candidates.first, let own = try tools(below + best.name) else { return path }
      let plain = try tools(path).flatMap {
        PackageVersions.newest.lexicographicallyPrecedes($0) ? nil : $0
      }
      let isOlder = plain.map { own.lexicographicallyPrecedes($0) } ?? false
      return isOlder ? path : below + best.name
    } catch {
      throw Problem("one of the manifests here \(error.words)", at: Place(file: path))
    }
  }
}

extension Problem {
  /// The same, with what can be done where archlint does not follow a manifest.
  fileprivate var aboutPackage: Problem {
    Problem(
      message, at: place, severity: severity,
      help: "save what `swift package dump-package` prints as archlint-package.json next to it",
      notes: notes)
  }
}
