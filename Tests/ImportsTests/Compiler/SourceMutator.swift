/// Puts code that is hard to scan into sources, at random, but the same way for the same seed.
///
/// All of it is valid: after a mistake the compiler guesses, and guesses are not compared.
struct SourceMutator {
  private var state: UInt64
  /// So deep may be nested what is made.
  private static let depth = 3

  init(seed: UInt64) { state = seed }

  /// A source with some pieces between its declarations.
  mutating func mutant(of source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var result = below(6) == 0 ? "#!/usr/bin/swift import Shebang\n" : ""
    for (number, line) in lines.enumerated() {
      let isBetween = number == 0 || line.isEmpty && lines[number - 1] == "}"
      if isBetween { for _ in 0..<below(4) { result += declaration() + newline() } }
      result += line + "\n"
    }
    return result + declaration()
  }

  private mutating func declaration() -> String {
    switch below(8) {
    case 0: comment(SourceMutator.depth)
    case 1, 2: "let \(name()) = \(expression(SourceMutator.depth))"
    case 3: "let \(name()) = \(expression(2)); \(statement())"
    case 4: conditional()
    case 5: "@available(*, deprecated, message: \(plain())) func \(name())(\nimport a: Int) {}"
    case 6: "enum \(name()) { case `import`, b; static let c = [\n\(expression(1)), \(plain())] }"
    default: statement()
    }
  }

  // MARK: Imports

  private mutating func statement() -> String {
    let attributes = [
      "", "@testable ", "@_exported ", "@preconcurrency\n", "@_spi(X) ", "@_implementationOnly//\n",
      "@available(*, deprecated, message: \")\") ", "@ testable ", "@Foo<Int, [A: B]> ",
      "@Foo<(A) -> B>.C\n", "@M::Foo<A>? (1) ", "internal (set) ", "nonisolated(unsafe) ",
      "final\n",
    ]
    let access = ["", "", "public ", "internal\n", "private /* \" */ "]
    let kinds = ["", "", "", "struct ", "func ", "class\n", "typealias /**/"]
    let kind = pick(kinds)
    let path = kind.isEmpty ? pick(["", "", ".Sub", " . Sub.More"]) : ".Name"
    let gap = pick([" ", "\n", "/**/", " // import Gap\n", "  "])
    return pick(attributes) + pick(access) + "import" + gap + kind + module() + path
  }

  private mutating func module() -> String {
    let name = pick(["A", "Größe", "`struct`", "`B`", "_C", "importer", "D9"])
    return name.hasPrefix("`") ? name : "\(name)\(below(50))"
  }

  private mutating func conditional() -> String {
    let conditions = ["os(Linux)", "os(iOS)", "DEBUG // \"", "!canImport(Nowhere)", "swift(>=5)"]
    var text = "#if \(pick(conditions))\n\(declaration())\n"
    if below(2) == 0 { text += "#elseif \(pick(conditions))\n\(statement())\n" }
    if below(2) == 0 { text += "#else // import Other\n\(statement())\n\(comment(1))\n" }
    return text + "#endif"
  }

  // MARK: Literals

  private mutating func expression(_ depth: Int) -> String {
    switch below(depth > 0 ? 8 : 2) {
    case 0, 1: plain()
    case 2: string(depth, hashes: 0)
    case 3: string(depth, hashes: 1 + below(2))
    case 4: lines(depth, hashes: below(3))
    case 5: pick(["/\"/", "/a\\/*b/", "/[\"']+/", "/(a|\")/", "/\\(\"/", "/\"\"\"/"])
    case 6:
      pick(["#/\"/#", "#/\n\"\n/*\n/#", "##/ /# \" /##", "#/\"\"\"/#", "#/\nimport R\n/#"])
    default: "[\(expression(depth - 1)), \(comment(1))\n\(expression(depth - 1))]"
    }
  }

  private mutating func plain() -> String {
    pick([
      "\"\"", "\"import P\"", "\"//\"", "\"/*\"", "\"*/\"", "\"\\\"\"", "\"\\\\\"", "#\"\"\"#",
      "#\"\\\"#", "1 / 2", "3/4", "\"#if\"", "\"'\"", "(6) / (7)", "\"`\"", "0x1p/*\"*/1",
    ])
  }

  private mutating func string(_ depth: Int, hashes: Int) -> String {
    let mark = String(repeating: "#", count: hashes)
    var text = mark + "\""
    for _ in 0..<below(4) {
      text += pick([
        "import S", "/*", "//", " ", "'", "é", "(", ")", "\\\(mark)\"", "\\\(mark)n", "#if",
        "\\\(mark)(\(argument(depth - 1)))",
      ])
    }
    return text + "\"" + mark
  }

  /// What may be interpolated into one line.
  private mutating func argument(_ depth: Int) -> String {
    let text = depth > 0 ? string(depth, hashes: below(2)) : "(1)"
    return pick(["a", "f(b, (c))", "d /* ) \" */"]) + ", " + text
  }

  private mutating func lines(_ depth: Int, hashes: Int) -> String {
    let mark = String(repeating: "#", count: hashes)
    var text = mark + "\"\"\"\n"
    for _ in 0..<below(5) {
      text += pick([
        "import L\n", "\"\n", "\"\" /*\n", "// \\\(mark)\"\"\"\n", "a \\\(mark)\nb\n", "#if X\n",
        ")\n",
        "\\\(mark)(\n\(expression(depth - 1))\n)\n", "\\\(mark)(\(argument(depth - 1))) \"\n",
      ])
    }
    return text + "\"\"\"" + mark
  }

  private mutating func comment(_ depth: Int) -> String {
    if depth == 0 || below(3) == 0 {
      return pick(["// import C", "// \"", "/**/", "//\\", "///*"])
    }
    return "/* \(pick(["import C", "\n", "\"", "*", "#\"", "'"])) "
      + (below(2) == 0 ? "/*\(pick(["\"", "\nimport N\n", " "]))*/" : "") + "*/"
  }

  // MARK: Choice

  private mutating func newline() -> String { pick(["\n", "\n", "\r\n", "\n\n\u{C}"]) }
  private mutating func name() -> String { "mutant\(below(1_000_000))" }
  private mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  /// The next number below a limit.
  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(max(limit, 1)))
  }
}
