internal import CommandLine

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The two streams of text that leave the program, and its exit.
enum Terminal {
  /// Whether a person reads standard output.
  static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

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
