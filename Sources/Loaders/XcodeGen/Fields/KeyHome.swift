internal import Documents
internal import Modules

/// Where a key would be read that XcodeGen does not read where it stands: one level too high, too
/// low, or beside the right one.
struct KeyHome {
  /// The whole key path.
  let path: String
  /// Whether targets, links or their kind are lost as it stands.
  let isSevere: Bool

  init(_ path: String, isSevere: Bool) {
    self.path = path
    self.isSevere = isSevere
  }

  /// A target that stands among other things than targets.
  init?(ofTarget entry: SpecEntry) {
    guard entry.value.looksLikeTarget, !entry.key.text.hasPrefix(".") else { return nil }
    self.init("targets.\(entry.key.text)", isSevere: true)
  }
}

extension SpecEntry {
  /// Whether an anchor stands in the entry: then others use it from where it is.
  var isForOthers: Bool {
    value.node.mayHoldAnchor(below: key.node)
  }
}

extension SpecValue {
  /// Whether a map says what only targets say.
  fileprivate var looksLikeTarget: Bool {
    guard isMap else { return false }
    if let type = self["type"]?.string, !type.isEmpty, ProductType(specified: type) != nil {
      return true
    }
    let platform = self["platform"]
    return (platform?.isList ?? false) || platform?.string.flatMap(Platform.init(target:)) != nil
  }
}

extension ProjectKey {
  static func home(of entry: SpecEntry, target: String?) -> KeyHome? {
    let key = entry.key.text
    if key == "templates" { return KeyHome("targetTemplates", isSevere: true) }
    if key == "dependencies" { return KeyHome("targets.NAME.dependencies", isSevere: true) }
    if let option = OptionKey(rawValue: key) {
      return KeyHome("options.\(key)", isSevere: option == .transitivelyLinkDependencies)
    }
    return KeyHome(ofTarget: entry)
  }
}

extension OptionKey {
  static func home(of entry: SpecEntry, target: String?) -> KeyHome? {
    let key = entry.key.text
    guard let project = ProjectKey(rawValue: key) else { return KeyHome(ofTarget: entry) }
    return KeyHome(key, isSevere: ProjectKey.severe.contains(project))
  }
}

extension TargetKey {
  static func home(of entry: SpecEntry, target: String?) -> KeyHome? {
    let (key, target) = (entry.key.text, target ?? "NAME")
    if SpecValue.settingsKeys.contains(key), !(key == "configs" && entry.value.isList) {
      return KeyHome("targets.\(target).settings.\(key)", isSevere: true)
    }
    if DependencyKey(rawValue: key)?.isKind == true, entry.value.string != nil {
      return KeyHome("targets.\(target).dependencies", isSevere: true)
    }
    if let project = ProjectKey(rawValue: key) {
      return KeyHome(key, isSevere: ProjectKey.severe.contains(project))
    }
    if OptionKey(rawValue: key) != nil { return KeyHome("options.\(key)", isSevere: false) }
    return KeyHome(ofTarget: entry)
  }
}

extension AggregateKey {
  static func home(of entry: SpecEntry, target: String?) -> KeyHome? {
    guard entry.key.text == "dependencies" else { return nil }
    return KeyHome("aggregateTargets.\(target ?? "NAME").targets", isSevere: false)
  }
}

extension SpecFieldKey {
  /// In most parts of a target only what belongs to the target itself is out of place.
  static func home(of entry: SpecEntry, target: String?) -> KeyHome? {
    TargetKey.home(inTarget: entry, target: target)
  }
}

extension TargetKey {
  /// What hardly anything but a target has.
  private static let blocks: Set<TargetKey> = [
    .dependencies, .templates, .settings, .sources, .transitivelyLinkDependencies,
  ]

  /// The path at which a target has a key that nothing else has.
  static func home(inTarget entry: SpecEntry, target: String?) -> KeyHome? {
    guard let key = TargetKey(rawValue: entry.key.text), blocks.contains(key) else { return nil }
    return KeyHome(path(in: target ?? "NAME") + key.rawValue, isSevere: severe.contains(key))
  }
}
