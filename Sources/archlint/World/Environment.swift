internal import CommandLine
internal import Documents
internal import Findings
internal import Modules
internal import Rules

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The variables that the program was started with.
enum Environment {
  /// All variables by name; of two with one name the first counts, as it does for the system.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    // Bytes, not characters: there are many variables, and every run of the program starts here.
    while let text = entry.pointee {
      if let mark = strchr(text, 0x3D) {
        let name = UnsafeRawBufferPointer(start: text, count: mark - text)
        let key = String(decoding: name, as: UTF8.self)
        if variables[key] == nil { variables[key] = String(cString: mark + 1) }
      }
      entry += 1
    }
    return variables
  }

  /// The folder that the program was started in.
  ///
  /// One that is gone has no path, and no other folder may be taken for it.
  static func currentFolder() throws(Problem) -> FilePath {
    guard let path = System.currentFolder(), path.utf8.first == UInt8(ascii: "/") else {
      throw Problem("the current folder is gone", help: "change to one that is there")
    }
    return FilePath(path)
  }

  /// The day it is, in UTC.
  static var today: Day { Day(number: time(nil) / 86_400) }
}

extension UsageError {
  /// What stands in the way of an option as a mistake in the command line.
  static func ofProblem<Value>(
    _ body: () throws(Problem) -> Value
  ) throws(UsageError) -> Value {
    do throws(Problem) { return try body() } catch {
      throw UsageError(error.message, help: error.help ?? "")
    }
  }
}

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
