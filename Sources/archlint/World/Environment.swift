internal import CommandLine
internal import Findings
internal import Reporters
internal import Rules

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The variables that the program was started with.
enum Environment {
  /// All variables by name; of two with one name the first counts, as it does for the system.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    // Bytes, not characters: there are many variables, and every run of the program starts here.
    while let text = entry.pointee {
      if let mark = strchr(text, 0x3D) {
        let name = UnsafeRawBufferPointer(start: text, count: mark - text)
        let key = String(decoding: name, as: UTF8.self)
        if variables[key] == nil { variables[key] = String(cString: mark + 1) }
      }
      entry += 1
    }
    return variables
  }

  /// The folder that the program was started in.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The day it is, in UTC.
  static var today: Day { Day(number: time(nil) / 86_400) }
}

/// The two streams of text that leave the program, and its exit.
enum Terminal {
  /// Whether a person reads standard output.
  static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How standard output is painted where no option says it.
  static var style: Style {
    ReportSetting.style(in: Environment.variables, isTerminal: isShown)
  }

  /// A heading of standard output.
  static func heading(_ words: String) -> String { style.paint(words, .strong) }

  /// How standard error is painted, for what is said beside the answer.
  static var errorStyle: Style {
    let words = Swift.CommandLine.arguments
    if words.contains("--no-color") || words.contains("--color=never") { return .plain }
    return ReportSetting.style(
      in: Environment.variables, isTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// How many columns and lines a terminal has; nil if nobody reads standard output there.
  static var screen: Screen? {
    guard isShown else { return nil }
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return Screen(columns: Int(size.ws_col), lines: Int(size.ws_row))
  }

  /// What a terminal shows at once.
  struct Screen: Hashable {
    let columns: Int
    let lines: Int

    /// A terminal that says nothing of its size is an old one; in a very narrow one lines go on in
    /// the next, and nobody reads lines that are very long.
    init(columns: Int, lines: Int) {
      self.columns = columns > 0 ? min(max(columns, 40), 400) : Reading.usualColumns
      self.lines = lines > 0 ? max(lines, 10) : 24
    }
  }

  /// Writes an outcome, what was asked for first, and ends the program.
  ///
  /// A reader that went away, as `head` does, ends it quietly: the system's signal does, or, where
  /// that is ignored, the failed write is passed over.
  static func finish(with outcome: Outcome) -> Never {
    var exitCode = outcome.exitCode
    var problems = outcome.problems
    let failure = Disk.send(outcome.output, to: STDOUT_FILENO)
    if failure != 0, failure != EPIPE {
      let words = String(cString: strerror(failure))
      problems += "archlint: error: cannot write to standard output: \(words)\n"
      exitCode = .unable
    }
    _ = Disk.send(Array(problems.utf8), to: STDERR_FILENO)
    exit(exitCode.rawValue)
  }
}
