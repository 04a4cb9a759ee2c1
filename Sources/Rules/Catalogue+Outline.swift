package import Configuration
internal import Findings

extension Catalogue {
  /// The options of a rule; nil if there is no such rule.
  package static func outline(of name: String) -> OptionOutline? {
    all.first { $0.description.name == name }.map { rule in
      OptionOutline { _ = rule.init($0) }
    }
  }
}
