import Testing

/// The order within the targets, which the compiler does not see: who mentions whom, by the names of
/// top-level types.
@Suite("The folders of the sources")
struct FolderTests {
  private let mentions: TypeMentions
  private let order: StatedOrder

  init() throws {
    mentions = try TypeMentions.ofSources.get()
    order = try StatedOrder()
  }

  /// Targets whose folders still use one another both ways; the list only gets shorter.
  static let knotted: Set = [
    "Loaders", "Modules",
  ]
  /// Targets that still have a file under 20 lines; the list only gets shorter.
  static let crumbly: Set = [
    "Findings", "archlint",
  ]
  /// Types of which there are still two; the list only gets shorter.
  static let twins: [String] = []

  @Test("use only what stands behind them in docs/architecture.md")
  func downwards() {
    for target in mentions.targets {
      let mistakes = FolderTests.knotted.contains(target) ? [] : mistakes(in: target)
      #expect(mistakes == [], "\(target)")
    }
  }

  @Test("are free of knots where they were untied")
  func untied() {
    let still = FolderTests.knotted.filter { !mistakes(in: $0).isEmpty }
    #expect(FolderTests.knotted.subtracting(still) == [], "strike them from the list `knotted`")
  }

  /// What is wrong with the stated order of a target, in words.
  private func mistakes(in target: String) -> [String] {
    let stated = order.folders[target] ?? []
    let folders = mentions.folders(of: target)
    guard Set(stated) == Set(folders), stated.count == folders.count else {
      return ["docs/architecture.md names \(stated), Sources/\(target) has \(folders)"]
    }
    let ranks = Dictionary(uniqueKeysWithValues: stated.enumerated().map { ($1, $0) })
    return mentions.arrows(within: target).compactMap { arrow in
      guard ranks[arrow.from.folder, default: 0] > ranks[arrow.to.folder, default: 0] else {
        return nil
      }
      return "\(arrow.from.path) uses \(arrow.types.joined(separator: ", ")) of \(arrow.to.folder)"
    }
  }

  @Test("are at most two below a target")
  func depth() {
    let deep = mentions.files.filter { $0.folder.split(separator: "/").count > 2 }
    #expect(deep.map(\.path) == [])
  }

  @Test("hold no file that is too short to stand alone")
  func crumbs() {
    // The plugin has to be a target, and has nothing more to say.
    let short = mentions.files.filter { $0.lineCount < 20 && $0.target != "ArchlintPlugin" }
    let paths = short.filter { !FolderTests.crumbly.contains($0.target) }.map(\.path)
    #expect(paths == [], "each belongs to a neighbour")
    let swept = FolderTests.crumbly.subtracting(short.map(\.target))
    #expect(swept == [], "strike them from the list `crumbly`")
  }

  @Test("have no name for two types")
  func unique() {
    let names = mentions.twins.map { String($0.prefix { $0 != " " }) }
    #expect(names == FolderTests.twins, "\(mentions.twins.joined(separator: "\n"))")
  }
}
