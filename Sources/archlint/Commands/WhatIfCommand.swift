extension Command {
  static let whatIf = Command(
    "what-if",
    arguments: [.path],
    options: WhatIfRun.wishes + [
      .imaginedFormat, .output, .onlyChanges, .level, .focus, .depth, .title, .only, .skip, .strict,
      .noBaseline, .noImports, .config, .asOf,
    ] + Option.ofReports + [.quiet, .color, .noColor] + .reading,
    run: { invocation throws(UsageError) in try WhatIfRun(invocation).run() })
}

extension Option {
  static let wishedLink = Option("link", .init("FROM:TO"), isRepeatable: true)
  static let wishedUnlink = Option("unlink", .init("FROM:TO"), isRepeatable: true)
  static let wishedEmbed = Option("embed", .init("APP:FRAMEWORK"), isRepeatable: true)
  static let wishedMove = Option("move", .init("MODULE:LAYER"), isRepeatable: true)
  static let wishedDrop = Option("drop", .init("MODULE"), isRepeatable: true)
  static let wishedPatch = Option("patch", .file, isRepeatable: true)
  static let imaginedFormat = Option(
    "format", .init("FORMAT", .choices(ReporterCatalog.formats + DrawingFormat.all.map(\.name))),
    isRepeatable: true, in: "what-if")
}

/// One run of `what-if`: a check or a diagram of a project with hypothetical changes.
struct WhatIfRun {
  static let wishes: [Option] = [
    .wishedLink, .wishedUnlink, .wishedEmbed, .wishedMove, .wishedDrop, .wishedPatch,
  ]

  /// What pictures call that which there is.
  static let former = "the project as it is"

  private let invocation: Invocation
  private let wishes: [Wish]

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    var wishes: [Wish] = []
    for (option, value) in invocation.options {
      if let value, let wish = try WhatIfRun.wish(option, value) { wishes.append(wish) }
    }
    guard !wishes.isEmpty else {
      throw UsageError(
        "missing change", help: "add one, such as `--link FROM:TO` or `--patch FILE`")
    }
    self.wishes = wishes
  }

  func run() throws(UsageError) -> Outcome {
    let file = invocation.value(of: .output).map { FilePath($0).name } ?? ""
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let format = invocation.value(of: .imaginedFormat)
    let isDrawn = DrawingFormat.all.contains {
      format == $0.name || format == nil && $0.endings.contains(ending)
    }
    return isDrawn
      ? try GraphRun(invocation, imagining: wishes).run()
      : try CheckRun(invocation, imagining: wishes).run()
  }

  private static func wish(_ option: Option, _ value: String) throws(UsageError) -> Wish? {
    guard let kind = Wish.Kind(rawValue: option.name) else { return nil }
    if kind == .drop || kind == .patch { return Wish(kind, value) }
    let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(
        "`\(option.spelling)` takes two names, found `\(value)`",
        help: "use a colon between them, as in `\(option.spelling) A:B`")
    }
    return Wish(kind, parts[0], parts[1])
  }
}
