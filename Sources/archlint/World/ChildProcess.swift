#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Another program, run to its end for what it prints; its complaints are dropped.
struct ChildProcess {
  let output: [UInt8]
  let exitCode: Int32

  /// Runs the program at a path with exactly these variables; nil if it cannot be started.
  init?(
    _ program: String, _ arguments: [String], environment: [String: String], input: [UInt8] = []
  ) {
    guard let questions = Pipe(), let answers = Pipe() else { return nil }
    let child = ChildProcess.start(
      [program] + arguments, environment: environment, questions, answers)
    close(questions.reading)
    close(answers.writing)
    defer { close(answers.reading) }
    guard let child else {
      close(questions.writing)
      return nil
    }
    output = Exchange(to: questions.writing, from: answers.reading).run(sending: input)
    exitCode = ChildProcess.exitCode(of: child)
  }

  /// The two ends of a pipe; no other program gets them by accident.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }

  private static func start(
    _ words: [String], environment: [String: String], _ questions: Pipe, _ answers: Pipe
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, questions.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answers.writing, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    return posix_spawn(&child, words[0], &actions, nil, &arguments, &variables) == 0 ? child : nil
  }

  /// How it ended; 128 where a signal ended it.
  private static func exitCode(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return 128 }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128
  }
}

/// Talks to another program through two pipes, sending and receiving at the same time.
///
/// Whoever sends everything first waits for ever: the other one cannot go on reading before
/// somebody takes what it has to say.
private struct Exchange {
  private let sink: Int32
  private let source: Int32
  private var rest: ArraySlice<UInt8> = []
  private var isSending = true
  private var received: [UInt8] = []

  init(to sink: Int32, from source: Int32) {
    self.sink = sink
    self.source = source
  }

  /// Sends everything, closes the way there, and gives all that comes back.
  func run(sending bytes: [UInt8]) -> [UInt8] {
    // A program that ends early would take this one with it.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    _ = fcntl(sink, F_SETFL, O_NONBLOCK)
    var exchange = self
    exchange.rest = bytes[...]
    while exchange.goOn() {}
    return exchange.received
  }

  /// Does what can be done next; false at the end of what is received.
  private mutating func goOn() -> Bool {
    if isSending, rest.isEmpty {
      close(sink)
      isSending = false
    }
    var waits = [pollfd(fd: source, events: Int16(POLLIN), revents: 0)]
    if isSending { waits.append(pollfd(fd: sink, events: Int16(POLLOUT), revents: 0)) }
    guard poll(&waits, nfds_t(waits.count), -1) >= 0 else { return errno == EINTR || finish() }
    if isSending, waits[1].revents != 0 { send() }
    return waits[0].revents == 0 || receive() || finish()
  }

  private mutating func send() {
    let sent = rest.withUnsafeBytes { write(sink, $0.baseAddress, $0.count) }
    if sent > 0 {
      rest = rest.dropFirst(sent)
    } else if errno != EINTR, errno != EAGAIN {
      rest = []
    }
  }

  private mutating func receive() -> Bool {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      count = read(source, buffer.baseAddress, buffer.count)
      filled = max(count, 0)
    }
    received += chunk
    return count > 0 || (count < 0 && errno == EINTR)
  }

  private mutating func finish() -> Bool {
    if isSending { close(sink) }
    isSending = false
    return false
  }
}
