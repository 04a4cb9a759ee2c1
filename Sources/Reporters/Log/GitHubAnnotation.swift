internal import Documents
internal import Findings
internal import Modules

/// A message that GitHub shows beside a line of a pull request.
struct GitHubAnnotation {
  /// The kinds that GitHub knows, gravest first.
  enum Kind: String, CaseIterable {
    case error
    case warning
    case notice
  }

  let kind: Kind
  private let title: String
  private let message: String
  private let place: Place?
  private let path: String

  init(_ kind: Kind, _ title: String, _ message: String) {
    self.init(kind, title, message, at: nil, path: "")
  }

  init(_ finding: Finding, in setting: ReportSetting) {
    let notes = finding.notes.map { note in
      "\(setting.path(note.place.file)):\(note.place.line): \(note.text)"
    }
    let lines = [finding.message] + [finding.help].compactMap { $0 } + notes
    self.init(
      Kind(finding.voice), finding.state == .unchanged ? "\(finding.rule), known" : finding.rule,
      lines.map(\.withUnseenShown).joined(separator: "\n"), at: finding.firstLine,
      path: setting.path(finding.place.file))
  }

  init(_ problem: Problem, in setting: ReportSetting) {
    self.init(
      problem.severity == .error ? .error : .warning, "archlint",
      problem.message.withUnseenShown, at: problem.start,
      path: problem.start.map { setting.path($0.file) } ?? "")
  }

  private init(
    _ kind: Kind, _ title: String, _ message: String, at place: Place?, path: String
  ) {
    self.kind = kind
    self.title = title
    self.message = message
    self.place = place
    self.path = path
  }

  /// The command for it, with a line break.
  var line: String {
    var properties: [(String, String)] = []
    if let place {
      properties = [
        ("file", path), ("line", "\(place.line)"), ("endLine", "\(place.endLine)"),
        ("col", "\(place.column)"), ("endColumn", "\(place.endColumn)"),
      ]
    }
    properties.append(("title", title))
    let list = properties.map { "\($0)=\(GitHubAnnotation.property($1))" }.joined(separator: ",")
    return "::\(kind.rawValue) \(list)::\(GitHubAnnotation.data(message))\n"
  }

  /// What stands behind the command; line breaks are kept, and a percent sign is written first.
  private static func data(_ text: String) -> String { escaped(text, ["%": "%25", "\n": "%0A"]) }

  /// What stands between commas and ends at a colon.
  private static func property(_ text: String) -> String {
    escaped(text.withUnseenShown, ["%": "%25", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ words: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += words[$1] ?? String($1) }
  }
}

extension GitHubAnnotation.Kind {
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .info: .notice
      }
  }
}
