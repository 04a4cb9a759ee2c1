internal import Documents
internal import Modules

/// Decodes one target, after its templates were laid and its platform list was split.
struct TargetDecoding {
  let log: SpecLog
  let origins: Origins
  let settings: SettingsReading

  /// The target, or nothing if XcodeGen gives up on it.
  func decode(_ entry: TargetDraft) -> SpecTarget? {
    guard entry.value.isMap else {
      log.error("the target \(entry.key.text) must be a mapping", at: entry.value.place)
      return nil
    }
    let fields = SpecFields<TargetKey>(entry.value)
    let name = fields.string(.name, target: entry.key.text, in: log) ?? entry.key.text
    guard let type = type(fields, of: name, at: entry.key.place),
      let platform = platform(fields, of: name, at: entry.key.place)
    else { return nil }
    let product = fields.string(.productName, target: name, in: log) ?? name
    let kind = fields[.legacy]?["toolPath"]?.string == nil ? Target.Kind.native : .legacy
    let steps = Steps(origins: origins, templates: entry.templates)
    let dependencies = fields[.dependencies].map {
      DependencyDecoding(log: log, target: name, platform: platform).decode($0, steps: steps)
    }
    let sources = fields[.sources].map {
      SourceDecoding(log: log, target: name).decode($0, steps: steps)
    }
    var words = settings.words(of: fields, target: name, product: product, type: type)
    decodeCopies(fields, sources ?? [], dependencies ?? [], into: &words.build)
    let target = SpecTarget(
      name, kind, type, platform, destinations: destinations(fields, of: name),
      productName: product, settingNames: words.productNames,
      declaredLinkage: words.declaredLinkage, linkage: words.linkage, sources: sources ?? [],
      dependencies: dependencies ?? [], build: words.build,
      transitivelyLinkDependencies: bool(.transitivelyLinkDependencies, fields, name),
      directlyEmbedCarthageDependencies: bool(.directlyEmbedCarthageDependencies, fields, name),
      requiresObjCLinking: bool(.requiresObjCLinking, fields, name),
      tag: ArchitectureTag(fields[.archlint], log: log), at: entry.key.place,
      provenance: provenance(of: entry, fields, platform))
    checkRest(fields, of: target)
    warn(of: target, keyed: entry.key, writtenType: fields[.type])
    return target
  }

  private func bool(
    _ key: TargetKey, _ fields: SpecFields<TargetKey>, _ target: String
  ) -> Bool? {
    fields.bool(key, target: target, isGrave: key == .transitivelyLinkDependencies, in: log)
  }

  private func provenance(
    of entry: TargetDraft, _ fields: SpecFields<TargetKey>, _ platform: Platform
  ) -> [Provenance] {
    let steps = origins.steps(from: entry.key.node)
    guard fields[.isMultiPlatformTarget] != nil, let value = fields[.platform] else { return steps }
    return steps + [Provenance(.platform, platform.rawValue, at: value.place)]
  }

  private func type(
    _ fields: SpecFields<TargetKey>, of name: String, at place: Place
  ) -> ProductType? {
    let text = fields.string(.type, target: name, isGrave: true, in: log) ?? ""
    if let type = ProductType(specified: text) { return type }
    let near = NearestName.of(text, among: ProductType.allCases.map(\.rawValue))
    log.error(
      "`\(text)` is no product type; it is the type of \(name)", at: fields[.type]?.place ?? place,
      help: near.map { "did you mean `\($0)`?" })
    return nil
  }

  private func destinations(_ fields: SpecFields<TargetKey>, of target: String) -> [Platform]? {
    var destinations = fields.strings(.supportedDestinations, target: target, in: log) {
      Platform(destination: $0) != nil
    }?.compactMap(Platform.init(destination:))
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
    let problem = text.isEmpty ? "\(name) has no platform" : "`\(text)` is no platform of \(name)"
    log.error(
      problem, at: fields[.platform]?.place ?? place,
      help: NearestName.of(text, among: names).map { "did you mean `\($0)`?" }
        ?? "one of \(names.joined(separator: ", "))")
    return nil
  }
}
