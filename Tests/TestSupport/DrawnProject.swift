import Foundation

/// A project in a temporary folder, drawn in one string, with the program run in it.
///
/// ```
/// domain/A -> B, C        a framework A in domain/A/project.yml, which links B and C
/// domain/B
/// ```
///
/// Each dependency is on its own line of the spec, from line 7 on.
package struct DrawnProject {
  package let folder: TemporaryFolder

  /// Draws a project whose configuration says that the folders of the drawing are layers.
  package init(_ drawing: String) throws {
    folder = try TemporaryFolder()
    try draw(drawing)
    let names = ["app", "domain", "service", "core", "shared"].filter { drawing.contains("\($0)/") }
    if !names.isEmpty { try folder.write(DrawnProject.layers(names), to: ".archlint.yml") }
  }

  /// The layers of a configuration, from top to bottom, each a folder of that name.
  package static func layers(_ names: [String]) -> String {
    "layers: [\(names.map { "{\($0): '**/\($0)/**'}" }.joined(separator: ", "))]\n"
  }

  /// Writes the specs of a drawing over those that are there.
  package func draw(_ drawing: String) throws {
    for line in drawing.split(separator: "\n") {
      let parts = line.components(separatedBy: " -> ")
      let path = parts[0].trimmingCharacters(in: .whitespaces)
      let links = parts.count > 1 ? parts[1].components(separatedBy: ", ") : []
      try write(DrawnProject.spec(of: (path as NSString).lastPathComponent, links), to: path)
    }
  }

  /// Writes a spec into a folder.
  package func write(_ spec: String, to path: String) throws {
    try folder.write(spec, to: "\(path)/project.yml")
  }

  /// The text of a file.
  package func text(of path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
  }

  /// Runs a script in the folder, where `$archlint` is the program.
  package func run(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: script, in: folder.path)
  }

  /// Commits everything, in a repository that is made for it, on a branch of that name.
  package func commit(_ branch: String? = nil) throws {
    let result = try run(
      """
      \(branch.map { "git init -q; git checkout -q -b \($0); " } ?? "")git add -A
      git -c user.name=crew -c user.email=crew@example.com commit -q --allow-empty -m change
      """)
    if result.exitCode != 0 { throw Refusal(words: result.problems) }
  }

  /// That a command of git failed.
  private struct Refusal: Error {
    let words: String
  }

  private static func spec(of name: String, _ links: [String]) -> String {
    """
    name: \(name)
    targets:
      \(name):
        type: framework
        platform: iOS
        dependencies:\(links.isEmpty ? " []" : "")

    """
      + links.map { "      - {framework: \($0).framework, implicit: true}\n" }.joined()
  }
}
