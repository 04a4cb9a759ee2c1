/// Reads Swift packages: their manifests, as text, or what `swift package dump-package` printed.
struct SwiftPackageLoader: Loader {
  private let files: ProjectFiles

  init(files: ProjectFiles, environment: [String: String]) { self.files = files }

  /// Reads a `Package.swift`; one without a tools version is a source of that name.
  func read(_ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch) -> LoadedPart? {
    guard PackageManifest.isName(path) else { return dump(at: path, in: &parsed) }
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
    var problems = reading.problems
    if problems.isEmpty, reading.manifest == nil {
      problems = [Problem("archlint finds no package in this manifest", at: Place(file: chosen))]
    }
    let isWhole = problems.isEmpty
    let declaration = reading.manifest.map(PackageDeclaration.init)
    let comments = ManifestComments(source)
    let isOfTuist = String(decoding: source.contents, as: UTF8.self).holds("#if TUIST")
    var part = LoadedPart(
      path: path,
      container: declaration?.container(
        at: chosen, in: files, isOfTuist: isOfTuist, isPartial: reading.isPartial
      ) { comments.tag(at: $0) },
      isPartial: !isWhole, problems: problems.map(\.aboutPackage))
    part.asksEnvironment = reading.asksEnvironment
    if isWhole, let targets = reading.manifest?.targets {
      part.notices =
        declaration?.notices(about: part.container?.targets ?? [], in: files) ?? []
      part.problems += comments.idleTags(besides: targets.map(\.name.place))
    }
    return isWhole ? part : savedDump(besides: path, in: &parsed) ?? ownDump(of: source) ?? part
  }

  func definition(of path: String, in parsed: inout ParsedFiles) -> ProjectDefinition? {
    guard PackageManifest.isName(path), let source = try? parsed.plainSource(at: path)
    else { return nil }
    let manifest = PackageManifest.read(source, comparing: true).manifest
    return manifest.flatMap { PackageDeclaration($0).definition }
  }

  /// The saved output of `swift package dump-package`, in case the manifest is unreadable.
  private func savedDump(besides path: String, in parsed: inout ParsedFiles) -> LoadedPart? {
    let dump = SwiftPackageLoader.dumpPath(besides: path)
    guard let kind = files.kind(dump) else { return nil }
    if kind != .file, case .failure(let failure) = parsed.entry(for: dump) {
      return LoadedPart(path: path, container: nil, problems: [failure.problem("file", at: dump)])
    }
    return self.dump(at: dump, in: &parsed)
  }

  /// The same from running the manifest, if that is allowed, with places in it.
  private func ownDump(of manifest: Source) -> LoadedPart? {
    guard let bytes = files.runManifest?(Spec.folder(of: manifest.name)) else { return nil }
    let dump = try? Document.read(Source(name: manifest.name, bytes: bytes), as: .json)
    return dump.flatMap { self.dump($0, at: manifest.name, in: manifest) }
  }

  private static func dumpPath(besides path: String) -> String {
    PathText.join(Spec.folder(of: path), "archlint-package.json")
  }

  /// Reads a file if it is such a dump and not a spec.
  private func dump(at path: String, in parsed: inout ParsedFiles) -> LoadedPart? {
    guard ParsedFiles.isJSON(path) else { return nil }
    return parsed.entry(for: path).document.flatMap { dump($0, at: path) }
  }

  /// The package is taken to be in the folder of its dump.
  private func dump(
    _ document: Document, at path: String, in source: Source? = nil
  ) -> LoadedPart? {
    guard let root = document.root, root["packageKind"] != nil else { return nil }
    let (manifest, problems) = PackageManifest.read(dump: root, of: source)
    let container = PackageDeclaration(manifest).container(at: path, in: files)
    return LoadedPart(path: path, container: container, problems: problems)
  }
}

extension Problem {
  /// The same, with what can be done where archlint does not follow a manifest.
  fileprivate var aboutPackage: Problem {
    changed(self) {
      $0.help =
        help
        ?? "add `--run-manifests` to let SwiftPM run it, or save what `swift package dump-package` "
        + "prints as archlint-package.json next to it"
    }
  }
}
