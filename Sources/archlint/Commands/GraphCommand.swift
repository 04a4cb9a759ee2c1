extension Command {
  static let graph = Command(
    "graph",
    arguments: [.path],
    options: [
      .graphFormat, .graphOutput, .card, .linkTo, .look, .layoutEngine, .drawnGroups,
      .level, .show,
      .focus, .depth,
      .direction, .root, .path, .onlyViolations, .onlyChanges, .reduce, .collapse, .exclude, .hubs,
      .drawnSince, .tinted, .fit, .title, .noBaseline, .noImports, .config, .asOf,
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
  static let graphFormat = Option(
    name: "format", value: .init("FORMAT", .choices(GraphRun.formats)),
    summary: "output format")
  static let graphOutput = Option(
    name: "output", letter: "o", value: .file,
    summary: "file to write; default: standard output")
  static let card = Option(
    name: "module", value: .init("TARGET"),
    summary: "describe one module, as html or markdown")
  static let linkTo = Option(
    name: "link-to", value: .init("ADDRESS"),
    summary: "URL template for files with {file} and {line}; for html, dot and markdown")
  static let look = choice("view", "VIEW", of: DrawingView.Look.self, "kind of diagram")
  static let layoutEngine = choice(
    "layout", "ENGINE", of: DrawingView.LayoutEngine.self, "layout engine of dot output")
  static let level = choice(
    "level", "LEVEL", of: DrawingView.Level.self, "what each box represents")
  static let show = Option(
    name: "show", value: .init("WHAT"), isRepeatable: true,
    summary: "also show tests, mocks, externals; separate several with commas")
  static let focus = Option(
    name: "focus", value: .init("TARGET"), isRepeatable: true,
    summary: "show only what is linked with a target; repeatable")
  static let depth = Option(
    name: "depth", value: .init("N"),
    summary: "number of links around the focus or around changes; default: all, or none")
  static let direction = choice(
    "direction", "WAY", of: DrawingView.Direction.self, "direction from the focus")
  static let root = Option(
    name: "root", value: .init("APP"), summary: "show only what an app depends on")
  static let path = Option(
    name: "path", value: .init("FROM TO"), takesTwo: true,
    summary: "show only the shortest chains from one target to another")
  static let onlyViolations = Option(
    name: "only-violations", summary: "show only links with findings")
  static let onlyChanges = Option(
    name: "only-changes",
    summary: "show only changes since REF with new findings; `--depth 1` adds neighbors")
  static let reduce = Option(
    name: "reduce", summary: "omit links implied by others, except links with findings")
  static let collapse = Option(
    name: "collapse", value: .init("WHAT"), isRepeatable: true,
    summary: "draw one box for the modules of a folder, an owner, all apps, or a PATTERN")
  static let exclude = Option(
    name: "exclude", value: .init("PATTERN"), isRepeatable: true,
    summary: "omit modules whose name or path matches; repeatable")
  static let hubs = Option(
    name: "hubs", summary: "replace lines to the most linked modules with a letter")
  static let drawnGroups = choice(
    "group-by", "WHAT", of: DrawingView.Grouping.self,
    "how to group the tiles of a poster, by folder by default")
  static let drawnSince = Option(
    name: "since", value: .init("REF"),
    summary: "show changes since the merge base of HEAD and REF")
  static let tinted = Option(name: "affected", summary: "tint what the change since REF can break")
  static let title = Option(
    name: "title", value: .init("NAME"),
    summary: "title; default: the name of the workspace, the top spec, or the folder")
  static let fit = Option(
    name: "fit", summary: "use a coarser level if the diagram is too large for the format")
}
