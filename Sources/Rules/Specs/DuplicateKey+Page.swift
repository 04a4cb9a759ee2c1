extension DuplicateKey {
  static let page: RulePage? = RulePage(
    what: """
      Fires when a key stands twice in one mapping of a spec. It is an error where links are lost \
      with the first value, at `targets`, `dependencies`, `templates` and the targets themselves, \
      and a warning elsewhere. Two targets that end up with the same name are an error as well.
      """,
    why: """
      XcodeGen reads the last of the two and says nothing of the first. The entries above still \
      look as if they counted: a list of links that somebody merged in twice is simply gone. A \
      newer reader of YAML refuses the file altogether.
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
          dependencies:
            - sdk: Network.framework
      """,
    says: """
      core/ISSNetwork/project.yml:8:5: error: `targets.ISSNetwork.dependencies` stands twice; this \
      one counts, the first is lost [duplicate-key]
        help: join the two, or remove the first
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
            - sdk: Network.framework
      """)
}
