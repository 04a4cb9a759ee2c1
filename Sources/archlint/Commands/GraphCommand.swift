extension Command {
  /// Draws the architecture, or lists what it is made of.
  static let graph = Command(
    name: "graph",
    summary: "Draw the architecture",
    details: """
      Layers are bands from top to bottom, modules are boxes in them, and links with findings \
      stand out. Interfaces, mocks and tests are folded into their module. Every drawing says what \
      it leaves out. svg and html need nothing installed; json is the whole graph, unfolded.
      """,
    examples: [
      (
        "archlint graph --format html --output graph.html", "a page to search and to click through"
      ),
      ("archlint graph --format svg --root Cosmonaut", "what one app is made of"),
      ("archlint graph --focus ISSNetwork --depth 1", "a module and its neighbours"),
      ("archlint graph --format mermaid --fit", "as fine as Mermaid takes it"),
      (
        "archlint graph --since origin/main --only-changes --format mermaid",
        "the picture of a pull request"
      ),
      (
        "archlint graph --since origin/main --affected --output graph.svg",
        "what a branch can break, tinted"
      ),
      (
        "archlint graph --collapse app --hubs --output graph.svg",
        "without the lines that cross the most"
      ),
      ("archlint graph --view poster --output poster.svg", "the book's picture, to hang up"),
      ("archlint graph --view matrix --output matrix.svg", "who links whom, without a line"),
      ("archlint graph --module ISSNetwork --format markdown", "a module for a wiki"),
      ("archlint graph --format json", "the graph, for other programs"),
    ],
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
    .path, "a folder or a spec; the current folder", isOptional: true)
}

extension Option {
  static let graphFormat = Option(
    name: "format", value: .init("FORMAT", .choices(GraphRun.formats)),
    summary: "what to write")
  static let graphOutput = Option(
    name: "output", letter: "o", value: .file,
    summary: "where to write it; standard output")
  static let card = Option(
    name: "module", value: .init("TARGET"),
    summary: "all there is to say of one module, as html or markdown")
  static let linkTo = Option(
    name: "link-to", value: .init("ADDRESS"),
    summary: "where files are shown, with {file} and {line} in it; for html, dot and markdown")
  static let look = Option(
    name: "view", value: .init("VIEW", .choices(DrawingView.Look.allCases.map(\.rawValue))),
    summary: "boxes and arrows, a matrix, or a poster of tiles")
  static let layoutEngine = Option(
    name: "layout",
    value: .init("ENGINE", .choices(DrawingView.LayoutEngine.allCases.map(\.rawValue))),
    summary: "whose layout dot has: archlint's, which `dot` draws as it is, or Graphviz's own")
  static let level = Option(
    name: "level",
    value: .init("LEVEL", .choices(DrawingView.Level.allCases.map(\.rawValue))),
    summary: "what a box stands for")
  static let show = Option(
    name: "show", value: .init("WHAT"), isRepeatable: true,
    summary: "also tests, mocks, externals; with commas for several")
  static let focus = Option(
    name: "focus", value: .init("TARGET"), isRepeatable: true,
    summary: "only what is linked with a target; may be repeated")
  static let depth = Option(
    name: "depth", value: .init("N"),
    summary: "how many links around the focus, or around changes; by default all, or none")
  static let direction = Option(
    name: "direction",
    value: .init("WAY", .choices(DrawingView.Direction.allCases.map(\.rawValue))),
    summary: "which way from the focus")
  static let root = Option(
    name: "root", value: .init("APP"), summary: "only what an app is made of")
  static let path = Option(
    name: "path", value: .init("FROM TO"), takesTwo: true,
    summary: "only the shortest chains from one target to another")
  static let onlyViolations = Option(
    name: "only-violations", summary: "only links with findings")
  static let onlyChanges = Option(
    name: "only-changes",
    summary: "only what changed since REF, with new findings; `--depth 1` adds its neighbors")
  static let reduce = Option(
    name: "reduce", summary: "without links that follow from others; findings stay")
  static let collapse = Option(
    name: "collapse", value: .init("WHAT"), isRepeatable: true,
    summary: "one box for modules of a folder, an owner, the app kind, or a PATTERN")
  static let exclude = Option(
    name: "exclude", value: .init("PATTERN"), isRepeatable: true,
    summary: "without what a pattern for names or paths matches")
  static let hubs = Option(
    name: "hubs", summary: "a letter at the box instead of a line to what most others link")
  static let drawnGroups = Option(
    name: "group-by",
    value: .init("WHAT", .choices(DrawingView.Grouping.allCases.map(\.rawValue))),
    summary: "what the tiles of a poster stand together by; folder without it")
  static let drawnSince = Option(
    name: "since", value: .init("REF"),
    summary: "what came and went since HEAD left REF")
  static let tinted = Option(
    name: "affected", summary: "tint what the change since REF can break")
  static let title = Option(
    name: "title", value: .init("NAME"),
    summary: "what the project is called; else as its only or topmost spec says, else its folder")
  static let fit = Option(
    name: "fit", summary: "a coarser level where the format does not take so much")
}
