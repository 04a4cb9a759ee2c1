internal import Reporters

/// The format that `--format auto` stands for: what understands the log of this very run.
enum AutoFormat {
  static let name = "auto"

  /// The format for an environment: text, if nobody else reads it.
  ///
  /// A variable that is empty says nothing.
  static func reporter(in environment: [String: String]) -> any Reporter {
    let read = ReporterCatalogue.reporters.first { reporter in
      let value = reporter.reader.flatMap { environment[$0] }
      return value.map { !$0.isEmpty && $0.lowercased() != "false" } ?? false
    }
    return read ?? ReporterCatalogue.standard
  }
}
