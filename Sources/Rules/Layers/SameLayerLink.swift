internal import Imports

struct SameLayerLink: PlainRule, LinkRule {
  static let description = RuleDescription(
    "same-layer-link", .error, "dependencies on another module of the same layer")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    let links = context.dependencies.filter(architecture.isBesideLayers)
    if links.isEmpty { return [] }
    let areInferred = architecture.blueprint.folderNames == .atSites
    let habits = LayerHabits(areInferred ? links : [], in: architecture)
    let destinations = LowerDestinations(links, in: context)
    return links.compactMap { link in
      guard let target = link.target, let layer = architecture.layer(of: link.from),
        !habits.include(link), !areInferred || !architecture.graph.onlyPassesOn(target)
      else { return nil }
      let detour =
        architecture[layer].sameLayer == .interfaces
        ? architecture.detour(past: target, from: link.from, orElse: context.removal(of: link))
        : nil
      return finding(
        "\(architecture.start(of: link)) \(architecture.graph.name(of: target)) in the same layer",
        about: link,
        help: detour
          ?? architecture.wayOut(
            to: target, in: layer,
            or: destinations.advice(from: link.from, to: target, in: layer)),
        in: context
      ).fixed(by: detour == nil ? [] : architecture.detours(past: target, of: link))
    }
  }
}

extension Architecture {
  /// Whether a link stays in a layer that doesn't permit it.
  fileprivate func isBesideLayers(_ link: CheckedLink) -> Bool {
    guard let target = link.target, let layer = layer(of: link.from) else { return false }
    return self.layer(of: target) == layer && !areOfOneModule(link.from, target)
      && !interfaces(of: link.from).contains(target) && !isInnerLink(link.from, target)
      && !isUmbrella(link.from, over: target) && !isTrialMatter(link.from, target)
      && !isAllowed(link.from, target, in: self[layer])
  }

  /// Whether a module collects those below its folder: `Domain` in `Domain`, `Auth` in `Domain/Auth`.
  func isUmbrella(_ id: TargetID, over other: TargetID) -> Bool {
    let folder = graph[graph[id].spec].folder
    return !folder.isEmpty && role(of: id) == .implementation
      && graph[graph[other].spec].folder.hasPrefix(folder + "/")
  }

  /// Whether both ends have their layer only by their spec, so they need not be modules.
  fileprivate func isInnerLink(_ from: TargetID, _ to: TargetID) -> Bool {
    blueprint.folderNames == .atSites && graph[from].spec == graph[to].spec
      && self[from].layerReason.source == .folder && self[from].layerReason == self[to].layerReason
      && graph[graph[from].spec].path.hasPrefix(self[from].layerReason.detail + "/")
  }

  /// Whether the layer or the roles of both ends allow it.
  fileprivate func isAllowed(_ from: TargetID, _ to: TargetID, in layer: Layer) -> Bool {
    let isInterface = role(of: to) == .interface
    switch layer.sameLayer {
    case .allowed: return true
    case .interfaces where isInterface: return true
    case .interfaces, .never: break
    }
    return isInterface && role(of: from).isTrial
  }

  /// The fix if there is no interface.
  fileprivate func wayOut(to target: TargetID, in layer: LayerID, or move: String) -> String {
    let name = graph.name(of: target)
    if role(of: target).isForTests { return "move the code that needs \(name) into a test target" }
    guard self[layer].sameLayer == .interfaces, role(of: target) == .implementation else {
      return move
    }
    // The product's name has no project or platform suffix.
    let interface = interfaceName(for: graph[target].productName)
    return "add an interface target \(interface) and link it instead, or \(move)"
  }

  private func interfaceName(for name: String) -> String {
    let patterns = (blueprint.roles[.interface] ?? []).map(\.pattern.text)
    let parts = (patterns.first { $0.contains("*") } ?? "*Core")
      .split(separator: "*", omittingEmptySubsequences: false)
    return parts.joined(separator: name)
  }
}

extension ModuleGraph {
  /// Whether a target has externals and no code: its sources import nothing, or re-export it.
  fileprivate func onlyPassesOn(_ id: TargetID) -> Bool {
    let ends = links(from: id).filter { !$0.isInherited }.map(\.to)
    return !ends.isEmpty && ends.allSatisfy { $0.target == nil } && sources.count(of: id) > 0
      && sources.files(of: id).allSatisfy {
        $0.imports.allSatisfy { $0.attributes.contains(.exported) }
      }
  }
}
