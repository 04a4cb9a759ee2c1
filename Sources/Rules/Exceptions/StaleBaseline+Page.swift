extension StaleBaseline {
  package static let page: RulePage? = RulePage(
    what: """
      Fires for every entry of `.archlint-baseline.yml` that accepts nothing any more: what it \
      lists no longer occurs, or its rule is under `baseline: {never: …}`.
      """,
    why: """
      A baseline is a promise that debt only shrinks. An entry that is left behind when its debt \
      is paid lets the very same mistake back in, and nobody will be told.
      """,
    breaks: """
      # domain/ISSCrew/project.yml
      name: ISSCrew
      targets:
        ISSCrew:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSNetwork.framework, implicit: true}
      # service/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork: {type: framework, platform: iOS}
      # .archlint-baseline.yml
      version: 1
      findings:
        - {rule: same-layer-link, from: ISSCrew/ISSCrew, to: ISSRadar/ISSRadar}
      """,
    says: """
      .archlint-baseline.yml:3:5: warning: the baseline accepts same-layer-link from \
      ISSCrew/ISSCrew to ISSRadar/ISSRadar, which no longer occurs \
      [stale-baseline]
        help: `archlint baseline --prune` drops it
      """,
    keeps: """
      # .archlint-baseline.yml
      version: 1
      findings: []
      """,
    exemptions: [
      "a run of some rules (`--only`, `--skip`), or one that could not read every spec",
      "a run that shows only a part of the project",
    ])
}
