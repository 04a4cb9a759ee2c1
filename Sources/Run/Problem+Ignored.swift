extension [Problem] {
  /// The problems except ignored files; files of absent submodules become notes.
  func acceptingIgnored(in folder: FilePath) -> [Problem] {
    let missing = compactMap(\.missing)
    guard !missing.isEmpty else { return self }
    let conditions = Conditions {
      $0.ignored = Git.ignored(missing, in: folder)
      $0.absentModules = Git.absentModules(in: folder)
    }
    return map { problem in
      guard let path = problem.missing, !conditions.misses(path) else { return problem }
      let module = conditions.absentModule(of: path)
      let reason = module.map { "the submodule \($0) is not checked out" } ?? "git ignores it"
      return Problem(
        "\(problem.message): \(reason), so results for its spec are incomplete", at: problem.place,
        severity: .warning, help: module.map { _ in Conditions.checkOut })
    }
  }
}

extension Problem {
  /// The problem that a file looks like a spec but is not read.
  init(unread path: String) {
    self.init(
      "this file looks like a spec but is not read", at: Place(file: path), severity: .warning,
      help: "add it to `specs: {include: […]}`, or exclude it with `specs: {exclude: […]}`")
  }
}

extension ModuleGraph {
  /// Notes on files with settings that git ignores, once each.
  package func remarks(ignored: Set<String>) -> [Problem] {
    var known: Set<String> = []
    return missingFiles.filter { file in
      file.notice.kind == .missingConfigFile && ignored.contains(file.path)
        && known.insert(file.path).inserted
    }
    .map { file in
      Problem(
        "git ignores the configuration file \(file.notice.subject), which does not exist, so its "
          + "settings are unknown", at: file.notice.place, severity: .warning)
    }
  }
}
