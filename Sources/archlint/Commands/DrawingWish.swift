internal import CommandLine
internal import Documents
internal import Drawings
internal import Modules
internal import Reporters

/// What a command line wants to see drawn, before anything is known of the project.
struct DrawingWish {
  private var view = DrawingView.whole
  private let focus: [String]
  private let depth: Int?
  private let direction: DrawingView.Direction
  private let root: String?
  private let chain: [String]

  init(_ invocation: Invocation) throws(UsageError) {
    func value(_ option: Option) -> String? { invocation.values(of: option).last }
    view.look = value(.look).flatMap(DrawingView.Look.init) ?? .arrows
    view.paper = value(.paper).flatMap(Paper.init) ?? .a3
    view.day = value(.asOf)
    view.level = value(.level).flatMap(DrawingView.Level.init) ?? .module
    view.isLimitedToFindings = invocation.has(.onlyViolations)
    view.isLimitedToChanges = invocation.has(.onlyChanges)
    view.isReduced = invocation.has(.reduce)
    view.project = value(.title)
    view.since = value(.drawnSince)
    for word in invocation.values(of: .show).flatMap({ $0.split(separator: ",") }) {
      guard let extra = DrawingView.Extra(rawValue: String(word)) else {
        let choices = DrawingView.Extra.allCases.map(\.rawValue)
        throw Program.archlint.unknownChoice(String(word), of: .show, choices)
      }
      view.extras.insert(extra)
    }
    focus = invocation.values(of: .focus)
    root = value(.root)
    chain = invocation.values(of: .path)
    direction = value(.direction).flatMap(DrawingView.Direction.init) ?? .both
    depth = try value(.depth).map { text throws(UsageError) in
      guard let number = Int(text), number >= 0 else { throw .noDepth(text) }
      return number
    }
    let parts = [Option.focus, .root, .path].filter(invocation.has)
    if parts.count > 1 { throw .contradiction(parts[0], parts[1]) }
    if invocation.has(.paper), view.look != .poster { throw .needsPoster }
    if view.isLimitedToChanges, view.since == nil { throw .needsSince }
    for option in [Option.depth, .direction] where invocation.has(option) && focus.isEmpty {
      throw .needsFocus(option)
    }
  }

  /// Whether a sheet is asked for rather than boxes and arrows.
  var isSheet: Bool { view.look != .arrows }

  /// The view, once the names mean something.
  func view(of graph: ModuleGraph) throws(Problem) -> DrawingView {
    var view = view
    view.project = view.project ?? graph.projectName
    if !focus.isEmpty {
      var targets: [TargetID] = []
      for name in focus { targets.append(try graph.target(named: name)) }
      view.part = .around(targets, depth: depth, direction)
    } else if let root {
      view.part = .below([try graph.target(named: root)])
    } else if chain.count == 2 {
      view.part = .between(
        try graph.target(named: chain[0]), try graph.target(named: chain[1]))
    }
    return view
  }
}

extension UsageError {
  fileprivate static func noDepth(_ text: String) -> UsageError {
    UsageError("`\(text)` is no number of links", help: "write a number, such as `--depth 2`")
  }

  fileprivate static func contradiction(_ one: Option, _ other: Option) -> UsageError {
    UsageError(
      "`\(one.spelling)` and `\(other.spelling)` are two different parts",
      help: "keep one of the two")
  }

  fileprivate static var needsPoster: UsageError {
    UsageError(
      "`\(Option.paper.spelling)` goes with `--view poster`", help: "add that, or leave it out")
  }

  fileprivate static var needsSince: UsageError {
    UsageError(
      "`\(Option.onlyChanges.spelling)` goes with `--since`",
      help: "add `--since REF`, or leave it out")
  }

  fileprivate static func needsFocus(_ option: Option) -> UsageError {
    UsageError(
      "`\(option.spelling)` goes with `--focus`", help: "add `--focus TARGET`, or leave it out")
  }
}
