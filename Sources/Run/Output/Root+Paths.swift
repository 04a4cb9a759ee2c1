extension Root {
  /// Formats paths relative to the root for the readers of a format.
  package func printing(
    _ base: PathBase, in environment: [String: String]
  ) -> @Sendable (String) -> String {
    switch base {
    case .root: { $0 }
    case .current: shown
    case .absolute: { folder.appending($0).text }
    case .repository: printing(below: repository(in: environment))
    }
  }

  func path(inRepository path: String) -> String {
    let top = FilePath(Disk.realPath(of: repository(in: Environment.variables).text))
    return top.appending(path).relative(to: FilePath(Disk.realPath(of: folder.text)))
  }

  /// The file URL of a place on this machine, for terminals with links.
  package func address(of place: Place) -> String {
    "file://\(folder.appending(place.file).text.asURIPath)#\(place.line)"
  }

  var ownersFile: FilePath? {
    let top = repository(in: Environment.variables)
    return CodeOwners.places.lazy.map(top.appending).first { Disk.exists($0.text) }
  }

  /// The parsed CODEOWNERS file, and a function that returns paths in the repository.
  var codeOwners: (owners: CodeOwners?, path: @Sendable (String) -> String) {
    let top = repository(in: Environment.variables)
    let path = printing(below: top)
    guard let file = ownersFile, let text = try? Disk.contents(of: file.text)
    else { return (nil, path) }
    let isGitLab =
      file.parent.name == ".gitlab"
      || Disk.exists(top.appending(".gitlab-ci.yml").text)
        && !Disk.exists(top.appending(".github").text)
    return (CodeOwners(String(decoding: text, as: UTF8.self), isGitLab: isGitLab), path)
  }

  private func printing(below top: FilePath) -> @Sendable (String) -> String {
    // A symbolic link has another path in the repository.
    let real = FilePath(Disk.realPath(of: folder.text))
    let top = FilePath(Disk.realPath(of: top.text))
    return { real.appending($0).relative(to: top) }
  }

  /// The repository of the root: by git, else by the build server, else the root itself.
  private func repository(in environment: [String: String]) -> FilePath {
    Disk.repository(around: folder) ?? workspace(in: environment) ?? folder
  }

  private func workspace(in environment: [String: String]) -> FilePath? {
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      if let path = environment[variable], !path.isEmpty, folder.isInside(FilePath(path)) {
        return FilePath(path)
      }
    }
    return nil
  }
}
