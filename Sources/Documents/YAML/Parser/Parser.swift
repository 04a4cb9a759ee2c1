/// Parses tokens into nodes, with a state for each place in the grammar and a stack for depth.
///
/// A token is passed once; a state that ends without consuming it leaves it to the state below.
/// The parser asks `Scanner` for tokens and hands nodes to `Composer`, and neither knows of it.
///
/// Read next: `Parser+Document` for the states around the root, `Parser+Nodes` for what begins a
/// node, `Parser+Block` and `Parser+Flow` for collections; `Parser+Mistakes` only finds words.
struct Parser {
  typealias State = ParserProgress.State

  let source: Source
  var scanner: Scanner
  var composer: Composer
  /// The state, and the positions of the last tokens.
  var progress = ParserProgress()
  /// What follows when the node that is being read is finished, innermost last.
  var outerStates: [State] = []
  var anchor: Token?
  var warnings: [Diagnostic] = []

  private init(_ source: Source, base: UnsafePointer<UInt8>) {
    self.source = source
    scanner = Scanner(source, base: base)
    composer = Composer(source: source)
  }

  static func read(_ source: Source) throws(Diagnostic) -> Document {
    try source.withBase { base throws(Diagnostic) in
      var parser = Parser(source, base: base)
      try parser.run()
      return parser.composer.document(
        as: .yaml, comments: parser.scanner.comments,
        warnings: parser.warnings + parser.scanner.warnings)
    }
  }

  private mutating func run() throws(Diagnostic) {
    while state != .done {
      let token = try scanner.next(after: progress)
      repeat { composer.countStep() } while try !take(token)
      progress.lastEnd = token.end
    }
  }

  var state: State {
    get { progress.state }
    set { progress.state = newValue }
  }

  /// Lets the current state look at a token; false if the state ended and the next one must look.
  private mutating func take(_ token: Token) throws(Diagnostic) -> Bool {
    switch state {
    case .blockKey: try takeBlockKey(token)
    case .blockValue: try takeBlockValue(token)
    case .explicitKey: try takeExplicitKey(token)
    case .explicitValue: try takeExplicitValue(token)
    case .blockEntry: try takeBlockEntry(token)
    case .blockItem: try takeValue(token, or: .blockEntry, .blockEnd, then: .blockEntry)
    case .indentlessEntry: try takeIndentlessEntry(token)
    case .indentlessItem: try takeIndentlessItem(token)
    case .flowItem: try takeFlowItem(token)
    case .flowSequenceNext:
      try takeFlowNext(token, then: .flowItem, closing: .flowSequenceEnd)
    case .pairValue: try takeValue(token, or: .flowEntry, .flowSequenceEnd, then: .pairEnd)
    case .pairEnd: try takePairEnd()
    case .flowKey: try takeFlowKey(token)
    case .flowValue: try takeValue(token, or: .flowEntry, .flowMappingEnd, then: .flowMappingNext)
    case .flowLoneKey: try skipValue(then: .flowMappingNext)
    case .flowMappingNext: try takeFlowNext(token, then: .flowKey, closing: .flowMappingEnd)
    case .anchored: try takeAnchored(token)
    case .start: try takeStart(token)
    case .afterDirective: try takeAfterDirective(token)
    case .content: try takeContent(token)
    case .documentEnd: try takeDocumentEnd(token)
    case .afterDocument: try takeAfterDocument(token)
    case .done: true
    }
  }
}
