extension BuildFacts {
  /// A mechanism that embeds frameworks in an app, other than its dependencies' copy phase.
  package enum Carrier: String, Sendable {
    case merging = "it is merged into the app"
    /// For sources of the target.
    case copyPhase = "a copy phase does"
    case script = "a script does"
    case packageManager = "a package manager does"
  }

  /// What copies a framework of this name into the app, apart from entries and unknown pods.
  package func carrier(of name: String, isPod: Bool?) -> Carrier? {
    let embedsPods = scripts.contains { $0.contains("[CP] Embed Pods Frameworks") }
    let copying = scripts.filter { $0.copies(name) }
    if isPod == true && embedsPods || copying.contains(where: { $0.contains("copy-frameworks") }) {
      return .packageManager
    }
    if copiedToFrameworks.contains(where: { $0.hasPrefix(name + ".") }) { return .copyPhase }
    return isPod == nil && embedsPods || !copying.isEmpty ? .script : nil
  }
}

extension String {
  private static let copyingCommands: Set<Substring> = [
    "cp", "ditto", "rsync", "mv", "install", "copy-frameworks",
  ]

  /// Whether a script copies a framework, whose file it names in a copying command or as an input.
  ///
  /// Comments and printed words do nothing.
  fileprivate func copies(_ name: String) -> Bool {
    let lines = replacing("\\\n", with: " ").split(whereSeparator: \.isNewline)
      .map { line in
        line[..<(line.firstRange(of: " #")?.lowerBound ?? line.endIndex)].drop(
          while: \.isWhitespace)
      }
      .filter { line in !["#", "echo ", "printf "].contains(where: line.hasPrefix) }
    let commands = lines.flatMap { $0.split { ";|&".contains($0) } }.filter { line in
      line.split(whereSeparator: \.isWhitespace)
        .contains { String.copyingCommands.contains($0.split(separator: "/").last ?? $0) }
    }
    guard !commands.isEmpty || lines.contains(where: { $0.hasSuffix(".sh") }) else { return false }
    let isNamed = lines.contains { $0.split { !$0.isPartOfName }.contains(name[...]) }
    return (commands + lines.filter { !$0.contains(" ") }).contains {
      $0.names(frameworkOf: name, elsewhere: isNamed)
    }
  }
}

extension Substring {
  /// Whether it contains the file name, a pattern for it, or a variable of a script with the name.
  fileprivate func names(frameworkOf name: String, elsewhere isNamed: Bool) -> Bool {
    for ending in [".framework", ".xcframework", ".dylib"] {
      for range in ranges(of: ending) {
        // `A.framework.dSYM` is another file, and `A.framework/Headers` only a part.
        let rest = self[range.upperBound...].drop { $0 == "/" }
        if rest.first.map({ $0 == "." || $0.isPartOfName }) ?? false { continue }
        let stem = self[..<range.lowerBound]
        if stem.hasSuffix("}") || stem.hasSuffix(")") { return isNamed }
        let word = String(
          stem.reversed().prefix { $0.isPartOfName || "$*".contains($0) }.reversed())
        if word == name || word.hasPrefix("$") && isNamed { return true }
        let parts = word.split(separator: "*", omittingEmptySubsequences: false)
        if parts.count == 2, name.hasPrefix(parts[0]), name.hasSuffix(parts[1]) { return true }
      }
    }
    return false
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
