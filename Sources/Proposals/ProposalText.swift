/// A proposal as a configuration, with the evidence in comments.
package struct ProposalText {
  /// More links in one comment would not be read.
  private static let mostLinks = 3

  let proposal: Proposal
  private var graph: ModuleGraph { proposal.trial.architecture.graph }

  var text: String {
    let head = [
      "# Proposed by `archlint init` from folders, links and names. Change what doesn't fit, and",
      "# run `archlint check` to see what breaks the rules.",
    ]
    let parts = [
      head + preset + specs, layers, leftOver, rules, exceptions, modules, roles, usedRoles,
    ]
    return parts.filter { !$0.isEmpty }.map { lines in lines.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private var preset: [String] { proposal.preset.map { ["preset: \($0.rawValue)"] } ?? [] }

  private var specs: [String] { proposal.specs.isEmpty ? [] : [proposal.specs] }

  /// The line that says which files are specs; empty without any.
  package static func line(including include: [String], excluding exclude: [String] = []) -> String
  {
    let lists = [("include", include), ("exclude", exclude)].filter { !$1.isEmpty }
      .map { "\($0): \(list($1))" }
    return lists.isEmpty ? "" : "specs: {\(lists.joined(separator: ", "))}"
  }

  private var layers: [String] {
    guard !proposal.layers.isEmpty else { return [] }
    return ["layers:  # top to bottom; a module may link any layer below its own"]
      + proposal.layers.flatMap { layer in
        let words = "\(layer.evidence): \(graph.names(of: layer.modules))"
        return [comment("  ", words)] + obstacles(of: layer) + [entry(of: layer)]
      }
  }

  private func obstacles(of layer: Proposal.Layer) -> [String] {
    guard !layer.obstacles.isEmpty else { return [] }
    let links = layer.obstacles.listed(upTo: ProposalText.mostLinks)
    return [comment("  ", "`never` would report \(links)")]
  }

  private func entry(of layer: Proposal.Layer) -> String {
    let patterns = ProposalText.list(layer.patterns)
    var options: [String] = []
    if !layer.groups.isEmpty { options.append("group: \(ProposalText.list(layer.groups))") }
    if layer.sameLayer != .interfaces { options.append("same-layer: \(layer.sameLayer.rawValue)") }
    if layer.isClosed { options.append("closed: true") }
    if !layer.patterns.isEmpty { options.insert("modules: \(patterns)", at: 0) }
    let isPlain = options.count == 1 && !layer.patterns.isEmpty
    let value = isPlain ? patterns : "{\(options.joined(separator: ", "))}"
    return "  - \(layer.name.asYAML): \(value)"
  }

  private var leftOver: [String] {
    let isSingle = proposal.layers.isEmpty && proposal.leftOver.count == 1
    guard !proposal.leftOver.isEmpty, !isSingle else { return [] }
    let start =
      proposal.layers.isEmpty
      ? ["# Neither folders nor links nor names show layers. Sort these by hand:", "# layers:"]
      : ["# In no layer yet, because no folder and no link shows one:"]
    return start
      + proposal.leftOver.map { id in
        comment("", "  - \(graph.name(of: id)) (\(graph[graph[id].spec].path))")
      }
  }

  private var rules: [String] {
    let entries = proposal.layers.filter { !$0.hiddenFrom.isEmpty }.map { layer in
      let (users, name) = (layer.users, layer.name)
      let reason =
        switch users.count {
        case 0: "nothing links \(name) yet"
        case 1: "only \(users[0]) links \(name)"
        default: "only the layers \(users.inSentence) link \(name)"
        }
      return "    - {from: \(ProposalText.list(layer.hiddenFrom)), to: \(name.asJSON), "
        + "because: \(reason.asYAML)}"
    }
    return entries.isEmpty ? [] : ["rules:", "  forbidden-link:"] + entries
  }

  private var exceptions: [String] {
    let lines = proposal.layers.flatMap { layer in
      layer.exceptions.map { exception in
        let from = (exception.from.map { graph.plainName(of: $0) } ?? layer.name).asJSON
        let to = exception.to.map { ", to: \(graph.plainName(of: $0).asJSON)" } ?? ""
        return "  - {rule: \(exception.rule), from: \(from)\(to), because: \(exception.reason)}"
      }
    }
    return lines.isEmpty ? [] : ["exceptions:"] + lines.uniqued(by: \.self)
  }

  private var modules: [String] {
    guard !proposal.moduleFolders.isEmpty else { return [] }
    return ["modules:  # each of these folders is one module, whose targets may link one another"]
      + proposal.moduleFolders.map {
        // A pattern without a slash is a name.
        $0.contains("/") ? "  - each: \($0.asJSON)" : "  - [\(($0 + "/**").asJSON)]"
      }
  }

  private var roles: [String] {
    guard !proposal.roles.isEmpty else { return [] }
    return ["roles:  # in addition to the default patterns"]
      + proposal.roles.flatMap { role in
        let named = role.counterparts.map {
          "{name: \($0.name.asJSON), of: \(ProposalText.list($0.of))}"
        }
        let all = (role.patterns.map(\.asJSON) + named).joined(separator: ", ")
        return [
          comment("  ", role.evidence.joined(separator: ", ")), "  \(role.role.rawValue): [\(all)]",
        ]
      }
  }

  /// The patterns of the preset that give targets a role.
  private var usedRoles: [String] {
    let architecture = proposal.trial.architecture
    var counts: [String: Int] = [:]
    for id in graph.targetIDs where !Vendor.holds(id, in: graph) {
      guard let pattern = architecture[id].roleReason.pattern, pattern.place == nil else {
        continue
      }
      counts["\(architecture.role(of: id).rawValue) \(pattern.text)", default: 0] += 1
    }
    guard !counts.isEmpty else { return [] }
    let names = counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    return ["# Roles by the default patterns: " + names.joined(separator: ", ")]
  }

  /// Names come from specs: a line break in one must not end the comment.
  private func comment(_ indent: String, _ text: String) -> String {
    "\(indent)# \(text.escapingInvisibles)"
  }

  private static func list(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0].asJSON : "[\(texts.map(\.asJSON).joined(separator: ", "))]"
  }
}

extension ModuleGraph {
  /// As many names as are read, each once: a package and a project may both build a module.
  func names(of ids: [TargetID]) -> String {
    Set(ids.map { plainName(of: $0) }).sorted().listed(upTo: 8)
  }
}
