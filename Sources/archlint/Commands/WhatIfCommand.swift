extension Command {
  static let whatIf = Command(
    "what-if",
    arguments: [.path],
    options: Option.ofChanges + [
      .whatIfFormat, .output, .onlyChanges, .level, .focus, .depth, .title, .only, .skip, .strict,
      .noBaseline, .noImports, .config, .asOf,
    ] + Option.ofReports + [.quiet, .color, .noColor] + .reading,
    run: { invocation throws(UsageError) in try invocation.whatIf() })
}

extension Option {
  static let addedLink = Option("link", .init("FROM:TO"), isRepeatable: true)
  static let removedLink = Option("unlink", .init("FROM:TO"), isRepeatable: true)
  static let addedEmbed = Option("embed", .init("APP:FRAMEWORK"), isRepeatable: true)
  static let movedModule = Option("move", .init("MODULE:LAYER"), isRepeatable: true)
  static let droppedModule = Option("drop", .init("MODULE"), isRepeatable: true)
  static let appliedPatch = Option("patch", .file, isRepeatable: true)
  static let whatIfFormat = Option(
    "format", .init("FORMAT", .choices(ReporterCatalog.formats + DrawingFormat.all.map(\.name))),
    isRepeatable: true)
  static let ofChanges: [Option] = [
    .addedLink, .removedLink, .addedEmbed, .movedModule, .droppedModule, .appliedPatch,
  ]
}

extension Invocation {
  /// What pictures call that which there is.
  static let former = "the project as it is"

  /// A check or a diagram of a project with hypothetical changes.
  fileprivate func whatIf() throws(UsageError) -> Outcome {
    var changes: [HypotheticalChange] = []
    for (option, value) in options {
      if let value, let change = try Self.change(option, value) { changes.append(change) }
    }
    guard !changes.isEmpty else {
      throw UsageError(
        "missing change", help: "add one, such as `--link FROM:TO` or `--patch FILE`")
    }
    let file = value(of: .output).map { FilePath($0).name } ?? ""
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let format = value(of: .whatIfFormat)
    let isDrawn = DrawingFormat.all.contains {
      format == $0.name || format == nil && $0.endings.contains(ending)
    }
    return isDrawn
      ? try GraphRun(self, assuming: changes).run()
      : try CheckRun(self, assuming: changes).run()
  }

  private static func change(_ option: Option, _ value: String) throws(UsageError)
    -> HypotheticalChange?
  {
    guard let kind = HypotheticalKind(rawValue: option.name) else { return nil }
    if kind == .drop || kind == .patch { return (kind, value, "") }
    let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(
        "`\(option.spelling)` takes two names, found `\(value)`",
        help: "use a colon between them, as in `\(option.spelling) A:B`")
    }
    return (kind, parts[0], parts[1])
  }
}
