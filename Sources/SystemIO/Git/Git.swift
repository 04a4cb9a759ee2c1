/// The git of this machine, asked about a folder; it changes nothing there.
package enum Git {
  static let program = Environment.program(named: "git")

  /// The timeout in milliseconds; large repositories on slow disks need seconds.
  private static let patience = 60_000

  /// What the repository's own configuration must not do: run programs, or quote odd names.
  private static let settings = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false",
    "-c", "log.showSignature=false",
  ]

  /// Runs git, passes on its output until `receive` returns false; returns whether it succeeded.
  ///
  /// Drops variables that point git to the repository of a hook that runs archlint.
  package static func run(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = [],
    receive: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard let program else { return false }
    let environment = Environment.variables.filter { !$0.key.hasPrefix("GIT_") }
    let child = ChildProcess(
      program: program, arguments: options + ["-C", folder.text] + settings + arguments,
      environment: environment.merging(variables) { $1 }, patience: patience)
    return child.run(input: input, receive: receive) == .exited(0)
  }

  /// Returns the output of git, up to a limit; nil if git fails or is missing.
  package static func output(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = [], upTo limit: Int = 1 << 20
  ) -> [UInt8]? {
    var output: [UInt8] = []
    let isWhole = run(arguments, in: folder, input: input) { bytes in
      output += bytes
      return output.count <= limit
    }
    return isWhole ? output : nil
  }

  private static let options = ["--no-pager", "--no-replace-objects"]

  /// Prevents writes, prompts, and fetches in a partial clone.
  private static let variables = [
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_ALLOW_PROTOCOL": "none", "GIT_TRACE2": "0", "GIT_TRACE2_EVENT": "0",
    "GIT_TRACE2_PERF": "0",
  ]
}
