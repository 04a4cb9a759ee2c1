internal import Modules

/// Collects the mistakes of all options, so that they are reported in one go.
final class MistakeLog {
  private(set) var problems: [Problem] = []

  func add(_ problem: Problem) { problems.append(problem) }
}
