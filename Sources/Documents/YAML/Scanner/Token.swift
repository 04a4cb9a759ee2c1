/// What the scanner hands to the parser: a piece of structure or a scalar.
struct Token {
  /// The pieces that a document is made of.
  ///
  /// A key comes as one token with its colon behind it: such keys are one scalar on one line, so
  /// the scanner can tell a key from a value by looking ahead. Only keys behind a `?` do not.
  enum Symbol {
    case directive, documentStart, documentEnd, streamEnd
    case blockSequenceStart, blockMappingStart, blockEnd, blockEntry
    case flowSequenceStart, flowSequenceEnd, flowMappingStart, flowMappingEnd, flowEntry
    case key, explicitKey, explicitValue
    case scalar, alias, anchor
  }

  var symbol: Symbol
  let span: Span
  /// The text of a scalar, or the name of an anchor or alias.
  let text: Span
  let style: NodeStyle
  /// Whether the scalar differs from the source; `cooked` holds it until the next token.
  let isCooked: Bool
  var isAlias = false
  var anchor: Span?
  /// Where the token ends, a key with its colon.
  var end: UInt32

  init(
    _ symbol: Symbol, _ span: Span, text: Span = Span(start: 0, end: 0),
    style: NodeStyle = .plain, isCooked: Bool = false
  ) {
    (self.symbol, self.span, self.text, self.style) = (symbol, span, text, style)
    self.isCooked = isCooked
    end = span.end
  }
}
