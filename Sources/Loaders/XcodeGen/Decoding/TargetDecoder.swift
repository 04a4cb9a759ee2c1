/// Decodes one target, after its templates were laid and its platform list was split.
struct TargetDecoder {
  let log: SpecLog
  let head: ProjectHead
  let origins: Origins
  let settings: SettingsReader
  let names: NameCheck

  /// A target, and what must exist for XcodeGen to generate it, apart from sources.
  typealias Result = (target: DeclaredTarget, files: [DeclaredFile])

  func decode(_ draft: TargetDraft) -> Result? {
    guard log.mayKeepTarget(at: draft.key.place),
      log.requiresMap(draft.value, "the target \(draft.key.text)")
    else { return nil }
    var owner = KeyOwner(name: draft.key.text, templates: draft.templates)
    var fields = SpecFields<TargetKey>(draft.value, in: owner, log: log)
    let name = fields.string(.name) ?? draft.key.text
    owner = owner.named(name)
    fields.owner = owner
    let place = draft.key.place
    guard log.mayBeNamed(name, at: place), let type = type(fields, of: name, at: place),
      let platform = platform(fields, of: name, at: place)
    else { return nil }
    let product = fields.string(.productName) ?? name
    let decoder = DependencyDecoder(
      log: log, owner: owner, origins: origins, platform: platform, names: names)
    let dependencies = fields[.dependencies].map(decoder.decode)
    let sources =
      fields[.sources].map(
        SourceDecoder(log: log, owner: owner, origins: origins, head: head).decode) ?? []
    let own = SpecSettings(fields[.settings])
    var build = settings.definitions(for: name, own, fields[.configFiles])
    let destinations = destinations(fields)
    let words = settings.words(
      of: own, fields[.configFiles], owner: owner, product: product, type: type,
      systems: platform == .auto ? destinations ?? [] : [platform], at: draft.key.place,
      build: &build)
    let scripts = TargetDecoder.scriptKeys.compactMap { fields[$0] }
    addCopies(fields[.info], sources, scripts, isApp: type.isApp, to: &build)
    _ = fields.bool(.directlyEmbedCarthageDependencies)
    let files =
      names.files(fields[.configFiles], owner: owner) + names.scripts(scripts)
      + names.testPlans(fields[.scheme])
    build.requiresObjCLinking = fields.bool(.requiresObjCLinking)
    build.linksTransitively =
      fields.bool(.transitivelyLinkDependencies) ?? head.options.transitivelyLinkDependencies
    var details = Target.Details(project: head.name, productName: product, place: place)
    details.destinations = destinations ?? words.platforms
    details.sources = sources.map(\.made)
    if fields[.archlint] != nil || head.tag.layer != nil {
      details.tag = ArchitectureTag(fields[.archlint], log: log).belonging(to: head)
    }
    details.provenance = provenance(of: draft, fields, platform)
    details.settingNames = words.productNames
    details.moduleNames = words.moduleNames
    details.infoFile = words.infoFile
    details.build = build
    var made = Target(name: name, spec: SpecID(0), type: type, platform: platform, details: details)
    made.kind = fields[.legacy]?["toolPath"]?.string == nil ? .native : .legacy
    made.declaredLinkage = words.declaredLinkage
    made.linkage = words.linkage
    let target = DeclaredTarget(
      made, foreignLinkage: words.foreignLinkage,
      sources: sources.map(\.declared), dependencies: dependencies ?? [])
    check(fields, own, of: target, destinations: destinations)
    warn(of: target, keyed: draft.key, writtenType: fields[.type])
    return (target, files)
  }

  private func provenance(
    of draft: TargetDraft, _ fields: SpecFields<TargetKey>, _ platform: Platform
  ) -> [Provenance] {
    let steps = origins.steps(from: draft.key.node)
    guard fields[.isMultiPlatformTarget] != nil, let value = fields[.platform] else { return steps }
    return steps + [Provenance(.platform, platform.rawValue, at: value.place)]
  }

  private func type(
    _ fields: SpecFields<TargetKey>, of name: String, at place: Place
  ) -> ProductType? {
    let text = fields.string(.type) ?? ""
    if let type = ProductType(specified: text) { return type }
    let near = NearestName.of(text, among: ProductType.allCases.map(\.rawValue))
    log.error(
      "`\(text)` is not a product type; it is set for \(name)", at: fields[.type]?.place ?? place,
      help: near.map(NearestName.help(naming:)))
    return nil
  }

  private func destinations(_ fields: SpecFields<TargetKey>) -> [Platform]? {
    var destinations = fields.strings(.supportedDestinations) { Platform(destination: $0) != nil }?
      .compactMap(Platform.init(destination:))
    if let known = destinations, known.contains(.macCatalyst), !known.contains(.iOS) {
      destinations?.append(.iOS)
    }
    return destinations
  }

  private func platform(
    _ fields: SpecFields<TargetKey>, of name: String, at place: Place
  ) -> Platform? {
    let hasDestinations = fields[.supportedDestinations]?.isList ?? false
    if hasDestinations, fields[.isMultiPlatformTarget] != nil {
      log.error(
        "\(name) has both a list of platforms and `supportedDestinations`",
        at: fields[.supportedDestinations]?.place ?? place)
      return nil
    }
    let text = fields[.platform]?.string ?? ""
    if text.isEmpty, hasDestinations { return .auto }
    if let platform = Platform(target: text) { return platform }
    let names = Platform.allCases.filter { $0 != .macCatalyst }.map(\.rawValue)
    let problem =
      text.isEmpty ? "\(name) has no platform" : "`\(text)` is not a platform of \(name)"
    log.error(
      problem, at: fields[.platform]?.place ?? place,
      help: NearestName.help(for: text, among: names)
        ?? "expected one of \(names.joined(separator: ", "))")
    return nil
  }

  private static let scriptKeys: [TargetKey] = [
    .preBuildScripts, .prebuildScripts, .postCompileScripts, .postBuildScripts, .postbuildScripts,
  ]

  /// What may embed frameworks in an app other than its dependency entries.
  private func addCopies(
    _ info: SpecValue?, _ sources: [SourceDecoder.Entry], _ scripts: [SpecValue], isApp: Bool,
    to build: inout BuildFacts
  ) {
    build.copiedToFrameworks = Set(
      sources.lazy.filter(\.isCopied).flatMap { settings.cache.files(below: $0.made.path) })
    if let info {
      build.hasInfo = true
      for entry in info["properties"]?.entries ?? [] {
        guard let text = entry.value.string, log.mayKeep(text, at: entry.value.place) else {
          continue
        }
        build.infoValues[entry.key.text] = BuildFacts.Setting(text, at: entry.value.place)
      }
    }
    for list in scripts {
      let texts = list.items.map { script in
        script.scriptText { isApp ? settings.cache.script($0, in: head.folder) : nil }
      }
      build.scripts += log.kept(texts, at: list.place) ?? []
    }
  }
}

extension SpecValue {
  /// The texts that say what a script copies: its own, its file's and its lists'.
  fileprivate func scriptText(reading read: (String) -> String?) -> String {
    func names(_ keys: String...) -> [String] { keys.flatMap { self[$0]?.anyStrings ?? [] } }
    let path = self["path"]?.string
    let text = self["script"]?.string ?? path.flatMap(read) ?? path
    let listed = names("inputFileLists", "outputFileLists").compactMap {
      read($0.withoutProjectFolder)
    }
    let files = names("inputFiles", "outputFiles") + listed.flatMap([String].init(linesOf:))
    return ([text].compactMap { $0 } + files.asScriptLines).joined(separator: "\n")
  }
}

extension [String] {
  /// The paths of a list of files.
  init(linesOf text: String) { self = text.split(whereSeparator: \.isNewline).map(String.init) }

  /// Paths as lines of a script that aren't commands.
  var asScriptLines: [String] { map { $0.replacing(" ", with: "_") } }
}
