@_exported public import Affected
@_exported public import Drawings
@_exported public import Proposals
@_exported public import Repairs
@_exported public import Rules
@_exported public import SystemIO

/// The stages of a run, each a function from values to a value.
///
/// ```
/// search → load → join → scan → classify → judge → suppress → compare → report
/// ```
///
/// `check` runs all of them, `graph` and `baseline` stop after the rules, `why` after classifying,
/// and `init` runs all for each proposal. External state is read before a stage and passed in:
/// files, variables and settings as `Input`, the baseline and git's ignored files as `RunContext`.
package enum Pipeline {
  /// Runs the stages before the rules; git runs in parallel if an earlier commit is needed.
  package static func workspace(of input: Input) -> Workspace {
    guard let revision = input.since, input.commit == nil else { return today(input) }
    var (workspace, earlier) = Threads().both(
      { today(input) },
      {
        Result { () throws(Problem) in
          try EarlierCommit(at: Git.base(of: revision, in: input.root.folder), of: input)
        }
      })
    workspace.earlier = earlier
    return workspace
  }

  /// The result of the stages from search to scan.
  struct Joined {
    let input: Input
    let found: SpecSearch.Result
    let loaded: LoadedParts
    let graph: ModuleGraph
    let sources: SourceReader.Result
  }

  /// The stages from search to classification.
  private static func today(_ input: Input) -> Workspace {
    let joined = join(input)
    let (input, graph) = (joined.input, joined.graph)
    let placed = place(graph.with(joined.sources.sources), input)
    let (architecture, images) = classify(placed, input.configuration)
    var workspace = Workspace(
      input, joined.found, joined.loaded, joined.sources, architecture, images)
    workspace.joined = graph
    return workspace
  }

  /// The stages without other specs' targets, from search to scan.
  static func join(_ input: Input) -> Joined {
    var found = search(input)
    var input = input
    input.files = input.files.remembering(found.folders)
    let loaded = load(found, input)
    let pods = LibraryReader(found.libraryFiles, of: input.files)
    found.problems += pods.problems
    let isAlone =
      found.joiners.isEmpty && input.root.isWhole && loaded.isSelfContained
      && !found.folders.values.lazy.flatMap(\.entries).contains { entry in
        entry.name.hasPrefix("Cartfile") || entry.name.hasSuffix("framework")
      }
    if loaded.knowsPods { found.joiners.remove(.cocoaPods) }
    if found.joiners.contains(.swiftPackages) {
      let read = Set(loaded.packageFolders.values)
      let isUnread = found.folders.contains { path, listing in
        !read.contains(path) && listing.entries.contains { $0.name == "Package.swift" }
      }
      if !isUnread { found.joiners.remove(.swiftPackages) }
    }
    let (graph, sources) = joinAndScan(loaded, pods.pods, input, expectsAll: isAlone)
    return Joined(input: input, found: found, loaded: loaded, graph: graph, sources: sources)
  }

  /// The same specs with an equivalent configuration; reuses unchanged parts of their architecture.
  package static func workspace(
    _ workspace: Workspace, by settings: ConfigurationFile, like former: Architecture
  ) -> Workspace {
    var input = workspace.input
    input.settings = settings
    let blueprint = settings.configuration.blueprint
    let architecture =
      former.allowing(blueprint)
      ?? Modules.classify(workspace.graph, as: blueprint).knowing(workspace.architecture.uses)
    return Workspace(
      input, workspace.found, workspace.loaded, workspace.scanned, architecture, workspace.images)
  }

  /// The same specs, classified with another state's conventions.
  static func workspace(_ workspace: Workspace, assuming former: InferredConventions?) -> Workspace
  {
    let own = workspace.architecture
    guard let former, own.inferred.union(former) != own.inferred else { return workspace }
    let architecture = Modules.classify(
      workspace.graph, as: workspace.configuration.blueprint, assuming: former
    ).knowing(own.uses)
    return changed(workspace) { $0.architecture = architecture }
  }

  /// The architecture of an earlier commit with its own configuration, if that differs.
  static func ownArchitecture(of earlier: Workspace) -> Architecture? {
    guard let own = earlier.input.former?.blueprint, earlier.architecture.allowing(own) == nil
    else { return nil }
    let graph = (earlier.joined ?? earlier.graph).with(earlier.scanned.sources)
    return Modules.classify(graph, as: own)
  }

  /// Search: the specs of the configuration, and one from the command line.
  private static func search(_ input: Input) -> SpecSearch.Result {
    let (root, configuration) = (input.root, input.configuration)
    if let spec = root.spec, root.configuration == nil { return SpecSearch.Result().naming(spec) }
    let tracked: Git.Tracked = input.commit == nil ? Git.tracked(below: root.folder) : ([], [], [])
    let search = SpecSearch(
      include: configuration.include + (input.former?.include ?? []),
      exclude: configuration.exclude + root.configurations,
      findsProjects: !configuration.namesSpecs, entersOtherDevices: input.entersOtherDevices,
      noting: Configuration.fileName, modules: tracked.modules,
      by: Threads(), list: input.files.list)
    var result = search.run()
    result.alike = Array(
      Set(result.alike + tracked.names.filter(search.isLikeSpec)).subtracting(result.paths))
    return root.spec.map(result.naming) ?? result
  }

  /// Loads each file separately, reusing parsed ones.
  private static func load(_ found: SpecSearch.Result, _ input: Input) -> LoadedParts {
    let start =
      input.configuration.namesSpecs ? [] : ManifestChoice.start(found.manifests, found.paths)
    let search = SpecSearch(exclude: input.configuration.exclude, list: input.files.list)
    return ProjectLoader(
      files: input.files, environment: input.environment,
      parsed: input.parsed
        ?? ParsedFiles(input.files, keeping: input.comparesCommits ? .document : .comments),
      knowing: input.known
    ).read(
      found.paths + start + found.libraryFiles.filter { $0.lastPathName == "Podfile" },
      named: found.named, linked: found.linked, among: found.manifests,
      leavingOut: search.isLeftOut, by: Threads())
  }

  /// Join: one graph of all files, which resolves all names.
  ///
  /// A second core scans the sources of all targets meanwhile, which doesn't need links.
  private static func joinAndScan(
    _ loaded: LoadedParts, _ pods: PodNames, _ input: Input, expectsAll: Bool
  ) -> (ModuleGraph, SourceReader.Result) {
    let options = changed(JoiningOptions()) { options in
      options.externals = input.configuration.externals
      options.externalProjects = input.configuration.externalProjects.map(\.text)
      options.pods = pods
      options.expectsImplicitNames =
        expectsAll || input.root.configuration != nil || !loaded.isLoneSpec
      options.exists = { ![nil, .unseen].contains(input.files.kind($0)) }
      options.binary = { PrebuiltBinary($0, in: input.files) }
      options.names = NamesByCase(input.files)
      options.comparesProjects = input.configuration.rules.contains {
        $0.name == RuleCatalog.nameOfProjectComparison
      }
    }
    let threads = threads(for: loaded.targetCount)
    guard input.readsSources, threads.count > 1 else {
      let graph = loaded.graph(by: options)
      return (graph, scan(graph.targets, input))
    }
    return threads.both({ loaded.graph(by: options) }, { scan(loaded.targets(), input) })
  }

  /// One thread per core; for few targets, starting threads takes longer than it saves.
  fileprivate static func threads(for targets: Int) -> Threads {
    targets < leastTargets ? Threads(1) : Threads()
  }

  private static let leastTargets = 64

  private static func scan(_ targets: [Target], _ input: Input) -> SourceReader.Result {
    let reading = SourceReader(
      input.files, entersOtherDevices: input.entersOtherDevices, isKept: input.comparesCommits,
      by: Threads(), knowing: input.knownSource)
    let blueprint = input.configuration.blueprint
    return input.readsSources
      ? reading.read(targets) { blueprint.mayBeInterface($0.plainName) } : reading.look(at: targets)
  }

  /// Place, for an earlier commit: renames its folders to the current names.
  private static func place(_ graph: ModuleGraph, _ input: Input) -> ModuleGraph {
    guard let later = input.later, let former = input.former else { return graph }
    let renames = FolderRenames(from: graph, to: later, former)
    return renames.isEmpty ? graph : graph.placed(renames.renamed)
  }

  /// Classify: the modules, layers and roles of a graph.
  ///
  /// A second core computes images and imports meanwhile, which don't depend on layers.
  private static func classify(
    _ graph: ModuleGraph, _ configuration: Configuration
  ) -> (Architecture, Images) {
    let (architecture, known) = threads(for: graph.targets.count).both(
      { Modules.classify(graph, as: configuration.blueprint) },
      {
        let uses = ModuleUses(of: graph)
        return (images: Images(graph, using: uses), uses: uses)
      })
    return (architecture.knowing(known.uses), known.images)
  }

  /// Evaluates rules and suppresses what exceptions and the baseline accept.
  static func check(
    _ workspace: Workspace, on terms: CheckOptions, knowing facts: RunContext,
    by workers: (any TaskRunner)? = nil
  ) -> CheckedWorkspace {
    let configuration = workspace.configuration
    let book = RuleBook(configuration, on: terms)
    let problems =
      workspace.problems + (facts.baseline?.problems ?? []) + book.problems
      + facts.problems
    // An exception or the baseline may be about something in an unreadable file.
    let isComplete = !problems.haveError && !workspace.found.hasLostFolders
    var accepted = facts.baseline?.baseline(never: configuration.neverAccepted) ?? Baseline()
    accepted.changes = facts.changes
    var conditions = facts.conditions
    // What else there is matters only to what was accepted, and looking for it takes time.
    let acceptsNothing = workspace.exceptions.isEmpty && facts.baseline?.files.isEmpty ?? true
    conditions.isFullRun =
      terms.skip.isEmpty && isComplete && workspace.input.readsSources
      && (acceptsNothing || workspace.around == nil)
    (conditions.isComplete, conditions.isLoneSpec) = (isComplete, workspace.isLoneSpec)
    (conditions.joiners, conditions.growthSeverity) =
      (workspace.found.joiners, configuration.baselineGrowth)
    conditions.images = Images.all(
      of: workspace.graph, using: workspace.architecture.uses, knowing: workspace.images)
    var verdict = book.check(
      workspace.architecture, exceptions: workspace.exceptions, accepting: accepted,
      under: conditions, by: workers ?? workspace.workers)
    verdict.problems = verdict.problems.filter(workspace.input.concerns)
    return CheckedWorkspace(
      workspace: workspace, baseline: facts.baseline, accepted: accepted, verdict: verdict,
      problems: problems,
      remarks: workspace.unread.map(Problem.init(unread:))
        + workspace.graph.remarks(ignored: facts.conditions.ignored))
  }

  /// Compare: the report on a workspace, with what is new since an earlier one.
  ///
  /// The finding that reports a link is chosen last, so known ones hide no other.
  package static func compare(
    _ today: CheckedWorkspace, with earlier: CheckedWorkspace?, _ known: Workspace.Changes? = nil
  ) -> Report {
    var report = today.verdict.report(of: today.workspace.architecture, problems: today.problems)
    report.summary.unread = today.workspace.unread.count
    if let earlier {
      let changes = known ?? today.workspace.changes(since: earlier.workspace)
      report.compare(
        with: earlier.found, covered: today.found.covered, change: changes.architecture,
        since: changes.names)
      // Both are checked with the current files, so there is nothing to fix in the earlier ones.
      let judging =
        today.workspace.input.settings.documents.map(\.source.name)
        + (today.baseline?.files.compactMap(\.source?.name) ?? [])
      // Findings in unreadable files don't count as fixed.
      let broken = report.problems.filter { $0.severity == .error }.compactMap { $0.place?.file }
      let silent = Set(judging + broken)
      let (then, now) = (earlier.workspace.architecture, today.workspace.architecture)
      lazy var same = SameLinks(then, now)
      report.fixed.removeAll {
        silent.contains($0.place.file) || same.hold($0.finding)
      }
      report.problems += earlier.workspace.earlierProblem.map { [$0] } ?? []
    }
    report.join(linkRules: today.verdict.linkRules)
    return report
  }
}

extension Workspace {
  package var workers: any TaskRunner { Pipeline.threads(for: graph.targets.count) }
}

extension RuleBook {
  package init(_ configuration: Configuration, on terms: CheckOptions) {
    self.init(
      preset: configuration.preset.rules, configuration: configuration.rules, only: terms.only,
      skip: terms.skip)
  }
}
