import Documents
import Modules
import Testing

@testable import Loaders

/// The name of each test ends with its guard.
@Suite("The bounds of a search")
struct SpecWalkBoundTests {
  /// A root with a thousand folders, each with a spec; the last ten are on another device.
  private func list(_ path: String) throws(ProjectFiles.Failure) -> FolderListing {
    let number = path.isEmpty ? 0 : (UInt64(path.dropFirst()) ?? 0) + 1
    let entries =
      path.isEmpty
      ? (0..<1_000).map { FolderListing.Entry("d\($0)", .folder) }
        + [.init("out", .foreignFolder), .init("away", .foreignFolder)]
      : [FolderListing.Entry("project.yml", .file)]
    return FolderListing(entries, identity: .init(device: number > 990 ? 2 : 1, number: number))
  }

  @Test("more folders than are looked into are an error (SpecSearch.mostFolders)")
  func folders() {
    let result = SpecSearch(mostFolders: 100, list: list).run()
    #expect(
      result.problems.contains { $0.severity == .error && $0.message.contains("than 100 folders") })
    #expect(result.paths.count <= 100)
  }

  @Test("other devices are left out with one warning unless asked for (SpecWalk.isAtHome)")
  func devices() {
    let result = SpecSearch(list: list).run()
    #expect(result.paths.count == 990 && result.problems.allSatisfy { $0.severity == .warning })
    #expect(
      result.problems.map(\.message) == [
        "`away` leads out of the project and is not followed, and 1 more like it",
        "`d990` is on another device and is not searched, and 9 more like it",
      ])
    #expect(SpecSearch(entersOtherDevices: true, list: list).run().paths.count == 1_000)
  }

  @Test("specs behind links are read up to a number of bytes (SpecWalk.mostLinked)")
  func links() {
    let result = SpecSearch { path throws(ProjectFiles.Failure) in
      let names = path.isEmpty ? (0..<20).map { FolderListing.Entry("d\($0 + 10)", .folder) } : []
      let link = FolderListing.Entry("project.yml", .linkedFile(1 << 20))
      let number = path.isEmpty ? 0 : (UInt64(path.dropFirst()) ?? 0)
      return FolderListing(
        path.isEmpty ? names : [link], identity: .init(device: 1, number: number))
    }.run()
    #expect(result.paths.count == 16 && result.linked.count == 20)
    #expect(
      result.problems.map { "\($0.severity) \($0.place?.file ?? "") \($0.message)" } == [
        "error d26/project.yml specs that are links have more than 16777216 bytes, and 4 of them "
          + "are not read"
      ])
  }
}
