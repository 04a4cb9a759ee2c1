/// Texts with a plan of their own.
let namedHostileTexts: [HostileText] = [
  HostileText("ten thousand nested brackets", .error("nested deeper")) { _ in
    String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
  },
  HostileText("as many brackets as are allowed", .value) { _ in
    String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
  },
  HostileText("all on one line", .value) {
    "a: " + HostileText.much(of: "x ", $0)
  },
  HostileText("aliases of one anchor", .value) {
    "a: &a x\nb: [" + HostileText.much(of: "*a, ", $0) + "]"
  },
  HostileText("a bomb of 330 bytes", .error("aliases that expand")) { _ in
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    let levels = zip(names, names.dropFirst()).map { name, next in
      "\(next): &\(next) [" + Array(repeating: "*\(name)", count: 10).joined(separator: ",") + "]"
    }
    return "a: &a [x,x,x,x,x,x,x,x,x,x]\n" + levels.joined(separator: "\n")
  },
  HostileText("keys that are all different", .value) {
    (0..<$0 / 10).map { "key\($0): \($0)" }.joined(separator: "\n")
  },
  HostileText("one key again and again", .value) {
    HostileText.much(of: "key: value\n", $0)
  },
  HostileText("accents without end on one letter of a key", .error("this key is longer than")) {
    _ in
    "? a" + String(repeating: "\u{301}\u{316}", count: 100_000) + "\n: b\n"
      + (0..<20).map { "key\($0): \($0)\n" }.joined() + "<<: {c: d}"
  },
  HostileText("anchors that are all different", .value) {
    (0..<$0 / 10).map { "- &a\($0) x" }.joined(separator: "\n")
  },
  HostileText("a long mapping that many others merge", .error("aliases that expand")) { _ in
    "m: &m\n" + (0..<1000).map { "  k\($0): 1\n" }.joined()
      + (0..<1000).map { "n\($0):\n  <<: *m\n" }.joined()
  },
  HostileText("a chain of merges, each one longer", .error("aliases that expand")) { _ in
    "m0: &m0 {k0: 0}\n"
      + (1..<3000).map { "m\($0): &m\($0)\n  <<: *m\($0 - 1)\n  k\($0): 1\n" }.joined()
  },
]

/// The same little text again and again.
let monotonousTexts: [HostileText] = [
  ("- ", .error("nested deeper")), ("[", .error("nested deeper")),
  ("{", .error("collection as key")),
  ("\"", .error("")), ("'", .value), ("\n", .value), ("\r", .value), (" ", .value),
  ("\t", .error("tab")),
  ("a: ", .error("second `: `")), ("a:\n", .value), ("&a ", .error("two anchors")),
  ("&a\n", .error("two anchors")), ("*a ", .error("has no anchor")), ("a: b,\n", .value),
  (":", .error("1024")), (": ", .error("no key")), ("? ", .error("collection as key")),
  ("?\n", .value),
  ("!", .error("tag")), ("%", .error("directive")), ("<", .value), ("# comment\n", .value),
  ("a: b\"\n", .value), ("é", .value), ("\u{2028}", .error("line break")),
  ("---\n", .error("more than one document")), ("...\n", .error("has not begun")),
  ("<<<<<<< a\n", .value), ("{{", .error("")), ("*", .error("text cannot begin")),
].map { text, end in
  HostileText("a lot of \(text.debugDescription)", end) { HostileText.much(of: text, $0) }
}

/// Texts with a beginning, a lot of the same, and an end.
let hostileTexts: [HostileText] = [
  ("an unclosed quote", "a: \"", "x\n", "", .error("never closed")),
  ("an unclosed list", "a: [", "x,\n", "", .error("never closed")),
  ("an unclosed mapping", "a: {", "x: y,\n", "", .error("never closed")),
  ("values without commas", "a: [b", " c\n", " : d]", .error("no key")),
  ("a second colon behind a long line", "a: ", "é", ": b", .error("second `: `")),
  ("a long key", "", "x", ": a", .error("1024")),
  ("a long key in quotes", "\"", "x", "\": a", .error("")),
  ("pairs in a list", "[", "a: b,", "]", .value),
  ("keys with colons", "{", "a:b,", "}", .value),
  ("merges of one mapping", "a: &a {x: y}\n", "<<: *a\n", "", .value),
  ("a list of merges", "a: &a {x: y}\nb:\n  <<: [", "*a,", "]", .value),
  ("keys that are aliases", "a: &a x\n", "*a : y\n", "", .value),
  ("comments in a mapping", "a: b\n", "  # comment\n", "c: d", .value),
  ("empty lines in a block", "a: |\n", "\n", " x", .value),
  ("blank lines in a block", "a: |\n", "  \n", " x", .error("")),
  ("lines of a block", "a: |\n", " x\n\n", "", .value),
  ("lines of one text", "a:\n", " x\n", "", .value),
  ("lines that look like items", "a:\n x\n", " - x\n", "", .value),
  ("escapes", "a: \"", "\\n", "\"", .value),
  ("escaped line ends", "a: \"", "\\\n", "\"", .value),
  ("placeholders behind one another", "a: ", "{{", "}}", .error("")),
  ("a placeholder that is never closed", "a: b: ", "{{x ", "", .error("second `: `")),
  ("a misplaced line below many", "a:\n", "  b: c\n", "   d: e", .error("bad indentation")),
  ("a conflict below many others", "a: [b\n", "<<<<<<<\n", "c: d", .error("")),
].map { name, start, middle, end, result in
  HostileText(name, result) { start + HostileText.much(of: middle, $0) + end }
}

/// The same for JSON.
let hostileJSON: [HostileText] = [
  ("nested lists", "", "[", "", .error("nested deeper")),
  ("nested objects", "", "{\"a\":", "", .error("nested deeper")),
  ("a long string", "\"", "x", "\"", .value),
  ("escapes", "\"", "\\n", "\"", .value),
  ("an unclosed list", "[1", ",1", "", .error("never closed")),
  ("one key many times", "{\"k\":1", ",\"k\":1", "}", .value),
  ("blanks", "", " ", "", .error("needs a value")),
  ("digits", "", "1", "", .value),
].map { name, start, middle, end, result in
  HostileText("JSON: " + name, result, as: .json) { start + HostileText.much(of: middle, $0) + end }
}

/// Blocks that are indented deeper and deeper.
let deepBlocks: [HostileText] = [
  HostileText("a mapping in a mapping, as often as is allowed", .value) { _ in
    (0..<1000).map { String(repeating: " ", count: $0) + "k:" }.joined(separator: "\n")
  },
  HostileText("a mapping in a mapping, too often", .error("nested deeper")) { _ in
    (0..<1001).map { String(repeating: " ", count: $0) + "k:" }.joined(separator: "\n")
  },
  HostileText("a list in a list, as often as is allowed", .value) { _ in
    String(repeating: "- ", count: 1000)
  },
]
