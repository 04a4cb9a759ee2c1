internal import Documents
internal import Modules

/// What one load has to say, in the order in which it came up.
///
/// The stages share it, so that several mistakes of a spec are told in one go.
final class SpecLog {
  private(set) var problems: [Problem] = []
  private(set) var notices: [SpecNotice] = []

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// What makes XcodeGen give up, or crash.
  func error(_ message: String, at place: Place, help: String? = nil, notes: [Note] = []) {
    problems.append(Problem(message, at: place, help: help, notes: notes))
  }

  func add(_ problem: Problem) { problems.append(problem) }

  func add(_ more: [SpecNotice]) {
    if !more.isEmpty { notices += more }
  }

  /// Says what another one says, such as that of something several specs share.
  func add(_ other: SpecLog) {
    problems += other.problems
    notices += other.notices
  }

  /// What people should know though nothing goes wrong.
  func warning(_ message: String, at place: Place, help: String? = nil) {
    problems.append(Problem(message, at: place, severity: .warning, help: help))
  }

  /// What should be a map, and is ignored because it is none; nothing is lost by one that says
  /// nothing.
  func noteNoMap(_ value: SpecValue?, _ subject: String, target: String? = nil) {
    guard let value, !value.isMap, !value.saysNothing else { return }
    notice(.ignoredValue, subject, at: value.place, target: target)
  }

  /// What XcodeGen silently drops, or decides by chance.
  func notice(
    _ kind: Notice.Kind, _ subject: String, at place: Place, target: String? = nil,
    suggestion: String? = nil, isGrave: Bool = true, notes: [Note] = []
  ) {
    notices.append(
      SpecNotice(
        kind, subject, at: place, target: target, suggestion: suggestion, isGrave: isGrave,
        notes: notes))
  }
}
