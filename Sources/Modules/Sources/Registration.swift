/// The principal class in a bundle's Info.plist, which registers the bundle's features once loaded.
package struct Registration: Hashable, Sendable {
  /// The key, such as `NSPrincipalClass`.
  package let key: String
  /// The class name, with known variables expanded.
  package let name: String
  package let place: Place
  /// Whether the target's sources declare such a class; nil if none were read.
  package var isDeclared: Bool?

  package init(_ key: String, _ name: String, at place: Place, isDeclared: Bool? = nil) {
    (self.key, self.name, self.place, self.isDeclared) = (key, name, place, isDeclared)
  }

  /// The part before the dot, if any.
  package var prefix: String? { name.lastIndex(of: ".").map { String(name[..<$0]) } }

  package var className: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  package var isOpen: Bool { name.contains("$") }
}
