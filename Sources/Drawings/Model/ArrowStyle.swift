/// The style of an arrow: every style has its own color and line, so that print shows it too.
///
/// In drawing order: the most severe last, on top of the others.
package enum ArrowStyle: String, CaseIterable {
  case link
  case interface
  case testing
  /// Only embeds, or only orders the build.
  case loose
  /// No link, but an import.
  case imported
  /// A link that an earlier architecture had and this one has not.
  case removed
  case added
  /// No link, but what a finding is about.
  case finding
  /// A link with a finding that only tests and mocks make.
  case testingInfo = "testing-info"
  case testingWarning = "testing-warning"
  case testingError = "testing-error"
  case info
  case warning
  case error

  package init(_ arrow: Drawing.Arrow) {
    switch (arrow.worst, arrow.change) {
    case _ where arrow.kind == .finding: self = .finding
    case (let worst?, _): self = arrow.kind == .forTests ? worst.testingStyle : worst.style
    case (nil, .added): self = .added
    case (nil, .removed): self = .removed
    case (nil, nil): self.init(arrow.kind)
    }
  }

  private init(_ kind: Drawing.Step.Kind) {
    switch kind {
    case .toImplementation: self = .link
    case .toInterface: self = .interface
    case .forTests: self = .testing
    case .loose: self = .loose
    case .imported: self = .imported
    case .finding: self = .finding
    }
  }

  /// The arrow in characters for legends without color; no two styles look alike.
  package func sign(tip: String) -> String {
    switch self {
    case .finding: "red \(line) line with \(tip)"
    case .interface, .testing, .loose: "\(line) line with \(tip)"
    case .added, .removed: "\(line) line, \(rawValue)"
    case .imported: "\(line) line, \(Legend.importLabel)"
    case .testingInfo: "pale blue \(line) line with \(tip)"
    case .testingWarning: "pale orange \(line) line with \(tip)"
    case .testingError: "pale red \(line) line with \(tip)"
    case .link, .info, .warning, .error: "\(line) line"
    }
  }

  package var words: String { look.words }

  /// The word that Graphviz has for its sort of line.
  package var line: String { look.line }

  /// The dashes of the line, as SVG counts them; nil if it is solid.
  package var dashes: String? { look.dashes }

  /// The color for formats without a style sheet.
  package var color: String { look.color }

  private var look: (words: String, line: String, dashes: String?, color: String) {
    switch self {
    case .link: ("links", "solid", nil, "#5F6B7A")
    case .interface: ("links an interface only", "solid", nil, "#0F766E")
    case .testing: ("linked by tests and mocks only", "dashed", "5 4", "#9AA5B1")
    case .loose: ("embeds or orders the build only", "dotted", "2 3", "#9AA5B1")
    case .imported: ("imported without a link", "dashed", "6 3", "#374151")
    case .removed: ("linked before", "dashed", "9 3 2 3", "#7B5EA7")
    case .added: ("links since then", "bold", nil, "#2E7D32")
    case .finding: ("no link, but what a finding is about", "dotted", "2 5", "#C62828")
    case .testingInfo:
      ("of its tests or mock, with an info-level finding", "dashed", "5 4", "#6F9BD1")
    case .testingWarning: ("of its tests or mock, with a warning", "dashed", "5 4", "#CF8F4A")
    case .testingError: ("of its tests or mock, with an error", "dashed", "5 4", "#E07070")
    case .info: ("links, with an info-level finding", "dotted", "2 4", "#1565C0")
    case .warning: ("links, with a warning", "dashed", "8 4", "#B45309")
    case .error: ("links, with an error", "bold", nil, "#C62828")
    }
  }

  /// Whether the tip is open, which distinguishes lines without color.
  package var hasOpenTip: Bool { isOfTests || [.interface, .loose, .finding].contains(self) }

  /// Whether only tests and mocks make the link.
  package var isOfTests: Bool {
    [.testing, .testingInfo, .testingWarning, .testingError].contains(self)
  }
}

extension Severity {
  /// The style of an arrow with such a finding; boxes use its color too.
  package var style: ArrowStyle {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }

  /// The style of an arrow with such a finding that only tests and mocks make.
  fileprivate var testingStyle: ArrowStyle {
    switch self {
    case .info: .testingInfo
    case .warning: .testingWarning
    case .error: .testingError
    }
  }
}
