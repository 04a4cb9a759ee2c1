extension Invocation {
  /// The changed files; nil if the option is not used.
  ///
  /// An empty list means no file, so nothing is shown.
  func changedFiles() throws(UsageError) -> Set<FilePath>? {
    guard has(.changed) else { return nil }
    var names = values(of: .changed).filter { $0 != "-" }
    if values(of: .changed).contains("-") { names += try Invocation.typedNames() }
    let current = try UsageError.ofProblem(Environment.currentFolder)
    return Set(names.map { FilePath($0, in: current) })
  }

  /// The names on standard input: a line each, or with a zero behind each as `git diff -z` does.
  private static func typedNames() throws(UsageError) -> [String] {
    let bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = try Disk.contentsOfStandardInput()
    } catch {
      throw UsageError(
        "cannot read standard input: \(error.words)", help: "`--changed -` takes a list of files")
    }
    let separator = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { line in
      guard separator != 0 else { return String(name: Array(line)) }
      return QuotedPath.path(in: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }.filter { !$0.isEmpty }
  }
}
