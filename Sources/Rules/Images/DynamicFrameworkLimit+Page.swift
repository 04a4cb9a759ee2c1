extension DynamicFrameworkLimit {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when an app embeds more dynamic frameworks than the limit, third parties included.
      """,
    why: """
      Every dynamic framework is found, checked and bound while the user waits for the first \
      screen. An app with 300 of them was measured: it took 1.54 s, 2.94 s and 14.4 s to start on \
      three phones, about 7.7 times less on the newest with 30 of them, and 0.12 s to 0.33 s with \
      everything static. The message estimates between these figures; measure your own app before \
      you decide.
      """,
    breaks: """
      # app/Cosmonaut/project.yml
      name: Cosmonaut
      targets:
        Cosmonaut:
          type: application
          platform: iOS
          dependencies:
            - {framework: ISSNetwork.framework, implicit: true}
            - {framework: ISSLog.framework, implicit: true}
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork: {type: framework, platform: iOS}
      # shared/ISSLog/project.yml
      name: ISSLog
      targets:
        ISSLog: {type: framework, platform: iOS}
      # .archlint.yml
      rules:
        dynamic-framework-limit: {limit: 1}
      """,
    says: """
      app/Cosmonaut/project.yml:3:3: warning: Cosmonaut (app) embeds 2 dynamic frameworks, and the \
      limit is 1: about 0.1 to 0.6 s at launch, depending on the phone; an estimate \
      [dynamic-framework-limit]
        help: make some of them static, or let one dynamic framework hold the static ones: ISSLog, \
      ISSNetwork
      """,
    keeps: """
      # app/Cosmonaut/project.yml
      name: Cosmonaut
      targets:
        Cosmonaut:
          type: application
          platform: iOS
          dependencies:
            - {framework: ISSNetwork.framework, implicit: true}
            - {framework: ISSLog.framework, implicit: true, embed: false}
      # shared/ISSLog/project.yml
      name: ISSLog
      targets:
        ISSLog: {type: framework.static, platform: iOS}
      """,
    options: [("limit", "how many an app may embed; 6, unless another number is given")],
    exemptions: ["Static frameworks, resources and the system's frameworks cost nothing here."])
}
