extension LinkLimit {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a target has more dependents (`fan-in`), more dependencies (`fan-out`) or a \
      longer chain of dependencies below it (`depth`) than the limit. What is listed twice \
      counts once, and the targets of a cycle count as one level. Of a tower that is too high \
      only the top is told.
      """,
    why: """
      Builds are as parallel as the graph allows. A chain of thirty modules is built one by one \
      however many cores there are; a module that two hundred others link makes all of them \
      wait, and rebuilds them when it changes; one with forty dependencies is where every change \
      arrives. None of these is wrong by itself, and each grows by one link at a time. A limit \
      turns that into a decision.
      """,
    breaks: """
      # domain/ISSStation/project.yml
      name: ISSStation
      targets:
        ISSStation:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSCrew.framework, implicit: true}
            - {framework: ISSCargo.framework, implicit: true}
            - {framework: ISSDocking.framework, implicit: true}
      # core/ISSLogistics/project.yml
      name: ISSLogistics
      targets:
        ISSCrew: {type: framework, platform: iOS}
        ISSCargo: {type: framework, platform: iOS}
        ISSDocking: {type: framework, platform: iOS}
      # .archlint.yml
      rules:
        link-limit: {fan-out: 2}
      """,
    says: """
      domain/ISSStation/project.yml:3:3: error: ISSStation (domain) has 3 dependencies; the \
      limit is 2 [link-limit]
        help: split it, or let a module below gather what belongs together
      """,
    keeps: """
      # domain/ISSStation/project.yml
      name: ISSStation
      targets:
        ISSStation:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSVisits.framework, implicit: true}
      # service/ISSVisits/project.yml
      name: ISSVisits
      targets:
        ISSVisits:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSCargo.framework, implicit: true}
            - {framework: ISSDocking.framework, implicit: true}
      """,
    options: [
      (
        "fan-in",
        "how many targets may depend on one"
      ),
      (
        "fan-out",
        "how many dependencies a target may have, externals included"
      ),
      (
        "depth",
        "how many links the longest chain below a target may have"
      ),
      (
        "because",
        "the reason, which every message repeats"
      ),
    ])
}
