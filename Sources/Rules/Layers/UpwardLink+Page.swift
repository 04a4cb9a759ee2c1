extension UpwardLink {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a target depends on a target of a higher layer. No role excuses it: tests, \
      mocks and interfaces lie in a layer like everybody else.
      """,
    why: """
      The lower a layer, the more is built on it, and the less it may know of what that is. A \
      core module that knows one service can be used only by those who want that service too; it \
      cannot be tested without it, moved to another app or understood alone. Upward links are \
      also how cycles begin, since somebody above already depends on what lies below. What a \
      lower module needs from above it should ask for: it declares a protocol, and whoever sits \
      higher hands in the object that does it.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSCosmonautService.framework, implicit: true}
      # service/ISSCosmonautService/project.yml
      name: ISSCosmonautService
      targets:
        ISSCosmonautService: {type: framework, platform: iOS}
      """,
    says: """
      core/ISSNetwork/project.yml:7:21: error: ISSNetwork (core) links ISSCosmonautService \
      (service), which lies in a higher layer [upward-link]
        help: move what ISSNetwork needs down into core or below it, or let service hand it in \
      through a protocol of ISSNetwork
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork: {type: framework, platform: iOS}
      # service/ISSCosmonautService/project.yml
      name: ISSCosmonautService
      targets:
        ISSCosmonautService:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetwork.framework, implicit: true}
      """)
}
