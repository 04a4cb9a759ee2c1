/// What the information of a bundle says under a key that names the class which registers what the
/// bundle has to offer once it is loaded.
package struct Registration: Hashable, Sendable {
  /// The key, such as `NSPrincipalClass`.
  package let key: String
  /// The name of the class, with variables replaced as far as they are known.
  package let name: String
  package let place: Place
  /// Whether the sources of the target declare a class of this name; nil, if none were read.
  package var isDeclared: Bool?

  package init(_ key: String, _ name: String, at place: Place, isDeclared: Bool? = nil) {
    (self.key, self.name, self.place, self.isDeclared) = (key, name, place, isDeclared)
  }

  /// The part before the dot, if any.
  package var prefix: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// The name without that.
  package var className: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Whether a variable in it is not known.
  package var isOpen: Bool { name.contains("$") }
}
