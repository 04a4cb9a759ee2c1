extension LayerLinkage {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a framework or library is not linked as the configuration wants it for its layer, \
      and when there is more than one in a layer that must be single. It warns where a dynamic \
      framework of such a layer holds static ones and has neither `-all_load` nor `-ObjC`.
      """,
    why: """
      Some architectures live by linkage: features are static so that the app starts fast, and one \
      dynamic framework holds them all, so that tests and extensions share it. One feature that is \
      dynamic by accident costs time at every launch; a second holder duplicates code. And the \
      linker drops the parts of a static library that nothing asks for: without a flag they are \
      missing from the holder, which others link for exactly these parts.
      """,
    breaks: """
      # feature/ISSMenu/project.yml
      name: ISSMenu
      targets:
        ISSMenu: {type: framework, platform: iOS}
      # .archlint.yml
      layers:
        - feature: feature/**
      rules:
        layer-linkage: {feature: static}
      """,
    says: """
      feature/ISSMenu/project.yml:3:3: error: ISSMenu (feature) is dynamic, and its layer must be \
      static [layer-linkage]
        help: write `type: framework.static`, or the setting `MACH_O_TYPE: staticlib`
      """,
    keeps: """
      # feature/ISSMenu/project.yml
      name: ISSMenu
      targets:
        ISSMenu: {type: framework.static, platform: iOS}
      """,
    options: [
      ("a layer or a pattern", "static or dynamic: how its frameworks and libraries are linked"),
      ("single", "layers in which only one framework or library may be"),
    ],
    exemptions: ["Apps, extensions, tests, tools and resources: nobody links them."])
}
