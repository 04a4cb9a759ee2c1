extension InterfaceLinksImplementation {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when an interface depends on its own implementation, or on an implementation that \
      has an interface of its own.
      """,
    why: """
      An interface is worth something only as long as linking it costs nothing. Protocols and \
      plain types build in a moment, change rarely and drag nothing along, so hundreds of \
      modules can link them. With one implementation below it, everybody who links the interface \
      links that too, builds it first, waits for it after each change, and carries its third \
      parties into their tests. And an interface that needs its own implementation has turned \
      the arrow round: nothing can ever stand behind it but the one it knows.
      """,
    breaks: """
      # domain/ISSSpacesuit/project.yml
      name: ISSSpacesuit
      targets:
        ISSSpacesuitCore:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetwork.framework, implicit: true}
        ISSSpacesuit:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSSpacesuitCore
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
      domain/ISSSpacesuit/project.yml:7:21: error: the interface ISSSpacesuitCore (domain) \
      links ISSNetwork (core), an implementation that has an interface \
      [interface-links-implementation]
        help: link ISSNetworkCore, the interface of ISSNetwork
      """,
    keeps: """
      # domain/ISSSpacesuit/project.yml
      name: ISSSpacesuit
      targets:
        ISSSpacesuitCore:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetworkCore.framework, implicit: true}
        ISSSpacesuit:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSSpacesuitCore
      """,
    exemptions: [
      "A lower module that has no interface: its implementation is all there is.",
      "Interfaces that link interfaces.",
    ])
}
