extension BuildFacts {
  /// What can embed a framework in an app, other than the copy phase for its dependencies.
  package enum Carrier: Sendable {
    /// The framework's code is merged into the app.
    case merging
    /// A copy phase among the sources.
    case copyPhase
    case script
  }

  /// What copies the framework of a name into an app that may link it itself.
  package func carrier(of name: String, isLinked: Bool) -> Carrier? {
    // Only what the app itself links is merged into it.
    if mergesLibraries, isLinked { return .merging }
    if copiedToFrameworks.contains(where: { $0.isFile(of: name) }) { return .copyPhase }
    return scripts.contains { $0.copies(name) } ? .script : nil
  }
}

extension String {
  /// Whether it is the file of a product, or a folder that may hold it.
  fileprivate func isFile(of name: String) -> Bool {
    self == name || hasPrefix(name + ".") || !contains(".")
  }

  private static let copyingCommands: Set<Substring> = [
    "cp", "ditto", "rsync", "mv", "install", "copy-frameworks",
  ]

  /// Whether a script copies a framework: it names the file at a copying command, or among the
  /// files that it reads and writes.
  fileprivate func copies(_ name: String) -> Bool {
    if contains("[CP] Embed Pods Frameworks") { return true }
    let lines = split(whereSeparator: \.isNewline)
    let commands = lines.filter { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
        .contains(where: String.copyingCommands.contains)
    }
    guard !commands.isEmpty || lines.contains(where: { $0.hasSuffix(".sh") }) else { return false }
    return (commands + lines.filter { !$0.contains(" ") }).contains { $0.names(frameworkOf: name) }
  }
}

extension Substring {
  /// Whether it holds the file name of a framework, or a pattern or variable in its place.
  fileprivate func names(frameworkOf name: String) -> Bool {
    for ending in [".framework", ".xcframework", ".dylib"] {
      for range in ranges(of: ending) {
        let stem = self[..<range.lowerBound]
        if stem.hasSuffix("*") || stem.hasSuffix("}") || stem.hasSuffix(")") { return true }
        let word = stem.reversed().prefix {
          $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "$"
        }
        let whole = String(word.reversed())
        if whole == name || whole.hasPrefix("$") { return true }
      }
    }
    return false
  }
}
