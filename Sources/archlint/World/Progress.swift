#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A word to whoever waits at a terminal, in runs that take longer than one would wait for.
///
/// The system's own timer rings, so no stage of the program has to think of it.
enum Progress {
  private static let patience = suseconds_t(500_000)
  private static let words: StaticString = "archlint: still at work…"
  /// Back to the start of the line, and nothing left on it.
  private static let erasure: StaticString = "\r\u{1B}[K"

  #if canImport(Glibc)
    private static let timer = Int32(ITIMER_REAL.rawValue)
  #else
    private static let timer = ITIMER_REAL
  #endif

  /// Says so after half a second, on standard error, if that is a terminal.
  static func announceLater() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    // Only what is safe in the middle of anything may be called here.
    signal(SIGALRM) { _ in Progress.write(Progress.words) }
    // Whoever started the program may have left the signal blocked.
    var alarm = sigset_t()
    sigemptyset(&alarm)
    sigaddset(&alarm, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &alarm, nil)
    set(timeval(tv_sec: 0, tv_usec: patience))
  }

  /// Takes back what was said, before anything else is.
  static func end() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    var left = itimerval()
    getitimer(timer, &left)
    set(timeval(tv_sec: 0, tv_usec: 0))
    // A timer that rang has no time left.
    if left.it_value.tv_sec == 0, left.it_value.tv_usec == 0 { write(erasure) }
  }

  private static func set(_ time: timeval) {
    var value = itimerval(it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: time)
    setitimer(timer, &value, nil)
  }

  private static func write(_ text: StaticString) {
    #if canImport(Darwin)
      _ = Darwin.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    #elseif canImport(Musl)
      _ = Musl.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    #else
      _ = Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    #endif
  }
}
