import Loaders
import Modules
import Testing

@Suite("What a dependency names")
struct NameResolutionTests {
  @Test("a target of the same spec; a slip gets the nearest name")
  func local() {
    let workspace = DrawnWorkspace(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [{target: Net}, {target: ①Nett}, {target: Order}, {target: /Net}]
        Net: {type: framework, platform: iOS}
      aggregateTargets:
        Order: {targets: [Net, ②Nothing]}
      """)
    #expect(
      workspace.links == ["App -> Net LE", "App -> Order -", "App -> Net LE", "Order -> Net -"])
    #expect(workspace.notices == ["unknownName ①: Nett (Net)!", "unknownName ②: Nothing!"])
  }

  @Test("nobody is told to link itself")
  func itself() {
    let workspace = DrawnWorkspace(
      """
      name: Net
      targets:
        ISSNet:
          type: framework
          platform: iOS
          dependencies: [{framework: ①ISSNets.framework, implicit: true}]
      """)
    #expect(workspace.notices == ["unknownName ①: ISSNets.framework!"])
  }

  @Test("the bare name of a platform twin means nothing, and its twin is suggested")
  func twins() {
    let workspace = DrawnWorkspace(
      """
      name: App
      targets:
        App: {type: application, platform: tvOS, dependencies: [{target: ①Net}, {target: ②Net_iOS}]}
        Net: {type: framework, platform: [iOS, tvOS]}
      """)
    #expect(workspace.links == ["App -> Net_iOS LE"])
    #expect(
      workspace.notices == [
        "unknownName ①: Net (Net_tvOS)!",
        "otherPlatform ②: Net_iOS (iOS)! Net_iOS builds it, for iOS project.yml:4:3",
      ])
  }

  @Test("a target of another project, by the key of its reference")
  func foreign() {
    let workspace = DrawnWorkspace(
      """
      == app/project.yml
      name: App
      projectReferences:
        Net: {path: ../net/Network.xcodeproj}
        Old: {path: ../Old.xcodeproj}
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - target: Net/ISSNetwork
            - target: ①Net/ISSNetwrk
            - target: ②Nett/ISSNetwork
            - target: Old/Legacy
            - target: ③Net/a/b
            - target: Net/Static
      == net/project.yml
      name: Network
      targets:
        ISSNetwork: {type: framework, platform: iOS}
        Static: {type: framework, platform: iOS, settings: {configs: {Debug: {MACH_O_TYPE: staticlib}, Release: {MACH_O_TYPE: staticlib}}}}
      """)
    #expect(
      workspace.links == [
        "App -> ISSNetwork LE", "App -> Legacy project LE", "App -> Static L",
      ])
    #expect(
      workspace.notices == [
        "unknownName ①: Net/ISSNetwrk (Net/ISSNetwork)!",
        "unknownName ②: Nett/ISSNetwork (Net/ISSNetwork)!", "unknownName ③: Net/a/b!",
      ])
  }

  @Test("a product of any spec, with or without `implicit`, a path or a variable before it")
  func products() {
    let workspace = DrawnWorkspace(
      """
      == app/project.yml
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {framework: ByTarget.framework, implicit: true}
            - {framework: ByTarget.framework}
            - {framework: $(BUILT_PRODUCTS_DIR)/ByName.framework}
            - {framework: some/where/BySetting.framework, implicit: true}
            - {framework: libArchive.a, implicit: true, embed: false}
            - {bundle: Texts.bundle}
            - {framework: ①Archive.framework, implicit: true}
      == net/project.yml
      name: Network
      targets:
        ByTarget: {type: framework, platform: iOS}
        ByName: {type: framework, platform: iOS, productName: ByProduct}
        B: {type: framework, platform: iOS, settings: {PRODUCT_NAME: BySetting}}
        Archive: {type: library.static, platform: iOS}
        Texts: {type: bundle, platform: iOS}
      """)
    #expect(
      workspace.links == [
        "App -> ByTarget LE", "App -> ByTarget LE", "App -> ByName LE", "App -> B LE",
        "App -> Archive L", "App -> Texts E", "App -> Archive unknown LE",
      ])
    #expect(workspace.notices == ["unknownName ①: Archive.framework!"])
  }

  @Test("a target whose product has another name is not found by its own")
  func renamed() {
    let workspace = DrawnWorkspace(
      """
      == app/project.yml
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {framework: ①Radio.framework, implicit: true}
            - {framework: Laser.framework, implicit: true}
      == net/project.yml
      name: Network
      targets:
        Radio:
          type: framework
          platform: iOS
          productName: Laser
          settings: {PRODUCT_NAME: Laser}
      """)
    #expect(workspace.links == ["App -> Radio unknown LE", "App -> Radio LE"])
    #expect(workspace.notices == ["unknownName ①: Radio.framework!"])
  }

  @Test("an implicit name in an included file, with the folder that XcodeGen glues on")
  func included() {
    let workspace = DrawnWorkspace(
      """
      == app/project.yml
      name: App
      include: ../shared/base.yml
      targets:
        App: {type: application, platform: iOS}
      == shared/base.yml
      targets:
        App: {dependencies: [{framework: ①Core.framework, implicit: true}]}
      == core/project.yml
      name: Core
      targets:
        Core: {type: framework, platform: iOS}
      """)
    #expect(workspace.links == ["App -> Core LE"])
    #expect(workspace.files.name(of: workspace.graph.place(of: workspace.graph.links[0])) == "①")
    #expect(workspace.notices == [])
  }

  @Test("what no spec builds is an external of some kind")
  func externals() {
    let workspace = DrawnWorkspace(
      """
      name: App
      packages:
        Fire: {url: https://example.org/fire, from: 1.0.0}
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - package: Fire
            - {package: Fire, product: FireAuth}
            - {package: Fire, products: [FireA, FireB]}
            - sdk: UIKit.framework
            - sdk: libz.tbd
            - carthage: Lottie
            - {carthage: Static, linkType: static}
            - {framework: Pods_App.framework, implicit: true}
            - {framework: Vendor/Ready.framework}
            - {framework: $(SRCROOT)/Bought.framework}
            - {framework: TrustKit.framework, implicit: true}
            - {bundle: Vendor/Texts.bundle}
      """, options: JoiningOptions(externals: [Pattern("Trust*")]))
    #expect(
      workspace.links == [
        "App -> Fire package L", "App -> FireAuth package L", "App -> FireA package L",
        "App -> FireB package L", "App -> UIKit sdk L", "App -> libz sdk L",
        "App -> Lottie carthage LE", "App -> Static carthage L", "App -> Pods_App cocoapods LE",
        "App -> Ready binary LE", "App -> Bought unknown LE", "App -> TrustKit unknown LE",
        "App -> Texts binary E",
      ])
    #expect(workspace.notices == [])
  }

  @Test("a framework that lies ready in the repository is a binary, whoever has its name")
  func ready() {
    let drawing = """
      == app/project.yml
      name: App
      targets:
        App: {type: application, platform: iOS, dependencies: [{framework: Vendor/Net.framework}]}
      == net/project.yml
      name: Net
      targets:
        Net: {type: framework, platform: iOS}
      """
    #expect(DrawnWorkspace(drawing).links == ["App -> Net LE"])
    let options = JoiningOptions(exists: { $0 == "app/Vendor/Net.framework" })
    #expect(DrawnWorkspace(drawing, options: options).links == ["App -> Net binary LE"])
  }

  @Test("unknown names weigh less where a declared project may have them, nothing without need")
  func unknown() {
    let drawing = """
      == app/project.yml
      name: App
      targets:
        App: {type: framework, platform: iOS, dependencies: [{framework: ①ISSNetwrk.framework, implicit: true}]}
      == net/project.yml
      name: Net
      targets:
        ISSNetwork: {type: framework, platform: iOS}
      """
    let name = "unknownName ①: ISSNetwrk.framework (ISSNetwork.framework)"
    #expect(DrawnWorkspace(drawing).notices == [name + "!"])
    let foreign = JoiningOptions(externalProjects: ["Vendor/Legacy.xcodeproj"])
    #expect(DrawnWorkspace(drawing, options: foreign).notices == [name])
    let generated = JoiningOptions(externalProjects: ["net/Net.xcodeproj"])
    #expect(DrawnWorkspace(drawing, options: generated).notices == [name + "!"])
    let alone = JoiningOptions(expectsImplicitNames: false)
    #expect(
      DrawnWorkspace(drawing, options: alone).notices == ["loneName ①: ISSNetwrk.framework!"])
  }
}
