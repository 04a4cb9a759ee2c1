extension Parser {
  /// Before the document.
  mutating func takeStart(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .documentStart:
      state = .content
      return true
    case .streamEnd where !hasDirective:
      state = .done
      return true
    case .documentEnd: throw .endWithoutDocument(at: token.span)
    default:
      guard !hasDirective else { throw .missingStart(at: token.span) }
      return try takeNode(token, then: .documentEnd)
    }
  }

  /// Behind `---`.
  mutating func takeContent(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .documentStart, .documentEnd, .streamEnd:
      addEmpty()
      state = .documentEnd
      return false
    default: return try takeNode(token, then: .documentEnd)
    }
  }

  /// Behind the root.
  mutating func takeDocumentEnd(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .documentEnd: state = .afterDocument
    case .streamEnd: state = .done
    case .documentStart: throw .secondDocument(at: token.span)
    default: throw unexpected(token)
    }
    return true
  }

  /// Behind `...`.
  mutating func takeAfterDocument(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .documentEnd: break
    case .streamEnd: state = .done
    default: throw .secondDocument(at: token.span)
    }
    return true
  }
}

extension Diagnostic {
  fileprivate static func endWithoutDocument(at span: Span) -> Diagnostic {
    Diagnostic("`...` ends a document that has not begun", at: span)
  }

  fileprivate static func missingStart(at span: Span) -> Diagnostic {
    Diagnostic("expected `---` after the declaration of the version", at: span)
  }

  fileprivate static func secondDocument(at span: Span) -> Diagnostic {
    unsupported("more than one document", at: span)
  }
}
