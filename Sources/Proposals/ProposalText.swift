internal import Documents
internal import Modules

/// A proposal as a configuration, with the evidence in comments.
package struct ProposalText {
  /// More than these in one comment would be read by nobody.
  private static let mostNames = 6
  private static let mostLinks = 20

  private let proposal: Proposal

  package init(_ proposal: Proposal) { self.proposal = proposal }

  package var text: String {
    ([
      "# Proposed by `archlint init` from folders, names and links. Change what does not fit;",
      "# `archlint check` says what then breaks the rules.",
      "preset: \(proposal.preset.rawValue)", "",
    ] + layers + leftOver + contradictions + roles).map { $0 + "\n" }.joined()
  }

  private var layers: [String] {
    guard !proposal.layers.isEmpty else {
      return ["# Neither folders nor names told layers apart:", "# layers:", "#   - app: app/**"]
    }
    return ["layers:  # top to bottom"]
      + proposal.layers.flatMap { layer in
        [comment("  ", "\(modules(layer.modules)) \(layer.evidence)")]
          + uses(of: layer).map { comment("  ", $0) } + [entry(of: layer)]
      }
  }

  private func entry(of layer: Proposal.Layer) -> String {
    let quoted = layer.patterns.map(quote)
    let patterns = quoted.count == 1 ? quoted[0] : "[\(quoted.joined(separator: ", "))]"
    var options: [String] = []
    if layer.sameLayer != .interfaces { options.append("same-layer: \(layer.sameLayer.rawValue)") }
    if layer.isClosed { options.append("closed: true") }
    let value =
      options.isEmpty ? patterns : "{modules: \(patterns), \(options.joined(separator: ", "))}"
    return "  - \(key(layer.name)): \(value)"
  }

  private func uses(of layer: Proposal.Layer) -> [String] {
    let uses = proposal.uses(of: layer).map { "\($0.name) (\($0.count))" }
    return uses.isEmpty ? [] : ["links \(uses.joined(separator: ", "))"]
  }

  private var leftOver: [String] {
    let modules = proposal.leftOver
    guard !modules.isEmpty, !proposal.layers.isEmpty else { return [] }
    return ["", comment("", "in no layer yet: \(self.modules(modules))")]
  }

  private var contradictions: [String] {
    let links = proposal.contradictions
    guard !links.isEmpty else { return [] }
    let lines = links.prefix(ProposalText.mostLinks).map { link in
      comment("", "  \(link.place): \(words(.target(link.from))) links \(words(link.to))")
    }
    let more = links.count - lines.count
    return ["", comment("", "\(counted(links.count, "link")) against this order:")] + lines
      + (more > 0 ? [comment("", "  and \(more) more")] : [])
  }

  private var roles: [String] {
    guard !proposal.roles.isEmpty else { return [] }
    var lines = ["", "roles:  # each role named here replaces the patterns of the preset"]
    for role in [Role.interface, .mock] {
      let endings = proposal.roles.filter { $0.role == role }
      guard !endings.isEmpty else { continue }
      let usual = (proposal.preset.blueprint.roles[role] ?? []).map(\.pattern.text)
      let all = (usual + endings.map { "*\($0.ending)" }).map(quote).joined(separator: ", ")
      let evidence = endings.map { "\($0.count) named *\($0.ending) beside their counterpart" }
      lines += [comment("  ", evidence.joined(separator: ", ")), "  \(role.rawValue): [\(all)]"]
    }
    return lines
  }

  private func modules(_ ids: [ModuleID]) -> String {
    let names = ids.prefix(ProposalText.mostNames).map { proposal.architecture[$0].name }
    let more = ids.count - names.count
    return "\(counted(ids.count, "module")) (\(names.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more)" : ")")
  }

  private func words(_ end: Link.End) -> String {
    let name = proposal.architecture.graph.name(of: end)
    return proposal.layer(of: end).map { "\(name) (\($0))" } ?? name
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// Names come from specs: a line break in one must not end the comment.
  private func comment(_ indent: String, _ text: String) -> String {
    "\(indent)# \(text.withUnseenShown)"
  }

  private func key(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
    }
    return isPlain && !name.hasPrefix("-") ? name : quote(name)
  }

  /// The quotes of JSON are those of YAML.
  private func quote(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
  }
}
