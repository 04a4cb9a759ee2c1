/// Expands a target with a `platform:` list to one target per platform.
struct PlatformLists {
  let log: SpecLog
  let hasVariables: Bool

  /// The key that marks a target that was split, as it does for XcodeGen.
  private static let mark = TargetKey.isMultiPlatformTarget.rawValue

  /// The memory of a target in bytes, in addition to its text.
  private static let weight = 1 << 10

  func split(_ targets: [TargetDraft]) -> [TargetDraft] {
    guard targets.contains(where: \.hasPlatformList) else { return targets }
    var result: [TargetDraft] = []
    var places: [String: Int] = [:]
    for target in targets.flatMap(parts) {
      let name = target.key.text
      if let place = places[name] {
        // XcodeGen's choice between two targets of one name is random; here the last one wins.
        log.notice(
          .repeatedTarget, name, at: target.key.place, target: name,
          notes: [Note("first defined here", at: result[place].key.place)])
        result[place] = target
      } else {
        places[name] = result.count
        result.append(target)
      }
    }
    return result
  }

  /// One target for each platform of a list that holds only strings, else the target itself.
  private func parts(of target: TargetDraft) -> [TargetDraft] {
    guard let list = target.value["platform"], list.strings != nil else { return [target] }
    let platforms = list.items
    if platforms.isEmpty {
      log.notice(.vanishedTarget, target.key.text, at: list.place, target: target.key.text)
    }
    let span = target.value.node.span
    let size = (span.length + PlatformLists.weight) * max(platforms.count - 1, 0)
    guard log.mayMake(size, of: .laid, at: list.place) else { return [target] }
    return platforms.map { split(target, for: $0) }
  }

  private func split(_ target: TargetDraft, for platform: SpecValue) -> TargetDraft {
    let name = platform.string ?? ""
    let key = target.key
    var value = target.value
    if hasVariables {
      value = Variables(values: ["platform": name], log: log).expand(value)
    }
    let suffix = value["platformSuffix"]?.string ?? "_\(name)"
    let prefix = value["platformPrefix"]?.string ?? ""
    let text = SpecValue.text(Changed(key.text, from: key.node))
    var entries = KeyedEntries(value.entries, expecting: 0)
    entries.set(SpecKey(PlatformLists.mark, from: key.node), to: platform)
    entries.set(SpecKey("platform", from: platform.node), to: platform)
    entries.set(SpecKey("productName", from: key.node), to: text)
    entries.set(
      SpecKey("settings", from: (value["settings"] ?? value).node),
      to: settings(value["settings"], from: key.node, product: text))
    // A map of versions becomes the one of the platform, or vanishes.
    if let versions = target.value["deploymentTarget"], versions.isMap,
      let index = entries.entries.firstIndex(where: { $0.key.hasText("deploymentTarget") })
    {
      if let version = versions.entries.first(where: { $0.key.hasText(name) })?.value {
        entries.set(entries.entries[index].key, to: version)
      } else {
        entries.remove(at: index)
      }
    }
    return TargetDraft(
      key: SpecKey(prefix + key.text + suffix, from: key.node), value: value.with(entries.entries),
      templates: target.templates)
  }

  /// The settings with a product name, in `base` if they have that shape.
  private func settings(_ settings: SpecValue?, from node: Node, product: SpecValue) -> SpecValue {
    var map = KeyedEntries(settings?.entries ?? [], expecting: 0)
    let origin = settings?.node ?? node
    let name = SpecKey("PRODUCT_NAME", from: node)
    if SpecSettings(settings).hasShape {
      let base = settings?["base"]
      var inner = KeyedEntries(base?.entries ?? [], expecting: 0)
      if inner.value(of: name) == nil { inner.append(SpecEntry(key: name, value: product)) }
      map.set(SpecKey("base", from: origin), to: .map(Changed(inner.entries, from: origin)))
    } else if map.value(of: name) == nil {
      map.append(SpecEntry(key: name, value: product))
    }
    return .map(Changed(map.entries, from: origin, lower: settings?.lower ?? []))
  }
}
