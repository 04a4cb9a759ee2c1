/// One node of the table, in 20 bytes; its contents are in separate arrays.
struct Row {
  enum Content: UInt8 {
    case scalar, sequence, mapping
    /// An alias; `first` is the row it names.
    case alias
  }

  var form: Content
  var style: NodeStyle
  /// Whether a scalar's text is stored with the unescaped ones instead of in the source.
  var isCooked = false
  /// What was written, brackets and quotes included.
  var span: Span
  /// Of a scalar the first byte of its text; of a collection the first of its children.
  var first: UInt32 = 0
  /// How many bytes of text, or how many children; a mapping has two for each entry.
  var count: UInt32 = 0
}

/// How a node was written.
package enum NodeStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
  case block, flow
}

/// A row number; the highest bit marks an entry that a later one overrides.
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

/// A duplicate key in one mapping; the later entry wins.
package struct RepeatedKey: Sendable {
  package let key: String
  package let first: Span
  package let second: Span
  /// What is lost with the first.
  package let loss: Loss

  /// How much is lost if a duplicate key replaces an earlier value.
  package enum Loss: Sendable {
    case none
    /// Both values are equal.
    case same
    case value
  }

  var warning: Diagnostic {
    Diagnostic(
      "duplicate key `\(key)`; the last value applies", at: second,
      severity: .warning, notes: [("first defined here", first)])
  }
}
