/// Notes keys that are misplaced, are typos, or use `:REPLACE` without effect.
struct UnknownKeyDiagnostics {
  let level: KeyLevel
  var owner: KeyOwner?
  let log: SpecLog

  /// Says what is wrong with a key; any other is left alone: people keep what they like in a spec.
  @discardableResult func note(_ entry: SpecEntry) -> Bool {
    let (text, names) = (entry.key.text, level.names)
    // An empty value has nothing to lose.
    guard !entry.value.holdsNothing else { return false }
    if let name = entry.key.meantToReplace {
      guard level.reads(name) else { return false }
      note(entry, .ignoredValue, isSevere: level.isSevere(name))
    } else if let near = NearestName.of(text, among: names, atMost: 1) {
      note(entry, .misspelledKey, meant: near, isSevere: level.isSevere(near))
    } else if let home = home(of: entry) {
      note(entry, .misspelledKey, meant: home.path, isSevere: home.isSevere)
    } else if let near = NearestName.of(text, among: names) {
      note(entry, .misspelledKey, meant: near, isSevere: level.isSevere(near))
    } else {
      return false
    }
    return true
  }

  private func note(_ entry: SpecEntry, _ kind: Notice.Kind, meant: String? = nil, isSevere: Bool) {
    let node = entry.key.node
    let mistake = level.path + entry.key.text
    log.notice(
      kind, (owner?.path(of: node) ?? "") + mistake, at: entry.key.place,
      target: owner?.target(of: node), suggestion: meant, isSevere: isSevere, mistake: mistake)
  }

  /// Where a key would be read, one level too high, too low, or next to the right one, and whether
  /// targets, links or their kind are lost as it is; nil if it is read nowhere, or must not be.
  private func home(of entry: SpecEntry) -> (path: String, isSevere: Bool)? {
    let key = entry.key.text
    // With an anchor in it, other entries use it.
    guard !entry.value.node.mayHoldAnchor(below: entry.key.node), !entry.mayBeOwn(at: level)
    else { return nil }
    let top = owner?.path(of: entry.key.node)
    // What is read under another name where it belongs.
    switch level {
    case .project where key == "templates": return ("targetTemplates", true)
    case .settings where key == "presets": return ("groups", true)
    case .aggregate where key == "dependencies": if let top { return ("\(top)targets", false) }
    case .target where SpecSettings.keys.contains(key):
      if let top, key != "configs" || !entry.value.isList {
        return ("\(top)settings.\(key)", true)
      }
    default: break
    }
    if let other = level.others.first(where: { $0 != level && $0.reads(key) }) {
      return (
        (other.isOfTarget ? top ?? "targets.NAME." : "") + other.path + key,
        other.isSevere(key) && !UnknownKeyDiagnostics.needed.contains(key)
      )
    }
    return [.project, .options, .target].contains(level) && entry.isTarget
      ? ("targets.\(key)", true) : nil
  }

  /// Keys of which nothing is lost elsewhere: a target that has none of its own is refused.
  private static let needed: Set<String> = ["type", "platform", "supportedDestinations"]
}

extension SpecEntry {
  /// Whether another tool may read a key: a plain word with a string value, such as `version`.
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
