internal import WordLists

/// What `#if` is decided by: the machine that manifests are for, not the one that archlint runs on.
package struct BuildConditions: Sendable {
  /// The operating system, as `os()` has it.
  package var system = "macOS"
  /// The words that `#if` may name alone, such as `TUIST`.
  package var flags: Set<String> = []
  /// The compiler, as `compiler(>=…)` has it.
  package var compiler = [6, 3, 1]
  /// The version of the language, as `swift(>=…)` has it: the last one of its mode.
  private(set) var language = [5, 10]

  package init(system: String = "macOS", flags: Set<String> = []) {
    (self.system, self.flags) = (system, flags)
  }

  /// Manifests of packages have the mode of their tools version, those of Tuist that of Swift 5.
  func forTools(_ version: [Int]?) -> BuildConditions {
    var conditions = self
    if let major = version?.first, major != 5 {
      conditions.language = major > 5 ? compiler : [4, 2]
    }
    return conditions
  }

  /// Whether a module can be imported; nil, if that is not known.
  func canImport(_ module: String) -> Bool? {
    let first = module.split(separator: ".").first.map(String.init) ?? module
    return BuildConditions.owners[first].map { ["all", system].contains($0) || flags.contains($0) }
  }

  /// What has the modules that manifests import: all systems, one of them or a flag.
  private static let owners = Dictionary(
    uniqueKeysWithValues: LibraryFiles.importedModules.flatMap { owner, modules in
      modules.words.map { ($0, owner) }
    })
}

/// Leaves of a source what `#if` leaves of it.
struct ConditionalCompilation {
  private let conditions: BuildConditions
  private var tokens: ArraySlice<SwiftToken>

  /// A `#if` that is not closed yet: whether its text is used now, and whether that behind an
  /// `#else` may be.
  private typealias Branch = (span: Span, isActive: Bool, mayHold: Bool)

  static func active(_ all: [SwiftToken], by conditions: BuildConditions) throws -> [SwiftToken] {
    guard all.contains(where: { $0.kind == .directive }) else { return all }
    var active: [SwiftToken] = []
    var branches: [Branch] = []
    var index = 0
    while index < all.count {
      let token = all[index]
      index += 1
      guard token.kind == .directive else {
        if branches.last?.isActive ?? true { active.append(token) }
        continue
      }
      let end = all[index...].firstIndex { $0.isFirstInLine } ?? all.endIndex
      let isFirst = token.text == "#if"
      guard let around = isFirst ? branches.last ?? (token.span, true, true) : branches.popLast()
      else { throw SyntaxError("`\(token.text)` without `#if`", at: token.span) }
      if token.text != "#endif" {
        let mayHold = isFirst ? around.isActive : around.mayHold
        let found =
          mayHold && token.text != "#else" ? try holds(all[index..<end], conditions) : mayHold
        guard let holds = found else {
          active += try undecided(all, &index, token.span)
          continue
        }
        branches.append((token.span, holds, mayHold && !holds))
      }
      index = end
    }
    if let open = branches.last { throw SyntaxError("this `#if` is never closed", at: open.span) }
    return active
  }

  private static func holds(
    _ tokens: ArraySlice<SwiftToken>, _ conditions: BuildConditions
  ) throws -> Bool? {
    var reading = ConditionalCompilation(conditions: conditions, tokens: tokens)
    let holds = try reading.operands("||", 0)
    return reading.tokens.isEmpty ? holds : nil
  }

  /// What is left of a `#if` that cannot be decided, up to its end: constants without a value.
  ///
  /// Only imports and constants can be left out; anything else may change what follows.
  private static func undecided(
    _ all: [SwiftToken], _ index: inout Int, _ span: Span
  ) throws -> [SwiftToken] {
    let unclear = SyntaxError("archlint cannot decide this condition", at: span)
    var constants: [SwiftToken] = []
    var (depth, mayGoOn) = (0, false)
    while index < all.count, all[index].text != "#endif" || all[index].kind != .directive {
      let token = all[index]
      index += 1
      if token.kind == .directive, ["#elseif", "#else"].contains(token.text) {
        index = all[index...].firstIndex(where: \.isFirstInLine) ?? all.endIndex
        mayGoOn = false
        continue
      }
      // Another statement or constant in the line, or statements in a closure.
      if [";", "{"].contains(where: token.isSymbol) || depth <= 0 && token.isSymbol(",") {
        throw unclear
      }
      if depth <= 0, token.isFirstInLine, !mayGoOn || token.kind != .symbol {
        let words = all[(index - 1)...].drop { ["public", "private"].contains($0.text) }.prefix(2)
        guard words.count == 2, words.allSatisfy({ $0.kind == .identifier }) else { throw unclear }
        switch words.first?.text {
        case "let": constants += words.suffix(1)
        case "import": break
        default: throw unclear
        }
        mayGoOn = true
      }
      if token.kind == .symbol, ["(", "["].contains(token.text) { depth += 1 }
      if token.kind == .symbol, [")", "]"].contains(token.text) { depth -= 1 }
    }
    guard index < all.count else { throw SyntaxError("this `#if` is never closed", at: span) }
    index += 1
    return constants.uniqued(by: \.text).flatMap { name in
      [
        SwiftToken(.identifier, "let", at: span), name, SwiftToken(.symbol, "=", at: span),
        SwiftToken(.identifier, "#if", at: span),
      ]
    }
  }

  /// Operands of `||`, each of which may be several of `&&`; one operand that decides is enough.
  private mutating func operands(_ symbol: String, _ depth: Int) throws -> Bool? {
    let decisive = symbol == "||"
    var found: [Bool?] = []
    repeat {
      found.append(try decisive ? operands("&&", depth) : negation(depth))
    } while skip(symbol)
    return found.contains(decisive) ? decisive : found.contains(nil) ? nil : !decisive
  }

  private mutating func negation(_ depth: Int) throws -> Bool? {
    var isNegated = false
    while skip("!") { isNegated.toggle() }
    return try operand(depth).map { $0 != isNegated }
  }

  /// The limit of nested conditions, which bounds the stack.
  private static let deepestNesting = 64

  private mutating func operand(_ depth: Int) throws -> Bool? {
    guard let token = tokens.popFirst(), depth < ConditionalCompilation.deepestNesting else {
      return nil
    }
    if token.isSymbol("(") {
      let result = try operands("||", depth + 1)
      return skip(")") ? result : nil
    }
    guard token.kind == .identifier, skip("(") else {
      if token.text.hasPrefix("$") { return nil }
      return token.text == "true" || token.text != "false" && conditions.flags.contains(token.text)
    }
    var words: [String] = []
    while let word = tokens.popFirst(), !word.isSymbol(")") { words.append(word.text) }
    return call(token.text, words)
  }

  private func call(_ name: String, _ words: [String]) -> Bool? {
    let word = words.first ?? ""
    switch name {
    case "os": return word == conditions.system || word == "OSX" && conditions.system == "macOS"
    case "canImport": return conditions.canImport(word)
    case "_endian": return word == "little"
    case "_runtime": return (word == "_ObjC") == (conditions.system == "macOS")
    case "swift", "compiler":
      let version = words.dropFirst().joined().split(separator: ".").map { Int($0) ?? 0 }
      let current = name == "swift" ? conditions.language : conditions.compiler
      let isLower = current.lexicographicallyPrecedes(version)
      return word == ">=" ? !isLower : word == "<" ? isLower : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }

  private mutating func skip(_ symbol: String) -> Bool {
    guard tokens.first?.isSymbol(symbol) ?? false else { return false }
    tokens.removeFirst()
    return true
  }
}
