package import Documents
internal import Modules

/// Collects the mistakes of all options, so that they are reported in one go.
package final class MistakeLog {
  package private(set) var problems: [Problem] = []

  package init() {}

  package func add(_ problem: Problem) { problems.append(problem) }
}
