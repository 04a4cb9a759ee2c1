extension SameLayerLink {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a target depends on a target of another module that lies in the same layer, \
      unless what it depends on is an interface and the layer lets its modules know one another \
      through interfaces.
      """,
    why: """
      Modules of one layer are the parts that teams work on side by side. Once one links another, \
      neither can be built, tested or released without the other, and the second link, the one \
      back, closes a cycle. It begins with a single import that saves an afternoon; a year later \
      the layer is one module with many names, and every change rebuilds all of it. An interface \
      breaks the chain: it has almost nothing below it, hardly ever changes, and leaves it to the \
      app which implementation stands behind it.
      """,
    breaks: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSSpacesuit.framework, implicit: true}
      # domain/ISSSpacesuit/project.yml
      name: ISSSpacesuit
      targets:
        ISSSpacesuit:
          type: framework
          platform: iOS
          dependencies:
            - target: ISSSpacesuitCore
        ISSSpacesuitCore: {type: framework, platform: iOS}
      """,
    says: """
      domain/ISSCosmonaut/project.yml:7:21: error: ISSCosmonaut (domain) links ISSSpacesuit, \
      a module of its own layer [same-layer-link]
        help: link ISSSpacesuitCore, the interface of ISSSpacesuit
      """,
    keeps: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSSpacesuitCore.framework, implicit: true}
      """,
    options: [
      (
        "same-layer",
        "never, interfaces (the default) or allowed; said of a layer, not of the rule"
      )
    ],
    exemptions: [
      "A dependency on an interface, unless the layer says `same-layer: never`.",
      "Any dependency within a layer that says `same-layer: allowed`.",
      "Tests, mocks and host apps that depend on a mock or an interface.",
      "Targets of one module: an implementation, its interface, its mock and its tests.",
    ])
}
