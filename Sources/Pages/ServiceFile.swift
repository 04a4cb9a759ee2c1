/// The file that a service for continuous integration reads, as its page in `docs/ci` shows it.
package enum ServiceFile: String, CaseIterable, Sendable {
  case github, gitlab, bitbucket, jenkins
  case xcodeCloud = "xcode-cloud"

  /// Whether there is a release that the files can name.
  package static let isReleased = false

  /// Where the service looks for it, from the top of the repository.
  package var path: String {
    switch self {
    case .github: ".github/workflows/archlint.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .bitbucket: "bitbucket-pipelines.yml"
    case .jenkins: "Jenkinsfile"
    case .xcodeCloud: "ci_scripts/ci_post_clone.sh"
    }
  }

  /// Whether the service runs the file itself.
  package var isProgram: Bool { self == .xcodeCloud }

  /// The file for a repository with this default branch and a path to archlint's root, if any.
  package func text(checking folder: String, on branch: String = "main") -> String {
    let lines = page.replacing("branches: [main]", with: "branches: [\(branch)]")
      .replacing("branches:\n    main:", with: "branches:\n    \(branch):")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.drop { !$0.hasPrefix("```") }.dropFirst().prefix { $0 != "```" }
    guard !folder.isEmpty else { return block.joined(separator: "\n") + "\n" }
    let command = "archlint check"
    return block.map { line in
      // The action of GitHub takes the folder as an input.
      if line.hasSuffix("comment: archlint.md") {
        return "\(line.prefix { $0 == " " })path: \(folder)\n\(line)\n"
      }
      let ends = line.hasSuffix(command) ? line.endIndex : nil
      let end = ends ?? line.firstRange(of: "\(command) ").map { line.index(before: $0.upperBound) }
      return end.map { "\(line[..<$0]) \(folder)\(line[$0...])\n" } ?? "\(line)\n"
    }.joined()
  }

  private var page: String {
    let bytes =
      switch self {
      case .github: PackageResources.github_md
      case .gitlab: PackageResources.gitlab_md
      case .bitbucket: PackageResources.bitbucket_md
      case .jenkins: PackageResources.jenkins_md
      case .xcodeCloud: PackageResources.xcode_cloud_md
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}
