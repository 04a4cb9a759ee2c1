/// Collects the problems and notices of decoding one spec, in order.
///
/// Every decoding has its own log, which collects the errors of all steps.
final class SpecLog {
  private(set) var problems: [Problem] = []
  private(set) var notices: [PartNotice] = []
  private let budget: ExpansionBudget

  /// The log that hears of what this one has no words for.
  private var whole: SpecLog?

  /// A log of its own, of a spec or of a part of one.
  init(budget: ExpansionBudget = ExpansionBudget()) { self.budget = budget }

  /// A log without output; its work counts against the whole budget.
  init(silentPartOf whole: SpecLog) { (budget, self.whole) = (whole.budget, whole) }

  /// Counts a file that belongs to the spec: itself, or one that a line of it leads to.
  func noteFile(_ source: Source, by way: Place? = nil) { budget.add(source, by: way) }

  var isOverdrawn: Bool { budget.isOverdrawn }

  /// Whether so much more may be made of the spec; if not, that is said.
  func mayMake(
    _ amount: Int, of kind: ExpansionBudget.Kind, at place: @autoclosure () -> Place
  ) -> Bool {
    budget.take(amount, of: kind, at: place(), log: whole ?? self)
  }

  /// A text of this length counts as one more entry.
  private static let lengthOfEntry = 256

  /// Whether one more entry of a list may be kept, which names something.
  func mayKeep(_ name: String, at place: @autoclosure () -> Place) -> Bool {
    mayMake(1 + name.utf8.count / SpecLog.lengthOfEntry, of: .entries, at: place())
  }

  /// Whether something may have a name; if not, that is said.
  func mayBeNamed(_ name: String, at place: Place) -> Bool {
    guard let refusal = name.refusalAsName else { return true }
    error(refusal, at: place)
    return false
  }

  /// Whether one more target or aggregate may be kept, which takes as much as some entries.
  func mayKeepTarget(at place: @autoclosure () -> Place) -> Bool {
    mayMake(4, of: .entries, at: place())
  }

  /// Returns the strings of a list if the budget allows them; four short ones count as an entry.
  func kept(_ texts: [String]?, at place: @autoclosure () -> Place) -> [String]? {
    guard let texts else { return nil }
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    let amount = texts.count / 4 + length / SpecLog.lengthOfEntry
    return mayMake(amount, of: .entries, at: place()) ? texts : nil
  }

  func add(_ problem: Problem) { problems.append(problem) }

  /// Appends another log, such as the log of a shared include.
  func add(_ other: SpecLog) {
    let amount = other.problems.count + other.notices.count
    guard amount > 0,
      mayMake(
        amount, of: .entries,
        at: other.problems.first?.place ?? other.notices.first?.notice.place ?? Place(file: ""))
    else { return }
    problems += other.problems
    notices += other.notices
  }

  /// Reports an error that makes XcodeGen fail or crash.
  func error(_ message: String, at place: Place, help: String? = nil, notes: [Note] = []) {
    guard mayMake(1, of: .entries, at: place) else { return }
    problems.append(Problem(message, at: place, help: help, notes: notes))
  }

  /// What people should know though nothing goes wrong.
  func warning(_ message: String, at place: Place, help: String? = nil) {
    guard mayMake(1, of: .entries, at: place) else { return }
    problems.append(Problem(message, at: place, severity: .warning, help: help))
  }

  /// What XcodeGen silently drops, or decides by chance.
  func notice(
    _ kind: Notice.Kind, _ subject: String, at place: Place, target: String? = nil,
    suggestion: String? = nil, isSevere: Bool = true, mistake: String? = nil, notes: [Note] = []
  ) {
    guard mayMake(1, of: .entries, at: place) else { return }
    var notice = Notice(
      kind, subject, at: place, spec: SpecID(0), suggestion: suggestion, isSevere: isSevere,
      notes: notes)
    if let mistake { notice.mistake = mistake }
    notices.append((notice, target))
  }

  /// Whether a value is the map that XcodeGen gives up without.
  @discardableResult
  func requiresMap(
    _ value: SpecValue, _ subject: @autoclosure () -> String, help: String? = nil
  ) -> Bool {
    if !value.isMap { error("\(subject()) must be a mapping", at: value.place, help: help) }
    return value.isMap
  }
}
