extension PreferInterface {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a target depends on an implementation of another module although that module \
      has an interface, and the implementation links it.
      """,
    why: """
      Whoever links the implementation builds it, waits for it, and is recompiled when anything \
      in it changes; its tests cannot replace it by a mock. Whoever links the interface does \
      none of that. The difference is felt in each build of each day: an implementation changes \
      with every feature, an interface a few times a year. Which implementation stands behind an \
      interface is the business of one place, the app or its composition root, and that alone \
      should know it.
      """,
    breaks: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetwork.framework, implicit: true}
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetworkCore: {type: framework, platform: iOS}
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSNetworkCore
      """,
    says: """
      domain/ISSCosmonaut/project.yml:7:21: warning: ISSCosmonaut (domain) links ISSNetwork \
      (core), which has the interface ISSNetworkCore [prefer-interface]
        help: link ISSNetworkCore, the interface of ISSNetwork
      """,
    keeps: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetworkCore.framework, implicit: true}
      """,
    exemptions: [
      "Apps, extensions, host apps and composition roots: they put implementations "
        + "together.",
      "Targets of the same module, its tests among them.",
      "An interface that the implementation does not link; see `own-interface`.",
    ])
}
