extension Cycle {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when targets depend on one another in a circle, and when a target depends on itself. \
      However many cycles a set of targets has, it is one finding: it shows one of the shortest, \
      and names a small set of links without which no cycle is left, choosing such as other \
      rules reject anyway.
      """,
    why: """
      Targets in a cycle are one target that takes longer to build. Xcode cannot order them, \
      builds them in parallel by luck, or gives up with "Cycle inside …". None of them can be \
      tested, moved or released without the others, and what a change to one may break is all of \
      them. Cycles also grow: every new link into the set and out of it draws another target in. \
      The way out is to let the lower one say what it needs in a protocol of its own, and the \
      upper one provide it.
      """,
    breaks: """
      # core/ISSSession/project.yml
      name: ISSSession
      targets:
        ISSSession:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSAccount.framework, implicit: true}
      # service/ISSAccount/project.yml
      name: ISSAccount
      targets:
        ISSAccount:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSSession.framework, implicit: true}
      """,
    says: """
      core/ISSSession/project.yml:7:21: error: ISSSession (core) links ISSAccount (service), \
      which closes a cycle of 2 targets [cycle]
        help: no cycle is left without this link
      """,
    keeps: """
      # core/ISSSession/project.yml
      name: ISSSession
      targets:
        # declares the protocol TokenRefreshing, which ISSAccount implements
        ISSSession: {type: framework, platform: iOS}
      """,
    exemptions: [
      "Two modules that know one another through their interfaces: that is no cycle of "
        + "targets."
    ])
}
