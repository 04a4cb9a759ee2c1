import Testing

@testable import Run
@testable import archlint

@Suite("Who looks after a file")
struct CodeOwnersTests {
  private static let text = """
    # a comment
    *                @everyone
    *.md             @writers   # and a comment
    /build/logs/     @doctor
    apps/            @octocat
    docs/*           docs@example.com @b
    /core/**/Mock.yml @mocks
    a\\ b            @blank
    apps/free

    ^[Section][2] @section @other
    lib/
    lib/own          @own
    """

  @Test(
    "the last line that matches says it",
    arguments: [
      ("x/y.swift", "@everyone"), ("x/read.md", "@writers"), ("build/logs/a/b", "@doctor"),
      ("x/build/logs/a", "@everyone"), ("x/apps/a.yml", "@octocat"), ("apps/a/b.yml", "@octocat"),
      ("docs/a.yml", "docs@example.com @b"), ("docs/a/b.yml", "@everyone"),
      ("core/Mock.yml", "@mocks"), ("core/a/b/Mock.yml", "@mocks"), ("z/a b", "@blank"),
      ("apps/free", nil), ("apps/free/x", nil), ("lib/x", "@section @other"), ("lib/own/x", "@own"),
    ] as [(String, String?)])
  func owner(path: String, owner: String?) {
    #expect(CodeOwners(Self.text).owner(of: path) == owner)
  }

  @Test("nothing is nobody's", arguments: ["", "\n\n# x\n", "[", "^["])
  func nobody(text: String) {
    #expect(CodeOwners(text).owner(of: "a/b") == nil)
  }
}
