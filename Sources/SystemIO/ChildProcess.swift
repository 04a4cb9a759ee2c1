internal import CLibrary

/// Another program, run for what it prints; its complaints are dropped.
struct ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    /// It could not be started or listened to, or a signal ended it.
    case failed
    /// It took longer than it may, and was ended.
    case timedOut
    /// The receiver needed no more, and the process was ended.
    case stopped
  }

  let program: String
  let arguments: [String]
  /// Exactly these variables.
  let environment: [String: String]
  /// How long it may take, in milliseconds.
  let patience: Int

  /// Runs it to its end, and hands on what it prints as it comes, until `receive` says no.
  func run(input: [UInt8] = [], receive: (UnsafeBufferPointer<UInt8>) -> Bool) -> Ending {
    guard let questions = Pipe() else { return .failed }
    guard let answers = Pipe() else {
      _ = System.close(questions.reading)
      _ = System.close(questions.writing)
      return .failed
    }
    let child = start(questions, answers)
    _ = System.close(questions.reading)
    _ = System.close(answers.writing)
    guard let child else {
      _ = System.close(questions.writing)
      _ = System.close(answers.reading)
      return .failed
    }
    SignalCleanup.replace(0, with: child)
    defer { SignalCleanup.replace(child, with: 0) }
    let deadline = Clock.now + patience
    var exchange = ProcessPipe(
      to: questions.writing, from: answers.reading, sending: input, until: deadline)
    let heard = exchange.run(receive: receive)
    _ = System.close(answers.reading)
    return ChildProcess.end(of: child, heard, until: deadline)
  }

  private func start(_ questions: Pipe, _ answers: Pipe) -> pid_t? {
    guard !System.fails(.start) else { return nil }
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
    var words = ([program] + arguments).map(System.copy) + [nil]
    var variables = environment.map { System.copy("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    return posix_spawn(&child, program, &actions, nil, &words, &variables) == 0 ? child : nil
  }

  /// Waits for the end of a program that has nothing more to say, or ends it.
  private static func end(of child: pid_t, _ heard: ProcessPipe.End, until deadline: Int) -> Ending
  {
    var status: Int32 = 0
    var ended: pid_t = 0
    var pause = 50
    while heard == .whole, Clock.now < deadline {
      ended = System.hasEnded(child, &status)
      if ended != 0, errno != EINTR || ended > 0 { break }
      usleep(UInt32(pause))
      pause = min(pause * 2, 5_000)
    }
    guard ended == child else {
      kill(child, SIGKILL)
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      switch heard {
      case .stopped: return .stopped
      case .failed: return .failed
      case .whole, .timedOut: return ended < 0 ? .failed : .timedOut
      }
    }
    return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .failed
  }
}

/// The two ends of a pipe; no other program gets them by accident.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard System.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// A monotonic clock.
enum Clock {
  /// In milliseconds.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
