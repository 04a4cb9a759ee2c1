internal import Configuration
internal import Documents
internal import Loaders
internal import Modules
internal import Reporters
internal import Rules

/// The configuration of a run as it lies on the disk: what it says, and what is wrong with it.
struct ConfigurationFile {
  private(set) var configuration = Configuration()
  private(set) var problems: [Problem] = []
  /// Its text, for messages about it.
  private(set) var sources: [String: Source] = [:]

  /// Reads the configuration of a root; without one everything is as the default preset has it.
  init(of root: Root) {
    guard let file = root.configuration else {
      noteOtherName(in: root)
      return
    }
    let name = file.relative(to: root.folder)
    do throws(ReadFailure) {
      let source = Source(name: name, bytes: try Disk.contents(of: file.text))
      sources[name] = source
      read(source)
    } catch {
      problems.append(Problem("cannot read `\(root.shown(name))`: \(error.words)"))
    }
  }

  /// A configuration by a name that is not looked for would seem to be in force.
  private mutating func noteOtherName(in root: Root) {
    let name = ".archlint.yaml"
    guard Disk.kind(of: root.folder.appending(name).text) == .file else { return }
    problems = [
      Problem(
        "`\(root.shown(name))` is not read: a configuration is named `\(Configuration.fileName)`",
        severity: .warning)
    ]
  }

  private mutating func read(_ source: Source) {
    do throws(Problem) {
      let document = try Document.read(source, as: .yaml)
      (configuration, problems) = Configuration.read(document, rules: Catalogue.outlines)
    } catch {
      problems.append(error)
    }
  }

  /// How to tell of its problems, with their lines.
  func words(for root: Root) -> ProblemText {
    ProblemText(path: root.shown) { sources[$0] }
  }
}
