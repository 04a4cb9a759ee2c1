import Testing

@Suite("Values that XcodeGen drops, each told where it stands")
struct LostValueTests {
  private func notices(_ drawing: String, environment: [String: String] = [:]) -> [String] {
    DrawnSpec(drawing, environment: environment).notices.split(separator: "\n").map(String.init)
  }

  @Test("an entry that names two things is read as one: the second may have lost its dash")
  func twoKinds() {
    let spec = DrawnSpec(
      """
      name: App
      packages: {P: {path: P}}
      targets:
        A:
          type: framework
          platform: iOS
          dependencies:
            - target: B
              framework: ①C.framework
            - package: P
              product: Q
            - target: ②1
              sdk: a.tbd
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target B
          package P product Q
          sdk a.tbd
        """)
    #expect(spec.notices == "ignoredValue ①: framework!\nignoredValue ②: target!")
  }

  @Test("lists where there should be strings, and strings where there should be lists")
  func shapesOfDependencies() {
    #expect(
      notices(
        """
        name: App
        packages: {P: {path: P}}
        targets:
          A:
            type: framework
            platform: iOS
            supportedDestinations: ①iOS
            dependencies:
              - {package: P, product: ②[Q, R]}
              - {package: P, products: ③Q}
              - {package: P, products: [④1, S]}
              - {target: B, platforms: ⑤[ios, macOS]}
              - {target: B, platforms: [tvOS, macOS]}
          B:
            type: framework
            supportedDestinations: [iOS, ⑥ipad]
        """
      ).sorted() == [
        "droppedDependency ⑤: B!", "ignoredValue ①: supportedDestinations",
        "ignoredValue ②: product", "ignoredValue ③: products", "ignoredValue ④: products",
        "ignoredValue ⑥: supportedDestinations",
      ])
  }

  @Test("maps that are none, and sources that are neither texts nor maps")
  func shapesOfSpecs() {
    #expect(
      notices(
        """
        name: App
        options: {transitivelyLinkDependencies: ①"true"}
        projectReferences: ②[{name: P, path: P.xcodeproj}]
        aggregateTargets: ③[All]
        settingGroups: ④[static]
        configs: ⑤[Debug]
        configFiles: ⑥a.xcconfig
        localPackages: ⑦Packages/P
        targets:
          A: {type: framework, platform: iOS, sources: A}
        """
      ).sorted() == [
        "ignoredValue ①: transitivelyLinkDependencies!", "ignoredValue ②: projectReferences!",
        "ignoredValue ③: aggregateTargets!", "ignoredValue ④: settingGroups!",
        "ignoredValue ⑤: configs!", "ignoredValue ⑥: configFiles!",
        "ignoredValue ⑦: localPackages",
      ])
  }

  @Test("parts of a target that have the wrong shape")
  func shapesOfTargets() {
    #expect(
      notices(
        """
        name: App
        targets:
          A: {type: framework, platform: iOS, sources: ①{path: A}}
          B:
            type: framework
            platform: iOS
            sources: [②[B], B]
            configFiles: ③b.xcconfig
            legacy: ④{tool: make}
        """
      ).sorted() == [
        "ignoredValue ①: sources", "ignoredValue ②: sources", "ignoredValue ③: configFiles!",
        "ignoredValue ④: legacy",
      ])
  }

  @Test("nothing is lost by an empty value")
  func emptyValues() {
    #expect(
      notices(
        """
        name: App
        aggregateTargets:
        projectReferences:
        localPackages:
        targets:
          A: {type: framework, platform: iOS}
        """) == [])
  }

  @Test("groups of settings that nobody has defined, in targets, projects and groups")
  func unknownGroups() {
    #expect(
      notices(
        """
        name: App
        settings: {groups: [①Base]}
        settingGroups:
          static: {MACH_O_TYPE: staticlib}
          base: {groups: [②other]}
        targets:
          A:
            type: framework
            platform: iOS
            settings: {groups: [static, ③statics], configs: {Debug: {groups: [④none]}}}
        """
      ).sorted() == [
        "unknownSettingGroup ①: Base (base)!", "unknownSettingGroup ②: other!",
        "unknownSettingGroup ③: statics (static)!", "unknownSettingGroup ④: none!",
      ])
  }

  @Test("replacements that replace nothing")
  func replacements() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          ①dependencies:replace: [{target: B}]
          settings:
            ②base:REPLACE: {MACH_O_TYPE: staticlib}
        B:REPLACE: {type: framework, platform: iOS}
      """)
    #expect(
      Set(spec.notices.split(separator: "\n")) == [
        "ignoredValue ①: targets.A.dependencies:replace!",
        "ignoredValue ②: targets.A.settings.base:REPLACE!",
      ])
    #expect(
      spec.load.problems.map(\.message) == [
        "`B:REPLACE` replaces nothing: a target of that very name is made"
      ])
  }

  @Test("includes that are switched by what is neither yes nor no")
  func switches() {
    #expect(
      notices(
        """
        name: App
        include:
          - {path: b.yml, enable: ①0}
          - {path: c.yml, enable: ②"${UNSET}"}
          - {path: d.yml, enable: "${SET}"}
          - {path: e.yml, enable: no}
        == b.yml
        mine: 1
        == d.yml
        mine: 1
        """, environment: ["SET": "NO"]) == [
          "ignoredValue ①: include.enable!", "droppedInclude ②: ${UNSET}",
        ])
  }

  @Test("an empty value takes the place of what an include or a template says")
  func emptied() {
    let spec = DrawnSpec(
      """
      name: App
      include: b.yml
      packages: {P: {path: P}}
      targets:
        A:
          settings:
            ①base:
      == b.yml
      packages:
      targets:
        A: {type: framework, platform: iOS, settings: {base: {MACH_O_TYPE: staticlib}}}
      """)
    #expect(spec.text == "A: framework iOS dynamic")
    #expect(spec.notices == "emptiedValue ①: base!")
    #expect(spec.problems == [])
  }

  @Test("what looks like the linkage of a target, and is none")
  func linkage() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {type: framework, platform: iOS, settings: {MACH_O_TYPE: ①static}}
        B: {type: framework, platform: iOS, settings: {base: {②MACHO_TYPE: staticlib}}}
        C: {type: framework, platform: iOS, settings: {MACH_O_TYPE: $(KIND), MACHINE: x}}
      """)
    #expect(
      spec.problems == [
        "①: invalid value `static` for `MACH_O_TYPE`",
        "②: `MACHO_TYPE` does not set the linkage",
      ])
  }

  @Test("a target without a type builds nothing that others could link")
  func noType() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {platform: iOS}
        B: {platform: iOS, type: ""}
        C: {platform: iOS, legacy: {toolPath: /usr/bin/make}}
      """)
    #expect(
      spec.load.problems.map(\.message) == [
        "A has no `type`, so it builds no product to link",
        "B has no `type`, so it builds no product to link",
      ])
  }
}
