/// Puts tokens together to nodes: a state for each place in the grammar, a stack of them for depth.
///
/// A token is handed in once; a state that ends without taking it leaves it to the state below.
struct Parser {
  /// Where in the grammar the next token stands.
  enum State {
    case start
    case content
    case documentEnd
    case afterDocument
    case done
    case blockEntry
    case blockItem
    case indentlessEntry
    case indentlessItem
    case blockKey
    case blockValue
    case explicitKey
    case explicitValue
    case flowItem
    case flowSequenceNext
    case pairValue
    case pairEnd
    case flowKey
    case flowValue
    case flowLoneKey
    case flowMappingNext
    case anchored
  }

  let source: Source
  var composer: Composer
  var state = State.start
  /// What follows when the node that is being read is finished, innermost last.
  var outerStates: [State] = []
  /// The anchor of the node that comes next.
  var anchor: Token?
  /// Where the last token ended: where an empty value stands.
  var lastEnd: UInt32 = 0
  var lastKey: Span?
  var lastScalar = Span(start: 0, end: 0)
  var hasDirective = false
  var warnings: [Diagnostic] = []

  init(source: Source) {
    self.source = source
    composer = Composer(source: source)
  }

  var isDone: Bool { state == .done }

  /// Whether a key or a dash waits for its value.
  var expectsValue: Bool { state == .blockValue || state == .blockItem || state == .indentlessItem }

  /// Whether a directive may stand here: only before the document.
  var expectsDirectives: Bool { state == .start }

  /// Whether the innermost open collection is a list with dashes.
  var isInSequence: Bool { state == .blockEntry || state == .indentlessEntry }

  /// Keeps a text that is written differently in the source.
  mutating func cook(_ bytes: [UInt8]) -> Span { composer.cook(bytes) }

  /// Takes the declaration of YAML's version.
  mutating func acceptDirective(at span: Span) throws(Diagnostic) {
    guard !hasDirective else { throw .repeatedDirective(at: span) }
    hasDirective = true
    lastEnd = span.end
  }

  /// Takes the next token.
  mutating func accept(_ token: Token) throws(Diagnostic) {
    while try !take(token) {}
    lastEnd = token.span.end
  }

  /// Lets the current state look at a token; false if the state ended and the next one must look.
  private mutating func take(_ token: Token) throws(Diagnostic) -> Bool {
    switch state {
    case .blockKey: try takeBlockKey(token)
    case .blockValue: try takeBlockValue(token)
    case .explicitKey: try takeExplicitKey(token)
    case .explicitValue: takeExplicitValue(token)
    case .blockEntry: try takeBlockEntry(token)
    case .blockItem: try takeBlockItem(token)
    case .indentlessEntry: try takeIndentlessEntry(token)
    case .indentlessItem: try takeIndentlessItem(token)
    case .flowItem: try takeFlowItem(token)
    case .flowSequenceNext: try takeFlowSequenceNext(token)
    case .pairValue: try takePairValue(token)
    case .pairEnd: try takePairEnd()
    case .flowKey: try takeFlowKey(token)
    case .flowValue: try takeFlowValue(token)
    case .flowLoneKey: takeFlowLoneKey()
    case .flowMappingNext: try takeFlowMappingNext(token)
    case .anchored: try takeAnchored(token)
    case .start: try takeStart(token)
    case .content: try takeContent(token)
    case .documentEnd: try takeDocumentEnd(token)
    case .afterDocument: try takeAfterDocument(token)
    case .done: true
    }
  }
}

extension Parser {
  /// Reads a text of YAML into a document.
  static func read(_ source: Source) throws(Diagnostic) -> Document {
    do throws(Diagnostic) {
      return try source.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
        guard let base = bytes.baseAddress else { throw .noText }
        var scanner = Scanner(source, base: base)
        try scanner.run()
        let composer = scanner.parser.composer
        return Document(
          source: source, format: .yaml, table: composer.table, root: composer.root,
          comments: scanner.comments,
          warnings: composer.warnings + scanner.parser.warnings + scanner.warnings)
      }
    } catch {
      throw error.explained(in: source)
    }
  }
}

extension Diagnostic {
  /// Never thrown: a source always has its last byte.
  fileprivate static let noText = Diagnostic("there is no text", at: Span(start: 0, end: 0))

  fileprivate static func repeatedDirective(at span: Span) -> Diagnostic {
    Diagnostic("the version of YAML is declared twice", at: span)
  }
}
