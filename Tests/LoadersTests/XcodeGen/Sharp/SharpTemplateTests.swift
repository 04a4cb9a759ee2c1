import Testing

/// Where XcodeGen's laying of templates and splitting of targets is not what one would guess.
@Suite("Sharp cases of templates and platforms")
struct SharpTemplateTests {
  /// Templates that each bring a dependency and a product name of their own.
  private static func spec(_ templates: String, targets: String) -> DrawnSpec {
    DrawnSpec("name: A\ntargetTemplates:\n\(templates)\ntargets:\n\(targets)")
  }

  private static let diamond = """
      Base: {dependencies: [{sdk: base.tbd}], productName: base}
      L: {templates: [Base], dependencies: [{sdk: l.tbd}], productName: l}
      R: {templates: [Base], dependencies: [{sdk: r.tbd}], productName: r}
    """

  @Test("11: each template once, those it names before it; the last scalar counts")
  func order() {
    let spec = SharpTemplateTests.spec(
      SharpTemplateTests.diamond,
      targets: """
          T: {type: framework, platform: iOS, templates: [L, R], dependencies: [{sdk: own.tbd}]}
          U: {type: framework, platform: iOS, templates: [R, Base, L]}
        """)
    #expect(
      spec.text == """
        T: framework iOS dynamic product=r
          sdk base.tbd
          sdk l.tbd
          sdk r.tbd
          sdk own.tbd
        U: framework iOS dynamic product=l
          sdk base.tbd
          sdk r.tbd
          sdk l.tbd
        """)
  }

  @Test("12: names are put in where one template is known")
  func unknownTemplates() {
    let spec = SharpTemplateTests.spec(
      "  K: {}",
      targets: """
          T: {type: framework, platform: iOS, templates: [X], sources: ["${target_name}"]}
          U: {type: framework, platform: iOS, templates: [X, K], sources: ["${target_name}"]}
        """)
    #expect(spec.sources == ["${target_name}", "U"])
  }

  @Test("13: a template that is no list is none")
  func noList() {
    let spec = SharpTemplateTests.spec(
      "  K: {type: framework, platform: iOS}", targets: "  ①T: {templates: K}")
    #expect(spec.text == "error ①: T has no platform")
  }

  @Test("14: one attribute that is no string switches all of them off")
  func attributes() {
    let spec = SharpTemplateTests.spec(
      "  K: {templateAttributes: {dep: k}, dependencies: [{sdk: \"${dep}.tbd\"}]}",
      targets: """
          T: {type: framework, platform: iOS, templates: [K], templateAttributes: {dep: own}}
          U: {type: framework, platform: iOS, templates: [K], templateAttributes: {n: 1}}
        """)
    #expect(
      spec.text == """
        T: framework iOS dynamic
          sdk own.tbd
        U: framework iOS dynamic
          sdk ${dep}.tbd
        """)
  }

  @Test("15: templates that name each other end quietly")
  func cycle() {
    let spec = SharpTemplateTests.spec(
      """
        X: {templates: [Y], dependencies: [{sdk: x.tbd}]}
        Y: {templates: [X], dependencies: [{sdk: y.tbd}]}
      """,
      targets: """
          T: {type: framework, platform: iOS, templates: [X]}
          U: {type: framework, platform: iOS, templates: [Y]}
        """)
    #expect(
      spec.text == """
        T: framework iOS dynamic
          sdk y.tbd
          sdk x.tbd
        U: framework iOS dynamic
          sdk x.tbd
          sdk y.tbd
        """)
  }

  @Test("16: a platform list in a template knows the platform, one in the target does not")
  func platforms() {
    let spec = SharpTemplateTests.spec(
      """
        K: {sources: ["${platform}/${target_name}"]}
        L: {type: framework, platform: [iOS, tvOS], sources: ["${platform}/${target_name}"]}
      """,
      targets: """
          F: {type: framework, platform: [iOS], templates: [K], productName: Z}
          G: {templates: [L]}
        """)
    #expect(
      spec.text == """
        F_iOS: framework iOS dynamic product=F
        G_iOS: framework iOS dynamic product=G
        G_tvOS: framework tvOS dynamic product=G
        """)
    #expect(spec.sources == ["${platform}/F_iOS", "iOS/G", "tvOS/G"])
  }

  @Test("17: a dependency on a target that was split keeps the bare name, which means nothing")
  func bareName() {
    let drawing = """
      name: A
      targets:
        F: {type: framework, platform: [iOS]}
        G: {type: framework, platform: iOS, dependencies: [{target: ①F}]}
      """
    #expect(
      DrawnSpec(drawing).text == """
        F_iOS: framework iOS dynamic product=F
        G: framework iOS dynamic
          target F
        """)
    #expect(DrawnWorkspace(drawing).notices == ["unknownName ①: F (F_iOS)!"])
  }

  @Test("18: an empty list of platforms makes the target vanish")
  func noPlatform() {
    let spec = DrawnSpec("name: A\ntargets: {F: {type: framework, platform: ①[]}}")
    #expect(spec.text == "")
    #expect(spec.notices == "vanishedTarget ①: F!")
  }

  @Test("20: platforms of a dependency, on a target for several and on one for one")
  func limits() {
    let spec = DrawnSpec(
      """
      name: A
      targets:
        D:
          type: framework
          supportedDestinations: [iOS]
          dependencies: [{sdk: a.tbd, platforms: [iOS]}, {sdk: b.tbd, platforms: [auto]}]
        F:
          type: framework
          platform: iOS
          dependencies:
            - {sdk: a.tbd, platforms: []}
            - {sdk: b.tbd, platforms: [bogus]}
            - {sdk: c.tbd, platforms: iOS}
      """)
    #expect(
      spec.text == """
        D: framework auto dynamic iOS
          sdk b.tbd
        F: framework iOS dynamic
          sdk c.tbd
        """)
  }

  @Test("21: settings that stand twice: the static ones are lost")
  func settingsTwice() {
    let spec = DrawnSpec(
      """
      name: A
      targets:
        F:
          type: framework
          platform: iOS
          settings: {MACH_O_TYPE: staticlib}
          ①settings: {X: y}
      """)
    #expect(spec.text == "F: framework iOS dynamic")
    #expect(spec.notices == "duplicateKey ①: targets.F.settings")
  }

  @Test("25: only strings are names, and only booleans are booleans")
  func typing() {
    let spec = DrawnSpec(
      """
      name: A
      targets:
        "on": {type: framework, platform: iOS}
        V:
          type: application
          platform: iOS
          dependencies: [{target: "on", embed: ①"yes", link: ②1}]
      """)
    #expect(
      spec.text == """
        V: application iOS
          target on
        on: framework iOS dynamic
        """)
    #expect(spec.notices == "ignoredValue ①: embed!\nignoredValue ②: link!")
  }
}
