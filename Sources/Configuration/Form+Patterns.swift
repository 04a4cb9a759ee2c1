package import Documents
package import Findings
package import Modules

extension Form where Value == Severity {
  package static var severity: Form<Severity> { .choice() }
}

extension Form where Value == Selector {
  /// A pattern or a list of patterns, for targets, layers and roles; those that fit are read.
  package static var selector: Form<Selector> {
    let words = "a pattern or a list of patterns"
    let schemas = Form<[Pattern]>.patterns.schemas
    return Form(words, [.scalar, .sequence, .mapping], schemas: schemas) { node, slot in
      let nodes = node.kind == .sequence ? Array(node.items) : [node]
      let patterns = nodes.filter { node in
        let isPattern = node.kind == .scalar && !node.text.isEmpty
        if !isPattern { slot.mismatch(node, words) }
        return isPattern
      }
      return Selector(of: patterns) { role, roles in
        slot.report(
          "there is no \(role.text)", at: role, help: slot.log.help(for: role.text, among: roles))
      }
    }
  }
}

extension Form where Value == [Pattern] {
  /// A pattern or a list of patterns, each with its place; those that fit are read.
  package static var patterns: Form<[Pattern]> {
    Form<[Node]>.oneOrMore(of: .textNode).then { nodes, _, _ in
      nodes.map { Pattern($0.text, at: Place(of: $0)) }
    }
  }
}

extension Selector {
  /// The patterns of some scalars, without those that name a role there is not, which are handed
  /// over with the roles there are.
  init(of nodes: [Node], unknown: (_ role: Node, _ roles: [String]) -> Void) {
    self.init(
      nodes.compactMap { node in
        let alternative = Alternative(node.text, at: Place(of: node))
        if alternative == nil { unknown(node, Role.allCases.map { "role:\($0.rawValue)" }) }
        return alternative
      })
  }
}
