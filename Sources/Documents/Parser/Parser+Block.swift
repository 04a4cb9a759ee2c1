extension Parser {
  /// At an item of a list, or its end.
  mutating func takeBlockEntry(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .blockEntry: state = .blockItem
    case .blockEnd: try close(at: lastEnd)
    default: throw unexpected(token)
    }
    return true
  }

  /// Behind a dash.
  mutating func takeBlockItem(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .blockEntry, .blockEnd:
      addEmpty()
      state = .blockEntry
      return false
    default: return try takeNode(token, then: .blockEntry)
    }
  }

  /// At an item of a list that is not indented under its key, or behind its end.
  mutating func takeIndentlessEntry(_ token: Token) throws(Diagnostic) -> Bool {
    if token.kind == .blockEntry {
      state = .indentlessItem
      return true
    }
    try close(at: lastEnd)
    return false
  }

  /// Behind a dash of such a list.
  mutating func takeIndentlessItem(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .blockEntry, .blockEnd, .key, .explicitKey, .explicitValue:
      addEmpty()
      state = .indentlessEntry
      return false
    default: return try takeNode(token, then: .indentlessEntry)
    }
  }

  /// At a key, or the end of the mapping.
  mutating func takeBlockKey(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .key:
      try addKey(token)
      state = .blockValue
    case .explicitKey: state = .explicitKey
    case .explicitValue: throw .missingKey(at: token.span)
    case .blockEnd: try close(at: lastEnd)
    default: throw unexpected(token)
    }
    return true
  }

  /// Behind a key and its colon.
  mutating func takeBlockValue(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .scalar: return try takeNode(token, then: .blockKey)
    case .key, .explicitKey, .explicitValue, .blockEnd:
      addEmpty()
      state = .blockKey
      return false
    case .blockEntry:
      state = .blockKey
      try openIndentless(token)
      return false
    default: return try takeNode(token, then: .blockKey)
    }
  }

  /// Behind the `?` of a key.
  mutating func takeExplicitKey(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.kind {
    case .key, .explicitKey, .explicitValue, .blockEnd:
      addEmpty()
      state = .explicitValue
      return false
    case .blockEntry: throw .collectionAsKey(at: token.span)
    default: return try takeNode(token, then: .explicitValue)
    }
  }

  /// Behind such a key: a colon on a line of its own, or no value.
  mutating func takeExplicitValue(_ token: Token) -> Bool {
    guard token.kind == .explicitValue else {
      addEmpty()
      state = .blockKey
      return false
    }
    state = .blockValue
    return true
  }
}

extension Diagnostic {
  fileprivate static func missingKey(at span: Span) -> Diagnostic {
    Diagnostic("no key stands before this `:`", at: span)
  }
}
