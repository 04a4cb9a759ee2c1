/// Names in folders by lower case; each folder is listed once, even if several names are missing.
package struct NamesByCase: Sendable {
  private let files: ProjectFiles
  private var folders: [String: [String: [String]]] = [:]

  package init(_ files: ProjectFiles) { self.files = files }

  /// Files that differ from a path only in case, sorted, up to a limit.
  package mutating func paths(like path: String) -> [String] {
    var found = [path.utf8.first == UInt8(ascii: "/") ? "/" : "."]
    for part in path.split(separator: "/") {
      let isName = part != "." && part != ".."
      found = Array(
        found.flatMap { folder -> [String] in
          guard isName else { return [PathText.join(folder, String(part))] }
          let names = folders[folder] ?? names(in: folder)
          folders[folder] = names
          return names[part.lowercased(), default: []].map { PathText.join(folder, $0) }
        }.prefix(NamesByCase.most))
    }
    return found
  }

  /// The path as the disk has it, if only one there is like it.
  mutating func spelled(_ path: String) -> String {
    let found = paths(like: path)
    return found.count == 1 && !path.isEmpty ? found[0] : path
  }

  /// More matches than this are ambiguous.
  private static let most = 4

  private func names(in folder: String) -> [String: [String]] {
    let names = (try? files.list(folder == "." ? "" : folder))?.entries.map(\.name) ?? []
    return Dictionary(grouping: names.sorted()) { $0.lowercased() }
  }

  func isUnseen(_ path: String) -> Bool { files.kind(path) == .unseen }
}
