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
    """

  /// GitLab's rules: each section separately, and paths without a leading slash at any depth.
  private static let sections = """
    *                @everyone
    core/            @core
    /top.yml         @top
    docs

    ^[Section name][2] @section @other
    lib/
    lib/own          @own
    !lib/none/

    [SECTION NAME]
    *.swift
    """

  @Test(
    "the last line that matches says it",
    arguments: [
      ("x/y.swift", "@everyone"), ("x/read.md", "@writers"), ("build/logs/a/b", "@doctor"),
      ("x/build/logs/a", "@everyone"), ("x/apps/a.yml", "@octocat"), ("apps/a/b.yml", "@octocat"),
      ("docs/a.yml", "docs@example.com @b"), ("docs/a/b.yml", "@everyone"),
      ("core/Mock.yml", "@mocks"), ("core/a/b/Mock.yml", "@mocks"), ("z/a b", "@blank"),
      ("apps/free", nil), ("apps/free/x", nil),
    ] as [(String, String?)])
  func owner(path: String, owner: String?) {
    #expect(CodeOwners(Self.text).owner(of: path) == owner)
  }

  @Test(
    "each section of GitLab has its own last line",
    arguments: [
      ("a/core/x.yml", "@core"), ("top.yml", "@top"), ("a/top.yml", "@everyone"),
      ("docs", nil), ("docs/a", "@everyone"), ("lib/x", "@everyone @section @other"),
      ("lib/own", "@everyone @own"), ("lib/own/x", "@everyone @section @other"),
      ("lib/none/x", "@everyone"), ("x.swift", "@everyone"),
    ] as [(String, String?)])
  func sections(path: String, owner: String?) {
    #expect(CodeOwners(Self.sections).owner(of: path) == owner)
  }

  @Test("a folder of GitLab needs a slash behind it")
  func folder() {
    #expect(CodeOwners("lib @a", isGitLab: true).owner(of: "lib/x") == nil)
    #expect(CodeOwners("lib @a").owner(of: "lib/x") == "@a")
  }

  @Test("nothing is nobody's", arguments: ["", "\n\n# x\n", "[", "^["])
  func nobody(text: String) {
    #expect(CodeOwners(text).owner(of: "a/b") == nil)
  }
}
