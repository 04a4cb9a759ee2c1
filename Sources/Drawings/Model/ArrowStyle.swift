internal import Findings

/// How an arrow looks: every style has a colour and a kind of line, so that it survives print.
enum ArrowStyle: CaseIterable {
  case link
  /// Only embeds, or only orders the build.
  case loose
  /// A link that an earlier architecture had and this one has not.
  case removed
  case added
  case info
  case warning
  case error

  init(_ arrow: Drawing.Arrow) {
    switch arrow.worst {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .info
    case nil:
      switch arrow.change {
      case .added: self = .added
      case .removed: self = .removed
      case nil: self = arrow.links ? .link : .loose
      }
    }
  }

  /// How it looks without colours, for legends in words; no two styles look alike.
  func sign(tip: String) -> String {
    switch self {
    case .loose: "\(line) line with \(tip)"
    case .added: "\(line) line, \(Drawing.Change.added.rawValue)"
    case .removed: "\(line) line, \(Drawing.Change.removed.rawValue)"
    case .link, .info, .warning, .error: "\(line) line"
    }
  }

  /// What a legend says of it.
  var words: String {
    switch self {
    case .link: "links"
    case .loose: "embeds or orders the build only"
    case .removed: "linked before"
    case .added: "links since then"
    case .info: "links, with an info"
    case .warning: "links, with a warning"
    case .error: "links, with an error"
    }
  }

  var color: String {
    switch self {
    case .link: "#5F6B7A"
    case .loose: "#9AA5B1"
    case .removed: "#7B5EA7"
    case .added: "#2E7D32"
    case .info: "#1565C0"
    case .warning: "#B45309"
    case .error: "#C62828"
    }
  }

  /// The dashes of the line, as SVG counts them; nothing if it is solid.
  var dashes: String? {
    switch self {
    case .link, .added, .error: nil
    case .removed: "9 3 2 3"
    case .loose: "2 3"
    case .info: "2 4"
    case .warning: "8 4"
    }
  }

  /// Whether the tip is open, so that a dotted line says more than one thing even without colours.
  var hasOpenTip: Bool { self == .loose }

  /// The words that Graphviz has for kinds of lines.
  var line: String {
    switch self {
    case .link: "solid"
    case .loose, .info: "dotted"
    case .removed, .warning: "dashed"
    case .added, .error: "bold"
    }
  }
}
