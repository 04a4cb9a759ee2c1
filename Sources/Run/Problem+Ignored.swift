extension [Problem] {
  /// The problems except ignored files; files of absent submodules become notes.
  func acceptingIgnored(in folder: FilePath) -> [Problem] {
    let missing = compactMap(\.missing)
    guard !missing.isEmpty else { return self }
    let ignored = Git.ignored(missing, in: folder)
    let modules = Git.absentModules(in: folder)
    return map { problem in
      guard let path = problem.missing else { return problem }
      if ignored.contains(path) { return problem.accepted(because: "git ignores it") }
      let module = modules.first { path.hasPrefix($0 + "/") }
      return module.map { problem.accepted(because: "the submodule \($0) is not checked out") }
        ?? problem
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

  fileprivate func accepted(because reason: String) -> Problem {
    Problem(
      "\(message): \(reason), so results for its spec are incomplete", at: place,
      severity: .warning)
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
