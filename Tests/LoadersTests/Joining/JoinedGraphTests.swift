import LinkedImages
import Loaders
import Modules
import Testing

@Suite("The joined graph")
struct JoinedGraphTests {
  @Test("places and steps of dependencies come through includes and templates")
  func places() throws {
    let workspace = DrawnWorkspace(
      """
      name: App
      include: ②shared.yml
      targets:
        App: {type: application, platform: iOS, templates: [③Base]}
        Net: {type: framework, platform: iOS}
      == shared.yml
      targetTemplates:
        Base: {dependencies: [{target: ①Net, weak: true, platformFilter: iOS}]}
      """)
    let link = try #require(workspace.graph.links.first)
    let entry = workspace.graph.entry(of: link)
    #expect(workspace.links == ["App -> Net LE weak only iOS"])
    #expect(workspace.files.name(of: entry.place) == "①")
    #expect(entry.provenance.map { workspace.files.name(of: $0.place) } == ["②", "③"])
  }

  @Test("sources are found from the root, and missing ones are noticed")
  func sources() {
    let drawing = """
      == core/Net/project.yml
      name: Net
      targets:
        Net:
          type: framework
          platform: iOS
          sources:
            - Net
            - ①../../shared/./Code
            - {path: Maybe, optional: true}
            - $(GENERATED)/Code
      == core/Net/Net/a.swift
      """
    let options = JoiningOptions(exists: { $0 == "core/Net/Net" })
    let workspace = DrawnWorkspace(drawing, options: options)
    #expect(
      workspace.graph.targets[0].sources.map(\.path) == [
        "core/Net/Net", "shared/Code", "core/Net/Maybe", "core/Net/$(GENERATED)/Code",
      ])
    #expect(workspace.notices == ["missingSource ①: ../../shared/Code!"])
    #expect(DrawnWorkspace(drawing).notices == [])
  }

  @Test("a spec that runs commands first may yet make its sources")
  func generated() {
    let workspace = DrawnWorkspace(
      """
      name: Net
      options: {preGenCommand: make code}
      targets:
        Net: {type: framework, platform: iOS, sources: ①Code}
      """, options: JoiningOptions(exists: { _ in false }))
    #expect(workspace.notices == ["missingSource ①: Code"])
  }

  @Test("the spec's own layer counts for its targets, and a target's own before it")
  func tags() {
    let workspace = DrawnWorkspace(
      """
      name: Net
      archlint: {layer: core}
      targets:
        A: {type: framework, platform: iOS}
        B: {type: framework, platform: iOS, archlint: {layer: domain, role: mock}}
      """)
    #expect(workspace.graph.targets.map { $0.tag.layer?.text } == ["core", "domain"])
    #expect(workspace.graph.targets.map { $0.tag.role?.text } == [nil, "mock"])
  }

  @Test("linkage is told twice: as XcodeGen sees it, and as Xcode builds it")
  func linkage() {
    let workspace = DrawnWorkspace(
      """
      name: App
      settingGroups: {Static: {MACH_O_TYPE: staticlib}}
      targets:
        App: {type: application, platform: iOS, dependencies: [{target: Net}]}
        Net: {type: framework, platform: iOS, settings: {groups: [Static]}}
      """)
    #expect(workspace.links == ["App -> Net LE"])
    #expect(workspace.graph.targets.map(\.declaredLinkage) == [.none, .dynamic])
    #expect(workspace.graph.targets.map(\.linkage) == [.none, .static])
  }

  @Test(
    "from another project XcodeGen sees the settings that are generated for a target, no others",
    arguments: [
      ("settings: {groups: [Static]}", "L"), ("settings: {MACH_O_TYPE: staticlib}", "L"),
      ("settings: {configs: {Debug: {MACH_O_TYPE: staticlib}}}", "L"),
      ("settings: {configs: {Release: {MACH_O_TYPE: staticlib}}}", "LE"),
      ("configFiles: {Debug: s.xcconfig, Release: s.xcconfig}", "LE"), ("sources: []", "LE"),
    ])
  func foreignLinkage(settings: String, decision: String) {
    let workspace = DrawnWorkspace(
      """
      name: App
      projectReferences: {N: {path: net/Net.xcodeproj}}
      targets:
        App: {type: application, platform: iOS, dependencies: [{target: N/Net}]}
      == net/project.yml
      name: Net
      settings: {OTHER: x}
      settingGroups: {Static: {MACH_O_TYPE: staticlib}}
      targets:
        Net: {type: framework, platform: iOS, \(settings)}
      == net/s.xcconfig
      MACH_O_TYPE = staticlib
      """)
    #expect(workspace.links == ["App -> Net \(decision)"])
  }

  @Test("a spec whose includes all lie below a folder above it is one of that folder")
  func projectRoot() {
    let drawing = { (include: String) in
      """
      == ios/apps/Shop/project.yml
      name: Shop
      include: \(include)
      targets: {App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}}
      == ios/apps/shared.yml
      options: {bundleIdPrefix: a}
      == ios/Kit/project.yml
      targets: {Kit: {type: framework, platform: iOS, sources: [Code]}}
      """
    }
    let found = DrawnWorkspace(drawing("[apps/shared.yml, Kit/project.yml]")).graph
    #expect(found.targets.map(\.name) == ["App", "Kit"])
    #expect(found.targets.flatMap { $0.sources.map(\.path) } == ["ios/App", "ios/Kit/Code"])
    #expect(found.specs.map(\.path) == ["ios/apps/Shop/project.yml"])
    // An include that is missing or next to the spec leaves all paths relative to the spec.
    for include in ["[apps/shared.yml, Gone.yml]", "[../shared.yml, Kit/project.yml]"] {
      #expect(DrawnWorkspace(drawing(include)).graph.isPartial)
    }
  }

  @Test("what is static in one configuration only has a linkage for each")
  func disagreement() {
    func linkages(_ settings: String) -> [String] {
      DrawnWorkspace(
        "name: A\nsettingGroups: {S: {MACH_O_TYPE: staticlib}}\n"
          + "targets: {A: {type: framework, platform: iOS, settings: \(settings)}}"
      ).graph.targets[0].build.linkages.map { "\($0.configuration) \($0.linkage)" }
    }
    let both = ["Debug static", "Release dynamic"]
    #expect(linkages("{configs: {Debug: {MACH_O_TYPE: staticlib}}}") == both)
    #expect(linkages("{configs: {Debug: {groups: [S]}}}") == both)
    #expect(linkages("{MACH_O_TYPE: staticlib}") == [])
    #expect(linkages("{configs: {Debug: {OTHER: a}}}") == [])
  }

  @Test("files that are resources, and phases that compile nothing, make a framework without code")
  func resources() {
    for (sources, holdsNone) in [
      ("[A.xcassets, Strings.xcstrings]", true), ("[{path: Art, buildPhase: resources}]", true),
      ("[A.xcassets, Code]", false), ("[]", false),
    ] {
      let graph = DrawnWorkspace(
        "name: A\ntargets: {A: {type: framework.static, platform: iOS, sources: \(sources)}}"
      ).graph
      #expect(graph.targets.map(\.holdsNoCode) == [holdsNone], "\(sources)")
      #expect(graph.targets.map(\.codeForm) == [holdsNone ? .other : .archive])
    }
  }
}
