internal import Modules

extension Excuse {
  /// The exception as messages name it, the same in every run: `cycle among A, B`.
  var words: String {
    switch scope {
    case .ends(let from, let to):
      return rule + (from.map { " from \($0.text)" } ?? "") + (to.map { " to \($0.text)" } ?? "")
    case .members(let selector): return "\(rule) among \(selector.text)"
    case .lines: return "\(rule) in a comment"
    }
  }
}
