extension BuildFacts {
  /// What can embed a framework in an app, other than the copy phase for its dependencies.
  package enum Carrier: Sendable {
    /// The framework's code is merged into the app.
    case merging
    /// A copy phase of the target's sources.
    case copyPhase
    case script
  }

  /// What copies a framework of this name into the app.
  package func carrier(of name: String, isLinked: Bool) -> Carrier? {
    // Only frameworks that the app itself links are merged.
    if mergesLibraries, isLinked { return .merging }
    if copiedToFrameworks.contains(where: { $0.isFile(of: name) }) { return .copyPhase }
    return scripts.contains { $0.copies(name) } ? .script : nil
  }
}

extension String {
  /// Whether it is the product's file, or may be its folder.
  fileprivate func isFile(of name: String) -> Bool {
    self == name || hasPrefix(name + ".") || !contains(".")
  }

  private static let copyingCommands: Set<Substring> = [
    "cp", "ditto", "rsync", "mv", "install", "copy-frameworks",
  ]

  /// Whether a script copies a framework: it names it in a copy command, or among its inputs and
  /// outputs.
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
  /// Whether it contains the framework's file name, or a pattern or variable instead.
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
