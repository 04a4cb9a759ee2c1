/// Some files of a project, as a page of a rule shows them, or drawn.
///
/// A comment that is nothing but the path of a file begins that file. A comment that is a
/// folder begins a drawing of the spec in it, a line for each target, and what it links behind an
/// arrow:
///
///     # app/Cosmonaut
///     Cosmonaut: application -> ISSModels embed: false; ISSNetwork; sdk: UIKit.framework
///     # shared/ISSModels
///     ISSModels: framework.static
///     # .archlint.yml
///     preset: layered
///
/// A target is a framework unless it says what else it is. A link to a target of the same spec
/// becomes a `target:`, any other one a framework by name, with the options behind that name.
///
/// A path that ends in `.swift` or `.xib` begins a source. If it lies in a folder named like a target of the
/// spec above it, that target has the folder for its `sources:`.
struct RuleExample: Sendable, ExpressibleByStringLiteral {
  /// The texts of the files in the order in which they are shown.
  private let contents: [(path: String, lines: [String])]

  init(stringLiteral text: String) { self.init(text) }

  init(_ text: String) {
    var files: [(path: String, lines: [String])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let path = RuleExample.path(in: line) {
        files.append((path, []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(line)
      }
    }
    let paths = files.map(\.path)
    contents = files.map { file in
      if RuleExample.isWhole(file.path) { return file }
      let spec = DrawnSpec(file.lines.filter { $0 != "" }, in: file.path, sources: paths)
      return ("\(file.path)/project.yml", spec.lines)
    }
  }

  /// Whether a file is written out, and no drawing.
  private static func isWhole(_ path: String) -> Bool {
    [".yml", ".swift", ".xib", "/Podfile", ".lock", ".resolved", ".pbxproj"]
      .contains(where: path.hasSuffix)
  }

  /// The texts of the files, by path.
  var files: [String: String] {
    Dictionary(contents.map { ($0.path, $0.lines.map { $0 + "\n" }.joined()) }) { $1 }
  }

  private static func path(in line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count == 2, words[0] == "#", words[1].contains("/") || words[1].contains(".")
    else { return nil }
    return String(words[1])
  }
}

/// A spec of which only targets and links matter, drawn with a line for each target.
private struct DrawnSpec {
  private let name: String
  private let targets: [(name: String, type: String, links: [String])]
  /// The targets that have sources.
  private let filled: Set<String>

  init(_ drawing: [String], in folder: String, sources paths: [String]) {
    name = folder.split(separator: "/").last.map(String.init) ?? folder
    targets = drawing.map { line in
      let (target, links) = line.cut(at: " -> ")
      let (name, type) = target.cut(at: ": ")
      return (name, type ?? "framework", links?.split(separator: "; ").map(String.init) ?? [])
    }
    filled = Set(targets.map(\.name)).filter { name in
      paths.contains { path in
        path.hasPrefix("\(folder)/\(name)/") && [".swift", ".xib"].contains(where: path.hasSuffix)
      }
    }
  }

  /// The spec as people write it.
  var lines: [String] {
    ["name: \(name)", "targets:"]
      + targets.flatMap { target -> [String] in
        let sources = filled.contains(target.name) ? "sources: [\(target.name)]" : nil
        guard !target.links.isEmpty else {
          let keys = ["type: \(target.type)", "platform: iOS", sources].compactMap { $0 }
          return ["  \(target.name): {\(keys.joined(separator: ", "))}"]
        }
        return [
          "  \(target.name):", "    type: \(target.type)", "    platform: iOS",
          sources.map { "    \($0)" }, "    dependencies:",
        ].compactMap { $0 } + target.links.map { "      - \(entry(for: $0))" }
      }
  }

  private func entry(for link: String) -> String {
    if link.hasPrefix("sdk: ") { return link }
    let (name, options) = link.cut(at: " ")
    if targets.contains(where: { $0.name == name }) {
      return options.map { "{target: \(name), \($0)}" } ?? "target: \(name)"
    }
    return "{framework: \(name).framework, implicit: true" + (options.map { ", \($0)" } ?? "") + "}"
  }
}

extension String {
  /// The text before and after a separator, if it occurs.
  fileprivate func cut(at separator: String) -> (String, String?) {
    guard let range = firstRange(of: separator) else { return (self, nil) }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
