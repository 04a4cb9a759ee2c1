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
      let checked = Pipeline.check(workspace, on: changed(terms) { $0.only = only }, knowing: facts)
      return (checked.verdict.shown, checked.problems + checked.verdict.problems)
    }
  }

  /// The workspace whose groups hold most of its projects, if there is one.
  package var navigator: String? {
    loaded.workspaces.filter { $0.members.contains { !$0.groups.isEmpty } }
      .max { $0.members.count < $1.members.count }?.bundle
  }

  /// The number of packages in folders of the root that nothing read is in, and a line that reads these.
  package var unreadPackages: (count: Int, folders: String, line: String)? {
    let read = Set(loaded.parts.map { $0.file.pathNames.first })
    let all = found.manifests.filter { path in
      // Those below `Tuist` list what targets take from elsewhere.
      path.lastPathName == "Package.swift" && path.contains("/") && Vendor.folder(of: path) == nil
        && !read.union(["Tuist"]).contains(path.pathNames.first)
    }
    let packages = Dictionary(grouping: all) { $0.pathNames.first.map(String.init) ?? "" }
      .filter { $1.count > 1 }
    let folders = packages.keys.sorted()
    let line = ProposalText.line(including: folders.map { "\($0)/**/Package.swift" })
    return folders.isEmpty
      ? nil : (packages.values.joined().count, folders.joined(separator: ", "), line)
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

  /// Whether the configuration says nothing but which files are specs.
  package var hasSpecsAlone: Bool {
    guard settings.documents.count == 1, !specLine.isEmpty else { return false }
    let entries = settings.documents[0].root?.entries ?? []
    return entries.count == 1 && entries[0].key.text == "specs"
      && entries[0].value.entries.allSatisfy { ["include", "exclude"].contains($0.key.text) }
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
