extension Preset {
  /// The preset's rule settings that differ from the defaults.
  ///
  /// Written like a configuration. Its patterns name folders that a project may not have; archlint
  /// doesn't warn if those match nothing.
  package var rules: [RuleSetting] {
    let source = Source(name: "preset \(rawValue)", bytes: Array(ruleText.utf8))
    let document = try? Document.read(source, as: .yaml)
    return document?.root.map { RuleSetting.all(in: $0) } ?? []
  }

  private var ruleText: String {
    switch self {
    // Layers say it all: who may know whom, and which of them are closed.
    case .applicationFramework, .appFeatureCore, .layered: ""
    case .modularFlow:
      """
      layer-linkage:
        app-core: dynamic
        app-flow: static
        flow: static
        feature: static
        common: static
        single: [app-core]
      dynamic-framework-limit: {limit: 6}
      """
    case .sliced:
      "independent-modules:\n"
        + ["slices", "Slices", "features", "Features"].map { folder in
          """
            - modules: "**/\(folder)/*/**"
              because: a slice can be changed, moved or removed without a look at the others

          """
        }.joined()
    case .hexagonal:
      """
      forbidden-link:
        - from: adapters/driving/**
          to: adapters/driven/**
          indirect: true
          because: what drives the domain must work with any store, network or clock behind it
        - from: adapters/driven/**
          to: adapters/driving/**
          indirect: true
          because: what serves the domain must not know who drives it
      """
    }
  }
}
