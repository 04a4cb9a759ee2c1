extension AmbiguousLink {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a dependency names a product that two specs provide and nothing tells which one \
      is meant. One finding stands for all names that the same two specs share.
      """,
    why: """
      Xcode takes the one that it finds first, which may be another one tomorrow. And whatever \
      archlint says of the link is then true of only one of the two.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSLog.framework, implicit: true}
      # shared/ISSLog/project.yml
      name: ISSLog
      targets:
        ISSLog: {type: framework, platform: iOS}
      # shared/ISSLogNext/project.yml
      name: ISSLogNext
      targets:
        ISSLog: {type: framework, platform: iOS}
      """,
    says: """
      core/ISSNetwork/project.yml:7:21: warning: ISSNetwork (core) depends on ISSLog.framework, \
      which shared/ISSLog/project.yml and shared/ISSLogNext/project.yml both provide; \
      ISSLog/ISSLog in shared/ISSLog/project.yml is taken [ambiguous-link]
        help: give one of them another name, or exclude a spec in .archlint.yml under `specs:`
      """,
    keeps: """
      # shared/ISSLogNext/project.yml
      name: ISSLogNext
      targets:
        ISSLogNext: {type: framework, platform: iOS}
      """,
    exemptions: [
      "Twins of one spec for several platforms: the fitting one is taken.",
      "A static and a dynamic twin of one spec: the dynamic one is taken.",
      "A product of the dependent's own spec or folder: it is nearer.",
    ])
}
