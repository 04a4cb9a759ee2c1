internal import CLibrary

/// The two streams of text that leave the program, and its exit.
package enum Terminal {
  /// Whether a person reads standard output.
  package static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How standard output is painted where no option says it.
  package static var style: Style {
    changed(ReportSetting.style(in: Environment.variables, isTerminal: isShown)) {
      $0.hasLinks = isShown && $0 != .plain && ReportSetting.knowsLinks(in: Environment.variables)
    }
  }

  /// How pages of help are laid out on standard output.
  package static var help: HelpText {
    HelpText(columns: screen?.columns ?? DisplayOptions.usualColumns) { style.paint($0, .strong) }
  }

  /// The style of standard error; the color options apply to both streams.
  package static var errorStyle: Style {
    let words = Swift.CommandLine.arguments
    let values =
      zip(words, words.dropFirst()).compactMap { $0 == "--color" ? $1 : nil }
      + words.compactMap { $0.hasPrefix("--color=") ? String($0.dropFirst(8)) : nil }
    return ReportSetting.style(
      in: Environment.variables, isTerminal: isatty(STDERR_FILENO) == 1,
      asked: words.contains("--no-color") ? "never" : values.last)
  }

  /// What the terminal shows that standard output goes to; nil if it goes to none.
  package static var screen: Screen? { screen(of: STDOUT_FILENO) }

  /// The same for standard error.
  package static var errorScreen: Screen? { screen(of: STDERR_FILENO) }

  private static func screen(of stream: Int32) -> Screen? {
    guard isatty(stream) == 1 else { return nil }
    var size = winsize()
    _ = ioctl(stream, UInt(TIOCGWINSZ), &size)
    return Screen(columns: Int(size.ws_col), lines: Int(size.ws_row))
  }

  /// The size of a terminal.
  package struct Screen: Hashable {
    package let columns: Int
    package let lines: Int

    /// Uses defaults for an unknown size, and limits very narrow and very wide ones.
    init(columns: Int, lines: Int) {
      self.columns = columns > 0 ? min(max(columns, 40), 400) : DisplayOptions.usualColumns
      self.lines = lines > 0 ? max(lines, 10) : 24
    }
  }

  /// Writes an outcome, what was asked for first, and ends the program.
  ///
  /// It ends quietly if the reader closes the pipe, as `head` does: by the signal, or, if that is
  /// ignored, by ignoring the failed write.
  package static func finish(with outcome: Outcome) -> Never {
    var exitCode = outcome.exitCode
    var problems = outcome.problems
    Signals.endWithReaders()
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
