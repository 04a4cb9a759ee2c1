internal import Modules

extension TargetDecoding {
  /// What XcodeGen refuses among the keys that nothing is made of here, and what it ignores.
  func check(_ fields: SpecFields<TargetKey>, of target: SpecTarget) {
    let name = target.name
    if let version = fields[.deploymentTarget]?.string, !version.isTolerableVersion {
      log.error(
        "`\(version)` is no version; it is the deployment target of \(name)",
        at: fields[.deploymentTarget]?.place ?? target.place)
    }
    for key in [TargetKey.info, .entitlements] {
      guard let value = fields[key], value["path"]?.string == nil else { continue }
      log.error("`\(key)` of \(name) needs a `path`, a string", at: value.place)
    }
    if let plugins = fields[.buildToolPlugins] {
      let isRight =
        plugins.isList
        && plugins.items.allSatisfy { $0["plugin"]?.string != nil && $0["package"]?.string != nil }
      if !isRight {
        log.error(
          "`buildToolPlugins` of \(name) must be a list of `plugin` and `package`",
          at: plugins.place)
      }
    }
    noteBlocks(below: fields, of: name)
    log.noteNoMap(fields[.configFiles], "configFiles", target: name)
    if let legacy = fields[.legacy], target.kind != .legacy, !legacy.isNull {
      log.notice(.ignoredValue, "legacy", at: legacy.place, target: name, isSevere: false)
    }
    fields.noteUnknown()
  }

  /// Warns of targets that are legal, and hardly ever what is meant.
  func warn(of target: SpecTarget, keyed key: SpecKey, writtenType: SpecValue?) {
    if target.type == .none, target.kind == .native, writtenType?.saysNothing ?? true {
      log.warning(
        "\(target.name) has no `type`, so it builds no product that others could link",
        at: target.place)
    }
    if key.isReplacement {
      log.warning(
        "`\(key.text)` replaces nothing: a target of that very name is made", at: target.place)
    }
  }

  /// The keys of a target that hold maps of a few lines, below which others may get too deep.
  private static let maps: [TargetKey] = [.scheme, .info, .entitlements, .attributes, .legacy]

  /// Notes dependencies and templates that stand too deep.
  private func noteBlocks(below fields: SpecFields<TargetKey>, of target: String) {
    for key in TargetDecoding.maps {
      guard let value = fields[key], value.isMap else { continue }
      for block: StaticString in ["dependencies", "templates"] {
        guard let lost = value[block], lost.isList else { continue }
        log.notice(
          .misspelledKey, "targets.\(target).\(key.rawValue).\(block)", at: lost.place,
          target: target, suggestion: "targets.\(target).\(block)")
      }
    }
  }
}

extension String {
  /// Whether XcodeGen takes the text for a version: up to three numbers, and what may follow.
  var isTolerableVersion: Bool {
    let text = utf8.first == UInt8(ascii: "v") ? dropFirst() : self[...]
    let end = text.firstIndex(of: "-") ?? text.firstIndex(of: "+") ?? text.endIndex
    let parts = text[..<end].split(separator: ".", maxSplits: 2)
    return !parts.isEmpty && parts.allSatisfy { Int($0) != nil }
  }
}
