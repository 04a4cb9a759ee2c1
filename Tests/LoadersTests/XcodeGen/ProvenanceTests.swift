import Testing

/// Where targets and dependencies are written, and how they got to where they are.
struct ProvenanceTests {
  @Test func throughIncludesAndTemplates() {
    let spec = DrawnSpec(
      """
      name: App
      include: [①sub/b.yml]
      targets:
        ⑤A: {templates: [②T], dependencies: [{target: ⑥own}]}
      == sub/b.yml
      include: ③c.yml
      targetTemplates:
        T: {templates: [④Base], type: framework}
      == sub/c.yml
      targetTemplates:
        Base: {platform: iOS, dependencies: [{target: ⑦deep}]}
      targets:
        A: {dependencies: [{target: ⑧beside}]}
      """)
    let target = spec.target("A")
    let dependencies = target?.dependencies ?? []
    #expect(target.map { spec.files.name(of: $0.place) } == "⑤")
    #expect(target.map { spec.steps($0.provenance) } == "")
    #expect(dependencies.map { spec.files.name(of: $0.place) } == ["⑦", "⑧", "⑥"])
    #expect(
      dependencies.map { spec.steps($0.provenance) } == [
        "include sub/c.yml ③, include sub/b.yml ①, template Base ④, template T ②",
        "include sub/c.yml ③, include sub/b.yml ①",
        "",
      ])
  }

  @Test func throughPlatformLists() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        ①F:
          type: framework
          platform: [②iOS, ③tvOS]
          dependencies: [{target: "④Core${platform}"}]
      """)
    let twins = spec.targets
    #expect(twins.map { spec.files.name(of: $0.place) } == ["①", "①"])
    #expect(twins.map { spec.steps($0.provenance) } == ["platform iOS ②", "platform tvOS ③"])
    #expect(twins.flatMap { $0.dependencies.map(\.reference) } == ["CoreiOS", "CoretvOS"])
  }

  @Test func aTargetThatAnIncludeBringsKnowsIt() {
    let spec = DrawnSpec(
      """
      name: App
      include: ①b.yml
      == b.yml
      targets: {②A: {type: framework, platform: iOS, sources: ③S}}
      """)
    let target = spec.target("A")
    #expect(target.map { spec.files.name(of: $0.place) } == "②")
    #expect(target.map { spec.steps($0.provenance) } == "include b.yml ①")
    #expect(target?.made.sources.first.map { spec.files.name(of: $0.place) } == "③")
    #expect(spec.load.includedFiles == ["b.yml"])
  }

  @Test func anAliasPointsAtWhereItIsUsed() {
    let spec = DrawnSpec(
      """
      name: App
      core: &core Core
      targets: {A: {type: framework, platform: iOS, dependencies: [{target: ①*core}]}}
      """)
    let dependency = spec.target("A")?.dependencies.first
    #expect(dependency?.reference == "Core")
    #expect(dependency.map { spec.files.name(of: $0.place) } == "①")
  }
}
