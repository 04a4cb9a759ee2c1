internal import CommandLine
internal import Loaders
internal import Modules

/// The files that somebody changed, as they were named on the command line.
struct ChangedFiles {
  let paths: Set<FilePath>

  /// Nothing, if none are named; a list that is empty names no file, and nothing is shown.
  init?(_ invocation: Invocation) throws(UsageError) {
    guard invocation.has(.changed) || invocation.has(.filesFrom) else { return nil }
    var names = invocation.values(of: .changed)
    if let list = invocation.values(of: .filesFrom).first {
      names += try ChangedFiles.names(in: list)
    }
    let current = FilePath(Environment.currentFolder)
    paths = Set(names.map { FilePath($0, in: current) })
  }

  /// The names that a file lists: a line each, or with a zero behind each as `git diff -z` does.
  private static func names(in file: String) throws(UsageError) -> [String] {
    let bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = file == "-" ? try Disk.contentsOfStandardInput() : try Disk.contents(of: file)
    } catch {
      throw UsageError(
        "cannot read `\(file)`: \(error.words)", help: "`--files-from` takes a list of files")
    }
    let separator = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { line in
      guard separator != 0 else { return String(decoding: line, as: UTF8.self) }
      let name = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return QuotedPath(name).text
    }.filter { !$0.isEmpty }
  }
}
