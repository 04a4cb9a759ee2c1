internal import Documents
internal import Modules
internal import Rules

extension Node {
  /// The items of a sequence, or the node alone.
  var list: [Node] { kind == .sequence ? Array(items) : [self] }

  /// A text or a list of texts; what is none is left out, validation tells of it.
  var texts: [String] { list.compactMap(\.writtenText) }

  /// A pattern or a list of patterns.
  var patterns: [Pattern] {
    list.compactMap { node in
      node.writtenText.map { Pattern($0, at: Place(of: node)) }
    }
  }
}
