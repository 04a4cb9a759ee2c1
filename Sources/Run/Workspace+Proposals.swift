extension Workspace {
  package func expecting(_ text: String) -> Workspace {
    var root = root
    root.configuration = root.folder.appending(Configuration.fileName)
    var input = input
    (input.root, input.settings, input.parsed) = (root, ConfigurationFile(text), parsed)
    guard text.isEmpty, root.spec == nil, !isLoneSpec else { return Pipeline.workspace(of: input) }
    return Workspace(input, found, loaded, scanned, architecture, images)
  }

  /// What `check` finds with a configuration for the same specs, after a former one.
  package func trial(
    of text: String, after former: ProposalEvaluation, on terms: CheckOptions,
    knowing facts: RunContext
  ) -> ProposalEvaluation {
    let workspace = Pipeline.workspace(self, by: ConfigurationFile(text), like: former.architecture)
    return ProposalEvaluation(
      architecture: workspace.architecture, isRefused: workspace.input.settings.problems.haveError
    ) { only in
      let checked = Pipeline.check(workspace, on: terms.showing(only), knowing: facts)
      return (checked.verdict.shown, checked.problems + checked.verdict.problems)
    }
  }

  /// Files that look like specs although they are not named like some.
  package var lookalikes: SpecLookalikes {
    SpecLookalikes(in: input.files, exclude: configuration.exclude + root.configurations)
  }
}

extension Input {
  /// The same without the configuration that is there, except for which files are specs, so that a
  /// proposal can be compared with it.
  package var withSpecsAlone: Input {
    guard root.configuration != nil else { return self }
    return changed(self) {
      ($0.root.configuration, $0.settings) = (nil, ConfigurationFile(specLine))
    }
  }

  /// The line of the configuration that says which files are specs; empty without one.
  package var specLine: String {
    let include = configuration.namesSpecs ? configuration.include : []
    return ProposalText.line(
      including: include.map(\.text), excluding: configuration.exclude.map(\.text))
  }
}

extension ConfigurationFile {
  /// A configuration that is not on disk.
  fileprivate init(_ text: String) {
    self.init(Source(name: Configuration.fileName, bytes: Array(text.utf8)))
  }
}
