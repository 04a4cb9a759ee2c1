internal import Configuration
internal import Documents
internal import Findings
internal import Loaders
internal import Modules
internal import Rules

/// The configuration of a run as it lies on the disk: what it says, and what is wrong with it.
struct ConfigurationFile {
  /// Without a file everything is as the default preset has it.
  private(set) var configuration = Configuration()
  private(set) var problems: [Problem] = []
  /// Its text, for messages about it.
  private(set) var source: Source?

  init(of root: Root) {
    guard let file = root.configuration else {
      problems = ConfigurationFile.otherName(in: root).map { [$0] } ?? []
      return
    }
    do throws(Problem) {
      let source = try Source.at(file, in: root)
      self.source = source
      let document = try Document.read(source, as: .yaml)
      (configuration, problems) = Configuration.read(document, rules: Catalogue.outlines)
    } catch {
      problems.append(error)
    }
    if root.isConfiguredFromAfar { problems.append(.inForce(file, in: root)) }
  }

  /// A configuration by a name that is not looked for would seem to be in force.
  private static func otherName(in root: Root) -> Problem? {
    let name = ".archlint.yaml"
    guard Disk.exists(root.folder.appending(name).text) else { return nil }
    return Problem(
      "`\(root.shown(name))` is not read: a configuration is named `\(Configuration.fileName)`",
      severity: .warning)
  }
}

extension Problem {
  /// That a configuration was found far up, where nobody may expect one: it decides everything.
  fileprivate static func inForce(_ file: FilePath, in root: Root) -> Problem {
    Problem(
      "the configuration in force is `\(root.shown(file.relative(to: root.folder)))`, above the "
        + "folder that was named", severity: .warning,
      help: "name the folder of the configuration, or make it a repository")
  }
}
