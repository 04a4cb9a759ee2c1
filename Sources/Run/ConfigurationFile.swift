/// The configuration of a run on disk: its contents, and its problems.
package struct ConfigurationFile {
  /// The default preset if there is no file.
  package private(set) var configuration = Configuration()
  package private(set) var problems: [Problem] = []
  package private(set) var source: Source?
  /// The extended files and itself, the farthest first.
  private(set) var documents: [Document] = []
  /// The files outside of the repository, whose lines are not shown.
  private var foreign: Set<String> = []

  /// Targets moved to another layer than the files define.
  private(set) var moves: [Move] = []

  package struct Move: Hashable {
    let names: [String]
    let layer: LayerID
  }

  /// A longer chain of extended files is a mistake.
  private static let mostFiles = 16

  package init(of root: Root) {
    guard let file = root.configuration else {
      problems = ConfigurationFile.otherName(in: root).map { [$0] } ?? []
      return
    }
    do throws(Problem) {
      try read(file, in: root)
      understand()
    } catch {
      problems.append(error.withHelp)
    }
    if root.isConfiguredFromAfar { problems.append(.inForce(file, in: root)) }
  }

  package init(_ source: Source, extending files: ProjectFiles? = nil) {
    do throws(Problem) {
      self.source = source
      documents = [try Document.read(source, as: .yaml)]
      while let files, documents.count < ConfigurationFile.mostFiles,
        let node = documents[0].extended, let path = node.writtenText
      {
        let folder = Spec.folder(of: documents[0].source.name)
        let name = PathText.folded(PathText.join(folder, path))
        guard let bytes = try? files.read(name) else { break }
        documents.insert(try Document.read(Source(name: name, bytes: bytes), as: .yaml), at: 0)
      }
      understand()
    } catch {
      problems.append(error.withHelp)
    }
  }

  mutating func move(_ move: Move) {
    configuration.blueprint.name(move.names, for: move.layer)
    moves.append(move)
  }

  package func source(of path: String) -> Source? {
    if let source, source.name == path { return source }
    return foreign.contains(path) ? nil : documents.first { $0.source.name == path }?.source
  }

  func isShared(_ place: Place?) -> Bool {
    guard let file = place?.file, file != source?.name else { return false }
    return documents.contains { $0.source.name == file }
  }

  private mutating func read(_ file: FilePath, in root: Root) throws(Problem) {
    var (next, seen): (FilePath, [FilePath]) = (file, [])
    while true {
      let text = try Source.at(next, in: root)
      if source == nil { source = text }
      if !next.isInside(root.tree) { foreign.insert(text.name) }
      let document = try Document.read(text, as: .yaml)
      documents.insert(document, at: 0)
      seen.append(next)
      guard let node = document.extended, let path = node.writtenText else { return }
      next = FilePath(path, in: next.parent)
      guard Disk.exists(next.text) else { throw .extendsNothing(node) }
      guard !seen.contains(next) else { throw .extendsItself(node, through: seen, in: root) }
      guard seen.count < ConfigurationFile.mostFiles else {
        throw Problem("too many files extend each other", at: Place(of: node))
      }
    }
  }

  private mutating func understand() {
    (configuration, problems) = Configuration.read(documents, rules: RuleCatalog.outlines)
  }

  /// The problem that a configuration has a wrong name and no effect.
  private static func otherName(in root: Root) -> Problem? {
    let names = [".archlint.yaml", "archlint.yml", "archlint.yaml"]
    guard let name = names.first(where: { Disk.exists(root.folder.appending($0).text) })
    else { return nil }
    return Problem(
      "`\(root.shown(name))` is ignored; rename it to `\(Configuration.fileName)`",
      severity: .warning)
  }
}

extension Problem {
  fileprivate var withHelp: Problem {
    guard help == nil, place != nil else { return self }
    return changed(self) {
      $0.help =
        "close brackets and quotes, indent with spaces, and quote patterns that start with `*`"
    }
  }

  /// Reports a configuration far above the current folder, where it is easily overlooked.
  fileprivate static func inForce(_ file: FilePath, in root: Root) -> Problem {
    Problem(
      "using the configuration `\(root.shown(file.relative(to: root.folder)))`, above the "
        + "given folder", severity: .warning,
      help: "use the folder of the configuration as PATH, or run `git init` in this folder")
  }

  fileprivate static func extendsNothing(_ node: Node) -> Problem {
    Problem(
      "no file `\(node.text)`", at: Place(of: node),
      help: "write the path from the folder of this file")
  }

  fileprivate static func extendsItself(
    _ node: Node, through files: [FilePath], in root: Root
  ) -> Problem {
    let names = files.map { root.shown($0.relative(to: root.folder)) }.joined(separator: ", ")
    return Problem(
      "this configuration extends itself, through \(names)", at: Place(of: node),
      help: "remove `extends:` from one of these files")
  }
}
