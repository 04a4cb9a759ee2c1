struct LayerLinkage: ImageRule {
  static let description = RuleDescription(
    "layer-linkage", .error, needsOptions: true,
    "targets that aren't linked as their layer requires")

  private let entries: [(layer: Selector.Alternative, linkage: Linkage)]
  private let singles: [Selector.Alternative]

  init(_ options: MappingDecoder) {
    singles = options.optional("single", .selector)?.alternatives ?? []
    entries = options.remaining().compactMap { entry in
      let (key, value) = (entry.key, entry.value)
      guard let layer = Selector.Alternative(key.text, at: Place(of: key)) else { return nil }
      guard let linkage = Linkage(rawValue: value.text), linkage != .none else {
        options.report(
          "invalid linkage `\(value.text)`", at: value, help: "expected one of: static, dynamic")
        return nil
      }
      return (layer, linkage)
    }
  }

  var selectors: [Selector] { [Selector(entries.map(\.layer) + singles)] }

  func findings(in context: RuleContext) -> [Finding] {
    entries.flatMap { entry in
      linked(in: entry.layer, context.architecture).compactMap { id in
        if context.graph[id].linkage != entry.linkage {
          return wrongLinkage(id, entry.linkage, context)
        }
        return entry.linkage == .dynamic ? idleArchive(id, context) : nil
      }
    } + singles.flatMap { companions(in: $0, context) }
  }

  private func linked(in layer: Selector.Alternative, _ architecture: Architecture) -> [TargetID] {
    Selector([layer]).selection(in: architecture).targets.filter {
      architecture.graph.isNative($0) && architecture.graph[$0].linkage != .none
    }
  }

  private func wrongLinkage(_ id: TargetID, _ wanted: Linkage, _ context: RuleContext) -> Finding {
    let spec = context.graph[context.graph.spec(of: id)]
    return finding(
      "\(context.architecture.words(for: id)) is \(context.graph[id].linkage.rawValue) but its "
        + "layer must be \(wanted.rawValue)",
      about: id, to: Subject(wanted.rawValue),
      help: help(toBe: wanted, in: spec), in: context)
  }

  private func help(toBe wanted: Linkage, in spec: Spec) -> String {
    let isStatic = wanted == .static
    if spec.isPodfile {
      return "use `use_frameworks!` with\(isStatic ? "" : "out") `:linkage => :static` for it"
    }
    if spec.isSwift { return "set `product: .\(isStatic ? "staticFramework" : "framework")`" }
    if !isStatic {
      return "set `type: framework`, and remove `MACH_O_TYPE: staticlib` from its settings"
    }
    return spec.isXcodeProject
      ? "set `MACH_O_TYPE` to `staticlib` in its settings"
      : "set `type: framework.static`, or `MACH_O_TYPE: staticlib` in its settings"
  }

  /// All but the first target of a layer that must have a single one.
  private func companions(in layer: Selector.Alternative, _ context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    // Platform variants count once.
    let twins = graph.platformTwins()
    let all = linked(in: layer, architecture).filter { twins[$0.index] == $0 }
    guard let first = all.first else { return [] }
    return all.dropFirst().map { id in
      // The first one, which has no finding, depends only on names.
      finding(
        "\(architecture.words(for: id)) exceeds the limit of one framework in \(layer.text)",
        about: id, to: Subject(layer.text),
        help: "move it into \(graph.name(of: first)) or into another layer",
        notes: [Note("\(graph.name(of: first)) is in the layer already", at: graph[first].place)],
        entries: { own in
          [own, changed(own) { $0.key.from = Subject(first, in: graph).identity }]
        }, in: context)
    }
  }

  /// A dynamic framework with static libraries that would lose unreferenced members.
  private func idleArchive(_ id: TargetID, _ context: RuleContext) -> Finding? {
    let (graph, build) = (context.graph, context.graph[id].build)
    let archive = graph.links(from: id).first {
      $0.links && context.images.codeForm(of: $0.to) == .archive
    }
    guard let archive, !build.loadsAllMembers, !build.loadsObjCMembers else { return nil }
    return finding(
      "\(context.architecture.words(for: id)) links static code such as "
        + "\(graph.name(of: archive.to)); the linker drops unused parts",
      severity: .warning, about: id, to: Subject("-all_load"),
      help: "add `OTHER_LDFLAGS: -all_load` or `-ObjC` to its settings", in: context)
  }
}
