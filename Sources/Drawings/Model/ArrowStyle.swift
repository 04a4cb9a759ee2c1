/// The style of an arrow: every style has its own color, and its own line or tip without color.
///
/// In drawing order: the most severe last, on top of the others.
package enum ArrowStyle: String, CaseIterable {
  case link, interface, testing
  /// Only embeds, or only orders the build.
  case loose
  /// No link, but an import.
  case imported
  /// A link that an earlier architecture had and this one has not.
  case removed
  case added
  /// No link, but what a finding is about.
  case finding
  /// An import without a link, with a finding.
  case importedInfo = "imported-info"
  case importedWarning = "imported-warning"
  case importedError = "imported-error"
  /// A link with a finding that only tests and mocks make.
  case testingInfo = "testing-info"
  case testingWarning = "testing-warning"
  case testingError = "testing-error"
  case info, warning, error

  package init(_ arrow: Drawing.Arrow) {
    switch (arrow.worst, arrow.change) {
    case _ where arrow.kind == .finding: self = .finding
    case (let worst?, _): self = worst.style(of: arrow.kind)
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
    let tip = hasOpenTip ? " with \(tip)" : isImport ? ", \(Legend.importLabel)" : ""
    let change = [.added, .removed].contains(self) ? ", \(rawValue)" : ""
    return "\(look.hue)\(look.line) line\(tip)\(change)"
  }

  /// What a line means, and how it looks.
  ///
  /// `line` is Graphviz's word for its sort, `dashes` are as SVG counts them, nil for a solid line,
  /// `color` is for formats without a style sheet, `width` is relative to other lines, and `hue` is
  /// the word for the color with a space, if it has any.
  package typealias Look = (
    words: String, line: String, dashes: String?, color: String, width: Double, hue: String
  )

  package var look: Look {
    let (untied, companion) = ("imported without a link, with", "of its tests or mock, with")
    return switch self {
    case .link: ("links", "solid", nil, "#5F6B7A", 1, "")
    case .interface: ("links an interface only", "solid", nil, "#0F766E", 1, "green ")
    case .testing: ("linked by tests and mocks only", "dashed", "5 4", "#9AA5B1", 1, "pale ")
    case .loose: ("embeds or orders the build only", "dotted", "2 3", "#9AA5B1", 1, "pale ")
    case .imported: ("imported without a link", "dashed", "6 3", "#374151", 1.4, "")
    case .removed: ("link removed", "dashed", "9 3 2 3", "#7B5EA7", 1.8, "purple ")
    case .added: ("link added", "solid", nil, "#2E7D32", 1.5, "green ")
    case .finding: ("no link, but what a finding is about", "dotted", "2 5", "#C62828", 1.8, "red ")
    case .importedInfo:
      ("\(untied) an info-level finding", "dotted", "2 4", "#1565C0", 1.8, "blue ")
    case .importedWarning: ("\(untied) a warning", "dashed", "12 4", "#B45309", 1.8, "orange ")
    case .importedError: ("\(untied) an error", "dashed", "6 3", "#C62828", 2.8, "red ")
    case .testingInfo:
      ("\(companion) an info-level finding", "dotted", "2 4", "#6F9BD1", 1.6, "pale blue ")
    case .testingWarning:
      ("\(companion) a warning", "dashed", "12 4", "#CF8F4A", 1.6, "pale orange ")
    case .testingError: ("\(companion) an error", "dashed", "5 4", "#E07070", 2.4, "pale red ")
    case .info: ("links, with an info-level finding", "dotted", "2 4", "#1565C0", 1.8, "blue ")
    case .warning: ("links, with a warning", "dashed", "8 4", "#B45309", 1.8, "orange ")
    case .error: ("links, with an error", "bold", nil, "#C62828", 2.8, "red ")
    }
  }

  /// Whether the tip is open, which distinguishes lines without color.
  package var hasOpenTip: Bool {
    [.testing, .testingInfo, .testingWarning, .testingError, .interface, .loose, .finding]
      .contains(self)
  }

  /// Whether it is an import without a link, whose tip is a ring.
  package var isImport: Bool {
    [.imported, .importedInfo, .importedWarning, .importedError].contains(self)
  }
}

extension Severity {
  /// The style of an arrow with such a finding; boxes use its color too.
  package var style: ArrowStyle { style(of: .toImplementation) }

  fileprivate func style(of kind: Drawing.Step.Kind) -> ArrowStyle {
    switch (kind, self) {
    case (.forTests, .info): .testingInfo
    case (.forTests, .warning): .testingWarning
    case (.forTests, .error): .testingError
    case (.imported, .info): .importedInfo
    case (.imported, .warning): .importedWarning
    case (.imported, .error): .importedError
    case (_, .info): .info
    case (_, .warning): .warning
    case (_, .error): .error
    }
  }

  var look: (hue: String, phrase: String) {
    switch self {
    case .info: ("blue", "an info-level finding")
    case .warning: ("orange", "a warning")
    case .error: ("red", "an error")
    }
  }
}
