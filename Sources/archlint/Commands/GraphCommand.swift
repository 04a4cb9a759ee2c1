extension Command {
  static let graph = Command(
    "graph",
    arguments: [.path],
    options: [
      .graphFormat, .graphOutput, .card, .linkTo, .look, .layoutEngine, .drawnGroups, .level, .show,
      .focus, .depth, .direction, .root, .path, .onlyViolations, .onlyChanges, .reduce, .collapse,
      .exclude, .hubs, .since, .tinted, .fit, .title, .noBaseline, .noImports, .config, .asOf,
    ] + .reading,
    run: { invocation throws(UsageError) in try GraphRun(invocation).run() })
}

extension Command.Argument {
  static let path = Command.Argument(
    .path, "a folder or a spec; default: the current folder", isOptional: true)
  static let folder = Command.Argument(
    .path, "a folder; default: the current folder", isOptional: true)
}

extension Option {
  static let graphFormat = Option("format", .init("FORMAT", .choices(GraphRun.formats)))
  static let graphOutput = Option("output", letter: "o", .file)
  static let card = Option("module", .init("TARGET"))
  static let linkTo = Option("link-to", .init("ADDRESS"))
  static let look = choice("view", "VIEW", of: DrawingView.Look.self)
  static let layoutEngine = choice("layout", "ENGINE", of: DrawingView.LayoutEngine.self)
  static let level = choice("level", "LEVEL", of: DrawingView.Level.self)
  static let show = Option("show", .init("WHAT"), isRepeatable: true)
  static let focus = Option("focus", .init("TARGET"), isRepeatable: true)
  static let depth = Option("depth", .init("N"))
  static let direction = choice("direction", "WAY", of: DrawingView.Direction.self)
  static let root = Option("root", .init("APP"))
  static let path = Option("path", .init("FROM TO"), takesTwo: true)
  static let onlyViolations = Option("only-violations")
  static let onlyChanges = Option("only-changes")
  static let reduce = Option("reduce")
  static let collapse = Option("collapse", .init("WHAT"), isRepeatable: true)
  static let exclude = Option("exclude", .init("PATTERN"), isRepeatable: true)
  static let hubs = Option("hubs")
  static let drawnGroups = choice("group-by", "WHAT", of: DrawingView.Grouping.self)
  static let tinted = Option("affected")
  static let title = Option("title", .init("NAME"))
  static let fit = Option("fit")
}
