extension MockLinksImplementation {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a mock depends on an implementation whose module has an interface: its own, or \
      that of another module.
      """,
    why: """
      A mock is there so that a test need not build, start and configure the real thing. One \
      that links the real thing gives all of that back: the tests build the implementation and \
      all below it, run its start-up code, and may link its static libraries a second time. A \
      mock of an interface needs the interface and nothing else. If it lacks a type, that type \
      belongs into the interface.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetworkCore: {type: framework, platform: iOS}
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSNetworkCore
        ISSNetworkMock:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSNetwork
      """,
    says: """
      core/ISSNetwork/project.yml:13:17: warning: the mock ISSNetworkMock (core) links \
      ISSNetwork (core), an implementation that has an interface [mock-links-implementation]
        help: link ISSNetworkCore, the interface of ISSNetwork
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetworkCore: {type: framework, platform: iOS}
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSNetworkCore
        ISSNetworkMock:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSNetworkCore
      """,
    exemptions: [
      "Implementations without an interface: there is nothing else to mock."
    ])
}
