extension Git {
  /// The system knows no longer paths.
  private static let longestPath = 4_096

  /// Those of some paths, relative to a folder, that git ignores; none without git.
  package static func ignored(_ paths: [String], in folder: FilePath) -> Set<String> {
    guard let repository = Disk.repository(around: folder) else { return [] }
    // Git fails if one path is outside of the repository, even behind a symbolic link.
    let known = paths.filter {
      let path = folder.appending($0)
      return path.isInside(repository) && $0.utf8.count < longestPath && !$0.utf8.contains(0)
        && !Disk.hasLink(in: path, below: repository)
    }
    guard !known.isEmpty, listsAreFiles(for: known, in: folder, of: repository) else { return [] }
    return Git.ignored(among: known, in: folder)
  }

  /// A pattern such as `Generated/` fits folders only, so each path is asked for as one, too.
  private static func ignored(among paths: [String], in folder: FilePath) -> Set<String> {
    let forms = paths.flatMap { ["./\($0)", "./\($0)/"] }
    let input: [UInt8] = forms.flatMap { (form: String) -> [UInt8] in form.nameBytes + [0] }
    // In any case, as on a Mac; without the index, since a path in a submodule would end the answer.
    let answer = output(
      ["-c", "core.ignorecase=true", "check-ignore", "--no-index", "-z", "--stdin"], in: folder,
      input: input, upTo: input.count)
    let lines = Set((answer ?? []).split(separator: 0).map { String(name: Array($0)) })
    return Set(paths.filter { lines.contains("./\($0)") || lines.contains("./\($0)/") })
  }

  /// Whether git's ignore files are regular files: on a pipe, git would block.
  private static func listsAreFiles(
    for paths: [String], in folder: FilePath, of repository: FilePath
  ) -> Bool {
    var lists: Set<FilePath> = [repository.appending(".git/info/exclude")]
    if let list = namedList(of: repository) { lists.insert(list) }
    for path in paths {
      var place = folder.appending(path).parent
      while place.isInside(repository),
        lists.insert(place.appending(".gitignore")).inserted
      {
        place = place.parent
      }
    }
    return lists.allSatisfy { System.status(of: $0.text).map { $0.isFile || $0.isFolder } ?? true }
  }

  /// The configured list for all repositories, if any.
  ///
  /// Asked only if the repository's own configuration may name one, since only that can be hostile.
  private static func namedList(of repository: FilePath) -> FilePath? {
    let file = repository.appending(".git/config").text
    let own = (try? Disk.contents(of: file)).map { String(decoding: $0, as: UTF8.self) }
    let mayName = own?.lowercased().split { !$0.isLetter }.contains {
      ["excludesfile", "include", "includeif"].contains($0)
    }
    guard mayName ?? true,
      let path = text(["config", "--path", "core.excludesFile"], in: repository)
    else { return nil }
    return FilePath(path, in: repository)
  }

  /// The submodules below a folder that are not checked out, as paths from the folder.
  ///
  /// A downloaded archive has no repository, but it has the file that names them.
  package static func absentModules(in folder: FilePath) -> [String] {
    let repository = Disk.repository(around: folder) ?? folder
    guard let bytes = try? Disk.contents(of: repository.appending(".gitmodules").text)
    else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.compactMap { line in
      let words = line.split(separator: "=", maxSplits: 1)
      let key = words[0].filter { !$0.isWhitespace }.lowercased()
      guard words.count == 2, key == "path" else { return nil }
      let module = repository.appending(value(words[1]))
      let isThere = Disk.exists(module.appending(".git").text)
      return isThere || !module.isInside(folder) ? nil : module.relative(to: folder)
    }
  }

  /// The value of a line of a git configuration, without spaces and quotes.
  private static func value(_ words: Substring) -> String {
    var value = ""
    var isEscaped = false
    for character in words.drop(while: \.isWhitespace) {
      if isEscaped || character != "\\" && character != "\"" { value.append(character) }
      isEscaped = !isEscaped && character == "\\"
    }
    while value.last?.isWhitespace == true { value.removeLast() }
    return value
  }
}
