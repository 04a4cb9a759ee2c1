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
  static let wishedLink = Option(
    name: "link", value: .init("FROM:TO"), isRepeatable: true,
    summary: "add a dependency; repeatable, like the next options")
  static let wishedUnlink = Option(
    name: "unlink", value: .init("FROM:TO"), isRepeatable: true, summary: "remove a dependency")
  static let wishedEmbed = Option(
    name: "embed", value: .init("APP:FRAMEWORK"), isRepeatable: true,
    summary: "embed a framework in an app")
  static let wishedMove = Option(
    name: "move", value: .init("MODULE:LAYER"), isRepeatable: true,
    summary: "move a module to another layer")
  static let wishedDrop = Option(
    name: "drop", value: .init("MODULE"), isRepeatable: true,
    summary: "remove a module and every dependency on it")
  static let wishedPatch = Option(
    name: "patch", value: .file, isRepeatable: true,
    summary: "apply a unified diff; - reads standard input")
  static let imaginedFormat = Option(
    name: "format",
    value: .init("FORMAT", .choices(ReporterCatalogue.formats + DrawingFormat.all.map(\.name))),
    isRepeatable: true, summary: "a format of `check`, or of `graph --since`")
}

/// One run of `what-if`: a check or a drawing of a project that is imagined.
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
    switch option.name {
    case Option.wishedDrop.name: return .drop(value)
    case Option.wishedPatch.name: return .patch(value)
    case _ where !wishes.contains { $0.name == option.name }: return nil
    default: break
    }
    let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(
        "`\(option.spelling)` takes two names, found `\(value)`",
        help: "use a colon between them, as in `\(option.spelling) A:B`")
    }
    return switch option.name {
    case Option.wishedLink.name: .link(parts[0], parts[1])
    case Option.wishedUnlink.name: .unlink(parts[0], parts[1])
    case Option.wishedEmbed.name: .embed(parts[0], parts[1])
    default: .move(parts[0], parts[1])
    }
  }
}
