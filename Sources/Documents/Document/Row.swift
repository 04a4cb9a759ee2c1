/// One node as the table keeps it.
struct Row {
  /// What a row is.
  enum Kind: UInt8 {
    case scalar
    case sequence
    case mapping
    /// Stands where an alias is written; `first` is the row it names.
    case alias
  }

  var kind: Kind
  /// How a scalar, or a collection's brackets, were written.
  var style: Node.Style
  /// Whether a scalar's text lies among the cooked texts instead of in the source.
  var isCooked = false
  var span: Span
  /// Where the text or the children begin.
  var first: UInt32 = 0
  /// How many bytes of text or how many children there are.
  var count: UInt32 = 0
}

/// A row number in a list of children, and whether a later entry of the mapping hides it.
struct Child {
  private var bits: UInt32

  init(_ row: UInt32) { bits = row }

  var row: UInt32 { bits & ~Child.hiddenBit }

  var isHidden: Bool {
    get { bits & Child.hiddenBit != 0 }
    set { bits = newValue ? bits | Child.hiddenBit : row }
  }

  private static let hiddenBit: UInt32 = 1 << 31
}
