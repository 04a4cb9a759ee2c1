/// What a command leaves behind: a text for each of the two streams, files, and how it went.
struct Outcome: Equatable {
  /// What was asked for.
  var output: [UInt8]
  /// What was asked to be written to files.
  var files: [OutputFile] = []
  /// What is said about it to a person.
  var problems: String
  var exitCode: ExitCode

  init(output: [UInt8] = [], problems: String = "", exitCode: ExitCode = .success) {
    self.output = output
    self.problems = problems
    self.exitCode = exitCode
  }

  init(output: String) {
    self.init(output: Array(output.utf8))
  }
}

/// How a run went, for the program that started it; the same for every format.
enum ExitCode: Int32 {
  /// Nothing to report.
  case success = 0
  /// What was asked for is not so: there are findings, or there is no path.
  case negative = 1
  /// The job could not be done: bad usage, bad configuration, a spec that cannot be read.
  case unable = 2
  /// A mistake in archlint itself.
  case internalError = 3
}
