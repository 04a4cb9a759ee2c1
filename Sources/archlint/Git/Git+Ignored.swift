internal import Modules

extension Git {
  /// As many paths as surely fit into one command line.
  private static let mostPaths = 200

  /// Those of some paths, relative to a folder, that git ignores; none without git.
  static func ignored(_ paths: [String], in folder: FilePath) -> Set<String> {
    guard let repository = repository(around: folder) else { return [] }
    // Git refuses to answer at all when one path lies elsewhere, also behind a symbolic link.
    let known = paths.filter {
      folder.appending($0).isInside(repository)
        && !Disk.hasLink(in: folder.appending($0), below: repository)
    }
    var ignored: Set<String> = []
    for start in stride(from: 0, to: known.count, by: mostPaths) {
      let asked = known[start..<min(start + mostPaths, known.count)]
      ignored.formUnion(Git.ignored(among: asked, in: folder))
    }
    return ignored
  }

  /// A pattern such as `Generated/` fits folders only, so each path is asked for as one, too.
  private static func ignored(among paths: ArraySlice<String>, in folder: FilePath) -> Set<String> {
    let forms = paths.flatMap { ["./\($0)", "./\($0)/"] }
    // Without a look at the index, since what lies in a submodule would end the answer.
    let answer = output(["check-ignore", "--no-index", "--"] + forms, in: folder)
    guard let answer else { return [] }
    let lines = Set(String(decoding: answer, as: UTF8.self).split(separator: "\n"))
    return Set(paths.filter { lines.contains("./\($0)") || lines.contains("./\($0)/") })
  }

  /// The submodules below a folder that are not checked out, as paths from the folder.
  static func absentModules(in folder: FilePath) -> [String] {
    guard let repository = repository(around: folder),
      let bytes = try? Disk.contents(of: repository.appending(".gitmodules").text)
    else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.compactMap { line in
      let words = line.split(separator: "=", maxSplits: 1)
      guard words.count == 2, words[0].filter({ !$0.isWhitespace }) == "path" else { return nil }
      let module = repository.appending(String(words[1].drop(while: \.isWhitespace)))
      let isThere = Disk.exists(module.appending(".git").text)
      return isThere || !module.isInside(folder) ? nil : module.relative(to: folder)
    }
  }

  /// The nearest folder that is a repository.
  private static func repository(around folder: FilePath) -> FilePath? {
    var folder = folder
    while !Disk.exists(folder.appending(".git").text) {
      guard !folder.isTop else { return nil }
      folder = folder.parent
    }
    return folder
  }
}
