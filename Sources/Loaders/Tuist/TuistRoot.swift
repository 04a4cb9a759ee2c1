/// The folder that the manifests of a Tuist workspace share, with the helpers in it.
package struct TuistRoot: Sendable {
  package let helpers: TuistHelpers
  /// What is set for all projects.
  let settings: [KeyedText]
  /// The local packages in `Tuist/Package.swift`.
  let packages: [ContainerReference]
  /// Those of them that are not there.
  let missingPackages: [DeclaredFile]
  /// Where the packages of `.external(name:)` would be, if a root has none of the files for them.
  let missingManifest: String?
  let files: [String]
  /// The addresses of plugins that are not there.
  private(set) var absentPlugins: [String] = []
  /// The plugins that are not there, and what else could not be read.
  package let problems: [Problem]

  /// The nearest folder above a manifest that Tuist takes for a root; its own if there is none.
  package static func folder(around path: String, in files: ProjectFiles) -> String {
    known(around: path, in: files) ?? PathText.folder(of: path)
  }

  /// The nearest folder above a path that Tuist takes for a root.
  private static func known(around path: String, in files: ProjectFiles) -> String? {
    var folder = PathText.folder(of: path)
    for _ in 0..<mostDepth {
      if marks.contains(where: { files.kind(PathText.join(folder, $0)) != nil }) { return folder }
      folder = PathText.folder(of: folder)
      guard !files.isForeign(folder) else { break }
    }
    return nil
  }

  /// Above the root of the disk is the root again.
  private static let mostDepth = 256

  /// The folder of helpers; on a Mac, it is found in lower case too.
  private static let own = ["Tuist", "tuist"]
  private static let marks = own + ["Tuist.swift"]
  private static let helperFolder = "ProjectDescriptionHelpers"
  private static let unread = "what manifests use from it is unknown"

  /// Reads the helpers of a root: its own, and those of its plugins.
  package init(
    _ folder: String, in files: ProjectFiles, by conditions: BuildConditions = BuildConditions()
  ) {
    var (helpers, names, problems) = ([ManifestFile](), [String](), [Problem]())
    func source(_ path: String) -> Source? {
      do throws(ProjectFiles.Failure) {
        let source = Source(name: path, bytes: try files.read(path))
        names.append(path)
        return source
      } catch {
        let problem = error.problem("file", at: path, so: TuistRoot.unread)
        if error != .missing { problems.append(problem) }
        return nil
      }
    }
    func add(_ folder: String, as module: String) {
      for path in TuistRoot.sources(in: folder, files, &problems) {
        guard let source = source(path) else { continue }
        helpers.append(ManifestFile(source, module: module, by: conditions))
      }
    }
    func below(_ name: String) -> String { PathText.join(folder, name) }
    let folders = TuistRoot.own.map(below)
    let own = folders.first { files.kind($0) != nil } ?? folders[0]
    add(PathText.join(own, TuistRoot.helperFolder), as: TuistRoot.helperFolder)
    let path = [
      below("Tuist.swift"), PathText.join(own, "Config.swift"), below("Config.swift"),
    ].first { files.kind($0) != nil }
    var texts: [KeyedText] = []
    if let settings = path.flatMap(source) {
      let plugins = TuistPlugins.read(settings, root: folder)
      // What is not understood is compared as it is.
      texts =
        plugins.manifest?.settings
        ?? [KeyedText("settings", String(decoding: settings.contents, as: UTF8.self))]
      // They are fetched from elsewhere, so that nothing is known of what they declare.
      var missing = plugins.manifest?.remote ?? []
      for plugin in plugins.manifest?.local ?? [] {
        let manifest = source(PathText.join(plugin.text, "Plugin.swift"))
        if manifest == nil, files.kind(plugin.text) == nil { missing.append(plugin) }
        let name = manifest.flatMap(TuistPlugins.name) ?? String(plugin.text.lastPathName)
        add(PathText.join(plugin.text, TuistRoot.helperFolder), as: name)
      }
      absentPlugins = missing.map(\.text)
      problems += missing.map { plugin in
        Problem(
          "missing plugin `\(plugin.text)`, so \(TuistRoot.unread)", at: plugin.place,
          severity: .warning)
      }
    }
    let manifest = source(PathText.join(own, "Package.swift"))
      .flatMap { PackageManifest.read($0, by: conditions).manifest }
    packages =
      manifest.map(PackageDeclaration.init)?.references(from: own)
      .filter(\.isFolder).map { changed($0) { $0.isExternal = true } } ?? []
    let manifests = ["\(own)/Package.swift", "\(own)/Dependencies.swift", below("Package.swift")]
    let lacksManifest =
      manifests.allSatisfy { files.kind($0) == nil }
      && TuistRoot.marks.contains { files.kind(below($0)) != nil }
      // Tuist may be run for a root above it.
      && (folder.isEmpty || TuistRoot.known(around: folder, in: files) == nil)
    missingManifest = lacksManifest ? manifests[0] : nil
    let local = manifest?.packages.filter { $0.kind == .path }.map(\.at) ?? []
    missingPackages = DeclaredFile.missing(local, from: own, in: files).map {
      DeclaredFile($0.absence, $0.pathBeside, at: $0.place)
    }
    self.helpers = TuistHelpers(root: folder, helpers)
    (settings, self.files, self.problems) = (texts, names, problems)
  }

  /// More folders than any plugin has.
  private static let mostFolders = 500

  private static func sources(
    in folder: String, _ files: ProjectFiles, _ problems: inout [Problem]
  ) -> [String] {
    var found: [String] = []
    var pending = [folder]
    var seen: Set<FolderListing.Identity> = []
    while let next = pending.popLast(), seen.count < mostFolders {
      let listing: FolderListing
      do throws(ProjectFiles.Failure) {
        listing = try files.list(next)
      } catch {
        if error != .missing { problems.append(error.problem("file", at: next, so: unread)) }
        continue
      }
      guard seen.insert(listing.identity).inserted else { continue }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        let path = "\(next)/\(entry.name)"
        if entry.isFolder || entry.mayBeLostFolder {
          pending.append(path)
        } else if path.hasSuffix(".swift") {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }
}
