extension MisspelledKey {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a spec, a target or a dependency has a key that XcodeGen does not read and that \
      is close to one that it reads, or that it reads elsewhere: `dependencies` below `settings`, \
      a target that is indented too far. It is an error where links are lost by it, else a warning.
      """,
    why: """
      XcodeGen ignores every key that it does not know, so a slip is silent: the target is \
      generated without the dependencies, the template or the setting that stands right there.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependancies:
            - sdk: Network.framework
      """,
    says: """
      core/ISSNetwork/project.yml:6:5: error: XcodeGen ignores `targets.ISSNetwork.dependancies` \
      [misspelled-key]
        help: did you mean `dependencies`?
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - sdk: Network.framework
      """,
    exemptions: [
      "Keys out of place that an alias uses from there.",
      "Keys that are like none of XcodeGen's: other tools may read them.",
      "The key `archlint`, which is ours.",
    ])
}
