/// What the scanner hands to the parser: a piece of structure or a scalar.
struct Token {
  /// The pieces that a document is made of.
  ///
  /// A key comes as one token with its colon behind it: such keys are one scalar on one line, so
  /// the scanner can tell a key from a value by looking ahead. Only keys behind a `?` do not.
  enum Kind {
    case documentStart
    case documentEnd
    case streamEnd
    case blockSequenceStart
    case blockMappingStart
    case blockEnd
    case blockEntry
    case flowSequenceStart
    case flowSequenceEnd
    case flowMappingStart
    case flowMappingEnd
    case flowEntry
    case key
    case explicitKey
    case explicitValue
    case scalar
    case alias
    case anchor
  }

  var kind: Kind
  var span: Span
  /// The text of a scalar or the name of an anchor or alias, in the source or among cooked texts.
  var text = Span(start: 0, end: 0)
  var style = Node.Style.plain
  var isCooked = false
  /// Whether a key is written as an alias.
  var isAlias = false
  /// The name of the anchor in front of a key.
  var anchor: Span?
}
