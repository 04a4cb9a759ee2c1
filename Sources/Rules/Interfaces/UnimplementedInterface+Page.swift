extension UnimplementedInterface {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when an app reaches an interface, directly or through others, but no implementation \
      of its module. For a host app a mock will do as well, and the finding is only an info.
      """,
    why: """
      Everything compiles: the protocols are there. What is missing is seen at run time, when \
      the place that resolves the protocol finds nothing, and the app stops at the first screen \
      that asks, or shows an empty one. It happens when a feature is added to a second app, or \
      when an implementation is split off and one of three apps is forgotten.
      """,
    breaks: """
      # app/Overview/project.yml
      name: Overview
      targets:
        Overview:
          type: application
          platform: iOS
          dependencies:
            - {framework: ISSCosmonaut.framework, implicit: true}
            - {framework: ISSNetworkCore.framework, implicit: true}
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetworkCore.framework, implicit: true}
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
      app/Overview/project.yml:3:3: warning: Overview (app) reaches the interface \
      ISSNetworkCore (core), but no implementation of it [unimplemented-interface]
        help: link ISSNetwork from the app or its composition root
      """,
    keeps: """
      # app/Overview/project.yml
      name: Overview
      targets:
        Overview:
          type: application
          platform: iOS
          dependencies:
            - {framework: ISSCosmonaut.framework, implicit: true}
            - {framework: ISSNetworkCore.framework, implicit: true}
            - {framework: ISSNetwork.framework, implicit: true}
      """,
    exemptions: [
      "Interfaces of which no implementation is in the workspace.",
      "Host apps that reach a mock of the implementation.",
    ])
}
