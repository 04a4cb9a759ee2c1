internal import CommandLine

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What the program does when the system rings: a mistake of its own, and a run that takes long.
///
/// Only what is safe in the middle of anything may be called from a handler.
enum Signals {
  // MARK: A mistake in archlint

  private static let apology: StaticString = """
    archlint: internal error: this is a mistake in archlint, not in the project it looked at; \
    please report it with the command line and the spec that led to it

    """

  /// Gives the exit code of a mistake in archlint to whatever would end it by a signal.
  static func reportCrashes() {
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(crash) { _ in
        Signals.say(Signals.apology)
        _exit(ExitCode.internalError.rawValue)
      }
    }
  }

  // MARK: A word to whoever waits

  private static let patience = suseconds_t(500_000)
  private static let patienceWords: StaticString = "archlint: still at work…"
  /// Back to the start of the line, and nothing left on it.
  private static let erasure: StaticString = "\r\u{1B}[K"

  #if canImport(Glibc)
    private static let timer = Int32(ITIMER_REAL.rawValue)
  #else
    private static let timer = ITIMER_REAL
  #endif

  /// Says after half a second that the run goes on, if standard error is a terminal.
  ///
  /// The system's own timer rings, so no stage of the program has to think of it.
  static func announceLater() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    signal(SIGALRM) { _ in Signals.say(Signals.patienceWords) }
    // Whoever started the program may have left the signal blocked.
    var alarm = sigset_t()
    sigemptyset(&alarm)
    sigaddset(&alarm, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &alarm, nil)
    ring(after: patience)
  }

  /// Takes back what was said, before anything else is.
  static func endAnnouncement() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    var left = itimerval()
    getitimer(timer, &left)
    ring(after: 0)
    // A timer that rang has no time left.
    if left.it_value.tv_sec == 0, left.it_value.tv_usec == 0 { say(erasure) }
  }

  private static func ring(after time: suseconds_t) {
    var value = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: timeval(tv_sec: 0, tv_usec: time))
    setitimer(timer, &value, nil)
  }

  private static func say(_ text: StaticString) {
    _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
