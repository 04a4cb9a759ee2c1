extension DuplicateLink {
  package static let page: RulePage? = RulePage(
    what: "Fires when a target lists the same dependency twice, with the same keys and filters.",
    why: """
      XcodeGen refuses to generate such a project. Where the first entry comes from a template or \
      from an included file, the message of XcodeGen does not say so; the notes here do.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - sdk: Security.framework
            - sdk: Security.framework
      """,
    says: """
      core/ISSNetwork/project.yml:8:14: warning: ISSNetwork (core) lists Security.framework twice \
      [duplicate-link]
        help: remove one of the entries; XcodeGen refuses two that are the same
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - sdk: Security.framework
      """,
    exemptions: [
      "Entries that differ in any key, such as a filter: they are two dependencies."
    ])
}
