package import Documents
package import Manifests

/// The folder that the manifests of a Tuist workspace share, with the helpers in it.
package struct TuistRoot: Sendable {
  /// Relative to the root of the run.
  package let folder: String
  package let helpers: TuistHelpers
  /// The plugins that are not there, and what else could not be read.
  package let problems: [Problem]

  /// The nearest folder above a manifest that Tuist takes for a root; its own if there is none.
  package static func folder(around path: String, in files: ProjectFiles) -> String {
    var folder = PathText.folder(of: path)
    while true {
      if marks.contains(where: { files.kind(PathText.join(folder, $0)) != nil }) { return folder }
      let above = PathText.folder(of: folder)
      guard above != folder, !files.isForeign(above) else { return PathText.folder(of: path) }
      folder = above
    }
  }

  private static let marks = ["Tuist", "Tuist.swift"]
  private static let settings = ["Tuist.swift", "Tuist/Config.swift", "Config.swift"]
  private static let helperFolder = "ProjectDescriptionHelpers"

  /// Reads the helpers of a root: its own, and those of its plugins.
  package init(
    _ folder: String, in files: ProjectFiles, by conditions: BuildConditions = BuildConditions()
  ) {
    var helpers: [ManifestFile] = []
    var problems: [Problem] = []
    func add(_ folder: String, as module: String) {
      for path in TuistRoot.sources(in: folder, files) {
        guard let source = TuistRoot.source(path, files) else { continue }
        helpers.append(ManifestFile(source, module: module, by: conditions))
      }
    }
    add(
      PathText.join(folder, "Tuist/\(TuistRoot.helperFolder)"), as: TuistRoot.helperFolder)
    let settings = TuistRoot.settings.lazy.compactMap { name in
      TuistRoot.source(PathText.join(folder, name), files)
    }.first
    if let settings {
      let plugins = TuistPlugins.read(settings, root: folder)
      problems += plugins.manifest?.remote.map(Problem.init(missingPlugin:)) ?? []
      for plugin in plugins.manifest?.local ?? [] {
        let manifest = TuistRoot.source(PathText.join(plugin, "Plugin.swift"), files)
        let name =
          manifest.flatMap(TuistPlugins.name) ?? String(plugin.split(separator: "/").last ?? "")
        add(PathText.join(plugin, TuistRoot.helperFolder), as: name)
      }
    }
    self.folder = folder
    self.helpers = TuistHelpers(root: folder, helpers)
    self.problems = problems
  }

  private static func source(_ path: String, _ files: ProjectFiles) -> Source? {
    guard let bytes = try? files.read(path) else { return nil }
    return Source(name: path, bytes: bytes)
  }

  /// More folders than any plugin has.
  private static let mostFolders = 500

  /// The sources below a folder, sorted.
  private static func sources(in folder: String, _ files: ProjectFiles) -> [String] {
    var found: [String] = []
    var pending = [folder]
    var seen: Set<FolderListing.Identity> = []
    while let next = pending.popLast(), seen.count < mostFolders {
      guard let listing = try? files.list(next), seen.insert(listing.identity).inserted else {
        continue
      }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        let path = "\(next)/\(entry.name)"
        if entry.isFolder {
          pending.append(path)
        } else if path.hasSuffix(".swift") {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }
}

extension Problem {
  /// That a plugin is fetched from elsewhere, so that nothing is known of what it declares.
  fileprivate init(missingPlugin plugin: Written) {
    self.init(
      "the plugin `\(plugin.text)` is not here: what manifests take from it is unknown",
      at: plugin.place, severity: .warning)
  }
}
