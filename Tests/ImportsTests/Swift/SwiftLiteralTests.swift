import Imports
import Testing

/// What hides an import, and what only seems to.
struct SwiftLiteralTests {
  @Test(arguments: [
    "// import X", "/* import X */", "/* /* */\nimport X\n*/", #"let a = "import X""#,
    "let a = \"\"\"\nimport X\n\"\"\"", "let a = #\"\"\"\nimport X\n\"\"\"#",
    "let a = ##\"\"\"\n\"\"\"#\nimport X\n\"\"\"##",
    "let a = \"\"\"\n\\(f(\"\"\"\nimport X\n\"\"\"))\n\"\"\"",
    "let a = #/\nimport X\n/#", "let a = \"\"\"\n\\(\nimport X\n)\"\"\"",
    "f(\"\\\"\", \"\"\"\nimport X\n\"\"\")",
    "let a = \"\"\"\n\\\"\"\"\nimport X\n\"\"\"",
  ])
  func hides(_ text: String) {
    #expect(SourceScan.modules(text + "\nimport A\n") == ["A"])
  }

  @Test(arguments: [
    // Comments.
    "// \\", "/* /* */ */", "let a = b /* \" */", "/**/",
    // Strings.
    #"let a = "//""#, #"let a = "/*""#, #"let a = "\"/*""#, ##"let a = #"\"#"##,
    ##"let a = #"""#"##,
    ###"let a = ##"""##"###, #"let a = """#, #"let a = "\(b("/*", "\("c")"))""#,
    #"let a = "\(b /* ) " */) /*""#, ##"let a = "\(#") /*"#)""##, ##"let a = #"\#(b)\(/*"#"##,
    #"let a = "unfinished"#, #"let a = "\(b"#, "let a = '\"'", "let a = \"\"\"\n/*\n\"\"\"",
    // Regexes and slashes.
    #"let a = /"/"#, #"let a = /a\/*b/"#, "f(/\"\"\"/)", "let a = #/\"\"\"/#", "let a = #/\n/*\n/#",
    "let a = b / c /* \" */", "let a = b/c; let d = \"\"", "f(/, \"(\")", "a /= 2; b /= \"\"",
    "x.map { /\"/ }", "return /\"\"\"/",
    // Names and placeholders.
    "let `a \" b` = 1", "let a = <#T##\"\"\"#>", "a! / b; c = \"\"",
    // Directives.
    "#if DEBUG // \"\"\"\n#endif", "#warning(\"/*\")", "#selector(a)",
    // Blanks.
    "\u{0}", "\u{C}",
  ])
  func hidesNothing(_ text: String) {
    #expect(SourceScan.modules(text + "\nimport A\n") == ["A"])
  }

  @Test("beginning before damage are all found")
  func damage() {
    for end in ["/* ", "\"\"\"\n", "#\"\"\"\n", "@a(\n", "#/\n", "\"\\(", "`", "'"] {
      #expect(
        SourceScan.modules("import A\nimport B\n" + end + "import C").prefix(2) == ["A", "B"])
    }
  }
}
