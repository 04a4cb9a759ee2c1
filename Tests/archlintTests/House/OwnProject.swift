import Foundation
import TestSupport

/// The package as a project for archlint: a target for each folder or file of the sources, which
/// links those whose types it mentions.
struct OwnProject {
  private let folder: TemporaryFolder

  var url: URL { URL(fileURLWithPath: folder.path) }

  /// Writes a spec and a configuration.
  ///
  /// `name` says what target a file belongs to; files without one are left out. Layers are lists of
  /// such names, from top to bottom.
  init(
    _ mentions: TypeMentions, layers: [(name: String, targets: [String])],
    named name: (TypeMentions.File) -> String?
  ) throws {
    folder = try TemporaryFolder()
    try folder.write(OwnProject.spec(mentions, named: name), to: "project.yml")
    try folder.write(OwnProject.configuration(layers), to: ".archlint.yml")
  }

  private static func spec(
    _ mentions: TypeMentions, named name: (TypeMentions.File) -> String?
  ) -> String {
    var links: [String: Set<String>] = [:]
    for file in mentions.files { if let from = name(file) { links[from] = [] } }
    for arrow in mentions.arrows {
      guard let from = name(arrow.from), let to = name(arrow.to), from != to else { continue }
      links[from, default: []].insert(to)
    }
    return "name: archlint\ntargets:\n"
      + links.sorted { $0.key < $1.key }.map { target, links in
        "  \(target):\n    type: framework\n    platform: macOS\n"
          + (links.isEmpty ? "" : "    dependencies:\n")
          + links.sorted().map { "      - target: \($0)\n" }.joined()
      }.joined()
  }

  private static func configuration(_ layers: [(name: String, targets: [String])]) -> String {
    // A folder called Interfaces holds rules, and no protocols of its neighbor.
    "roles:\n  interface: {replace: []}\nlayers:\n"
      + layers.map { layer in
        "  - \(layer.name):\n      modules: [\(layer.targets.joined(separator: ", "))]\n"
          + "      same-layer: allowed\n"
      }.joined()
  }
}

extension TypeMentions.File {
  /// The folder of the file, as a target is called.
  var folderName: String { Self.folderName(folder, of: target) }

  /// The file itself, as a target is called: `Rules.Layers.Cycle`.
  var fileName: String { "\(folderName).\(name)" }

  /// A folder of a target, as a target is called: `Loaders.XcodeGen.Joining`.
  static func folderName(_ folder: String, of target: String) -> String {
    folder == "." ? target : "\(target).\(folder.split(separator: "/").joined(separator: "."))"
  }
}
