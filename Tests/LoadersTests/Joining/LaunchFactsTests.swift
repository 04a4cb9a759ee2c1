import Loaders
import Modules
import Testing

@Suite("What specs say about launch")
struct LaunchFactsTests {
  @Test("run paths are what settings say; those of the project leave the presets in force")
  func runPaths() throws {
    let workspace = DrawnWorkspace(
      """
      == project.yml
      name: App
      configFiles: {}
      settings: {LD_RUNPATH_SEARCH_PATHS: /project}
      targets:
        Above: {type: application, platform: iOS}
        Own: {type: application, platform: iOS, settings: {LD_RUNPATH_SEARCH_PATHS: /own}}
        Both:
          type: application
          platform: iOS
          settings: {LD_RUNPATH_SEARCH_PATHS: ["$(inherited)", "@loader_path/Frameworks"]}
        File:
          type: application
          platform: iOS
          configFiles: {Debug: a.xcconfig, Release: a.xcconfig}
      == a.xcconfig
      LD_RUNPATH_SEARCH_PATHS = $(inherited) /file
      """)
    let facts = workspace.graph.targets.map { target in
      let paths = target.build.runPaths?.joined(separator: " ") ?? "-"
      return "\(target.name): \(paths)\(target.build.keepsPresetRunPaths ? " and presets" : "")"
    }
    #expect(
      facts == [
        "Above: /project and presets", "Both: /project @loader_path/Frameworks",
        "File: /project /file", "Own: /own",
      ])
  }

  @Test("a project without a configuration of others is built in its default one")
  func lackedConfiguration() throws {
    let workspace = DrawnWorkspace(
      """
      == App/project.yml
      name: App
      configs: {Debug: debug, Staging: release, Release: release}
      targets:
        App:
          type: application
          platform: iOS
          settings: {configs: {Staging: {OTHER_LDFLAGS: -ObjC}}}
      == Kit/project.yml
      name: Kit
      options: {defaultConfig: Release}
      targets:
        Kit:
          type: framework
          platform: iOS
          settings: {configs: {Release: {OTHER_LDFLAGS: -all_load}}}
      == Low/project.yml
      name: Low
      targets:
        Low:
          type: framework
          platform: iOS
          settings: {configs: {Release: {OTHER_LDFLAGS: -all_load}}}
      """)
    let staging = Destination(nil, "Staging")
    #expect(workspace.graph.destinations().contains(staging))
    let loads = workspace.graph.targets.map { $0.build(for: staging).loadsAllMembers }
    // Low is built in Debug, its first.
    #expect(workspace.graph.targets.map(\.name) == ["App", "Kit", "Low"])
    #expect(loads == [false, true, false])
  }

  @Test("a dynamic library says where it lies")
  func installNames() {
    let workspace = DrawnWorkspace(
      """
      == project.yml
      name: App
      targets:
        A: {type: library.dynamic, platform: iOS}
        B: {type: library.dynamic, platform: iOS, settings: {DYLIB_INSTALL_NAME_BASE: "@rpath"}}
        C: {type: library.dynamic, platform: iOS, settings: {LD_DYLIB_INSTALL_NAME: /opt/C.dylib}}
      """)
    #expect(workspace.graph.targets.map(\.build.installFolder) == [nil, "@rpath", "/opt"])
  }

  @Test("a copy lands among the frameworks, or elsewhere")
  func copies() {
    let workspace = DrawnWorkspace(
      """
      == project.yml
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {target: A}
            - {target: B, copy: {destination: frameworks}}
            - {target: C, copy: {destination: frameworks, subpath: Inner}}
            - {target: D, copy: {destination: plugins}}
            - {target: E, copy: {destination: wrapper, subpath: Frameworks}}
            - {target: F}
            - {bundle: Texts.bundle}
        A: {type: framework, platform: iOS}
        B: {type: framework, platform: iOS}
        C: {type: framework, platform: iOS}
        D: {type: framework, platform: iOS}
        E: {type: framework, platform: iOS}
        F: {type: library.dynamic, platform: iOS}
      """)
    let elsewhere = workspace.graph.links.filter(\.isMisplaced)
      .map { workspace.graph.entry(of: $0).reference }
    #expect(elsewhere == ["C", "D", "F", "Texts.bundle"])
  }

  @Test("XcodeGen sets -ObjC for a static library, of another project as well")
  func objC() {
    let workspace = DrawnWorkspace(
      """
      == app/project.yml
      name: App
      projectReferences: {Kit: {path: ../kit/Kit.xcodeproj}}
      targets:
        A: {type: application, platform: iOS, dependencies: [{target: Kit/L}]}
        B: {type: application, platform: iOS, dependencies: [{target: Kit/L, link: false}]}
        C: {type: application, platform: iOS, dependencies: [{framework: libL.a, implicit: true}]}
      == kit/project.yml
      name: Kit
      targets:
        L: {type: library.static, platform: iOS}
      """)
    #expect(workspace.graph.targets.map(\.build.loadsObjCMembers) == [true, false, false, false])
  }

  @Test("a filter for macOS means Mac Catalyst, where the platform has it")
  func filters() {
    let workspace = DrawnWorkspace(
      """
      == project.yml
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {target: A, platformFilter: macOS}
            - {target: B, platformFilter: iOS}
            - {target: C, destinationFilters: [macOS]}
        A: {type: framework, platform: iOS}
        B: {type: framework, platform: iOS}
        C: {type: framework, platform: iOS}
      """)
    #expect(
      workspace.links == [
        "App -> A LE only macCatalyst", "App -> B LE only iOS", "App -> C LE only macOS",
      ])
  }

  @Test("an unknown name is severe where a build comes to it, at the entry that many inherit")
  func stumbling() {
    func notices(_ type: String, _ options: String = "", _ rest: String = "") -> [String] {
      DrawnWorkspace(
        """
        == project.yml
        name: App
        options: {transitivelyLinkDependencies: true}
        targets:
          T: {type: \(type), platform: iOS, dependencies: [{framework: ①Gone.framework, implicit: true\(options)}]}
        \(rest)
        """
      ).notices
    }
    let (severe, slight) = (["unknownName ①: Gone.framework!"], ["unknownName ①: Gone.framework"])
    #expect(notices("framework") == severe)
    #expect(notices("framework", ", link: false") == slight)
    #expect(notices("application", ", link: false") == severe)
    #expect(notices("application", ", link: false, embed: false") == slight)
    #expect(notices("framework.static") == slight)
    #expect(notices("library.static") == slight)
    // The app gets the entry, and links it.
    let app = "  App: {type: application, platform: iOS, dependencies: [{target: T}]}"
    #expect(notices("library.static", "", app) == severe)
  }

  @Test("a product that is built for other platforms only is none")
  func platforms() {
    let workspace = DrawnWorkspace(
      """
      == app/project.yml
      name: App
      targets:
        App: {type: application, platform: iOS, dependencies: [{framework: ①Net.framework, implicit: true}]}
      == net/project.yml
      name: Net
      targets:
        ②Net: {type: framework, platform: macOS}
      """)
    #expect(workspace.links == ["App -> Net unknown LE"])
    #expect(
      workspace.notices == ["otherPlatform ①: Net.framework (macOS)! Net builds it, for macOS ②"])
  }

  @Test("what is built is called as settings say, and `productName:` leads there")
  func names() {
    let workspace = DrawnWorkspace(
      """
      == app/project.yml
      name: App
      targets:
        App: {type: framework, platform: iOS, dependencies: [{framework: ①Kit.framework, implicit: true}]}
      == net/project.yml
      name: Net
      targets:
        Network: {type: framework, platform: iOS, productName: Kit}
      """)
    #expect(workspace.notices == ["unknownName ①: Kit.framework (Network.framework)!"])
  }
}
