internal import CommandLine

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What happens when archlint itself is wrong.
enum InternalError {
  private static let words: StaticString = """
    archlint: internal error: this is a mistake in archlint, not in the project it looked at; \
    please report it with the command line and the spec that led to it

    """

  /// Gives the exit code of a mistake in archlint to whatever would end it by a signal.
  static func reportOnCrash() {
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      // Only what is safe in the middle of anything may be called here.
      signal(crash) { _ in
        _ = write(
          STDERR_FILENO, InternalError.words.utf8Start, InternalError.words.utf8CodeUnitCount)
        _exit(ExitCode.internalError.rawValue)
      }
    }
  }
}
