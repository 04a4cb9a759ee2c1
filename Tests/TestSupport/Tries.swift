import Foundation

/// How often a test draws a case by lot: a few times on the way, and often where `.ci/full` asks for
/// it with `ARCHLINT_TRIES=many`.
package enum Tries {
  package static let areMany = ProcessInfo.processInfo.environment["ARCHLINT_TRIES"] == "many"

  package static func few(_ few: Int, many: Int) -> Int {
    areMany ? many : few
  }

  /// One of every so many cases, or all of them; the offset lets calls share the cases.
  package static func some<Case>(_ all: [Case], oneIn step: Int, from offset: Int = 0) -> [Case] {
    areMany ? all : all.enumerated().filter { ($0.offset + offset) % step == 0 }.map(\.element)
  }
}
