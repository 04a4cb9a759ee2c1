internal import Modules

extension TargetDecoding {
  /// Keys whose loss, by a slip in the name, loses links.
  private static let grave: Set<TargetKey> = [
    .dependencies, .templates, .platform, .type, .supportedDestinations, .settings,
    .transitivelyLinkDependencies,
  ]

  /// What XcodeGen refuses among the keys that nothing is made of here, and what it ignores.
  func checkRest(_ fields: SpecFields<TargetKey>, of target: SpecTarget) {
    let name = target.name
    if let version = fields[.deploymentTarget]?.string, !version.isTolerableVersion {
      log.error(
        "`\(version)` is no version; it is the deployment target of \(name)",
        at: fields[.deploymentTarget]?.place ?? target.place)
    }
    for (key, value) in [("info", fields[.info]), ("entitlements", fields[.entitlements])] {
      guard let value, value["path"]?.string == nil else { continue }
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
    fields.noteUnknown(below: "targets.\(name).", grave: Self.grave, target: name, in: log)
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
