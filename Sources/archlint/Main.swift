@_exported public import Run

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

  static func run(_ words: [String]) -> Outcome { Program.run(words) }
}
