/// A library from a package manager, in the version of a lock file if one has it.
package struct Pin: Sendable {
  package let name: String
  package let manager: External.Kind
  package let version: String?
  package let place: Place

  package init(
    _ name: String, _ manager: External.Kind, version: String? = nil, at place: Place
  ) {
    (self.name, self.manager, self.place) = (name, manager, place)
    // Tags may begin with a letter.
    self.version = version.map { $0.hasPrefix("v") ? String($0.dropFirst()) : $0 }
  }

  /// Managers differ in case and punctuation: `SwiftProtobuf`, `swift-protobuf`.
  fileprivate var key: String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  package static let managers: [External.Kind: String] = [
    .package: "Swift packages", .carthage: "Carthage", .cocoapods: "CocoaPods",
  ]

  /// Whether a file of this name lists libraries.
  package static func isListed(in name: String) -> Bool {
    ["Podfile", "Podfile.lock", "Cartfile.resolved", "Package.resolved"].contains(name)
      || name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
  }
}

extension ModuleGraph {
  /// What lock files pin, then what targets link, by library.
  package var libraries: [[Pin]] {
    let linked = links.compactMap { link -> Pin? in
      guard let external = link.external.map({ self[$0] }), Pin.managers[external.kind] != nil
      else { return nil }
      return Pin(external.package ?? external.name, external.kind, at: place(of: link))
    }
    return Dictionary(grouping: pods.pins + linked, by: \.key).sorted { $0.key < $1.key }
      .map(\.value)
  }
}
