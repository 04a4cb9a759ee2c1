extension RivalImplementations {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when one app reaches two implementations of the same interface. That several targets \
      implement one interface is said in the configuration, with `of:`.
      """,
    why: """
      Several implementations of an interface exist so that each app is made with its own. If an \
      app carries two, which of them is used depends on the order in which they register, and \
      that on the order of links, of files or of a dictionary; it changes from one build to the \
      next and differs between the simulator and the store. The app is larger by a whole \
      implementation, and the one that was meant for another market ships to this one.
      """,
    breaks: """
      # app/Overview/project.yml
      name: Overview
      targets:
        Overview:
          type: application
          platform: iOS
          dependencies:
            - {framework: RURadio.framework, implicit: true}
            - {framework: USRadio.framework, implicit: true}
            - {framework: RadioCore.framework, implicit: true}
      # service/Radio/project.yml
      name: Radio
      targets:
        RadioCore: {type: framework, platform: iOS}
        RURadio:
          type: framework
          platform: iOS
          dependencies:
            - target: RadioCore
        USRadio:
          type: framework
          platform: iOS
          dependencies:
            - target: RadioCore
      # .archlint.yml
      roles:
        interface: {name: RadioCore, of: [RURadio, USRadio]}
      """,
    says: """
      app/Overview/project.yml:3:3: warning: Overview (app) reaches RURadio and USRadio, which \
      implement the same interface RadioCore (service) [rival-implementations]
        help: let each app reach the one implementation it is made with
      """,
    keeps: """
      # app/Overview/project.yml
      name: Overview
      targets:
        Overview:
          type: application
          platform: iOS
          dependencies:
            - {framework: USRadio.framework, implicit: true}
            - {framework: RadioCore.framework, implicit: true}
      """,
    exemptions: [
      "Host apps, which may try several.",
      "Mocks: they stand for an implementation and are none.",
    ])
}
