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

  @Test("use only what stands behind them in docs/architecture.md")
  func downwards() {
    for target in mentions.targets { #expect(mistakes(in: target) == [], "\(target)") }
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
    // These have to be targets, and have nothing more to say.
    let alone = ["ArchlintPlugin", "CLibrary"]
    let short = mentions.files.filter { $0.lineCount < 16 && !alone.contains($0.target) }
    #expect(short.map(\.path) == [], "each belongs to a neighbour")
  }

  @Test("have no name for two types")
  func unique() {
    #expect(mentions.twins == [])
  }
}
