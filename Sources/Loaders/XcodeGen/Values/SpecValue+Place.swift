internal import Documents
internal import Modules

extension Node {
  /// Where the node stands, at the alias if it was reached through one.
  var place: Place { Place(usedAt, in: document.source) }
}

extension SpecValue {
  /// Where the value is written.
  var place: Place { node.place }
}

extension SpecKey {
  /// Where the key is written.
  var place: Place { node.place }
}
