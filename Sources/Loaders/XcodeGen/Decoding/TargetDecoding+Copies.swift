internal import Modules

/// What may bring frameworks into an app besides the embed entries of its dependencies.
extension TargetDecoding {
  func decodeCopies(
    _ fields: SpecFields<TargetKey>, _ sources: [SpecSource], _ dependencies: [SpecDependency],
    into build: inout BuildFacts
  ) {
    build.copiesToFrameworks =
      dependencies.contains { $0.copy?.destination == .frameworks }
      || sources.contains { $0.phase == .copyFiles } && copiesSources(fields[.sources])
    for key in TargetDecoding.scriptKeys {
      if let scripts = fields[key] { build.scripts += scripts.items.map(text) }
    }
  }

  private func copiesSources(_ sources: SpecValue?) -> Bool {
    (sources?.items ?? []).contains { source in
      source["buildPhase"]?["copyFiles"]?["destination"]?.string
        == SpecDependency.Destination.frameworks.rawValue
    }
  }

  private static let scriptKeys: [TargetKey] = [
    .preBuildScripts, .prebuildScripts, .postCompileScripts, .postBuildScripts, .postbuildScripts,
  ]

  /// All that tells what a script copies: itself or its file, and the files that it names.
  private func text(of script: SpecValue) -> String {
    let files = [script["inputFiles"], script["outputFiles"]].compactMap { $0?.anyStrings }
    let texts = [script["script"]?.string, script["path"]?.string].compactMap { $0 }
    return (texts + files.flatMap { $0 }).joined(separator: "\n")
  }
}
