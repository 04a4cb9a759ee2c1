package import Documents
internal import Modules

/// What a configuration or a preset says about one rule, as it is written.
package struct RuleSetting: Sendable {
  package let name: String
  /// The rule's name in the file.
  package let place: Place
  /// Options, or only a severity.
  package let node: Node

  package init(_ key: Node, _ value: Node) {
    name = key.text
    place = Place(of: key)
    node = value
  }

  /// The settings of a `rules:` mapping, in the order of the file.
  package static func all(in node: Node) -> [RuleSetting] {
    node.entries.map { RuleSetting($0.key, $0.value) }
  }
}
