import Testing

@Suite("Dependencies that a target lists twice")
struct RepeatedDependenciesTests {
  @Test("the same entry again is noticed, also when a template brought the first")
  func repeated() {
    let workspace = DrawnWorkspace(
      """
      == project.yml
      name: P
      targetTemplates:
        Base: {dependencies: [{target: ①U}]}
      targets:
        T: {type: framework, platform: iOS, templates: [Base], dependencies: [{target: ②U}]}
        V: {type: framework, platform: iOS, dependencies: [{sdk: ③a.tbd}, {sdk: ④a.tbd}]}
        U: {type: framework, platform: iOS}
      """)
    #expect(
      workspace.notices == [
        "duplicateDependency ②: U first listed here ①",
        "duplicateDependency ④: a.tbd first listed here ③",
      ])
  }

  @Test(
    "entries that differ in any key are two",
    arguments: [
      "{target: U, embed: false}", "{target: U, weak: true}", "{framework: U}",
      "{target: U, platformFilter: iOS}", "{target: U, destinationFilters: [iOS]}",
    ])
  func different(entry: String) {
    let workspace = DrawnWorkspace(
      """
      == project.yml
      name: P
      targets:
        T: {type: framework, platform: iOS, dependencies: [{target: U}, \(entry)]}
        U: {type: framework, platform: iOS}
      """)
    #expect(workspace.notices == [])
  }

  @Test("a link phase of Xcode that has an entry twice, unless it is for other platforms")
  func linkPhase() {
    let (own, mac) = (ProjectTests.built("B"), ["platforms": ["macos"]])
    func notices(_ links: [[String: Any]], more: [String: Any] = [:]) -> [String] {
      let project = ProjectTests.project(
        ProjectTests.framework("A", links: links, more: more), ProjectTests.framework("B"))
      return ProjectTests.graph(["P.xcodeproj/project.pbxproj": project]).0.notices.map {
        "\($0.kind) \($0.subject) \($0.isSevere) \($0.notes.map(\.text))"
      }
    }
    #expect(
      notices([own, own]) == ["duplicateDependency B.framework false [\"first listed here\"]"])
    #expect(notices([own]) == [])
    #expect(notices([own, own.merging(mac) { $1 }]) == [])
  }
}
