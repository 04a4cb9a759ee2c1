extension DuplicateStatic {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a static library, a static framework or a static package product is contained in \
      two images that one process loads, such as an app and a dynamic framework. It is an error if \
      both contain it whatever the linker does, and a warning if a weak link, an embedded framework \
      or the mere order of the links decides, or if a test bundle repeats its host. It also warns \
      where two archives bring one library into the same image.
      """,
    why: """
      Static code is copied into whatever links it. Two copies in one process have two sets of \
      static variables, so a value that was set in one is missing from the other; casts between \
      types of the same name fail; Objective-C picks one of two classes at random and says so only \
      in the log. And everybody downloads the code twice.
      """,
    breaks: """
      # app/Cosmonaut/project.yml
      name: Cosmonaut
      targets:
        Cosmonaut:
          type: application
          platform: iOS
          dependencies:
            - {framework: ISSModels.framework, implicit: true, embed: false}
            - {framework: ISSNetwork.framework, implicit: true}
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSModels.framework, implicit: true}
      # shared/ISSModels/project.yml
      name: ISSModels
      targets:
        ISSModels: {type: framework.static, platform: iOS}
      """,
    says: """
      app/Cosmonaut/project.yml:7:21: error: ISSModels (shared) is in Cosmonaut (app) twice: in \
      Cosmonaut and ISSNetwork [duplicate-static]
        help: let ISSNetwork own ISSModels: Cosmonaut finds it there and need not link it
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
      """,
    exemptions: [
      "Package products that are not known to be static: Xcode makes them dynamic where it must.",
      "An app and its extensions: they are different processes.",
      "UI tests and the application that they drive, likewise.",
      "Dependencies that only order the build.",
      "A library that came along with another one that is reported.",
    ])
}
