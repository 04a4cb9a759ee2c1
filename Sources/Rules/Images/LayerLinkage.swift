package import Configuration
internal import Documents
package import Findings
package import Modules

/// Finds targets that are not linked as their layer is meant to be.
package struct LayerLinkage: Rule {
  package static let description = RuleDescription(
    "layer-linkage", .error, isOnByDefault: false, needsOptions: true,
    "a target is not static or dynamic as its layer must be")

  /// What the configuration wants of the layers, or of other patterns.
  private let wishes: [(layer: Selector.Alternative, linkage: Linkage)]
  private let singles: [Selector.Alternative]

  package init(_ options: OptionReader) {
    singles = options.optional("single", .selector)?.alternatives ?? []
    wishes = options.remaining().compactMap { entry in
      let (key, value) = (entry.key, entry.value)
      guard let layer = Selector.Alternative(key.text, at: Place(of: key)) else { return nil }
      guard let linkage = Linkage(rawValue: value.text), linkage != .none else {
        options.report("a layer is static or dynamic, not `\(value.text)`", at: value)
        return nil
      }
      return (layer, linkage)
    }
  }

  package var selectors: [Selector] { [Selector(wishes.map(\.layer) + singles)] }

  package func findings(in survey: Survey) -> [Finding] {
    wishes.flatMap { wish in wrongLinkage(wish.layer, wish.linkage, in: survey) }
      + singles.flatMap { companions(in: $0, survey.architecture) }
  }

  private func wrongLinkage(
    _ layer: Selector.Alternative, _ wanted: Linkage, in survey: Survey
  ) -> [Finding] {
    linked(in: layer, survey.architecture).compactMap { id in
      if survey.graph[id].linkage != wanted {
        return .wrongLinkage(id, wanted, in: survey.architecture)
      }
      return wanted == .dynamic ? .idleArchive(id, in: survey) : nil
    }
  }

  /// All but the first target of what must be single.
  private func companions(
    in layer: Selector.Alternative, _ architecture: Architecture
  ) -> [Finding] {
    let all = linked(in: layer, architecture)
    guard let first = all.first else { return [] }
    return all.dropFirst().map {
      .companion($0, of: first, in: layer.text, architecture)
    }
  }

  /// The targets of a layer that others can link, sorted.
  private func linked(in layer: Selector.Alternative, _ architecture: Architecture) -> [TargetID] {
    Selector([layer]).selection(in: architecture).targets.filter {
      architecture.graph[$0].kind == .native && architecture.graph[$0].linkage != .none
    }
  }
}

extension Finding {
  fileprivate static func wrongLinkage(
    _ id: TargetID, _ wanted: Linkage, in architecture: Architecture
  ) -> Finding {
    let own = architecture.graph[id].linkage.rawValue
    let help =
      wanted == .static
      ? "write `type: framework.static`, or the setting `MACH_O_TYPE: staticlib`"
      : "write `type: framework`, without the setting `MACH_O_TYPE: staticlib`"
    return Finding(
      of: LayerLinkage.self,
      "\(architecture.words(for: id)) is \(own), and its layer must be \(wanted.rawValue)",
      about: id, to: Subject(wanted.rawValue), in: architecture.graph, help: help)
  }

  fileprivate static func companion(
    _ id: TargetID, of first: TargetID, in layer: String, _ architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    return Finding(
      of: LayerLinkage.self,
      "\(architecture.words(for: id)) is one too many: only one framework may be in \(layer)",
      about: id, to: Subject(layer), in: graph,
      help: "move it into \(graph.name(of: first)) or into another layer",
      notes: [Note("\(graph.name(of: first)) is there already", at: graph[first].place)])
  }

  /// A dynamic framework whose static libraries lose the members that nothing asks for.
  fileprivate static func idleArchive(_ id: TargetID, in survey: Survey) -> Finding? {
    let (graph, build) = (survey.graph, survey.graph[id].build)
    let archive = graph.links(from: id).first {
      $0.links && survey.images.codeForm(of: $0.to) == .archive
    }
    guard let archive, !build.loadsAllMembers, !build.loadsObjCMembers else { return nil }
    return Finding(
      of: LayerLinkage.self,
      "\(survey.architecture.words(for: id)) holds static libraries such as "
        + "\(graph.name(of: archive.to)), and the linker drops what nothing in it uses",
      severity: .warning, about: id, to: Subject("-all_load"), in: graph,
      help: "add `OTHER_LDFLAGS: -all_load` or `-ObjC` to its settings")
  }
}
