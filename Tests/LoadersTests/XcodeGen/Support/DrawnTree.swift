import Loaders

/// The names below a root, drawn a line each.
///
///     core/Network/project.yml
///     links -> core          a symbolic link to a folder
///     loop -> loop           one that leads to itself
///     secret/ !              a folder that cannot be read
struct DrawnTree {
  private var folders: [String: [String: FolderListing.Kind]] = ["": [:]]
  private var targets: [String: String] = [:]
  private var closed: Set<String> = []

  init(_ drawing: String) {
    for line in drawing.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3, words[1] == "->" {
        targets[words[0]] = words[2] == "." ? "" : words[2]
        add(words[0], words[0] == words[2] ? .lostLink : .linkedFolder)
      } else if words.count == 2, words[1] == "!" {
        let path = String(words[0].dropLast())
        closed.insert(path)
        add(path, .folder)
      } else {
        add(words[0], .file)
      }
    }
  }

  private mutating func add(_ path: String, _ kind: FolderListing.Kind) {
    var folder = ""
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      folders[folder, default: [:]][part] = isLast ? kind : .folder
      folder += folder.isEmpty ? part : "/" + part
    }
    if kind == .folder { folders[folder, default: [:]] = [:] }
  }

  /// The entries of a folder in reverse order, to show that order does not matter.
  func list(_ path: String) throws(ProjectFiles.Failure) -> FolderListing {
    let real = resolve(path)
    if closed.contains(real) { throw .unreadable("permission denied") }
    guard let names = folders[real] else { throw .missing }
    let entries = names.sorted { $0.key > $1.key }.map { FolderListing.Entry($0.key, $0.value) }
    return FolderListing(
      entries,
      identity: .init(device: 1, number: UInt64(truncatingIfNeeded: real.hashValue)))
  }

  /// The path with every link in it followed.
  private func resolve(_ path: String) -> String {
    var real = ""
    for part in path.split(separator: "/") {
      real += real.isEmpty ? String(part) : "/" + part
      if let target = targets[real] { real = target }
    }
    return real
  }
}
