internal import Configuration
internal import Documents
internal import Findings
internal import Loaders
internal import Modules
internal import Proposals
internal import Rules

extension Workspace {
  /// A workspace as it would be if a configuration lay at its root, with what that says of specs.
  func expecting(_ text: String) -> Workspace {
    var root = root
    root.configuration = root.folder.appending(Configuration.fileName)
    var input = input
    (input.root, input.settings, input.parsed) = (root, ConfigurationFile(text), parsed)
    return Pipeline.workspace(of: input)
  }

  /// What the engine says to a configuration for the same specs.
  func trial(of text: String, on terms: Terms, knowing facts: Facts) -> Trial {
    let workspace = Pipeline.workspace(self, by: ConfigurationFile(text))
    let judged = Pipeline.judge(workspace, on: terms, knowing: facts)
    return Trial(
      architecture: workspace.architecture, findings: judged.verdict.findings,
      problems: judged.problems + judged.verdict.problems,
      isRefused: workspace.input.settings.problems.haveError)
  }
}

extension Workspace {
  /// Files that look like specs although they are not named like some.
  var lookalikes: SpecLookalikes {
    SpecLookalikes(in: input.files, exclude: configuration.exclude + root.configurations)
  }
}

extension ConfigurationFile {
  /// A configuration that lies on no disk yet.
  fileprivate init(_ text: String) {
    self.init(Source(name: Configuration.fileName, bytes: Array(text.utf8)))
  }
}
