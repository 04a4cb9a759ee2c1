/// Takes values of the library apart; what is unknown and needed is a problem at its place.
final class RecordReader {
  let evaluator: Evaluator
  /// The root of a Tuist workspace, relative to the root of the run.
  let root: String
  private(set) var problems: [Problem] = []
  private var severity = Severity.error

  init(_ evaluator: Evaluator, root: String) { (self.evaluator, self.root) = (evaluator, root) }
  var sources: [Source] { evaluator.program.sources }
  /// Where relative paths start.
  lazy var folder = ManifestPath.folder(of: sources[0].name)

  /// The values of the library that the manifest's variables hold.
  var variables: [Record] { evaluator.variables.compactMap(\.record) }

  func place(_ location: Location) -> Place { Place(location.span, in: sources[location.file]) }

  /// The line that asked for a record, and the one that made it.
  func places(_ record: Record) -> (place: Place, helper: Place?) {
    let own = place(record.location)
    guard let site = record.site, site.file == 0 else { return (own, nil) }
    let asked = place(site)
    return (asked, own == asked ? nil : own)
  }

  func written(_ text: String, _ record: Record) -> Written {
    let (place, helper) = places(record)
    return Written(text: text, place: place, helper: helper)
  }

  func report(_ stop: Stop) {
    report("cannot read this: \(stop.reason)", at: place(stop.location))
  }

  func report(_ message: String, at record: Record) {
    report(message, at: places(record).place)
  }

  /// Reads what the graph does without: a warning is enough where archlint cannot read it.
  func optionally<Result>(_ read: () -> Result) -> Result {
    severity = .warning
    defer { severity = .error }
    return read()
  }

  /// Reports a kind of something that archlint does not know.
  func unknown<Result>(_ noun: String, _ record: Record) -> Result? {
    report("cannot read the \(noun) `\(record.name)`", at: record)
    return nil
  }

  private func report(_ message: String, at place: Place) {
    let problem = Problem(message, at: place, severity: severity)
    if !problems.contains(problem), problems.count < 100 { problems.append(problem) }
  }

  /// A value that is known; nil also where there is none.
  func known(_ value: Value?) -> Value? {
    switch value {
    case nil, .none?: return nil
    case .unknown(let stop)?:
      report(stop)
      return nil
    case let value?: return value
    }
  }

  func text(_ label: String, of record: Record) -> String? { text(record[label], in: record) }

  func text(_ value: Value?, in record: Record) -> String? {
    guard let value = known(value) else { return nil }
    if let text = value.text { return text }
    report("cannot read this: expected a string", at: value.record ?? record)
    return nil
  }

  /// A text without which there is nothing to say.
  func name(_ label: String = "name", of record: Record) -> String? {
    if let text = text(label, of: record) { return text }
    if record[label] == nil { report("`\(label)` is missing", at: record) }
    return nil
  }

  func list(_ label: String, of record: Record) -> [Value] { list(record[label], in: record) }

  func list(_ value: Value?, in record: Record) -> [Value] {
    guard let value = known(value) else { return [] }
    guard case .array(let values) = value.content else {
      report("cannot read this: expected a list", at: value.record ?? record)
      return []
    }
    return values.compactMap(known)
  }

  func texts(_ label: String, of record: Record) -> [String] {
    list(label, of: record).compactMap { text($0, in: record) }
  }

  func records(_ label: String, of record: Record) -> [Record] {
    list(label, of: record).compactMap { value in
      if let found = value.record { return found }
      report("cannot read an element of `\(label)`", at: record)
      return nil
    }
  }

  /// What a record is called, such as `framework` for `.framework`.
  func word(_ label: String, of record: Record) -> String? {
    guard let value = known(record[label]) else { return nil }
    if let found = value.record, found.name != "literal", found.name != "init" { return found.name }
    report("cannot read `\(label)`", at: record)
    return nil
  }
}
