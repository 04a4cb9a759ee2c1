internal import CLibrary

/// Handlers for crashes, interruptions and long runs.
///
/// Handlers may call only async-signal-safe functions.
package enum Signals {
  private static let apology: StaticString = """
    archlint: internal error: this is a bug in archlint, not in your project; \
    please report it with the command line and the spec that led to it

    """

  private static let shortage: StaticString = "archlint: error: out of memory\n"

  /// Exits with the code for a bug in archlint instead of a crash signal, unless memory ran out.
  package static func reportCrashes() {
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(crash) { _ in
        SignalCleanup.remove()
        let isShort = Signals.isShortOfMemory
        Signals.say(isShort ? Signals.shortage : Signals.apology)
        _exit((isShort ? ExitCode.unable : ExitCode.internalError).rawValue)
      }
    }
  }

  /// Whether the system would not give as much memory once more as the program ever had.
  ///
  /// An array that grows asks for as much at least.
  private static var isShortOfMemory: Bool {
    var usage = rusage()
    // 0 is this program; the name for it has another type on each system.
    getrusage(0, &usage)
    #if canImport(Darwin)
      let size = usage.ru_maxrss
    #else
      let size = usage.ru_maxrss << 10
    #endif
    let room = mmap(nil, max(size, 1 << 24), PROT_READ, MAP_PRIVATE | MAP_ANON, -1, 0)
    return room == MAP_FAILED
  }

  /// Cleans up when the program is interrupted: removes drafts, and ends git.
  package static func cleanUpWhenEnded() {
    SignalCleanup.prepare()
    for end in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU] {
      let previous = signal(end) { number in
        SignalCleanup.remove()
        // Restores the default action for when the handler returns.
        signal(number, SIG_DFL)
        raise(number)
      }
      // Keeps `nohup` in effect.
      if unsafeBitCast(previous, to: Int.self) == 1 { signal(end, SIG_IGN) }
    }
  }

  /// Ignores SIGPIPE, so that a program that ends early doesn't end this one.
  private static let breakage = signal(SIGPIPE, SIG_IGN)

  static func outliveReaders() { _ = breakage }

  /// From now on a reader that leaves ends this program too, as it ends others.
  static func endWithReaders() { signal(SIGPIPE, breakage) }

  private static let patience = suseconds_t(500_000)
  private static let patienceWords: StaticString = "archlint: still working…"
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
  package static func announceLater() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    signal(SIGALRM) { _ in Signals.say(Signals.patienceWords) }
    // The parent process may have blocked the signal.
    var alarm = sigset_t()
    sigemptyset(&alarm)
    sigaddset(&alarm, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &alarm, nil)
    ring(after: patience)
  }

  /// Takes back what was said, before anything else is.
  package static func endAnnouncement() {
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

/// Cleanup of temporary files and child processes when a signal ends the run.
///
/// Plain memory, allocated before: handlers may call only async-signal-safe functions.
enum SignalCleanup {
  nonisolated(unsafe) private static var draft: UnsafeMutablePointer<CChar>?
  /// The programs at work; any thread may have started one.
  nonisolated(unsafe) private static let children = {
    let children = UnsafeMutablePointer<pid_t>.allocate(capacity: mostChildren)
    children.initialize(repeating: 0, count: mostChildren)
    return children
  }()
  private static let mostChildren = 8
  nonisolated(unsafe) private static let lock = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// Allocates the memory, which a handler must not do.
  static func prepare() {
    draft = nil
    replace(0, with: 0)
  }

  /// Replaces a child process in the list of those to end with this program; 0 is a free slot.
  static func replace(_ child: pid_t, with other: pid_t) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard let slot = (0..<mostChildren).first(where: { children[$0] == child }) else { return }
    children[slot] = other
  }

  /// Sets the temporary file to remove if a signal ends the program; nil once it is renamed.
  static func remember(draft path: String?) {
    // Never freed, because a handler may be using it; a run has only a few drafts.
    draft = path.flatMap(System.copy)
  }

  static func remove() {
    if let draft { unlink(draft) }
    for slot in 0..<mostChildren where children[slot] > 0 { kill(children[slot], SIGKILL) }
  }
}
