import Imports
import Testing

/// Comments that speak to archlint about an import.
struct ImportCommentTests {
  private func shown(_ text: String) -> [String] {
    SourceScan(Array(text.utf8), as: .swift).comments.map {
      "\($0.line):\($0.column)-\($0.endColumn) at \($0.importLine): \($0.text)"
    }
  }

  @Test func standsBesideOrAbove() {
    let text = """
      // archlint:allow a because b
      // more
      import A
      import B  // archlint:allow c because d

      // archlint:allow lost because nothing follows

      import C
      let text = "archlint:allow no comment"
      """
    #expect(
      shown(text) == [
        "1:4-30 at 3: archlint:allow a because b", "4:14-40 at 4: archlint:allow c because d",
      ])
  }

  @Test func belongsToNoFurtherImport() {
    #expect(shown("import A // archlint:allow x\nimport B") == ["1:13-29 at 1: archlint:allow x"])
  }
}
