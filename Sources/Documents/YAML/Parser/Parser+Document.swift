extension Parser {
  /// Before the document.
  mutating func takeStart(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .directive: state = .afterDirective
    case .documentStart: state = .content
    case .streamEnd: state = .done
    case .documentEnd: throw .endWithoutDocument(at: token.span)
    default: return try takeNode(token, then: .documentEnd)
    }
    return true
  }

  /// Behind the declaration of YAML's version.
  mutating func takeAfterDirective(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .directive: throw Diagnostic("the version of YAML is declared twice", at: token.span)
    case .documentStart: state = .content
    case .documentEnd: throw .endWithoutDocument(at: token.span)
    default: throw Diagnostic("expected `---` after the declaration of the version", at: token.span)
    }
    return true
  }

  /// Behind `---`.
  mutating func takeContent(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .documentStart, .documentEnd, .streamEnd: try skipValue(then: .documentEnd)
    default: try takeNode(token, then: .documentEnd)
    }
  }

  /// Behind the root.
  mutating func takeDocumentEnd(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .documentEnd: state = .afterDocument
    case .streamEnd: state = .done
    case .documentStart: throw .secondDocument(at: token.span)
    default: throw unexpected(token)
    }
    return true
  }

  /// Behind `...`.
  mutating func takeAfterDocument(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
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

  fileprivate static func secondDocument(at span: Span) -> Diagnostic {
    unsupported("more than one document", at: span)
  }
}
