/// The result of a command: output for the two streams, files, and an exit code.
package struct Outcome: Equatable {
  package var output: [UInt8]
  package var files: [OutputFile] = []
  /// Messages for the standard error stream.
  package var problems: String
  package var exitCode: ExitCode
  /// Keeps the run's objects alive until exit, to avoid freeing them one by one.
  package var remains = RetainedObjects()

  package init(output: [UInt8] = [], problems: String = "", exitCode: ExitCode = .success) {
    (self.output, self.problems, self.exitCode) = (output, problems, exitCode)
  }

  package init(output: String, exitCode: ExitCode = .success) {
    self.init(output: Array(output.utf8), exitCode: exitCode)
  }
}

/// Objects of a run that are kept alive; two outcomes are equal regardless of them.
package struct RetainedObjects: Equatable {
  private let value: Any?

  package init(_ value: Any? = nil) { self.value = value }
  package static func == (_: RetainedObjects, _: RetainedObjects) -> Bool { true }
}

/// Output that is written to a file.
package struct OutputFile: Equatable {
  /// As it was typed.
  package let path: String
  package let bytes: [UInt8]
  /// Whether the text is appended to another program's file; archlint's own are replaced.
  package let isAppended: Bool
  /// A folder that symbolic links in `path` must not leave; nil if they may.
  package let boundary: String?
  /// Whether missing folders below the boundary are created.
  package let makesFolders: Bool

  package init(
    path: String, bytes: [UInt8], isAppended: Bool = false, boundary: String? = nil,
    makesFolders: Bool = false
  ) {
    (self.makesFolders, self.path, self.bytes) = (makesFolders, path, bytes)
    (self.isAppended, self.boundary) = (isAppended, boundary)
  }
}

/// How a run went, for the program that started it; the same for every format.
package enum ExitCode: Int32 {
  /// Nothing to report.
  case success = 0
  /// What was asked for is not so.
  case negative = 1
  /// The job could not be done: bad usage, bad configuration, a file that cannot be read.
  case unable = 2
  /// A mistake in the program itself.
  case internalError = 3
}
