import TestSupport
import Testing

/// A workspace of projects, with schemes and test plans that know targets by their ids.
@Suite("archlint affected: workspaces and schemes")
struct AffectedProjectTests {
  private let project: DrawnProject

  /// The id of the test bundle, in the text of its project.
  private static let id = String(repeating: "0", count: 22) + "A2"

  private static func text(_ type: String, _ names: String...) -> String {
    let targets = names.map { name -> [String: Any] in
      ["name": name, "type": "com.apple.product-type.\(type)", "sources": ["\(name).swift"]]
    }
    return PlainProject.text(of: ["targets": targets])
  }

  init() throws {
    project = try DrawnProject("")
    let texts = [
      "Kit/Kit.xcodeproj/project.pbxproj": Self.text("framework", "Kit"), "Kit/Kit.swift": "",
      "T/T.xcodeproj/project.pbxproj": Self.text("bundle.unit-test", "Old", "NewTests"),
      "T/NewTests.swift": "import Kit\n", "T/Old.swift": "",
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:Kit/Kit.xcodeproj"/>
      <FileRef location="group:T/T.xcodeproj"/></Workspace>
      """,
      "All.xcworkspace/xcshareddata/xcschemes/Everyone.xcscheme": """
      <Scheme><TestAction><Testables><TestableReference>
      <BuildableReference BlueprintIdentifier="\(Self.id)" BlueprintName="OldTests"
        ReferencedContainer="container:T/T.xcodeproj"></BuildableReference>
      </TestableReference></Testables></TestAction></Scheme>
      """,
      "All.xctestplan": """
      {"testTargets": [{"target": {
        "containerPath": "container:T/T.xcodeproj", "identifier": "\(Self.id)", "name": "OldTests"
      }}], "version": 1}
      """,
    ]
    for (path, text) in texts { try project.folder.write(text, to: path) }
    try project.commit("main")
  }

  private func output(_ arguments: String) throws -> BuiltProgram.Result {
    try project.run("$archlint affected \(arguments)")
  }

  @Test("a scheme of a workspace has a test bundle under its old name, by its id")
  func schemes() throws {
    let result = try output("--changed T/NewTests.swift --format xcodebuild")
    #expect(result.output == "-scheme Everyone -only-testing:NewTests\n")
    #expect(result.problems == "")
  }

  @Test("a test plan has it under its old name, too")
  func plans() throws {
    let result = try output(
      "--changed Kit/Kit.swift --test-plan All.xctestplan --output-dir T; cat T/All.xctestplan")
    #expect(!result.problems.contains("no target builds") && result.output.contains("OldTests"))
    let bumped = try project.run(
      "sed -i 's/\"version\"/\"defaultOptions\": {}, \"version\"/' All.xctestplan; "
        + "$archlint affected --format names")
    #expect(bumped.output == "NewTests\n")
  }

  @Test("a workspace affects what it makes names lead to, and everything if that is unknown")
  func workspace() throws {
    let file = "All.xcworkspace/contents.xcworkspacedata"
    let all = try output("--changed \(file) --what all --format names")
    #expect(all.output == "Kit\nNewTests\nOld\n")
    let blank = try project.run("echo >> \(file); $archlint affected --what all --format names")
    #expect(blank.output == "")
  }
}
