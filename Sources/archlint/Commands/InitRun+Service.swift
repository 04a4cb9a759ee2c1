internal import Pages

extension Option {
  static let service = choice("ci", "SERVICE", of: ServiceFile.self)
}

extension InitRun {
  /// Writes the file that a service reads, where it looks for it; one that is there stays as it is.
  func write(_ service: ServiceFile) throws(Problem) -> Outcome {
    let root = try invocation.root()
    let folder = root.folder.relative(to: root.tree)
    // A service reads it as YAML, as Groovy or in a shell, and each quotes in a way of its own.
    guard folder.utf8.allSatisfy(\.isPlainInPath), folder.utf8.first != UInt8(ascii: "-") else {
      throw Problem(
        "the path `\(folder)` would have to be quoted in the file for CI",
        help: "`archlint init --ci \(service.rawValue) --print` in the top folder prints the file")
    }
    let text = service.text(checking: folder, on: defaultBranch(of: root))
    if invocation.has(.printOnly) { return Outcome(output: BuildLog.disarmed(text)) }
    let file = root.tree.appending(service.path)
    let name = root.shown(file.relative(to: root.folder)).escapingInvisibles
    do throws(ReadFailure) {
      try Disk.create(
        file.text, with: Array(text.utf8), inside: root.tree, isProgram: service.isProgram)
    } catch {
      throw Problem(
        "cannot write `\(name)`: \(error.words)",
        help: error == .taken ? "`--print` shows what to add to it" : nil)
    }
    let next = ServiceFile.isReleased ? "commit it\n" : StartFiles.unreleased
    return Outcome(output: BuildLog.disarmed("wrote \(name)\nNext: \(next)"))
  }

  /// The branch that others come from, as it can be written without quotes.
  func defaultBranch(of root: Root) -> String {
    let branch = Git.defaultBranch(in: root.tree)
    return branch.flatMap { $0.utf8.allSatisfy(\.isPlainInPath) ? $0 : nil } ?? "main"
  }
}
