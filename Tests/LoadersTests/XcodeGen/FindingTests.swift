import Loaders
import Modules
import TestSupport
import Testing

/// Which files are specs, and which of them are projects.
struct FindingTests {
  private static func search(
    _ drawing: String, include: [String] = [], exclude: [String] = []
  ) -> SpecSearch.Result {
    let tree = DrawnTree(drawing)
    return SpecSearch(
      include: include.map { Pattern($0) }, exclude: exclude.map { Pattern($0) },
      list: tree.list
    ).run()
  }

  @Test func everyProjectBelowTheRootButForWhatOthersBuild() {
    let result = FindingTests.search(
      """
      project.yml
      core/Network/project.yml
      core/Network/project.yaml
      core/Network/other.yml
      core/Network/Sources/A.swift
      .hidden/project.yml
      build/project.yml
      .build/checkouts/x/project.yml
      Pods/X/project.yml
      Carthage/Checkouts/X/project.yml
      .git/project.yml
      DerivedData/project.yml
      App.xcodeproj/project.yml
      builds/project.yml
      """)
    #expect(
      result.paths == [
        "builds/project.yml", "core/Network/project.yml", "project.yml",
      ])
    #expect(result.problems.isEmpty)
  }

  @Test func patternsReplaceTheDefaultAndExcludesCloseFolders() {
    let result = FindingTests.search(
      """
      specs/a.yml
      specs/deep/b.json
      specs/deep/c.txt
      Templates/x/project.yml
      App/project.yml
      """, include: ["specs/**/*.yml", "specs/**/*.json", "**/project.yml"],
      exclude: ["**/Templates/**"])
    #expect(result.paths == ["App/project.yml", "specs/a.yml", "specs/deep/b.json"])
  }

  @Test(arguments: [
    "X.xcworkspace", "*.xcworkspace", "a/P.xcodeproj", "**/*.xcodeproj",
  ])
  func aPatternMayNameProjectsAndWorkspaces(pattern: String) {
    let result = FindingTests.search(
      """
      X.xcworkspace/contents.xcworkspacedata
      a/P.xcodeproj/project.pbxproj
      a/project.yml
      """, include: [pattern])
    let isWorkspace = pattern.hasSuffix("workspace")
    #expect(
      result.paths == [
        isWorkspace
          ? "X.xcworkspace/contents.xcworkspacedata" : "a/P.xcodeproj/project.pbxproj"
      ])
    #expect(result.problems.isEmpty)
  }

  @Test func anExactPatternReachesEverywhere() {
    let result = FindingTests.search(
      "build/generated/project.yml\nproject.yml", include: ["./build/generated/project.yml"])
    #expect(result.paths == ["build/generated/project.yml"])
    #expect(result.named == ["build/generated/project.yml"])
  }

  @Test func linksAreFollowedOnceAndLoopsAreTold() {
    let result = FindingTests.search(
      """
      a/project.yml
      b/link -> a
      elsewhere/up -> .
      self -> self
      """)
    #expect(result.paths == ["a/project.yml"])
    #expect(
      result.problems.map { "\($0.place?.file ?? "-"): \($0.message)" } == [
        "elsewhere/up: this symbolic link leads back to a folder that contains it",
        "self: `self` is a broken link, so specs below it are not checked",
      ])
    #expect(result.problems.map(\.severity) == [.warning, .warning])
    #expect(result.hasLostFolders)
  }

  @Test func aFolderThatCannotBeReadIsTold() {
    let result = FindingTests.search("secret/ !\na/project.yml")
    #expect(result.paths == ["a/project.yml"])
    #expect(
      result.problems.map { "\($0.place?.file ?? "-"): \($0.message)" } == [
        "secret: this folder cannot be read: permission denied"
      ])
  }

  @Test func aRootThatIsNotThereIsAnError() {
    let result = SpecSearch(list: { _ throws(ProjectFiles.Failure) in throw .missing }).run()
    #expect(result.problems.map(\.severity) == [.error])
  }

  @Test func manySwiftFilesCostNothingButTheirNames() {
    var lines: [String] = []
    for module in 0..<300 {
      lines.append("modules/M\(module)/project.yml")
      for file in 0..<34 { lines.append("modules/M\(module)/Sources/F\(file).swift") }
    }
    #expect(FindingTests.search(lines.joined(separator: "\n")).paths.count == 300)
  }

  private static func load(_ drawing: String, named: Set<String> = []) -> (LoadedParts, DrawnFiles)
  {
    let files = DrawnFiles(drawing)
    let loading = ProjectLoader(files: .inMemory(files), environment: [:])
    return (loading.read(Array(files.files.keys), named: named), files)
  }

  private static let fragments = """
    name: App
    include: parts/base.yml
    == parts/base.yml
    name: Base
    targets: {A: {type: framework, platform: iOS}}
    == parts/nameless.yml
    targets: {A: {type: framework, platform: iOS}}
    == other/project.yml
    name: Other
    include: ../parts/nameless.yml
    """

  @Test func whatOthersIncludeIsNoProject() {
    let (set, _) = FindingTests.load(FindingTests.fragments)
    #expect(set.parts.map(\.path) == ["other/project.yml", "project.yml"])
    #expect(set.problems.isEmpty)
  }

  @Test func whatIsNamedIsAProjectAllTheSame() {
    let (set, _) = FindingTests.load(FindingTests.fragments, named: ["parts/base.yml"])
    #expect(set.parts.map(\.path) == ["other/project.yml", "parts/base.yml", "project.yml"])
  }

  @Test func templatesAreSkippedWithAWarning() {
    let (set, files) = FindingTests.load(
      """
      name: ①**NAME**
      == a/project.yml
      name: ②[broken
      == b/project.yml
      name: Fine
      """)
    #expect(set.parts.map(\.path) == ["a/project.yml", "b/project.yml"])
    let warnings = set.problems.filter { $0.severity == .warning }
    #expect(warnings.map(\.message) == ["skipped: `**NAME**` is a template placeholder"])
    #expect(warnings.compactMap(\.place).map(files.name) == ["①"])
    #expect(set.problems.filter { $0.severity == .error }.count == 1)
  }

  @Test func twoSpecsThatIncludeEachOtherAreBothTold() {
    let (set, _) = FindingTests.load(
      """
      name: A
      include: b.yml
      == b.yml
      name: B
      include: project.yml
      """)
    #expect(set.parts.count == 2)
    #expect(set.problems.count == 2)
  }

  @Test func whatIsOddInASharedFileIsToldOnce() {
    let (set, _) = FindingTests.load(
      """
      {name: A, include: shared.yml}
      == b/project.yml
      {name: B, include: ../shared.yml}
      == shared.yml
      X: 1
      X: 2
      """)
    #expect(set.graph().notices.map(\.subject) == ["X"])
  }

  @Test func aSpecThatDisappearsIsToldAndTheRestIsRead() {
    let files = DrawnFiles("name: A")
    let set = ProjectLoader(files: .inMemory(files), environment: [:])
      .read(["project.yml", "gone/project.yml"])
    #expect(set.parts.compactMap { $0.container?.name } == ["A"])
    #expect(set.problems.map(\.message) == ["the spec gone/project.yml does not exist"])
  }
}
