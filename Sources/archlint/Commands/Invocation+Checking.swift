extension Option {
  static let config = Option("config", .file)
  static let format = Option(
    "format", .init("FORMAT", .choices(ReporterCatalog.formats + ["auto"])), isRepeatable: true)
  static let output = Option("output", letter: "o", .file, isRepeatable: true)
  static let only = Option("only", .rule, isRepeatable: true)
  static let skip = Option("skip", .rule, isRepeatable: true)
  static let since = Option("since", .init("REF"))
  static let changed = Option("changed", .file, isRepeatable: true)
  static let filesFrom = Option("files-from", .file)
  static let baselineFiles = Option("baseline", .file, isRepeatable: true)
  static let noBaseline = Option("no-baseline")
  static let noImports = Option("no-imports")
  static let strict = Option("strict")
  static let exitZero = Option("exit-zero")
  static let asOf = Option("as-of", .init("DATE"))
  static let quiet = Option("quiet", letter: "q")
  static let verbose = Option("verbose", letter: "v")
  static let noEnvironment = Option("no-environment")
  static let largeFiles = Option(
    name: "large-files",
    summary: "also read files of \(Disk.usualFile >> 20) to \(Disk.largestFile >> 20) MiB")
  static let otherDevices = Option("other-devices")
  static let runManifests = Option("run-manifests")
  static let color = Option("color", .init("WHEN", .choices(["auto", "always", "never"])))
  static let noColor = Option("no-color")
}

extension [Option] {
  static let reading: [Option] = [.noEnvironment, .largeFiles, .otherDevices, .runManifests]
}

extension Invocation {
  /// The day of `--as-of`, else today; nothing else depends on the clock.
  func day() throws(UsageError) -> Day {
    guard let text = values(of: .asOf).last else { return Environment.today }
    guard let day = Day(text) else {
      throw UsageError("invalid date `\(text)`", help: "use a date such as 2027-03-31")
    }
    return day
  }

  /// How the project is checked; rules are chosen only where that is asked for.
  func terms(only: [String] = [], skip: [String] = []) throws(UsageError) -> CheckOptions {
    CheckOptions(
      only: only, skip: skip, day: try day(), usesBaseline: !has(.noBaseline),
      baselines: values(of: .baselineFiles), isStrict: has(.strict))
  }

  /// The colors of the report: an option decides, else the environment, else the terminal.
  func style(
    in environment: [String: String] = Environment.variables, isTerminal: Bool = Terminal.isShown
  ) -> Style {
    ReportSetting.style(
      in: environment, isTerminal: isTerminal,
      asked: has(.noColor) ? "never" : values(of: .color).last)
  }
}

extension UsageError {
  /// - Parameter others: What can also be explained, such as targets.
  static func unknownRule(
    _ name: String, of option: Option = .only, or others: [String] = []
  ) -> UsageError {
    let nearest =
      NearestName.of(name, among: RuleCatalog.names + others)
      ?? RuleCatalog.names.first { !name.isEmpty && $0.contains(name) }
    let several = name.split(separator: ",").map { "`--\(option.name) \($0)`" }
    return UsageError(
      "unknown rule\(others.isEmpty ? "" : " or target") `\(name)`",
      help: several.count > 1
        ? "repeat the option for each rule: \(several.joined(separator: " "))"
        : nearest.map(NearestName.help(naming:))
          ?? "run `archlint rules` for all names"
          + (others.isEmpty
            ? "" : "; topics are \(Topic.all.map(\.name).listed(upTo: Topic.all.count))"))
  }
}
