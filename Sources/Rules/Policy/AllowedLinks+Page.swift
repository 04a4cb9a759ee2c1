extension AllowedLinks {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a target that `from` means depends on a module of the workspace or an external \
      that `to` does not list. Each entry is judged on its own; a target that several mean must \
      satisfy all.
      """,
    why: """
      For some modules it is easier to say what they may know than what they may not. What \
      everybody links must stay small: each dependency of it becomes one of all. What is to be \
      shared with another team, open-sourced or audited must not grow roots. A list of what is \
      allowed needs no care when somebody invents a new module; the answer is no until somebody \
      decides otherwise, and that decision is a line in a file with a reviewer.
      """,
    breaks: """
      # shared/ISSColors/project.yml
      name: ISSColors
      packages:
        Lottie: {url: "https://github.com/airbnb/lottie-ios", from: 4.0.0}
      targets:
        ISSColors:
          type: framework
          platform: iOS
          dependencies:
            - package: Lottie
      # .archlint.yml
      rules:
        allowed-links:
          - from: shared
            to: shared
            because: what everybody links must drag nothing along
      """,
    says: """
      shared/ISSColors/project.yml:9:18: error: ISSColors (shared) links Lottie (external), \
      which is not on its list: what everybody links must drag nothing along [allowed-links]
        help: remove this entry; on the list: shared
      """,
    keeps: """
      # shared/ISSColors/project.yml
      name: ISSColors
      targets:
        ISSColors: {type: framework, platform: iOS}
      """,
    options: RulePage.policyOptions,
    exemptions: [
      "Other targets of the same module."
    ])
}
