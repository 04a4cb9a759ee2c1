import Testing

/// Where XcodeGen's reading is not what one would guess: includes, variables, templates.
@Suite("Sharp cases of files and templates")
struct SharpIncludeTests {
  private func expect(
    _ drawing: String, environment: [String: String] = [:], is text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      DrawnSpec(drawing, environment: environment).text == text, sourceLocation: sourceLocation)
  }

  @Test("1: of two includes and the root, lists add up and the last scalar counts")
  func twoIncludes() {
    expect(
      """
      name: A
      include: [b.yml, c.yml]
      targets: {T: {type: framework, platform: iOS, dependencies: [{sdk: own.tbd}]}}
      == b.yml
      targets: {T: {productName: B, dependencies: [{sdk: b.tbd}]}}
      == c.yml
      targets: {T: {productName: C, dependencies: [{sdk: c.tbd}]}}
      """,
      is: """
        T: framework iOS dynamic product=C
          sdk b.tbd
          sdk c.tbd
          sdk own.tbd
        """)
  }

  @Test("2: a replacement counts over a map that is included, and is lost where there is none")
  func replacement() {
    expect(
      """
      name: A
      include: b.yml
      targets:
        T: {type: framework, platform: iOS, "dependencies:REPLACE": [{sdk: own.tbd}]}
        U: {type: framework, platform: iOS, "dependencies:REPLACE": [{sdk: own.tbd}]}
      == b.yml
      targets: {T: {dependencies: [{sdk: b.tbd}]}}
      """,
      is: """
        T: framework iOS dynamic
          sdk own.tbd
        U: framework iOS dynamic
        """)
  }

  @Test("3: a base that is named again counts once, at its first place")
  func diamond() {
    expect(
      """
      name: A
      include: [b.yml, c.yml, base.yml]
      == b.yml
      include: base.yml
      targets: {T: {productName: b, dependencies: [{sdk: b.tbd}]}}
      == c.yml
      include: base.yml
      targets: {T: {dependencies: [{sdk: c.tbd}]}}
      == base.yml
      targets: {T: {type: framework, platform: iOS, productName: x, dependencies: [{sdk: x.tbd}]}}
      """,
      is: """
        T: framework iOS dynamic product=b
          sdk x.tbd
          sdk b.tbd
          sdk c.tbd
        """)
  }

  @Test("4: a file is told by its path as text, without `./` only")
  func spellings() {
    expect(
      """
      name: A
      include: [b.yml, ./b.yml, d/../b.yml]
      == b.yml
      targets: {T: {type: framework, platform: iOS, dependencies: [{sdk: b.tbd}]}}
      == d/../b.yml
      targets: {T: {dependencies: [{sdk: b.tbd}]}}
      """,
      is: """
        T: framework iOS dynamic
          sdk b.tbd
          sdk b.tbd
        """)
  }

  @Test("5: a cycle, which XcodeGen does not survive, is an error")
  func cycle() {
    expect(
      "name: A\ninclude: b.yml\n== b.yml\ninclude: ①project.yml",
      is: "error ①: include cycle: project.yml → b.yml → project.yml")
  }

  @Test("6: without relative paths a file is looked up at the root, and its paths are not")
  func otherFolder() {
    let spec = DrawnSpec(
      """
      name: A
      include: s1/b.yml
      == s1/b.yml
      include: {path: s2/c.yml, relativePaths: false}
      == s2/c.yml
      targets: {T: {type: framework, platform: iOS, sources: [X]}}
      """)
    #expect(spec.sources == ["s1/X"])
  }

  @Test("7: an include puts its folder before sources and frameworks, and nothing else")
  func prefixes() {
    let spec = DrawnSpec(
      """
      name: A
      include: sub/b.yml
      == sub/b.yml
      targets:
        T:
          type: framework
          platform: iOS
          sources: [S, ../up, $(V)/x]
          dependencies:
            - {framework: C.framework, implicit: true}
            - {bundle: b.bundle}
            - {sdk: p/x.framework}
      """)
    #expect(spec.sources == ["sub/S", "up", "sub/$(V)/x"])
    #expect(
      spec.text == """
        T: framework iOS dynamic
          framework sub/C.framework implicit
          bundle b.bundle
          sdk p/x.framework
        """)
  }

  @Test(
    "8: what switches an include off",
    arguments: [
      ("0", true), ("\"0\"", false), ("no", false), ("${UNSET}", false), ("Yup", true),
      ("${ONE}", true),
    ])
  func enabled(_ value: String, _ isEnabled: Bool) {
    expect(
      """
      name: A
      include:
        - path: b.yml
          enable: \(value)
      == b.yml
      targets: {T: {type: framework, platform: iOS}}
      """, environment: ["ONE": "1"], is: isEnabled ? "T: framework iOS dynamic" : "")
  }

  @Test("9: a variable is a string, and no boolean")
  func booleans() {
    let spec = DrawnSpec(
      """
      name: A
      targets:
        T:
          type: framework
          platform: iOS
          dependencies:
            - {sdk: a.tbd, embed: ①"${YES}"}
            - {sdk: b.tbd, embed: yes}
            - {sdk: c.tbd, embed: off}
      """, environment: ["YES": "YES"])
    #expect(
      spec.text == """
        T: framework iOS dynamic
          sdk a.tbd
          sdk b.tbd embed
          sdk c.tbd embed=no
        """)
    #expect(spec.notices == "ignoredValue ①: embed!")
  }

  @Test("10: what is a variable, and what is none")
  func variables() {
    let spec = DrawnSpec(
      """
      name: A
      targets:
        ${V}K:
          type: framework
          platform: iOS
          sources: [$V, $(V), "${U}-${V}", "${U:-x}", "${W}", "${${V}}", "$${V}"]
      """, environment: ["V": "v", "W": "${V}"])
    #expect(spec.text == "vK: framework iOS dynamic")
    #expect(spec.sources == ["$V", "$(V)", "${U}-v", "${U:-x}", "${V}", "${${V}}", "$v"])
  }
}
