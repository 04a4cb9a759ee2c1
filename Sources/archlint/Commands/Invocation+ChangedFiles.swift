extension Invocation {
  /// The changed files; nil if the option is not used.
  ///
  /// An empty list means no file, so nothing is shown.
  func changedFiles() throws(UsageError) -> Set<FilePath>? {
    guard has(.changed) || has(.filesFrom) else { return nil }
    var names = values(of: .changed).filter { $0 != "-" }
    if values(of: .changed).contains("-") { names += try Invocation.names(in: "-") }
    if let list = value(of: .filesFrom) { names += try Invocation.names(in: list) }
    let current = try UsageError.ofProblem(Environment.currentFolder)
    return Set(names.map { FilePath($0, in: current) })
  }

  /// The names that a file lists: a line each, or with a zero behind each as `git diff -z` does.
  private static func names(in file: String) throws(UsageError) -> [String] {
    let bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = try Disk.contents(typed: file)
    } catch {
      throw UsageError(
        "cannot read `\(file)`: \(error.words)", help: "`--files-from` takes a list of files")
    }
    let separator = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { line in
      guard separator != 0 else { return String(name: Array(line)) }
      return QuotedPath.path(in: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }.filter { !$0.isEmpty }
  }
}
