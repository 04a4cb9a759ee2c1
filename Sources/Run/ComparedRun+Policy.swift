// Checks that a branch removed: by configuration, exceptions or specs.
extension Workspace {
  /// Adds to the conditions what is checked less than in an earlier workspace, with a severity.
  ///
  /// Neither state decides alone. Adds nothing if the earlier configuration is unreadable.
  func compareChecks(with earlier: Workspace, for conditions: inout Conditions) {
    guard let former = earlier.ownConfiguration(today: input) else { return }
    let own = Pipeline.ownArchitecture(of: earlier) ?? earlier.architecture
    let comparison = PolicyComparison(
      from: (former, earlier.exceptions(by: former), own),
      to: (configuration, exceptions, architecture),
      in: input.settings.source?.name ?? Configuration.fileName,
      exists: { [files = input.files] in files.kind($0) != nil })
    conditions.policy = comparison.losses + lostSpecs(since: earlier, by: former)
    conditions.policySeverity = [configuration, former].compactMap(\.policyGrowth).max()
  }

  private func ownConfiguration(today: Input) -> Configuration? {
    if let former = input.former { return former.configuration }
    let name = today.settings.source?.name ?? Configuration.fileName
    return (try? input.files.read(name)) == nil ? Configuration() : today.configuration
  }

  /// Specs that exist but are no longer read, possibly renamed.
  private func lostSpecs(since earlier: Workspace, by former: Configuration) -> [PolicyLoss] {
    let known = Set(found.paths + knownFiles)
    lazy var renames = earlier.input.commit.map {
      Git.renames(since: $0, in: root.folder).filter { !known.contains($0.value) }
    }
    return earlier.specPaths(by: former).filter { !known.contains($0) }.compactMap { path in
      let words = "the spec \(path) is no longer read"
      if input.files.kind(path) != nil { return PolicyLoss(words, at: Place(file: path)) }
      return (spec(beside: path) ?? renames?[path]).map {
        PolicyLoss("\(words), though \($0) reads like one", at: Place(file: $0))
      }
    }
  }

  /// A file that resembles a spec, in the folder of a former spec.
  private func spec(beside path: String) -> String? {
    let folder = Spec.folder(of: path)
    let names = (try? input.files.list(folder))?.entries.map(\.name) ?? []
    let files = names.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
    return SpecLookalikes.unread(
      among: files.map { PathText.join(folder, $0) }, besides: parsed, in: input.files
    ).first
  }

  private func specPaths(by former: Configuration) -> [String] {
    if former.include == configuration.include, former.exclude == configuration.exclude {
      return found.paths
    }
    let search = SpecSearch(
      include: former.include, exclude: former.exclude, findsProjects: !former.namesSpecs,
      list: input.files.list)
    return search.run().paths + loaded.leftOut.filter { !search.isLeftOut($0) }
  }
}
