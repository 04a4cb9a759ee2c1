internal import Documents
internal import Modules

/// Where a key would be read that XcodeGen does not read where it stands: one level too high, too
/// low, or beside the right one.
struct KeyHome {
  let path: String
  /// Whether targets, links or their kind are lost as it stands.
  let isSevere: Bool

  private init(_ path: String, isSevere: Bool) {
    self.path = path
    self.isSevere = isSevere
  }

  /// The home of an entry that is not read at a level; nil if it has none, or must not be read.
  init?(of entry: SpecEntry, at level: KeyLevel, owner: KeyOwner? = nil) {
    let key = entry.key.text
    guard !entry.isForOthers, !entry.mayBeOwn(at: level) else { return nil }
    if let renamed = KeyHome.renamed(entry, at: level, owner: owner) {
      self = renamed
    } else if let other = level.others.first(where: { $0 != level && $0.reads(key) }) {
      let top = owner?.path(of: entry.key.node) ?? "targets.NAME."
      self.init(
        (other.isOfTarget ? top : "") + other.path + key,
        isSevere: other.isSevere(key) && !KeyHome.needed.contains(key))
    } else if [.project, .options, .target].contains(level), entry.isTarget {
      self.init("targets.\(key)", isSevere: true)
    } else {
      return nil
    }
  }

  /// Keys of which nothing is lost elsewhere: a target that has none of its own is refused.
  private static let needed: Set<String> = ["type", "platform", "supportedDestinations"]

  /// What is read under another name where it belongs.
  private static func renamed(
    _ entry: SpecEntry, at level: KeyLevel, owner: KeyOwner?
  ) -> KeyHome? {
    let key = entry.key.text
    switch level {
    case .project where key == "templates": return KeyHome("targetTemplates", isSevere: true)
    case .aggregate where key == "dependencies":
      return owner.map { KeyHome("\($0.path(of: entry.key.node))targets", isSevere: false) }
    case .target where SpecValue.settingsKeys.contains(key):
      guard key != "configs" || !entry.value.isList, let owner else { return nil }
      return KeyHome("\(owner.path(of: entry.key.node))settings.\(key)", isSevere: true)
    case .settings where key == "presets": return KeyHome("groups", isSevere: true)
    default: return nil
    }
  }
}

extension SpecEntry {
  /// Whether an anchor stands in the entry: then others use it from where it is.
  fileprivate var isForOthers: Bool {
    value.node.mayHoldAnchor(below: key.node)
  }

  /// Whether a key may be there for others than XcodeGen, whatever it means elsewhere: a plain word
  /// with a text beside the keys of the spec, such as `version`, or what aggregates do without.
  fileprivate func mayBeOwn(at level: KeyLevel) -> Bool {
    switch level {
    case .project:
      value.settingText != nil && value.bool == nil
        && key.text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    case .aggregate: ["type", "platform"].contains(key.text)
    default: false
    }
  }

  /// Whether a map says what only targets say.
  fileprivate var isTarget: Bool {
    guard value.isMap, !key.text.hasPrefix(".") else { return false }
    if let type = value["type"]?.string, !type.isEmpty, ProductType(specified: type) != nil {
      return true
    }
    let platform = value["platform"]
    return (platform?.isList ?? false) || platform?.string.flatMap(Platform.init(target:)) != nil
  }
}

extension Platform {
  init?(target name: String) {
    guard let platform = Platform(rawValue: name), platform != .macCatalyst else { return nil }
    self = platform
  }

  init?(destination name: String) {
    guard let platform = Platform(rawValue: name), platform != .auto else { return nil }
    self = platform
  }
}
