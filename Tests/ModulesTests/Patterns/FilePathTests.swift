import Modules
import Testing

@Suite("Paths of files")
struct FilePathTests {
  private let folder = FilePath("/house/garden")

  @Test(
    "a short path is what one writes in the folder that it leads into",
    arguments: ["a", "a/b.yml", "a b/c…/d", "a/b/c", "é/ü", "a/b:c"])
  func short(path: String) {
    #expect(path.isShortPath)
    #expect(folder.appending(path).relative(to: folder) == path)
  }

  @Test(
    "a path with a detour is none",
    arguments: ["", ".", "./a", "../a", "/a", "a/", "a//b", "a/./b", "a/../b", "a/..", "a/."])
  func detours(path: String) {
    #expect(!path.isShortPath)
  }
}
