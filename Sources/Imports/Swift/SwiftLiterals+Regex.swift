extension SwiftLiterals {
  /// The end of a regex between hashes; it may span lines if its first one contains nothing else.
  mutating func endOfRegex(at slash: Int, hashes: Int) -> Int? {
    guard !dead.isDead(slash, .regex, hashes) else { return nil }
    let spansLines = CodeByte.isBreak(text[text.skippingBlanks(from: slash + 1)])
    var offset = slash + 1
    while offset < text.count, spansLines || !CodeByte.isBreak(text[offset]) {
      switch text[offset] {
      case CodeByte.backslash where !CodeByte.isBreak(text[offset + 1]): offset += 2
      case CodeByte.slash where text.hasHashes(hashes, at: offset + 1): return offset + 1 + hashes
      default: offset += 1
      }
    }
    dead.note(.regex, hashes, until: offset)
    return nil
  }

  /// The end of a regex between bare slashes; nil if this slash is an operator.
  ///
  /// A blank at either end, or an unbalanced parenthesis, also means an operator.
  mutating func endOfBareRegex(at slash: Int) -> Int? {
    let first = text[slash + 1]
    guard !CodeByte.isSpace(first), !CodeByte.isBreak(first), !isAssignment(slash),
      !dead.isDead(slash, .bareRegex)
    else { return nil }
    var depth = 0
    var offset = slash + 1
    while offset < text.count, !CodeByte.isBreak(text[offset]) {
      switch text[offset] {
      case CodeByte.backslash where !CodeByte.isBreak(text[offset + 1]): offset += 1
      case CodeByte.slash where !CodeByte.isBlank(text[offset - 1]): return offset + 1
      case CodeByte.slash: return none(until: offset)
      case CodeByte.open: depth += 1
      case CodeByte.close where depth == 0: return none(until: offset)
      case CodeByte.close: depth -= 1
      default: break
      }
      offset += 1
    }
    return none(until: offset)
  }

  /// `/=` between blanks.
  private func isAssignment(_ slash: Int) -> Bool {
    text[slash + 1] == UInt8(ascii: "=") && CodeByte.isSpace(text[slash + 2])
  }

  private mutating func none(until end: Int) -> Int? {
    dead.note(.bareRegex, until: end)
    return nil
  }

  /// The end of an editor placeholder `<#…#>`, which is on one line.
  mutating func endOfPlaceholder(at start: Int) -> Int? {
    guard !dead.isDead(start, .placeholder) else { return nil }
    var offset = start + 2
    while offset < text.count, !CodeByte.isBreak(text[offset]) {
      if text[offset] == CodeByte.hash, text[offset + 1] == CodeByte.greater { return offset + 2 }
      offset += 1
    }
    dead.note(.placeholder, until: offset)
    return nil
  }
}
