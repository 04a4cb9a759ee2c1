/// The page of a target: its module, layer and role, links in both directions, and findings.
package struct TargetPage {
  private let checked: CheckedWorkspace
  private let id: TargetID
  private let help: HelpText

  package init(of id: TargetID, in checked: CheckedWorkspace, _ help: HelpText = HelpText()) {
    (self.checked, self.id, self.help) = (checked, id, help)
  }

  private var workspace: Workspace { checked.workspace }
  private var architecture: Architecture { workspace.architecture }
  private var graph: ModuleGraph { workspace.graph }

  package var text: String {
    let facts = [("module", module), ("layer", layer), ("role", role)] + counterparts
    let users = graph.linkIndices(to: id).map { graph.links[$0] }.filter { !$0.isInherited }
    let inherited = graph.links(from: id).filter(\.isInherited)
    return
      ([head] + facts.map { "  \($0.padded(to: 8))\($1.escapingInvisibles)\n" }
      + section("links", lines(of: graph.links(from: id).filter { !$0.isInherited }, \.to))
      + (inherited.isEmpty ? [] : section("inherited links", lines(of: inherited, \.to)))
      + section("linked by", lines(of: users) { .target($0.from) })
      + section("findings", findings) + rules).joined()
  }

  private var head: String {
    let target = graph[id]
    let linkage = target.linkage == .none ? "" : ", \(target.linkage.rawValue)"
    let type = target.type == .none ? "no product" : target.type.rawValue
    return
      "\(help.heading(graph.name(of: id).escapingInvisibles)): \(type)\(linkage), "
      + "\(target.platform.rawValue), at \(words(for: target.place).escapingInvisibles)\n"
  }

  private var module: String {
    let module = architecture[architecture.module(of: id)]
    let others = module.targets.filter { $0 != id }.map(graph.name)
    return module.name + (others.isEmpty ? "" : ", with \(others.joined(separator: ", "))")
  }

  private var layer: String {
    let reason = architecture[id].layerReason
    let name = architecture.layer(of: id).map { architecture[$0].name } ?? "none"
    return "\(name), because \(reason.words)" + origin(reason.place)
  }

  private var role: String {
    let name = architecture.role(of: id).rawValue
    switch architecture[id].roleReason {
    case .tag(let place): return "\(name), because the spec sets it" + origin(place)
    case .name(let pattern):
      let by = pattern.place == nil ? " (preset \(workspace.configuration.preset.rawValue))" : ""
      return "\(name), because its name matches \(pattern.text)" + by + origin(pattern.place)
    case .type: return "\(name), because of its type"
    case .tests: return "\(name), because only tests reach it, or link what it links"
    case .layer: return "\(name), because it is an application below the top layer"
    case .usual: return "\(name), by default"
    }
  }

  private var counterparts: [(String, String)] {
    let parts = architecture[id].counterparts.map(graph.name).joined(separator: ", ")
    guard !parts.isEmpty else { return [] }
    let role = architecture.role(of: id)
    return [(role.hasCounterparts ? "\(role.rawValue) of" : "interface", parts)]
  }

  private func lines(of links: [Link], _ end: (Link) -> Link.End) -> [String] {
    links.map { link in
      "\(architecture.nameAndLayer(of: end(link)))  \(words(for: graph.place(of: link)))"
    }
  }

  private var findings: [String] {
    lines(of: checked.verdict.shown) + lines(of: checked.verdict.baselined, " (in the baseline)")
  }

  private func lines(of findings: [Finding], _ state: String = "") -> [String] {
    findings.filter { $0.from.target == id || $0.to?.target == id }.map { finding in
      "\(words(for: finding.place)): \(finding.severity.rawValue): \(finding.message) "
        + "[\(finding.rule)]\(state)"
    }
  }

  private var rules: [String] {
    let book = RuleBook(workspace.configuration, on: CheckOptions())
    return section("rules with a pattern for it", book.naming(id, in: architecture))
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    ["\(title):\n"]
      + (lines.isEmpty ? ["  nothing\n"] : lines.map { "  \($0.escapingInvisibles)\n" })
  }

  private func origin(_ place: Place?) -> String { place.map { " (\(words(for: $0)))" } ?? "" }

  private func words(for place: Place) -> String {
    "\(workspace.root.shown(place.file)):\(place.line)"
  }
}

extension String {
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

extension Workspace {
  /// The target that links or compiles something in a line, else one whose entry has it.
  package func target(at typed: String) -> TargetID? {
    let parts = typed.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, let line = Int(parts[1]) else { return nil }
    let path = FilePath(String(parts[0]), in: root.current).relative(to: root.folder)
    let link = graph.links.first { link in
      let place = graph.place(of: link)
      return place.file == path && place.line == line
    }
    if let link { return link.from }
    guard let count = text(at: path)?.lineCount, line <= count else { return nil }
    let above = graph.targetIDs.filter {
      graph[$0].place.file == path && graph[$0].place.line <= line
    }
    return above.max { graph[$0].place.line < graph[$1].place.line }
      ?? graph.targetIDs.first { id in graph.sources.files(of: id).contains { $0.path == path } }
  }
}
