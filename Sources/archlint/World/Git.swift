/// The git of this machine, asked about a folder; it changes nothing there.
enum Git {
  /// Where it is: in the first folder of `PATH` that has it, never in one that depends on where
  /// archlint was started.
  private static let program: String? = Environment.variables["PATH"]?
    .split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/git" }
    .first(where: Disk.isProgram)

  /// What the repository's own configuration must not do: run programs, or quote odd names.
  private static let settings = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false",
  ]

  /// As many paths as surely fit into one command line.
  private static let mostPaths = 200

  /// Runs a command of git in a folder; nothing without git.
  ///
  /// A hook that runs archlint has variables that tell git which repository to work on. They are
  /// meant for the hook's folder, not for any other one.
  static func run(_ arguments: [String], in folder: FilePath) -> ChildProcess? {
    guard let program else { return nil }
    var environment = Environment.variables.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    return ChildProcess(
      program, ["--no-pager", "-C", folder.text] + settings + arguments, environment: environment)
  }

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
    let answer = run(["check-ignore", "--no-index", "--"] + forms, in: folder)
    guard let answer, answer.exitCode == 0 else { return [] }
    let lines = Set(String(decoding: answer.output, as: UTF8.self).split(separator: "\n"))
    return Set(paths.filter { lines.contains("./\($0)") || lines.contains("./\($0)/") })
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
