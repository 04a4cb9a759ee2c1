extension SwiftLiterals {
  /// Where a regex between hashes ends whose slash stands here; it may span lines if nothing else
  /// stands in its first one.
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

  /// Where a regex between bare slashes ends; nil, if this slash is an operator.
  ///
  /// A blank at either end, or a parenthesis too many, tell an operator too.
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

  /// Where a placeholder of an editor ends, `<#…#>`, which stands in one line.
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
