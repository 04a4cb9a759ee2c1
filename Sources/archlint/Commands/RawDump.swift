internal import CommandLine
internal import Documents
internal import Findings
internal import Loaders
internal import Modules
internal import Reporters

/// Prints one document as JSON, without a look at what it means.
enum RawDump {
  /// Reads a file, or standard input where the path is `-`.
  static func run(_ path: String) -> Outcome {
    do throws(ReadFailure) {
      let isInput = path == "-"
      let bytes = try isInput ? Disk.contentsOfStandardInput() : Disk.contents(of: path)
      let source = Source(name: isInput ? "<stdin>" : path, bytes: bytes)
      return run(source, as: path.lowercased().hasSuffix(".json") ? .json : .yaml)
    } catch {
      return Outcome(Problem("cannot read `\(path)`: \(error.words)"))
    }
  }

  /// Prints a document, and what was noticed in it.
  static func run(_ source: Source, as format: Document.Format) -> Outcome {
    let words = ProblemText { _ in source }
    do throws(Problem) {
      let document = try Document.read(source, as: format)
      return Outcome(
        output: try JSONWriter.text(of: document), problems: words.text(of: document.problems))
    } catch {
      return Outcome(problems: words.text(of: error), exitCode: .unable)
    }
  }
}
