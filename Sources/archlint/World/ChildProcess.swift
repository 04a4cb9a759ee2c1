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

  /// Runs the program at a path with exactly these variables; nothing, if it cannot be started.
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
