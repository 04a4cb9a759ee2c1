/// The targets that name some files in their definitions, such as an input of a script.
struct FileMentions {
  private let wanted: Set<String>
  private var targets: [String: Set<TargetID>] = [:]
  /// All that is named, with the folders around it.
  private(set) var named: Set<String> = []
  /// The targets that name a product in the folder where all are built, such as a tool to run.
  private(set) var products: [String: Set<TargetID>] = [:]

  /// Keys whose paths have other meanings: sources have patterns.
  private static let otherKeys = [
    "sources", ".sources", ".exclude", ".buildableFolders", ".fileSystemSynchronizedGroups",
    "packages", "targets",
  ]
  /// What the values of some keys are, even without a slash or an ending.
  private static let pathKeys = [
    ".path", ".inputFiles", ".outputFiles", ".inputFileLists", ".fileRef",
  ]
  private static let patternBytes = Array("$*?{(".utf8)
  private static let roots = [
    "SRCROOT", "SOURCE_ROOT", "PROJECT_DIR", "TARGET_SOURCE_DIRECTORY",
  ].flatMap { ["$(\($0))/", "${\($0)}/", "$\($0)/"] }
  private static let built = ["BUILT_PRODUCTS_DIR", "CONFIGURATION_BUILD_DIR", "TARGET_BUILD_DIR"]
  private static let separators = Array(" \t\n\r\"'`;,=<>|&[]\\".utf8)

  init(of paths: some Sequence<String>) { wanted = Set(withFolders: paths) }

  /// Notes what texts name, in relation to some folders, and what the lists of files say that they name.
  mutating func add(
    _ texts: [KeyedText], of ids: [TargetID], below folders: [String], in files: ProjectFiles?
  ) {
    for text in texts where !FileMentions.otherKeys.contains(where: text.key.hasPrefix) {
      let isDependency = text.key.hasPrefix("dependencies") || text.key.hasPrefix(".dependencies")
      let isPath = FileMentions.pathKeys.contains(where: text.key.holds) && !isDependency
      guard isPath || FileMentions.mayBePath(text.text) else { continue }
      if text.key.holds("cript"), FileMentions.built.contains(where: text.text.holds) {
        for part in text.text.utf8.split(whereSeparator: FileMentions.separators.contains) {
          products[String(String(Substring(part)).lastPathName), default: []].formUnion(ids)
        }
      }
      let words = FileMentions.words(of: text.text) {
        isDependency ? $0.lastPathName.ending != nil : isPath || FileMentions.mayBePath($0)
      }
      for word in words {
        for folder in folders {
          add(word, below: folder, of: ids)
          guard word.hasSuffix(".xcfilelist"),
            let list = try? files?.read(PathText.folded(PathText.join(folder, word)))
          else { continue }
          let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
          add(lines.map { KeyedText(".path", String($0)) }, of: ids, below: folders, in: nil)
        }
      }
    }
  }

  private mutating func add(_ word: String, below folder: String, of ids: [TargetID]) {
    let path = PathText.folded(PathText.join(folder, word))
    named.insert(withFolders: path)
    // The folder of a project, or one above it, is too much to be meant.
    guard wanted.contains(path), path != folder, !folder.hasPrefix(path + "/") else { return }
    targets[path, default: []].formUnion(ids)
  }

  func targets(of path: String) -> Set<TargetID> {
    Set(Set(withFolders: [path]).flatMap { targets[$0] ?? [] })
  }

  private static func mayBePath(_ text: String) -> Bool {
    text.has { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
  }

  /// What may be a path; of one with a pattern or a variable in it the folder before that.
  private static func words(of text: String, where isMeant: (String) -> Bool) -> [String] {
    let parts = text.utf8.split(whereSeparator: separators.contains).map { String(Substring($0)) }
    let whole = parts.count > 1 && !text.has(UInt8(ascii: "\n")) ? [text] : []
    return (whole + parts).filter(isMeant).compactMap { word in
      var word = word
      if word.utf8.first == UInt8(ascii: "$"), let root = roots.first(where: word.hasPrefix) {
        word.removeFirst(root.count)
      }
      guard let open = word.utf8.firstIndex(where: patternBytes.contains) else { return word }
      return word.utf8[..<open].lastIndex(of: UInt8(ascii: "/")).map { String(word[..<$0]) }
    }
  }
}
