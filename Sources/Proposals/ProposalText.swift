internal import Documents
internal import Modules

/// A proposal as a configuration, with the evidence in comments.
package struct ProposalText {
  /// More than these in one comment would be read by nobody.
  private static let mostNames = 8

  private let proposal: Proposal

  init(_ proposal: Proposal) { self.proposal = proposal }

  var text: String {
    ([head] + preset + specs + layers + leftOver + roles).map { $0 + "\n" }.joined()
  }

  private var head: String {
    """
    # Proposed by `archlint init` from folders, links and names. Change what does not fit;
    # `archlint check` says what then breaks the rules.
    """
  }

  private var preset: [String] { proposal.preset.map { ["preset: \($0.rawValue)"] } ?? [] }

  private var specs: [String] {
    proposal.specs.isEmpty ? [] : [ProposalText.line(naming: proposal.specs)]
  }

  /// The line of a configuration that says which files are specs.
  package static func line(naming specs: [String]) -> String {
    "specs: {include: \(list(specs))}"
  }

  private var layers: [String] {
    guard !proposal.layers.isEmpty else { return [] }
    let isNumbered = proposal.layers.contains { $0.name.hasPrefix("level-") }
    let note =
      isNumbered ? ["# A level-N is only what the links show: give it the name it deserves."] : []
    return [""] + note + ["layers:  # top to bottom"]
      + proposal.layers.flatMap { layer in
        [comment("  ", "\(modules(layer.modules)) \(layer.evidence)"), entry(of: layer)]
      }
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
    return "  - \(key(layer.name)): \(value)"
  }

  /// Modules to be sorted by hand; all of them, where nothing tells layers apart.
  private var leftOver: [String] {
    guard !proposal.leftOver.isEmpty else { return [] }
    let start =
      proposal.layers.isEmpty
      ? [
        "# Neither folders nor links nor names tell layers apart. Sort these by hand:", "# layers:",
      ] : ["# In no layer yet, because nothing links them and no folder tells:"]
    return [""] + start
      + proposal.leftOver.map { id in
        let graph = proposal.trial.architecture.graph
        return comment("", "  - \(graph.name(of: id)) (\(graph[graph[id].spec].path))")
      }
  }

  private var roles: [String] {
    guard !proposal.roles.isEmpty else { return [] }
    return ["", "roles:  # besides the patterns of the preset"]
      + proposal.roles.flatMap { role in
        let named = role.counterparts.map {
          "{name: \(ProposalText.quote($0.name)), of: \(ProposalText.list($0.of))}"
        }
        let all = (role.patterns.map(ProposalText.quote) + named).joined(separator: ", ")
        return [
          comment("  ", role.evidence.joined(separator: ", ")), "  \(role.role.rawValue): [\(all)]",
        ]
      }
  }

  private func modules(_ ids: [TargetID]) -> String {
    let names = ids.prefix(ProposalText.mostNames).map {
      proposal.trial.architecture.graph.name(of: $0)
    }
    let more = ids.count - names.count
    return "\(ids.count.of("module")) (\(names.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more)" : ")")
  }

  /// Names come from specs: a line break in one must not end the comment.
  private func comment(_ indent: String, _ text: String) -> String {
    "\(indent)# \(text.withUnseenShown)"
  }

  private func key(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let begins = name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return isPlain && begins == true ? name : ProposalText.quote(name)
  }

  private static func list(_ texts: [String]) -> String {
    texts.count == 1 ? quote(texts[0]) : "[\(texts.map(quote).joined(separator: ", "))]"
  }

  /// The quotes of JSON are those of YAML.
  private static func quote(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
  }
}
