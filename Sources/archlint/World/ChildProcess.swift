#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Another program, run to its end for what it prints; it gets no input and its complaints are
/// dropped.
struct ChildProcess {
  let output: [UInt8]
  let exitCode: Int32

  /// Takes the program's path; nothing comes of it, if it cannot be started.
  init?(_ program: String, _ arguments: [String], environment: [String: String]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let child = ChildProcess.start(program, arguments, environment, output: ends)
    close(ends[1])
    defer { close(ends[0]) }
    guard let child else { return nil }
    output = ChildProcess.bytes(from: ends[0])
    exitCode = ChildProcess.exitCode(of: child)
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String], output: [Int32]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, output[0])
    posix_spawn_file_actions_addclose(&actions, output[1])
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    return posix_spawn(&child, program, &actions, nil, &words, &variables) == 0 ? child : nil
  }

  private static func bytes(from file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
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
