extension MockInProduction {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when something that is not only for tests depends on a mock. Notes show a chain from \
      an app that ships to the target that depends on it.
      """,
    why: """
      A mock answers what a test wants to hear. In a shipped app it answers customers: a login \
      that always succeeds, prices that were made up on an afternoon, a sensor that reads 21 \
      degrees for ever. At best it is dead code that makes the app larger and shows test data to \
      anybody who looks into the binary; at worst a flag is read wrongly one day and the mock is \
      what runs. It enters by convenience, mostly through a preview or a debug menu, and the \
      compiler is content.
      """,
    breaks: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetworkMock.framework, implicit: true}
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
    says: """
      domain/ISSCosmonaut/project.yml:7:21: error: ISSCosmonaut (domain) links ISSNetworkMock \
      (core), a mock, and is not only for tests [mock-in-production]
        help: link ISSNetworkCore instead, or move what needs ISSNetworkMock into tests
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
      "Tests, UI tests, host apps, development apps and other mocks.",
      "Targets that only those reach, such as a framework of helpers for tests.",
    ])
}
