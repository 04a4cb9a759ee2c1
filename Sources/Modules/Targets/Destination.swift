/// A platform and a configuration that a workspace is built for, as far as images differ.
package struct Destination: Hashable, Sendable {
  package let platform: Platform?
  /// The configuration; nil if images don't differ.
  package let configuration: String?

  package init(_ platform: Platform? = nil, _ configuration: String? = nil) {
    (self.platform, self.configuration) = (platform, configuration)
  }

  /// A phrase for the end of a sentence: ` on macOS in Debug`.
  package var words: String {
    (platform.map { " on \($0.rawValue)" } ?? "") + (configuration.map { " in \($0)" } ?? "")
  }
}

extension Target {
  /// The possible platforms; empty if unknown.
  package var systems: [Platform] { platform == .auto ? destinations : [platform] }

  /// The same with what settings add.
  package var supportedSystems: [Platform] { systems + destinations }

  package func isBuilt(for destination: Destination) -> Bool {
    guard let platform = destination.platform else { return true }
    return systems.isEmpty || systems.contains(platform)
  }

  package func build(for destination: Destination) -> BuildFacts {
    let variants = build.variants
    if variants.isEmpty { return build }
    return variants[destination] ?? variants[Destination(destination.platform)]
      ?? variants[Destination(nil, destination.configuration)] ?? variants[Destination()] ?? build
  }

  mutating func loadObjCMembers() {
    guard !build.loadsObjCMembers || !build.variants.isEmpty else { return }
    details.build.loadsObjCMembers = true
    for destination in build.variants.keys {
      details.build.variants[destination]?.loadsObjCMembers = true
    }
  }
}
