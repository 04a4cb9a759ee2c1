internal import Documents
internal import Findings
internal import Loaders
internal import Modules
internal import Rules

/// The baseline of a root as it lies on the disk: what it accepts, and what is wrong with it.
struct BaselineFile {
  /// Nothing, if there is no such file.
  private(set) var entries: [Baseline.Entry]?
  private(set) var problems: [Problem] = []
  /// Its text, for messages about it.
  private(set) var source: Source?

  init(of root: Root) {
    let name = Baseline.fileName
    do throws(ReadFailure) {
      let source = Source(
        name: name, bytes: try Disk.contents(of: root.folder.appending(name).text))
      self.source = source
      read(source)
    } catch {
      if error != .missing {
        problems = [Problem("cannot read `\(root.shown(name))`: \(error.words)")]
      }
    }
  }

  /// A file that is no YAML at all still is a baseline, and must not be taken for none.
  private mutating func read(_ source: Source) {
    entries = []
    do throws(Problem) {
      let document = try Document.read(source, as: .yaml)
      (entries, problems) = Baseline.read(document, rules: Catalogue.names)
    } catch {
      problems = [
        Problem(
          error.message, at: error.place, help: BaselineFile.help(at: error.place, in: source),
          notes: error.notes)
      ]
    }
  }

  /// What to do about a merge conflict, for which a list that is sorted by identity is an easy one.
  private static func help(at place: Place?, in source: Source) -> String? {
    guard let place, (1...source.lineCount).contains(place.line) else { return nil }
    let line = source.line(place.line)
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    return marks.contains { line.starts(with: $0.utf8) }
      ? "keep the lines of both sides; `archlint baseline --prune` then drops what is mended" : nil
  }
}
