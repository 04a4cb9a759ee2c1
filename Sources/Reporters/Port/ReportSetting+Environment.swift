// What the variables of a run say about its reports; one that is empty says nothing.
extension ReportSetting {
  /// The colours where no option decides: as others do it, `NO_COLOR` outweighs `CLICOLOR_FORCE`.
  package static func style(in environment: [String: String], isTerminal: Bool) -> Style {
    let value = said(in: environment)
    if value("NO_COLOR") != nil { return .plain }
    if let force = value("CLICOLOR_FORCE"), force != "0" { return .colored }
    if value("CLICOLOR") == "0" || value("TERM") == "dumb" { return .plain }
    return isTerminal ? .colored : .plain
  }

  /// Where the files of this very commit can be browsed, as the build server says.
  package static func address(in environment: [String: String]) -> String? {
    let value = said(in: environment)
    if let server = value("GITHUB_SERVER_URL"), let name = value("GITHUB_REPOSITORY"),
      let commit = value("GITHUB_SHA")
    {
      return "\(server)/\(name)/blob/\(commit)/"
    }
    if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA") {
      return "\(project)/-/blob/\(commit)/"
    }
    return nil
  }

  private static func said(in environment: [String: String]) -> (String) -> String? {
    { name in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
  }
}
