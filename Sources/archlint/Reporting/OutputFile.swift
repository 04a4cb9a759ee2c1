internal import Documents
internal import Modules
internal import Reporters

/// A text on its way to a file.
struct OutputFile: Equatable {
  /// What happens to a file that is there already.
  enum Manner: Equatable {
    /// It is replaced, whole or not at all.
    case replacing
    /// It belongs to the build server, and our text goes to its end.
    case appending
  }

  let path: String
  let bytes: [UInt8]
  var manner = Manner.replacing

  func write() throws(ReadFailure) {
    switch manner {
    case .replacing: try Disk.replace(path, with: bytes)
    case .appending: try Disk.append(bytes, to: path)
    }
  }
}

extension Outcome {
  /// The outcome once its files are written; one that cannot be written is a problem.
  ///
  /// What nobody asked for by name, the summary of a build server, changes no exit code.
  func withFilesWritten() -> Outcome {
    var outcome = self
    for file in files {
      do throws(ReadFailure) {
        try file.write()
      } catch {
        let isAskedFor = file.manner == .replacing
        let problem = Problem(
          "cannot write `\(file.path)`: "
            + (error == .missing ? "its folder is not there" : error.words),
          severity: isAskedFor ? .error : .warning)
        outcome.problems += ProblemText(program: Program.name) { _ in nil }.text(of: problem)
        if isAskedFor { outcome.exitCode = .unable }
      }
    }
    return outcome
  }
}
