internal import CommandLine
internal import Documents
internal import Run
internal import World

/// The program: a command line in, text and an exit code out.
@main
struct Main {
  static func main() {
    Signals.reportCrashes()
    Signals.cleanUpWhenEnded()
    let words = Environment.words
    if !words.contains("--quiet"), !words.contains("-q") { Signals.announceLater() }
    let outcome = run(words)
    Signals.endAnnouncement()
    Terminal.finish(with: outcome.withFilesWritten())
  }

  static func run(_ words: [String]) -> Outcome {
    do throws(UsageError) {
      switch try Program.archlint.parse(words, pathExists: Disk.exists) {
      case .version: return Outcome(output: Program.archlint.version + "\n")
      case .help(let command):
        return Outcome(output: Program.archlint.help(for: command, in: Terminal.help))
      case .run(let invocation): return try invocation.command.run(invocation)
      }
    } catch {
      return Outcome(Problem(error.message, help: error.help))
    }
  }
}
