import Loaders
import Testing

@Suite("A name that several targets have")
struct TwinsTests {
  private static let app = """
    == app/project.yml
    name: App
    targets:
      App: {type: application, platform: tvOS, dependencies: [{framework: ①Net.framework, implicit: true}]}

    """

  @Test("of platform twins the fitting one is taken")
  func platforms() {
    let workspace = DrawnWorkspace(
      Self.app + """
        == net/project.yml
        name: Net
        targets:
          Net: {type: framework, platform: [iOS, tvOS, macOS]}
        """)
    #expect(workspace.links == ["App -> Net_tvOS LE"])
    #expect(workspace.notices == [])
  }

  @Test("of twins with one product the dynamic one is taken")
  func linkage() {
    let workspace = DrawnWorkspace(
      Self.app + """
        == net/project.yml
        name: Net
        targets:
          NetA: {type: framework.static, platform: tvOS, settings: {PRODUCT_NAME: Net}}
          NetB: {type: framework, platform: tvOS, settings: {PRODUCT_NAME: Net}}
        """)
    #expect(workspace.links == ["App -> NetB LE"])
    #expect(workspace.notices == [])
  }

  @Test("of two projects the one in the same folder, or of the same spec, is taken")
  func folder() {
    let workspace = DrawnWorkspace(
      """
      == app/project.yml
      name: App
      targets:
        App: {type: application, platform: iOS, dependencies: [{framework: Net.framework, implicit: true}]}
        Net: {type: framework, platform: iOS}
      == net/project.yml
      name: Net
      targets:
        Net: {type: framework, platform: iOS}
      """)
    #expect(workspace.links == ["App -> App/Net LE"])
    #expect(workspace.notices == [])
  }

  @Test("of two projects of one name the folders tell the targets apart")
  func projectsOfOneName() {
    let workspace = DrawnWorkspace(
      """
      == left/project.yml
      name: Same
      targets:
        A: {type: framework, platform: iOS, dependencies: [{target: B}]}
        B: {type: framework, platform: iOS}
      == right/project.yml
      name: Same
      targets:
        A: {type: framework, platform: iOS, dependencies: [{target: B}]}
        B: {type: framework, platform: iOS}
      == project.yml
      name: Same
      targets:
        B: {type: framework, platform: iOS}
      """)
    #expect(
      workspace.links == ["left/Same/A -> left/Same/B L", "right/Same/A -> right/Same/B L"])
    #expect(workspace.graph.targets.map(\.qualifiedName).contains("Same/B"))
  }

  @Test("of two projects the one of the fitting platform is taken")
  func platformOfProjects() {
    let workspace = DrawnWorkspace(
      Self.app + """
        == a/project.yml
        name: A
        targets:
          Net: {type: framework, platform: iOS}
        == b/project.yml
        name: B
        targets:
          Net: {type: framework, platform: auto, supportedDestinations: [iOS, tvOS]}
        """)
    #expect(workspace.links == ["App -> B/Net LE"])
    #expect(workspace.notices == [])
  }

  @Test("else the first is taken, and all are told")
  func ambiguous() {
    let workspace = DrawnWorkspace(
      Self.app + """
        == a/project.yml
        name: A
        targets:
          ②Net: {type: framework, platform: tvOS}
        == b/project.yml
        name: B
        targets:
          ③Net: {type: framework, platform: tvOS}
          Net2: {type: framework.static, platform: tvOS, productName: Net}
        """)
    #expect(workspace.links == ["App -> A/Net LE"])
    #expect(
      workspace.notices == ["ambiguousName ①: Net.framework (A/Net) A/Net ② B/Net ③"])
  }
  @Test("what lies below the spec that asks is meant, and nothing is told")
  func below() {
    let workspace = DrawnWorkspace(
      """
      == one/project.yml
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [{framework: Net.framework, implicit: true}]
      == one/Net/project.yml
      name: One
      targets: {Net: {type: framework, platform: iOS}}
      == two/Net/project.yml
      name: Two
      targets: {Net: {type: framework, platform: iOS}}
      """)
    #expect(workspace.links == ["App -> One/Net LE"])
    #expect(workspace.notices == [])
  }

  @Test("the nearest folder is taken, and all are told still")
  func nearest() {
    let workspace = DrawnWorkspace(
      """
      == one/Net/project.yml
      name: One
      targets:
        Net: {type: framework, platform: iOS}
      == two/App/project.yml
      name: Two
      targets:
        App: {type: application, platform: iOS, dependencies: [{framework: Net.framework}]}
      == two/Net/project.yml
      name: Three
      targets:
        Net: {type: framework, platform: iOS}
      """)
    #expect(workspace.links == ["App -> Three/Net LE"])
    #expect(workspace.notices.count == 1)
  }
}
