extension IndependentModules {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when one group of modules reaches another, directly or through modules of no group. \
      A list of patterns makes each a group; a single pattern such as `slices/*/**` makes a \
      group of each text that its first `*` stands for. Chains are shown hop by hop. The preset \
      `sliced` has this rule on for the folders `slices` and `features`.
      """,
    why: """
      Slices, features, adapters: whatever is cut so that it can be changed, tested, handed to \
      another team or deleted alone stays so only while none knows another. One link between two \
      ends that for both; and the link is often hidden, for a slice that links a shared module \
      which links another slice reaches it just as well. What two groups both need is not the \
      property of either: it belongs below them.
      """,
    breaks: """
      # slices/chat/presentation/project.yml
      name: Chat
      targets:
        ChatRoom:
          type: framework
          platform: iOS
          dependencies:
            - {framework: UserProfile.framework, implicit: true}
      # slices/user/presentation/project.yml
      name: User
      targets:
        UserProfile: {type: framework, platform: iOS}
      # .archlint.yml
      preset: sliced
      rules:
        independent-modules:
          - modules: slices/*/**
            because: each slice can be released without the others
      """,
    says: """
      slices/chat/presentation/project.yml:7:21: error: ChatRoom (presentation) links \
      UserProfile (presentation), but chat and user are to be independent: each slice can be \
      released without the others [independent-modules]
        help: move what both need into a module outside of them
      """,
    keeps: """
      # slices/chat/presentation/project.yml
      name: Chat
      targets:
        ChatRoom:
          type: framework
          platform: iOS
          dependencies:
            - {framework: UserSummary.framework, implicit: true}
      # shared/UserSummary/project.yml
      name: UserSummary
      targets:
        UserSummary: {type: framework, platform: iOS}
      """,
    options: [
      ("modules", "two patterns or more, or one with a `*`; required"),
      ("because", "the reason, which every message repeats; required"),
      ("severity", "of this entry alone: info, warning or error"),
    ],
    exemptions: [
      "Links within a group.",
      "Modules that belong to no group: an app may know all slices, and all may know "
        + "what lies below.",
    ])
}
