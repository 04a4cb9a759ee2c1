extension Option {
  static let config = Option(
    name: "config", value: .file,
    summary: "use this configuration instead of the nearest .archlint.yml; the root stays the same")
  static let format = Option(
    name: "format",
    value: .init("FORMAT", .choices(ReporterCatalogue.formats + ["auto"])),
    isRepeatable: true, summary: "format of the report; repeatable")
  static let output = Option(
    name: "output", letter: "o", value: .file, isRepeatable: true,
    summary: "file for the preceding format; default: standard output")
  static let only = Option(
    name: "only", value: .rule, isRepeatable: true,
    summary: "show only findings of this rule; repeatable")
  static let skip = Option(
    name: "skip", value: .rule, isRepeatable: true,
    summary: "skip this rule; repeatable")
  static let since = Option(
    name: "since", value: .init("REF"),
    summary: "compare with the merge base of HEAD and REF; only new findings fail")
  static let changed = Option(
    name: "changed", value: .file, isRepeatable: true,
    summary: "show only modules that own this file; - reads a list from standard input; repeatable")
  static let filesFrom = Option(
    name: "files-from", value: .file,
    summary: "show only modules that own the files listed in FILE; - reads standard input")
  static let baselineFiles = Option(
    name: "baseline", value: .file, isRepeatable: true,
    summary: "use this baseline instead of those in the root; repeatable")
  static let noBaseline = Option(
    name: "no-baseline", summary: "also show findings that the baseline accepts")
  static let noImports = Option(
    name: "no-imports", summary: "check only specs, without reading sources")
  static let strict = Option(name: "strict", summary: "treat warnings as errors")
  static let exitZero = Option(name: "exit-zero", summary: "exit with code 0 even with findings")
  static let asOf = Option(
    name: "as-of", value: .init("DATE"),
    summary: "compare expiry dates with this day instead of today, such as 2027-03-31")
  static let quiet = Option(name: "quiet", letter: "q", summary: "print only findings, no summary")
  static let verbose = Option(
    name: "verbose", letter: "v",
    summary: "also explain layers and roles, and count findings per exception")
  static let noEnvironment = Option(
    name: "no-environment", summary: "do not substitute ${NAME} in specs")
  static let largeFiles = Option(
    name: "large-files",
    summary: "also read files of \(Disk.usualFile >> 20) to \(Disk.largestFile >> 20) MiB")
  static let otherDevices = Option(
    name: "other-devices", summary: "also search folders on other devices")
  static let color = Option(
    name: "color", value: .init("WHEN", .choices(["auto", "always", "never"])),
    summary: "when to use color")
  static let noColor = Option(name: "no-color", summary: "the same as --color never")
}

extension [Option] {
  static let reading: [Option] = [.noEnvironment, .largeFiles, .otherDevices]
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

  /// The colors of the report: an option decides, else the environment, else the terminal.
  func style(
    in environment: [String: String] = Environment.variables, isTerminal: Bool = Terminal.isShown
  ) -> Style {
    if has(.noColor) { return .plain }
    switch values(of: .color).last {
    case "always": return .colored
    case "never": return .plain
    default: break
    }
    return ReportSetting.style(in: environment, isTerminal: isTerminal)
  }
}

extension UsageError {
  /// - Parameter others: What can also be explained, such as targets.
  static func unknownRule(
    _ name: String, of option: Option = .only, or others: [String] = []
  ) -> UsageError {
    let nearest =
      NearestName.of(name, among: Catalogue.names + others)
      ?? Catalogue.names.first { !name.isEmpty && $0.contains(name) }
    let several = name.split(separator: ",").map { "`--\(option.name) \($0)`" }
    return UsageError(
      "unknown rule\(others.isEmpty ? "" : " or target") `\(name)`",
      help: several.count > 1
        ? "repeat the option for each rule: \(several.joined(separator: " "))"
        : nearest.map(NearestName.help(naming:)) ?? "run `archlint rules` for all names")
  }
}
