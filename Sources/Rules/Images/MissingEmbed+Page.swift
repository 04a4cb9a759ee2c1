extension MissingEmbed {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when an app of any kind, or an extension inside it, reaches a dynamic framework of the \
      workspace or of Carthage over links that are not weak, and the app does not embed it. Behind \
      a static library or another framework counts as well. It is a warning where the app has a \
      copy phase or a script that may do it, or merges its libraries.
      """,
    why: """
      A dynamic framework is looked for inside the app when the app starts. If it is not there the \
      app ends before its first line of code, with `Library not loaded`. Nobody sees it while \
      building or in the simulator, because there the build folder is searched too: it is found on \
      a device, by a tester if you are lucky. XcodeGen embeds what an app lists itself and nothing \
      behind it.
      """,
    breaks: """
      # app/Cosmonaut/project.yml
      name: Cosmonaut
      targets:
        Cosmonaut:
          type: application
          platform: iOS
          dependencies:
            - {framework: ISSSpace.framework, implicit: true}
      # domain/ISSSpace/project.yml
      name: ISSSpace
      targets:
        ISSSpace:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetwork.framework, implicit: true}
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork: {type: framework, platform: iOS}
      """,
    says: """
      app/Cosmonaut/project.yml:3:3: error: Cosmonaut (app) does not embed ISSNetwork (core), \
      which it loads at launch [missing-embed]
        help: add `- {framework: ISSNetwork.framework, implicit: true}` to the dependencies of \
      Cosmonaut
      """,
    keeps: """
      # app/Cosmonaut/project.yml
      name: Cosmonaut
      targets:
        Cosmonaut:
          type: application
          platform: iOS
          dependencies:
            - {framework: ISSSpace.framework, implicit: true}
            - {framework: ISSNetwork.framework, implicit: true}
      """,
    exemptions: [
      "Test bundles and tools: they find frameworks in the build folder.",
      "Weak links: the app starts without what they lead to.",
      "A framework that lies inside an embedded one.",
      "Ready binaries, system frameworks, and package products that are not known to be dynamic.",
      "Extensions that no app of the workspace embeds.",
    ])
}
