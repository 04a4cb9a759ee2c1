extension Outcome {
  /// The outcome once its files are written; a failed write is a problem.
  ///
  /// The summary of a build server was not requested, so failing to write it changes no exit code.
  package func withFilesWritten() -> Outcome {
    var outcome = self
    for file in files {
      do throws(ReadFailure) {
        if file.isAppended {
          try Disk.append(file.bytes, to: file.path)
        } else {
          try Disk.replace(
            file.path, with: file.bytes, inside: file.boundary.map { FilePath($0) },
            makingFolders: file.makesFolders)
        }
      } catch {
        let problem = Problem(
          "cannot write `\(file.path)`: "
            + (error == .missing ? "its folder does not exist" : error.words),
          severity: file.isAppended ? .warning : .error)
        outcome.problems += ProblemText.plain.text(of: problem)
        if !file.isAppended { outcome.exitCode = .unable }
      }
    }
    return outcome
  }
}
