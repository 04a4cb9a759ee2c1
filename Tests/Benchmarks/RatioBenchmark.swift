#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How long `check` takes against a program that only finds and reads the same specs.
///
/// The two run by turns, so that what else the machine does slows both. The reader is measured without
/// the start of a program, and `check` with it.
enum RatioBenchmark {
  private static let rounds = 21

  static func report(program: String, folder: String) throws {
    var runs: [(check: Double, reader: Double)] = []
    for _ in 0..<rounds {
      runs.append(
        (
          check: try milliseconds(of: program, ["check", folder]),
          reader: SourceBenchmark.milliseconds(toRead: folder, ".yml")
        ))
    }
    report("check", runs.map(\.check))
    report("reader", runs.map(\.reader))
    let ratios = runs.map { $0.check / $0.reader }.sorted()
    print("check takes \(tenths(ratios[rounds / 2])) times as long as reading")
  }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    print("\(name): \(tenths(sorted[rounds / 2])) ms, at best \(tenths(sorted[0])) ms")
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  /// The time from the start of the program to its end, reported by the system.
  private static func milliseconds(of program: String, _ words: [String]) throws -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    var status: Int32 = 0
    let clock = ContinuousClock()
    let start = clock.now
    let code = posix_spawn(&child, program, &actions, nil, &arguments, environ)
    guard code == 0 else { throw Failure(code: code) }
    waitpid(child, &status, 0)
    return (clock.now - start) / .milliseconds(1)
  }

  /// A program that could not be started.
  private struct Failure: Error {
    let code: Int32
  }
}
