extension RequiredLink {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a target that `from` means does not itself depend on what `to` means. One of \
      several patterns under `to` is enough; what must hold together is written as several \
      entries.
      """,
    why: """
      Some links are forgotten rather than made: the crash reporter in the second app, the \
      module that registers fonts, the framework every test bundle needs to set up its \
      environment. Nothing fails when they are missing; a report does not come, a test passes \
      for the wrong reason. Written down, a new app or test bundle learns of them on its first \
      day.
      """,
    breaks: """
      # app/Overview/project.yml
      name: Overview
      targets:
        Overview: {type: application, platform: iOS}
      # shared/ISSCrashes/project.yml
      name: ISSCrashes
      targets:
        ISSCrashes: {type: framework, platform: iOS}
      # .archlint.yml
      rules:
        required-link:
          - from: role:app
            to: ISSCrashes
            because: what customers suffer must be reported
      """,
    says: """
      app/Overview/project.yml:3:3: error: Overview (app) does not depend on ISSCrashes, which \
      it must: what customers suffer must be reported [required-link]
        help: add `- {framework: ISSCrashes.framework, implicit: true}` to its dependencies
      """,
    keeps: """
      # app/Overview/project.yml
      name: Overview
      targets:
        Overview:
          type: application
          platform: iOS
          dependencies:
            - {framework: ISSCrashes.framework, implicit: true}
      """,
    options: RulePage.policyOptions,
    exemptions: [
      "The module that is asked for: it need not link itself."
    ])
}
