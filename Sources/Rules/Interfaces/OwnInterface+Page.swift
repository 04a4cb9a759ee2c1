extension OwnInterface {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when an implementation does not link the interface of its own module, whether the \
      two lie in one spec or in two.
      """,
    why: """
      An interface that its implementation does not link is implemented by nobody: the protocols \
      are declared here, the types that were to adopt them live there, and the compiler has \
      never seen both. Nobody can be sent to such an interface, so other modules go on linking \
      the implementation, and archlint cannot advise them otherwise (see `prefer-interface`).
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork: {type: framework, platform: iOS}
        ISSNetworkCore: {type: framework, platform: iOS}
      """,
    says: """
      core/ISSNetwork/project.yml:3:3: warning: ISSNetwork (core) does not link its interface \
      ISSNetworkCore (core), so nothing implements that [own-interface]
        help: add `- target: ISSNetworkCore` to its dependencies
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSNetworkCore
        ISSNetworkCore: {type: framework, platform: iOS}
      """,
    exemptions: [
      "Modules without an interface.",
      "A framework whose name only looks like an interface, such as AppCore without an "
        + "App beside it: it is an implementation.",
    ])
}
