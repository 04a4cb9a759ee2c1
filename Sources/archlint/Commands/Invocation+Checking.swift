extension Option {
  static let config = Option(
    name: "config", value: .file,
    summary: "a configuration other than the nearest .archlint.yml; the root stays where it is")
  static let format = Option(
    name: "format",
    value: .init("FORMAT", .choices(ReporterCatalogue.formats + ["auto"])),
    isRepeatable: true, summary: "how to write the report; may be repeated")
  static let output = Option(
    name: "output", letter: "o", value: .file, isRepeatable: true,
    summary: "where the format before it goes; standard output")
  static let only = Option(
    name: "only", value: .rule, isRepeatable: true,
    summary: "show what this rule says, and nothing else; may be repeated")
  static let skip = Option(
    name: "skip", value: .rule, isRepeatable: true,
    summary: "leave this rule out; may be repeated")
  static let since = Option(
    name: "since", value: .init("REF"),
    summary: "compare with the commit where HEAD left REF; only what is new fails")
  static let changed = Option(
    name: "changed", value: .file, isRepeatable: true,
    summary: "show only modules that a file belongs to; may be repeated")
  static let filesFrom = Option(
    name: "files-from", value: .file,
    summary: "the same for the files that FILE lists; - for standard input")
  static let baselineFiles = Option(
    name: "baseline", value: .file, isRepeatable: true,
    summary: "a file of accepted debt instead of those in the root; may be repeated")
  static let baselineFrom = Option(
    name: "baseline-from", value: .init("REF"),
    summary: "count how the baseline grew since HEAD left REF; --since does so, too")
  static let noBaseline = Option(
    name: "no-baseline", summary: "show what the baseline accepts, too")
  static let noImports = Option(
    name: "no-imports", summary: "judge the specs alone, without a look at sources")
  static let strict = Option(name: "strict", summary: "warnings count as errors")
  static let exitZero = Option(
    name: "exit-zero", summary: "findings do not change the exit code")
  static let asOf = Option(
    name: "as-of", value: .init("DATE"),
    summary: "the day that expiry dates are compared with, such as 2027-03-31")
  static let quiet = Option(name: "quiet", letter: "q", summary: "findings alone, no closing line")
  static let verbose = Option(
    name: "verbose", letter: "v",
    summary: "also what was gone by, and how many findings each exception covers")
  static let noEnvironment = Option(
    name: "no-environment", summary: "leave ${NAME} in specs as it is written")
  static let largeFiles = Option(
    name: "large-files",
    summary: "also read files of \(Disk.usualFile >> 20) to \(Disk.largestFile >> 20) MiB")
  static let otherDevices = Option(
    name: "other-devices", summary: "also search folders that lie on another device")
  static let color = Option(
    name: "color", value: .init("WHEN", .choices(["auto", "always", "never"])),
    summary: "colours")
  static let noColor = Option(name: "no-color", summary: "the same as --color never")
}

extension [Option] {
  /// What a command line may say about reading specs.
  static let reading: [Option] = [.noEnvironment, .largeFiles, .otherDevices]
}

extension Invocation {
  /// The day of `--as-of`, else today; nothing else depends on the clock.
  func day() throws(UsageError) -> Day {
    guard let text = values(of: .asOf).last else { return Environment.today }
    guard let day = Day(text) else {
      throw UsageError("invalid date `\(text)`", help: "write it like 2027-03-31")
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
  static func unknownRule(_ name: String, or others: [String] = []) -> UsageError {
    let nearest =
      NearestName.of(name, among: Catalogue.names + others)
      ?? Catalogue.names.first { !name.isEmpty && $0.contains(name) }
    let several = name.split(separator: ",").map { "`--only \($0)`" }
    return UsageError(
      "unknown rule\(others.isEmpty ? "" : " or target") `\(name)`",
      help: several.count > 1
        ? "repeat the option for each rule: \(several.joined(separator: " "))"
        : nearest.map(NearestName.help(naming:)) ?? "run `archlint rules` for all names")
  }
}
