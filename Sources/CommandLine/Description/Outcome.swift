/// The result of a command: output for the two streams, files, and an exit code.
package struct Outcome: Equatable {
  package var output: [UInt8]
  package var files: [OutputFile] = []
  /// What is said about it to a person.
  package var problems: String
  package var exitCode: ExitCode
  /// What the run was made of: the program ends while this is there, and what a program holds that
  /// ends need not be freed piece by piece.
  package var remains = Remains()

  package init(output: [UInt8] = [], problems: String = "", exitCode: ExitCode = .success) {
    (self.output, self.problems, self.exitCode) = (output, problems, exitCode)
  }

  package init(output: String) { self.init(output: Array(output.utf8)) }
}

/// What is left of a run, which says nothing of its outcome.
package struct Remains: Equatable {
  private let value: Any?

  package init(_ value: Any? = nil) { self.value = value }
  package static func == (_: Remains, _: Remains) -> Bool { true }
}

/// A text on its way to a file.
package struct OutputFile: Equatable {
  /// As it was typed.
  package let path: String
  package let bytes: [UInt8]
  /// Whether the text is appended to an existing file of another program; archlint's own files are
  /// replaced atomically.
  package let isAppended: Bool
  /// A folder that no link leads out of on the way to a file in it; nil where links may.
  package let boundary: String?
  /// Whether folders on the way to it are made below the boundary.
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
