extension UnlayeredModule {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a module matches no layer: no tag, no pattern, no folder says where it belongs. \
      With layers in the configuration every such module is an error. Without a configuration \
      one remark counts them all, for then nobody has said yet what the layers are.
      """,
    why: """
      What has no layer is not judged by the rules about layers: it may link anything, and \
      anything may link it. It is the hole through which the first upward link comes. New \
      modules are the ones that fall through, because nobody thinks of the linter when adding a \
      folder; and they are the ones for which a wrong link costs least to mend.
      """,
    breaks: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - {framework: Radio.framework, implicit: true}
      # Legacy/Radio/project.yml
      name: Radio
      targets:
        Radio: {type: framework, platform: iOS}
      # .archlint.yml
      layers:
        - domain: domain/**
      """,
    says: """
      Legacy/Radio/project.yml:3:3: error: Radio matches no layer [unlayered-module]
        help: add a pattern for it under `layers:`, or say `archlint: {layer: …}` in its spec
      """,
    keeps: """
      # .archlint.yml
      layers:
        - domain: domain/**
        - core: Legacy/**
      """,
    exemptions: [
      "A module of which any target has a layer.",
      "Targets that are neither code nor tests: aggregates, legacy targets, bundles.",
    ])
}
