import Loaders
import Modules
import Testing

@Suite("Links that a target gets from others")
struct InheritedLinksTests {
  @Test("transitive linking gives an app the static library two levels down")
  func transitive() {
    let drawing = """
      name: App
      options: {transitivelyLinkDependencies: true}
      targets:
        App: {type: application, platform: iOS, dependencies: [{target: Mid}]}
        Mid: {type: framework, platform: iOS, transitivelyLinkDependencies: false, dependencies: [{target: Low}, {sdk: UIKit.framework}]}
        Low: {type: library.static, platform: iOS, dependencies: [{target: Mid}]}
      """
    #expect(
      DrawnWorkspace(drawing).links == [
        "App -> Low L inherited", "App -> Mid LE", "App -> UIKit sdk L inherited",
        "Low -> Mid -", "Low -> UIKit sdk L inherited", "Mid -> Low -", "Mid -> UIKit sdk L",
      ])
    let without = drawing.replacing("Dependencies: true", with: "Dependencies: false")
    #expect(
      DrawnWorkspace(without).links == [
        "App -> Mid LE", "Low -> Mid -", "Mid -> Low -", "Mid -> UIKit sdk L",
      ])
  }

  @Test("whoever links a static library of its spec, or a target that says so, gets -ObjC")
  func objectiveC() {
    let graph = DrawnWorkspace(
      """
      name: App
      targets:
        A: {type: application, platform: iOS, dependencies: [{target: Lib}]}
        B: {type: application, platform: iOS, dependencies: [{target: Lib, link: false}]}
        C: {type: application, platform: iOS, dependencies: [{target: Plain}]}
        D: {type: application, platform: iOS, dependencies: [{target: Kit}]}
        E: {type: framework, platform: iOS, dependencies: [{target: Lib}]}
        Lib: {type: library.static, platform: iOS}
        Plain: {type: library.static, platform: iOS, requiresObjCLinking: false}
        Kit: {type: framework.static, platform: iOS, requiresObjCLinking: true}
      """
    ).graph
    #expect(graph.targets.filter(\.build.loadsObjCMembers).map(\.name) == ["A", "D"])
  }

  @Test("what is embedded below stays there; apps, tests and other projects are not entered")
  func kept() {
    let workspace = DrawnWorkspace(
      """
      name: App
      projectReferences: {Other: {path: other/Other.xcodeproj}}
      targets:
        App:
          type: application
          platform: iOS
          transitivelyLinkDependencies: true
          dependencies: [{target: Mid}, {target: Clip}]
        Mid:
          type: framework
          platform: iOS
          dependencies:
            - {target: Embedded, embed: true}
            - {target: Held, embed: false}
            - {framework: Vendor/In.framework, embed: true}
            - {bundle: Texts.bundle}
            - {target: Order}
            - {target: Other/Far}
            - {target: Nothing}
        Embedded: {type: framework, platform: iOS}
        Held: {type: framework, platform: iOS}
        Clip: {type: application.on-demand-install-capable, platform: iOS, dependencies: [{target: OfClip}]}
        OfClip: {type: framework, platform: iOS}
      aggregateTargets: {Order: {targets: []}}
      == other/project.yml
      name: Other
      targets:
        Far: {type: framework, platform: iOS, dependencies: [{target: Farther}]}
        Farther: {type: framework, platform: iOS}
      """)
    #expect(
      workspace.links.filter { $0.hasPrefix("App ") } == [
        "App -> Clip E", "App -> Held L inherited", "App -> Mid LE", "App -> Order - inherited",
        "App -> Far LE inherited",
      ])
  }

  @Test("an app and a test embed the Carthage frameworks of all that they depend on")
  func carthage() {
    let workspace = DrawnWorkspace(
      """
      name: App
      targets:
        App: {type: application, platform: iOS, dependencies: [{target: Mid}, {carthage: Own}]}
        Tests: {type: bundle.unit-test, platform: iOS, dependencies: [{target: App}]}
        Mid: {type: framework, platform: iOS, dependencies: [{target: Low}, {target: Mac}, {carthage: Own}]}
        Low:
          type: framework
          platform: iOS
          dependencies:
            - carthage: Deep
            - {carthage: Held, embed: false, link: false}
            - {carthage: Archive, linkType: static}
        Mac: {type: framework, platform: macOS, dependencies: [{carthage: OnMac}]}
      """)
    #expect(
      workspace.links.filter { $0.hasPrefix("App ") || $0.hasPrefix("Tests ") } == [
        "App -> Mid LE", "App -> Own carthage LE", "App -> Deep carthage E inherited",
        "Tests -> App -", "Tests -> Own carthage E inherited", "Tests -> Deep carthage E inherited",
      ])
  }

  @Test("with a remedy, an entry has the name that its library gets by another one")
  func renamed() throws {
    let graph = DrawnWorkspace(
      """
      == project.yml
      name: P
      targets:
        Low: {type: library.static, platform: iOS}
      == side/project.yml
      name: Q
      targets:
        Side:
          type: framework.static
          platform: iOS
          dependencies: [{framework: libLow.a, implicit: true}]
        App: {type: application, platform: iOS, transitivelyLinkDependencies: true}
      """
    ).graph
    func id(_ name: String) throws -> TargetID {
      try #require(graph.targetIDs.first { graph[$0].name == name })
    }
    let (low, side, app) = (try id("Low"), try id("Side"), try id("App"))
    let remedies: [Remedy] = [
      .isDynamic(low), .lists(.target(low), in: app, links: false),
      .lists(.target(side), in: app, links: true),
    ]
    func linked(_ remedies: [Remedy]) -> [String] {
      let changed = graph.with(remedies)
      return changed.links(from: app).filter(\.links).map { changed.name(of: $0.to) }
    }
    // `Side` hands on what has the reference of the app's own entry no more.
    #expect(linked(remedies) == ["Side"])
    #expect(linked([remedies[0], remedies[2]]) == ["Side", "Low"])
  }
}
