import TestSupport
import Testing

@testable import Loaders

/// What becomes of paths in included files, and of paths as such.
struct PathTests {
  @Test func pathsOfAnIncludedFileGetItsFolder() {
    let spec = DrawnSpec(
      """
      name: App
      include: sub/b.yml
      == sub/b.yml
      targets:
        A:
          type: framework
          platform: iOS
          sources: [Own, ../up, $(V)/x, /absolute, {path: Map}, ./y, z/]
          dependencies:
            - framework: Core.framework
              implicit: true
            - framework: ../Vendor/V.framework
            - framework: $(BUILT)/W.framework
            - framework: /Library/X.framework
            - bundle: R.bundle
            - sdk: usr/lib/libz.tbd
            - carthage: C
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          framework sub/Core.framework implicit
          framework Vendor/V.framework
          framework sub/$(BUILT)/W.framework
          framework /Library/X.framework
          bundle R.bundle
          sdk usr/lib/libz.tbd
          carthage C
        """)
    #expect(
      spec.sources == [
        "sub/Own", "up", "sub/$(V)/x", "/absolute", "sub/Map", "sub/y", "sub/z",
      ])
  }

  @Test("a path that is longer than any system takes is left as it is (PathText.longest)")
  func long() {
    #expect(PathText.folded("a/./b/") == "a/b")
    let path = String(repeating: "a/./", count: 2_000)
    #expect(PathText.folded(path) == path && PathText.join("c", path) == "c/\(path)")
  }

  @Test func foldersOfNestedIncludesAddUp() {
    let spec = DrawnSpec(
      """
      name: App
      include: s1/b.yml
      == s1/b.yml
      include: s2/c.yml
      == s1/s2/c.yml
      targets: {A: {type: framework, platform: iOS, sources: S}}
      """)
    #expect(spec.sources == ["s1/s2/S"])
  }

  @Test func withoutRelativePathsAFileIsFoundAtTheRootAndGetsTheFolderOfItsIncluder() {
    let spec = DrawnSpec(
      """
      name: App
      include: s1/b.yml
      == s1/b.yml
      include: {path: s2/c.yml, relativePaths: false}
      == s2/c.yml
      targets: {A: {type: framework, platform: iOS, sources: S}}
      """)
    #expect(spec.sources == ["s1/S"])
  }

  @Test func theFirstMentionDecidesAboutRelativePaths() {
    let spec = DrawnSpec(
      """
      name: App
      include: [{path: sub/b.yml, relativePaths: no}, sub/b.yml]
      == sub/b.yml
      targets: {A: {type: framework, platform: iOS, sources: S}}
      """)
    #expect(spec.sources == ["S"])
  }

  @Test func templatesAreRewrittenToo() {
    let spec = DrawnSpec(
      """
      name: App
      include: sub/b.yml
      targets: {A: {templates: [T], sources: Own}}
      == sub/b.yml
      targetTemplates:
        T: {type: framework, platform: iOS, dependencies: [{framework: C.framework}]}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          framework sub/C.framework
        """)
    #expect(spec.sources == ["Own"])
  }

  @Test func thePathsOfTheRootAreTidied() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          dependencies:
            - framework: ./z.framework
            - framework: a//b.framework
            - framework: c/
            - framework: a/../b.framework
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          framework z.framework
          framework a/b.framework
          framework c//
          framework a/../b.framework
        """)
  }

  /// Specs without an odd path are not looked through, and none of them may be missed.
  @Test(arguments: 1...300) func aRandomPathOfTheRootIsTidied(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let path = String(
      (0..<Int.random(in: 1...7, using: &random)).map { _ in
        "ab././:$*,".randomElement(using: &random) ?? "a"
      })
    let quote = ["'", "\""][Int(seed % 2)]
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {type: framework, platform: iOS, dependencies: [{framework: \(quote)\(path)\(quote)}]}
      """)
    #expect(spec.target("A")?.dependencies.map(\.reference) == [PathText.join(".", path)])
  }

  @Test func aMapOfSourcesIsNoSource() {
    let spec = DrawnSpec(
      """
      name: App
      targets: {A: {type: framework, platform: iOS, sources: {path: S}}}
      """)
    #expect(spec.sources.isEmpty)
    #expect(!spec.load.isBroken)
  }

  @Test(arguments: [
    (".", "a", "a"), ("sub", "a", "sub/a"), ("sub", "../a", "a"), ("sub", "../../a", "../a"),
    ("a/b", "../c", "a/c"), ("..", "../a", "../../a"), ("sub", "", "sub"), ("", "", "."),
    ("sub", "a/../b", "sub/a/../b"), ("sub", "./a", "sub/a"), ("/r", "../../a", "/a"),
    ("sub", "/a//b", "/a//b"), ("sub/", "a", "sub/a"), ("/", "a", "/a"), ("a", "..", "."),
  ])
  func joining(_ folder: String, _ path: String, _ joined: String) {
    #expect(PathText.join(folder, path) == joined)
  }

  @Test(arguments: [
    ("a", "a"), ("a/", "a"), ("a//b", "a/b"), ("./a", "a"), ("a/./b", "a/b"), ("a/../b", "a/../b"),
    ("../a", "../a"), ("/a/../b", "/b"), ("/", "/"), ("c//", "c"), (".", "."), ("./", "."),
  ])
  func tidying(_ path: String, _ tidy: String) {
    #expect(PathText.tidied(path) == tidy)
  }

  @Test(arguments: [
    ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("/../b", "/b"),
    ("a/b/../../..", ".."),
  ])
  func folding(_ path: String, _ folded: String) {
    #expect(PathText.folded(path) == folded)
  }
}
