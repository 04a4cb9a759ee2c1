internal import Findings
internal import Judging
internal import Modules

/// Finds layers that hold modules which no layer above has a use for.
struct OrphanLayer: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "orphan-layer", .warning, isOnByDefault: false, "no layer above links a layer")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    var linked: Set<LayerID> = []
    for link in context.dependencies {
      guard let target = link.target, let to = architecture.layer(of: target),
        let from = architecture.layer(of: link.from), from < to
      else { continue }
      linked.insert(to)
    }
    let held = architecture.layers.indices.map(LayerID.init).filter { layer in
      architecture.modules.contains { $0.layer == layer && !$0.mains.isEmpty }
    }
    return held.dropFirst().filter { !linked.contains($0) }.compactMap { layer in
      finding(about: layer, in: context)
    }
  }

  private func finding(about layer: LayerID, in context: RuleContext) -> Finding? {
    let architecture = context.architecture
    let modules = architecture.modules.filter { $0.layer == layer }
    guard let first = modules.flatMap(\.mains).min() else { return nil }
    return finding(
      "no layer above links the layer \(architecture[layer].name), which holds "
        + modules.map(\.name).listed(upTo: UnlayeredModule.namedModules),
      at: context.graph[first].place, from: Subject(architecture[layer].name),
      help: "delete what is left over, or move it up to where it is used", in: context)
  }
}

extension OrphanLayer {
  static let page = RulePage(
    what: """
      Fires when a layer below the top one holds modules, and no module of a layer above links \
      or imports any of them.
      """,
    why: """
      A layer is there for those above it. One that nobody above knows is left over from an \
      architecture that was changed, or it is drawn at the wrong place: then the rules about \
      layers guard a border that no link ever crosses.
      """,
    breaks: """
      # app/Overview
      Overview: application -> ISSRadio
      # core/ISSRadio
      ISSRadio
      # legacy/ISSTelegraph
      ISSTelegraph -> ISSRadio
      # legacy/ISSTelegraphTests
      ISSTelegraphTests: bundle.unit-test -> ISSTelegraph
      # .archlint.yml
      layers: [app: app/**, legacy: legacy/**, core: core/**]
      rules: {orphan-layer: warning}
      """,
    says: """
      legacy/ISSTelegraph/project.yml:3:3: warning: no layer above links the layer legacy, which \
      holds ISSTelegraph [orphan-layer]
        help: delete what is left over, or move it up to where it is used
      """,
    keeps: """
      # app/Overview
      Overview: application -> ISSRadio; ISSTelegraph
      """)
}
