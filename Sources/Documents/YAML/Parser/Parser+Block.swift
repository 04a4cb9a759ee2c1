extension Parser {
  /// At an item of a list, or its end.
  mutating func takeBlockEntry(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .blockEntry: state = .blockItem
    case .blockEnd: try close(at: progress.lastEnd)
    default: throw unexpected(token)
    }
    return true
  }

  /// At an item of a list that is not indented under its key, or behind its end.
  mutating func takeIndentlessEntry(_ token: Token) throws(Diagnostic) -> Bool {
    guard token.symbol == .blockEntry else {
      try close(at: progress.lastEnd)
      return false
    }
    state = .indentlessItem
    return true
  }

  /// Behind a dash of such a list.
  mutating func takeIndentlessItem(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .blockEntry, .blockEnd, .key, .explicitKey, .explicitValue:
      try skipValue(then: .indentlessEntry)
    default: try takeNode(token, then: .indentlessEntry)
    }
  }

  /// At a key, or the end of the mapping.
  mutating func takeBlockKey(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .key:
      try addKey(token)
      state = .blockValue
    case .explicitKey: state = .explicitKey
    case .explicitValue: throw Diagnostic("no key before this `:`", at: token.span)
    case .blockEnd: try close(at: progress.lastEnd)
    default: throw unexpected(token)
    }
    return true
  }

  /// Behind a key and its colon.
  mutating func takeBlockValue(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .key, .explicitKey, .explicitValue, .blockEnd: return try skipValue(then: .blockKey)
    case .blockEntry:
      state = .blockKey
      try openIndentless(token)
      return false
    default: return try takeNode(token, then: .blockKey)
    }
  }

  /// Behind the `?` of a key.
  mutating func takeExplicitKey(_ token: Token) throws(Diagnostic) -> Bool {
    switch token.symbol {
    case .key, .explicitKey, .explicitValue, .blockEnd: try skipValue(then: .explicitValue)
    case .blockEntry: throw .collectionAsKey(at: token.span)
    default: try takeNode(token, then: .explicitValue)
    }
  }

  /// Behind such a key: a colon on a line of its own, or no value.
  mutating func takeExplicitValue(_ token: Token) throws(Diagnostic) -> Bool {
    guard token.symbol == .explicitValue else { return try skipValue(then: .blockKey) }
    state = .blockValue
    return true
  }
}
