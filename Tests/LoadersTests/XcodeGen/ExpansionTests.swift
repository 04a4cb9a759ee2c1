import Testing

/// What becomes of `${NAME}`.
struct ExpansionTests {
  /// What the reference of a dependency becomes.
  private static func expand(_ text: String, _ environment: [String: String]) -> String? {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          dependencies:
            - target: '\(text)'
      """, environment: environment)
    return spec.target("A")?.dependencies.first?.reference
  }

  @Test(arguments: [
    ("${V}", "v"), ("$V", "$V"), ("$(V)", "$(V)"), ("${V:-x}", "${V:-x}"), ("${ V }", "${ V }"),
    ("${U}-${V}", "${U}-v"), ("$${V}", "$v"), ("${V", "${V"), ("${", "${"), ("${}", "${}"),
    ("${}${V}", "${}v"), ("${A B}", "ab"), ("${N}", "${V}"), ("${${V}}", "${${V}}"),
    ("${X${V}", "${X${V}"), ("a${V}b${V}c", "avbvc"), ("${E}", ""), ("${V}${", "v${"),
    ("é${V}é", "évé"),
  ])
  func variables(_ written: String, _ expanded: String) {
    let environment = ["V": "v", "A B": "ab", "N": "${V}", "E": ""]
    #expect(ExpansionTests.expand(written, environment) == expanded, "\(written)")
  }

  @Test func keysAreExpandedAtEveryDepth() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        ${V}Kit:
          ${T}: framework
          platform: iOS
      """, environment: ["V": "Net", "T": "type"])
    #expect(spec.text == "NetKit: framework iOS dynamic")
  }

  @Test func valuesAreAlwaysStrings() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          dependencies:
            - target: ${ON}
              embed: ①${ON}
            - target: B
              embed: yes
            - target: C
              embed: off
      """, environment: ["ON": "yes"])
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target yes
          target B embed
          target C embed=no
        """)
    #expect(spec.notices == "ignoredValue ①: embed!")
  }

  @Test func ofTwoKeysThatBecomeOneTheLastCounts() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: bundle
          ①${T}: framework
          platform: iOS
      """, environment: ["T": "type"])
    #expect(spec.text == "A: framework iOS dynamic")
    #expect(spec.notices == "duplicateKey ①: type!")
  }

  @Test func jsonIsExpandedToo() {
    let spec = DrawnSpec(
      """
      == project.json
      {"name": "App", "targets": {"${V}": {"type": "framework", "platform": "iOS"}}}
      """, environment: ["V": "A"], path: "project.json")
    #expect(spec.text == "A: framework iOS dynamic")
  }

  @Test func anEnvironmentVariableTakesTheWordFromATemplate() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        T: {type: framework, platform: iOS, dependencies: [{target: '${target_name}Core'}]}
      targets:
        A: {templates: [T]}
      """, environment: ["target_name": "Env"])
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target EnvCore
        """)
  }

  @Test func escapedDollarsAreVariablesAllTheSame() {
    let spec = DrawnSpec(
      #"""
      name: App
      targets:
        "\x24{V}": {type: framework, platform: iOS}
      """#, environment: ["V": "A"])
    #expect(spec.text == "A: framework iOS dynamic")
  }

  @Test func withoutVariablesNothingIsExpanded() {
    #expect(ExpansionTests.expand("${V}", [:]) == "${V}")
  }
}
