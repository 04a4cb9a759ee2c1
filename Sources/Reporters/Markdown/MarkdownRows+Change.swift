internal import Modules

extension MarkdownRows {
  static let changeHeader = "| what changed | |\n|---|---|\n"

  /// The rows of what a pull request does to the architecture: targets, layers, links.
  static func rows(of change: ArchitectureChange) -> [String] {
    change.addedTargets.map { row("target added", name($0)) }
      + change.removedTargets.map { row("target removed", name($0)) }
      + change.layers.map {
        let layers = [$0.before, $0.after].map { $0.map(name) ?? "no layer" }
        return row("layer changed", "\(name($0.target)): \(layers[0]) → \(layers[1])")
      }
      + change.addedLinks.map { row("link added", "\(name($0.from)) → \(name($0.to))") }
      + change.removedLinks.map { row("link removed", "\(name($0.from)) → \(name($0.to))") }
  }

  private static func row(_ kind: String, _ words: String) -> String { "| \(kind) | \(words) |\n" }

  private static func name(_ text: String) -> String { MarkdownText.escaped(text) }
}
