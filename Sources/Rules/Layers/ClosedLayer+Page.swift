extension ClosedLayer {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a dependency reaches past a layer that the configuration marks as `closed`: \
      from above it to below it. The layers of the preset `layered` are all closed.
      """,
    why: """
      A layer is closed for a reason: the business rules see every message before it is shown, \
      or the data access layer alone knows how a table looks. One screen that reads the store \
      directly saves a day and takes that promise away from everybody: from then on nobody can \
      say that a rule holds, a store can be replaced, or a change below ends at the next layer.
      """,
    breaks: """
      # presentation/ChatRoom/project.yml
      name: ChatRoom
      targets:
        ChatRoom:
          type: framework
          platform: iOS
          dependencies:
            - {framework: MessageStore.framework, implicit: true}
      # business/Messages/project.yml
      name: Messages
      targets:
        Messages:
          type: framework
          platform: iOS
          dependencies:
            - {framework: MessageStore.framework, implicit: true}
      # data/MessageStore/project.yml
      name: MessageStore
      targets:
        MessageStore: {type: framework, platform: iOS}
      # .archlint.yml
      layers:
        - presentation: presentation/**
        - business: {modules: business/**, closed: true}
        - data: data/**
      """,
    says: """
      presentation/ChatRoom/project.yml:7:21: error: ChatRoom (presentation) links \
      MessageStore (data), past the closed layer business [closed-layer]
        help: go through Messages (business), which links MessageStore
      """,
    keeps: """
      # presentation/ChatRoom/project.yml
      name: ChatRoom
      targets:
        ChatRoom:
          type: framework
          platform: iOS
          dependencies:
            - {framework: Messages.framework, implicit: true}
      """,
    options: [
      (
        "closed",
        "true or false (the default); said of a layer, not of the rule"
      )
    ],
    exemptions: [
      "Apps, extensions and host apps: they link and embed whatever their closure "
        + "needs.",
      "A dependency on the closed layer itself, and links within or below it.",
    ])
}
