internal import Modules

/// The git of this machine, asked about a folder; it changes nothing there.
enum Git {
  /// Where it is: in the first folder of `PATH` that has it, never in one that depends on where
  /// archlint was started.
  static let program: String? = Environment.variables["PATH"]?
    .split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/git" }
    .first(where: Disk.isProgram)

  /// What the repository's own configuration must not do: run programs, or quote odd names.
  private static let settings = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false",
  ]

  /// What git prints when it is run in a folder; nil if it fails or is not there.
  ///
  /// A hook that runs archlint has variables that tell git which repository to work on. They are
  /// meant for the hook's folder, not for any other one.
  static func output(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = []
  ) -> [UInt8]? {
    guard let program else { return nil }
    let environment = Environment.variables.filter { !$0.key.hasPrefix("GIT_") }
    let child = ChildProcess(
      program, options + ["-C", folder.text] + settings + arguments,
      environment: environment.merging(variables) { $1 }, input: input)
    return child.flatMap { $0.exitCode == 0 ? $0.output : nil }
  }

  private static let options = ["--no-pager", "--no-replace-objects"]

  /// Nothing is written, nobody is asked, and a clone that is not complete fetches nothing.
  private static let variables = [
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_ALLOW_PROTOCOL": "none", "GIT_TRACE2": "0", "GIT_TRACE2_EVENT": "0",
    "GIT_TRACE2_PERF": "0",
  ]
}
