internal import Reporters

/// The format that `--format auto` stands for: what understands the log of this very run.
enum AutoFormat {
  static let name = "auto"

  /// The variables by which programs tell who they are, and what they read.
  private static let readers: [(variable: String, reporter: any Reporter.Type)] = [
    ("XCODE_VERSION_ACTUAL", XcodeReporter.self),
    ("GITHUB_ACTIONS", GitHubReporter.self),
    ("TEAMCITY_VERSION", TeamCityReporter.self),
    ("TF_BUILD", AzureReporter.self),
  ]

  /// Whether somebody reads a format out of the log of a run.
  static func isForLogs(_ reporter: any Reporter.Type) -> Bool {
    readers.contains { $0.reporter == reporter }
  }

  /// The format for an environment: text, if nobody else reads it.
  ///
  /// A variable that is empty says nothing.
  static func reporter(in environment: [String: String]) -> any Reporter.Type {
    let reader = readers.first { reader in
      environment[reader.variable].map { !$0.isEmpty && $0.lowercased() != "false" } ?? false
    }
    return reader?.reporter ?? TextReporter.self
  }
}
