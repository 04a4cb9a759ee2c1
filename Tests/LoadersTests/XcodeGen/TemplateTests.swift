import Testing

/// The expansion of templates.
struct TemplateTests {
  private static let base = """
    name: App
    targetTemplates:
      Base: {type: bundle, platform: iOS, dependencies: [{target: base}]}
      L: {templates: [Base], type: tool, dependencies: [{target: l}]}
      R: {templates: [Base], type: framework, dependencies: [{target: r}]}
      X: {templates: [Y], type: tool, platform: iOS, dependencies: [{target: x}]}
      Y: {templates: [X], dependencies: [{target: y}]}

    """

  @Test(arguments: [
    ("[L, R]", "framework iOS dynamic", "base l r own"),
    ("[R, Base, L]", "tool iOS", "base r l own"),
    ("[X]", "tool iOS", "y x own"),
    ("[Y]", "tool iOS", "x y own"),
    ("[Base, Base]", "bundle iOS", "base own"),
  ])
  func templatesComeDepthFirstEachOnce(_ list: String, _ head: String, _ order: String) {
    let spec = DrawnSpec(
      TemplateTests.base + """
        targets:
          A: {templates: \(list), dependencies: [{target: own}]}
        """)
    let lines = order.split(separator: " ").map { "\n  target \($0)" }.joined()
    #expect(spec.text == "A: \(head)" + lines)
  }

  @Test func aStringIsNoListOfTemplates() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates: {K: {type: framework, platform: iOS}}
      targets:
        ②A: {templates: ①K}
      """)
    #expect(spec.text == "error ②: A has no platform")
    #expect(spec.notices == "ignoredValue ①: templates!")
  }

  @Test func oneItemThatIsNoStringSwitchesTemplatesOff() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates: {K: {dependencies: [{target: k}]}}
      targets:
        A: {type: framework, platform: iOS, templates: [K, 1]}
      """)
    #expect(spec.text == "A: framework iOS dynamic")
  }

  @Test func unknownTemplatesAreSkippedAndOnlyKnownOnesBringVariables() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates: {Known: {type: framework}}
      targets:
        A:
          platform: iOS
          type: framework
          templates: [①Knwon]
          dependencies: [{target: "${target_name}Core"}]
        B:
          platform: iOS
          templates: [Nope, Known]
          dependencies: [{target: "${target_name}Core"}]
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target ${target_name}Core
        B: framework iOS dynamic
          target BCore
        """)
    #expect(spec.notices.contains("unknownTemplate ①: Knwon (Known)!"))
  }

  @Test func attributesOfTheTargetWin() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        T:
          type: framework
          platform: iOS
          templateAttributes: {dep: fromTemplate, other: o}
          dependencies:
            - target: ${dep}
            - target: ${other}
            - target: ${missing}
      targets:
        A: {templates: [T], templateAttributes: {dep: "${target_name}Own"}}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target AOwn
          target o
          target ${missing}
        """)
  }

  @Test func oneAttributeThatIsNoStringSwitchesAllOff() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        T: {type: framework, platform: iOS, dependencies: [{target: "${dep}"}]}
      targets:
        A: {templates: [T], templateAttributes: {dep: d, n: ①1}}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target ${dep}
        """)
    #expect(spec.notices == "ignoredValue ①: templateAttributes.n!")
  }

  @Test func attributesDoNotUseOneAnother() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates: {T: {type: framework, platform: iOS}}
      targets:
        A:
          templates: [T]
          templateAttributes: {a: "${b}", b: x}
          dependencies: [{target: "${a}"}]
      """)
    #expect(spec.target("A")?.dependencies.map(\.reference) == ["${b}"])
  }

  @Test func attributesWithoutATemplateDoNothing() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          templateAttributes: {a: x}
          dependencies: [{target: "${a}"}]
      """)
    #expect(spec.target("A")?.dependencies.map(\.reference) == ["${a}"])
  }

  @Test func theNameIsTheKeyAndNotTheNameOverride() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        T: {type: framework, platform: iOS, dependencies: [{target: "${target_name}"}]}
      targets:
        Key: {name: Renamed, templates: [T], "${target_name}Extra": 1}
      """)
    #expect(
      spec.text == """
        Renamed: framework iOS dynamic
          target Key
        """)
  }

  @Test func replacementsWorkAtTheTopOfTargetsAndTemplates() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        One: {type: framework, platform: iOS, dependencies: [{target: one}]}
        Two: {dependencies:REPLACE: [{target: two}]}
      targets:
        A: {templates: [One, Two], dependencies: [{target: a}]}
        B: {templates: [One, Two], dependencies:REPLACE: [{target: b}]}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target two
          target a
        B: framework iOS dynamic
          target b
        """)
  }

  @Test func listsFromAnIncludeAndFromTheRootAreAppended() {
    let spec = DrawnSpec(
      """
      name: App
      include: b.yml
      targetTemplates: {Two: {dependencies: [{target: two}]}}
      targets: {A: {templates: [Two]}}
      == b.yml
      targetTemplates: {One: {type: framework, platform: iOS, dependencies: [{target: one}]}}
      targets: {A: {templates: [One]}}
      """)
    #expect(spec.target("A")?.dependencies.map(\.reference) == ["one", "two"])
  }

  @Test func oneValueThatIsNoMapSwitchesAllTemplatesOff() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        T: {type: framework, platform: iOS}
        Odd: ①x
      targets:
        ②A: {templates: [T]}
      """)
    #expect(spec.text == "error ②: A has no platform")
    #expect(spec.notices.hasPrefix("ignoredValue ①: Odd!"))
  }

  @Test func aTargetThatIsNoMapIsAnError() {
    let spec = DrawnSpec(
      """
      name: App
      targets: {A: ①x, B: {type: framework, platform: iOS}}
      """)
    #expect(spec.text == "error ①: the target A must be a mapping")
  }

  @Test func aggregatesHaveNoTemplates() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates: {T: {targets: [x]}}
      aggregateTargets: {All: {templates: [T], targets: [a, 1, b]}, Odd: {targets: x}}
      """)
    #expect(spec.aggregates.map { $0.dependencies.map(\.reference) } == [["a", "b"], []])
  }
}
