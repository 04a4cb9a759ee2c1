/// Which formats a run writes, and where each goes.
struct OutputPlan {
  /// A format, and the file as it was typed; nil for standard output.
  typealias Output = (reporter: any Reporter, file: String?)

  /// In the order in which they were asked for; at most one goes to standard output.
  let outputs: [Output]
  var parts: Set<ReportPart> { Set(outputs.flatMap(\.reporter.parts)) }

  /// Takes the formats from a command line: each `--format` with the `--output` behind it.
  ///
  /// A run for people keeps text on standard output when all that was asked for goes to files.
  init(
    _ invocation: Invocation, keepsText: Bool = false,
    in environment: [String: String] = Environment.variables
  ) throws(UsageError) {
    var outputs: [Output] = []
    var files: Set<FilePath> = []
    let current = try UsageError.ofProblem(Environment.currentFolder)
    for draft in try OutputPlan.drafts(of: invocation) {
      let ending = draft.file?.lastPathName.ending ?? ""
      let format =
        draft.format ?? ReporterCatalog.formats.first { $0 == ending }
        ?? ReporterCatalog.standard.format
      let named = ReporterCatalog.reporter(named: format)
      let file = draft.file == "-" ? nil : draft.file
      let reporter = named ?? ReporterCatalog.reporter(in: environment)
      outputs.append(Output(reporter: reporter, file: file))
      if let file, !files.insert(FilePath(file, in: current)).inserted {
        throw UsageError("two formats go to `\(file)`", help: "use a separate file for each")
      }
    }
    let shown = outputs.count { $0.file == nil }
    guard shown <= 1 else {
      throw UsageError(
        "only one format can go to standard output",
        help: "add `--output FILE` after each of the others")
    }
    if shown == 0, keepsText || outputs.isEmpty {
      outputs.append(Output(reporter: ReporterCatalog.standard, file: nil))
    }
    self.outputs = outputs
  }

  private typealias Draft = (format: String?, file: String?)

  /// The pairs on a command line; a single format and a single file are one in either order.
  private static func drafts(of invocation: Invocation) throws(UsageError) -> [Draft] {
    let formats = invocation.values(of: .format)
    let files = invocation.values(of: .output)
    if formats.count <= 1, files.count == 1 { return [(formats.first, files.first)] }
    var drafts: [Draft] = []
    for (option, value) in invocation.options {
      switch option.name {
      case Option.format.name: drafts.append((value, nil))
      case Option.output.name:
        guard let last = drafts.last, last.file == nil else {
          throw UsageError(
            "`--output \(value ?? "")` does not follow a format",
            help: "move it after its `--format`")
        }
        drafts[drafts.count - 1].file = value
      default: break
      }
    }
    return drafts
  }
}
