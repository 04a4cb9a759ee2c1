import Testing

/// What is read as XcodeGen reads it, and told.
struct NoticeTests {
  @Test func keysThatAreCloseToOnesThatAreRead() {
    let spec = DrawnSpec(
      """
      name: App
      ①packges: {P: {path: P}}
      ②fileGroup: [Docs]
      archlint: {layer: core}
      targets:
        A:
          type: framework
          platform: iOS
          ③depencencies: [{target: B}]
          ④source: S
          mine: 1
          dependencies:
            - target: B
              ⑤embd: yes
      aggregateTargets: {All: {⑥target: [A]}}
      options: {⑦transitivelyLinkDependency: yes}
      """)
    #expect(
      Set(spec.notices.split(separator: "\n")) == [
        "misspelledKey ①: packges (packages)", "misspelledKey ②: fileGroup (fileGroups)",
        "misspelledKey ③: targets.A.depencencies (dependencies)!",
        "misspelledKey ④: targets.A.source (sources)",
        "misspelledKey ⑤: targets.A.dependencies.embd (embed)!",
        "misspelledKey ⑥: aggregateTargets.All.target (targets)!",
        "misspelledKey ⑦: options.transitivelyLinkDependency (transitivelyLinkDependencies)!",
      ])
  }

  @Test func theAnchorOfADuplicateKey() {
    let spec = DrawnSpec(
      """
      name: App
      define: &arguments {a: 1}
      "define" : &other
        b: 1
      ①define: {c: 1}
      """)
    #expect(
      spec.load.notices.map { $0.notice.notes.map { "\($0.place.line):\($0.place.column)" } } == [
        ["2:1", "2:9"], ["3:1", "3:12"],
      ])
  }

  @Test func valuesThatShouldBeStrings() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {type: ①12, platform: iOS, name: ②5, productName: ③no}
      aggregateTargets:
        All: {targets: ④A}
        Some: {targets: [A, ⑤3], name: ⑥7}
      """)
    #expect(spec.text == "A: iOS")
    #expect(
      Set(spec.notices.split(separator: "\n")) == [
        "ignoredValue ①: type!", "ignoredValue ②: name", "ignoredValue ③: productName",
        "ignoredValue ④: targets!", "ignoredValue ⑤: targets!", "ignoredValue ⑥: name",
      ])
  }

  @Test func keysThatStandTwice() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          dependencies: [{target: lost}]
          ①dependencies: [{target: kept, embed: no, ②embed: yes}]
        ③A: {type: framework, platform: iOS}
      """)
    #expect(
      Set(spec.notices.split(separator: "\n")) == [
        "duplicateKey ③: targets.A!",
        "duplicateKey ①: targets.A.dependencies!",
        "duplicateKey ②: targets.A.dependencies.embed",
      ])
  }

  @Test func tagsThatCannotBeUsed() {
    let spec = DrawnSpec(
      """
      name: App
      archlint: {①layers: core, layer: ok}
      targets:
        A: {type: framework, platform: iOS, archlint: ②core}
        B: {type: framework, platform: iOS, archlint: {layer: domain, role: mock, of: [X, Y]}}
        C: {type: framework, platform: iOS, archlint: {③layer: [a, b]}}
      """)
    #expect(
      Set(spec.notices.split(separator: "\n")) == [
        "unusableTag ①: archlint.layers (layer)!", "unusableTag ②: archlint!",
        "unusableTag ③: archlint.layer!",
      ])
    let tag = spec.target("B")?.tag
    #expect(tag?.layer?.text == "domain")
    #expect(tag?.role?.text == "mock")
    #expect(tag?.counterparts.map(\.text) == ["X", "Y"])
    #expect(["A", "C"].map { spec.target($0)?.tag.layer?.text } == ["ok", "ok"])
  }

  @Test func aFileThatManySpecsIncludeIsToldOfOnce() {
    let drawn = DrawnSpec(
      """
      name: App
      include: b.yml
      == b.yml
      X: 1
      ①X: 2
      """)
    #expect(drawn.notices == "duplicateKey ①: X")
  }

  @Test("of one dependency, a second name loses a link, an equal one and an empty first do not")
  func doubledNames() {
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
              ①target: C
            - framework: D.framework
              ②framework: D.framework
            - sdk:
              sdk: a.tbd
            - {package: P, product: Q, ③product: R}
            - {package: P, product: ④Q, products: [R]}
            - {package: P, product: R, products: [Q, R]}
            - target: B
              embed: true
              ⑤embed: false
      """)
    #expect(
      spec.notices.split(separator: "\n").sorted() == [
        "duplicateKey ①: targets.A.dependencies.target!",
        "duplicateKey ③: targets.A.dependencies.product!",
        "duplicateKey ⑤: targets.A.dependencies.embed", "ignoredValue ④: product!",
        "repeatedKey ②: targets.A.dependencies.framework!",
      ])
  }
}
