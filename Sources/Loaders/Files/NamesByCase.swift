internal import Modules

/// The names in folders by what they are in lower case: each folder is looked through once, whatever
/// is missing in it.
package struct NamesByCase: Sendable {
  private let files: ProjectFiles
  private var folders: [String: [String: String]] = [:]

  package init(_ files: ProjectFiles) { self.files = files }

  /// A file that only differs from a path in the case of its name; of several the first by name.
  package mutating func path(like path: String) -> String? {
    let folder = PathText.folder(of: path)
    let names = folders[folder] ?? names(in: folder)
    folders[folder] = names
    return names[path.lastPathName.lowercased()].map { PathText.join(folder, $0) }
  }

  private func names(in folder: String) -> [String: String] {
    let names = (try? files.list(folder == "." ? "" : folder))?.entries.map(\.name) ?? []
    return Dictionary(names.map { ($0.lowercased(), $0) }) { min($0, $1) }
  }
}
