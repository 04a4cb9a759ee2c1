extension NestedEmbed {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a framework embeds a framework, on any platform but macOS. Such a framework is \
      also called an umbrella framework.
      """,
    why: """
      Outside macOS, frameworks belong beside one another in the app. A nested one is refused when \
      the app is handed in, and if two frameworks carry the same third one, the app has two of it. \
      What a framework needs is embedded by the apps, once.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSLog.framework, implicit: true, embed: true}
      # shared/ISSLog/project.yml
      name: ISSLog
      targets:
        ISSLog: {type: framework, platform: iOS}
      """,
    says: """
      core/ISSNetwork/project.yml:7:21: error: ISSNetwork (core) embeds ISSLog (shared), a \
      framework inside a framework [nested-embed]
        help: remove `embed: true` here, and embed ISSLog in the apps
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSLog.framework, implicit: true}
      """,
    exemptions: [
      "Frameworks for macOS alone.", "Resource bundles inside a framework.",
    ])
}
