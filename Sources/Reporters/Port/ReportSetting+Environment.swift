// What the variables of a run say about its reports; one that is empty says nothing.
extension ReportSetting {
  /// The colors that are asked for, else the default ones: `NO_COLOR` overrides `FORCE_COLOR`, and
  /// that overrides `CLICOLOR_FORCE`.
  package static func style(
    in environment: [String: String], isTerminal: Bool, asked: String? = nil
  ) -> Style {
    if asked == "never" { return .plain }
    if asked == "always" { return .colored }
    let value = said(in: environment)
    if value("NO_COLOR") != nil { return .plain }
    if let force = value("FORCE_COLOR") { return isNo(force) ? .plain : .colored }
    if let force = value("CLICOLOR_FORCE"), force != "0" { return .colored }
    if value("CLICOLOR") == "0" || value("TERM") == "dumb" { return .plain }
    return isTerminal ? .colored : .plain
  }

  /// Whether the terminal supports links, by its name or `FORCE_HYPERLINK`.
  package static func knowsLinks(in environment: [String: String]) -> Bool {
    let value = said(in: environment)
    if let force = value("FORCE_HYPERLINK") { return !isNo(force) }
    if value("CI") != nil { return false }
    if let version = value("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
    return linkingPrograms.contains(value("TERM_PROGRAM") ?? "")
      || linkingTerminals.contains(value("TERM") ?? "")
      || ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains { value($0) != nil }
  }

  /// By `TERM_PROGRAM`.
  private static let linkingPrograms: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "zed"]
  /// By `TERM`.
  private static let linkingTerminals: Set = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"]

  private static func isNo(_ word: String) -> Bool { ["0", "false"].contains(word.lowercased()) }

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

  /// The addresses of rule pages from `ARCHLINT_RULE_PAGES`: `https://example.org/{rule}.md`.
  package static func ruleAddress(
    in environment: [String: String]
  ) -> @Sendable (String) -> String? {
    guard let address = said(in: environment)("ARCHLINT_RULE_PAGES"),
      address.hasPrefix("https://") || address.hasPrefix("http://"),
      address.utf8.allSatisfy({ (0x21..<0x7F).contains($0) && !"()|<>\"".utf8.contains($0) })
    else { return { _ in nil } }
    let parts = address.split(separator: "{rule}", omittingEmptySubsequences: false)
    return { parts.joined(separator: $0.asURIPath) }
  }

  private static func said(in environment: [String: String]) -> (String) -> String? {
    { name in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
  }
}
