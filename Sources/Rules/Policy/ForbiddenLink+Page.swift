extension ForbiddenLink {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a dependency goes from anything that `from` means to anything that `to` means, \
      in one of the entries. With `indirect: true` a whole chain of dependencies counts as well; \
      it is shown hop by hop.
      """,
    why: """
      Every architecture has rules that no drawing of layers shows: only services talk to the \
      network, only one module knows the analytics library, nobody new links what is to be \
      retired. Such a rule lives in a document, in a review, in the memory of those who were \
      there, and is forgotten in that order. Written down here it is kept, and its reason stands \
      where it is needed: in the message, at the line.
      """,
    breaks: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      packages:
        Alamofire: {url: "https://github.com/Alamofire/Alamofire", from: 5.0.0}
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - package: Alamofire
      # .archlint.yml
      rules:
        forbidden-link:
          - from: domain
            to: external:Alamofire
            because: network access goes through a service
      """,
    says: """
      domain/ISSCosmonaut/project.yml:9:18: error: ISSCosmonaut (domain) links Alamofire \
      (external), which is forbidden: network access goes through a service [forbidden-link]
        help: remove this entry
      """,
    keeps: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetworkService.framework, implicit: true}
      # service/ISSNetworkService/project.yml
      name: ISSNetworkService
      packages:
        Alamofire: {url: "https://github.com/Alamofire/Alamofire", from: 5.0.0}
      targets:
        ISSNetworkService:
          type: framework
          platform: iOS
          dependencies:
            - package: Alamofire
      """,
    options: RulePage.policyOptions + [
      ("indirect", "whether a chain of dependencies counts too: true or false (the default)")
    ],
    exemptions: [
      "Nothing: what an entry names is forbidden to tests and mocks too.",
      "A chain through another target that `from` means; that target has a finding of its own.",
    ])
}
