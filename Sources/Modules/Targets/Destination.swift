/// What a workspace is built for, as far as it makes a difference to the images: a platform, and a
/// configuration.
package struct Destination: Hashable, Sendable {
  /// The platform; nil where every program is built for only one.
  package let platform: Platform?
  /// The configuration; nil where all of them give the same images.
  package let configuration: String?

  package init(_ platform: Platform? = nil, _ configuration: String? = nil) {
    (self.platform, self.configuration) = (platform, configuration)
  }

  /// What it adds to a sentence: ` on macOS in Debug`.
  package var words: String {
    (platform.map { " on \($0.rawValue)" } ?? "") + (configuration.map { " in \($0)" } ?? "")
  }
}

extension Target {
  /// What it can be built for; empty if that is not known.
  package var systems: [Platform] { platform == .auto ? destinations : [platform] }

  package func isBuilt(for destination: Destination) -> Bool {
    guard let platform = destination.platform else { return true }
    return systems.isEmpty || systems.contains(platform)
  }

  /// What settings say about its image at a destination.
  package func build(for destination: Destination) -> BuildFacts {
    let variants = build.variants
    if variants.isEmpty { return build }
    return variants[destination] ?? variants[Destination(destination.platform)]
      ?? variants[Destination(nil, destination.configuration)] ?? build
  }

  /// Gives the linker `-ObjC` for it at every destination.
  mutating func loadObjCMembers() {
    guard !build.loadsObjCMembers || !build.variants.isEmpty else { return }
    var facts = build
    facts.loadsObjCMembers = true
    for destination in facts.variants.keys {
      facts.variants[destination]?.loadsObjCMembers = true
    }
    details.build = facts
  }
}
