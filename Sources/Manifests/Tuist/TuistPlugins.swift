package import Documents

/// The plugins that a Tuist root uses, as `Tuist.swift` or `Config.swift` names them.
package struct TuistPlugins: Sendable {
  /// The folders of those that are there, relative to the root of the run.
  package var local: [String] = []
  /// The addresses of those that are fetched: what they declare is not known.
  package var remote: [Written] = []

  package static func read(_ source: Source, root: String) -> ManifestReading<TuistPlugins> {
    let file = ManifestFile(source, by: BuildConditions())
    return ManifestRun.run([file], modules: [], .tuist) { run in
      let reader = TuistReader(run, root: root)
      var plugins = TuistPlugins()
      for record in run.evaluator.top.values.values.compactMap(\.record) {
        let inner = record["project"]?.record ?? record
        for plugin in reader.reader.records("plugins", of: inner) {
          if plugin.name == "local" {
            if let path = reader.path(["path"], of: plugin) { plugins.local.append(path.text) }
          } else if let url = reader.reader.text(plugin["url"], in: plugin) {
            plugins.remote.append(reader.reader.written(url, plugin))
          }
        }
      }
      return plugins
    }
  }

  /// The name that a `Plugin.swift` gives, which is that of the module of its helpers.
  package static func name(_ source: Source) -> String? {
    let file = ManifestFile(source, by: BuildConditions())
    let reading: ManifestReading<String> = ManifestRun.run([file], modules: [], .tuist) { run in
      run.evaluator.top.values.values.compactMap(\.record).first { $0.type == "Plugin" }
        .flatMap { run.reader.name(of: $0) }
    }
    return reading.manifest
  }
}
