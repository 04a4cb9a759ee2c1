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
    view.level = value(.level).flatMap(DrawingView.Level.init) ?? .module
    view.isLimitedToFindings = invocation.has(.onlyViolations)
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
    for option in [Option.depth, .direction] where invocation.has(option) && focus.isEmpty {
      throw .needsFocus(option)
    }
  }

  /// The view, once the names mean something.
  func view(
    of graph: ModuleGraph, finding names: DependencyNames
  ) throws(Problem) -> DrawingView {
    var view = view
    view.project = view.project ?? graph.projectName
    if !focus.isEmpty {
      var targets: [TargetID] = []
      for name in focus { targets.append(try names.target(named: name)) }
      view.part = .around(targets, depth: depth, direction)
    } else if let root {
      view.part = .below([try names.target(named: root)])
    } else if chain.count == 2 {
      view.part = .between(
        try names.target(named: chain[0]), try names.target(named: chain[1]))
    }
    return view
  }
}

extension DependencyNames {
  /// The one target of a name; an external is none.
  fileprivate func target(named name: String) throws(Problem) -> TargetID {
    guard case .target(let id) = try end(named: name) else {
      throw Problem("`\(name)` is an external", help: "name a target that a spec builds")
    }
    return id
  }
}

extension ModuleGraph {
  /// The name of the one project, or of the one that lies above all others.
  ///
  /// The folder's name would not do: it is another one wherever somebody keeps a copy.
  fileprivate var projectName: String? {
    let top = specs.count == 1 ? specs : specs.filter(\.folder.isEmpty)
    return top.count == 1 ? top[0].project : nil
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

  fileprivate static func needsFocus(_ option: Option) -> UsageError {
    UsageError(
      "`\(option.spelling)` goes with `--focus`", help: "add `--focus TARGET`, or leave it out")
  }
}
