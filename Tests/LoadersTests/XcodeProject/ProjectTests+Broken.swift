import Documents
import Loaders
import Modules
import Testing

// Projects that are not whole.
extension ProjectTests {
  @Test("that a merge or a full disk has spoiled is an error, and its rest is read")
  func spoiled() throws {
    let text = Self.project(Self.framework("A", links: [Self.built("B")]), Self.framework("B"))
    let merged = text.replacing("\tobjects = {", with: "<<<<<<< HEAD\n\tobjects = {")
    let (graph, problems) = Self.graph(["A.xcodeproj/project.pbxproj": merged])
    #expect(graph.targets.map(\.name) == ["A", "B"])
    #expect(problems.map(\.message) == ["a merge conflict is left in this file"])
    // Rules that need all of it leave it out.
    #expect(graph.specs.map(\.isPartial) == [true])
    let half = String(text.prefix(text.count / 2))
    let cut = Self.graph(["A.xcodeproj/project.pbxproj": half])
    #expect(cut.1.contains { $0.severity == .error && $0.place != nil })
    let empty = Self.graph(["A.xcodeproj/project.pbxproj": ""])
    #expect(empty.1.map(\.message) == ["property list: the file is empty"])
  }

  @Test("sees all projects if its workspace is broken")
  func brokenWorkspace() {
    func read(_ workspace: String) -> (ModuleGraph, [Problem]) {
      Self.graph([
        "A/A.xcodeproj/project.pbxproj": Self.project(
          Self.framework("A", links: [Self.built("B")])),
        "B/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
        "A.xcworkspace/contents.xcworkspacedata": workspace,
      ])
    }
    let start = "<Workspace>\n<FileRef location=\"group:A/A.xcodeproj\"/>\n"
    for (text, message) in [
      ("", "1:1: this file is empty"), ("<a/>", "1:1: this file is not a workspace"),
      (start + "<Group", "1:1: unexpected end of the workspace file"),
      (start, "1:1: unexpected end of the workspace file"),
      (start + "<<<<<<< HEAD\n</Workspace>", "3:1: a merge conflict is left in this file"),
    ] {
      let (graph, problems) = read(text)
      let file = "A.xcworkspace/contents.xcworkspacedata"
      #expect(
        problems.map { "\($0.place?.description ?? ""): \($0.message)" } == ["\(file):\(message)"])
      #expect(graph.links.compactMap(\.target).count == 1 && graph.notices.isEmpty)
    }
    #expect(read(start + "</Workspace>").0.notices.map(\.isBuiltElsewhere) == [true])
  }

  @Test("warns where a workspace or a project names a project that is not there")
  func missingProjects() {
    var files = [
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A"),
        more: ["projectReferences": ["gone/G.xcodeproj", "gone/G.xcodeproj"]]),
      "A.xcworkspace/contents.xcworkspacedata": """
      <Workspace>
        <FileRef location="group:A.xcodeproj"/>
        <FileRef location="group:lost/L&#x2B;&#43;.xcodeproj"/>
        <FileRef location="group:Pods/Pods.xcodeproj"/>
        <FileRef location="group:/elsewhere/Kit"/>
        <FileRef location="group:README.md"/>
      </Workspace>
      """,
    ]
    let problems = Self.graph(files).1
    #expect(
      problems.map(\.message) == [
        "the project `gone/G.xcodeproj` does not exist",
        "the folder `/elsewhere/Kit` does not exist",
        "the project `lost/L++.xcodeproj` does not exist",
      ])
    #expect(problems.allSatisfy { $0.severity == .warning })
    #expect(problems[0].place?.file == "A.xcodeproj/project.pbxproj")
    #expect(problems[2].place?.description == "A.xcworkspace/contents.xcworkspacedata:3:3")
    // One that a spec makes may be left out of git.
    files["lost/project.yml"] = "name: L++\ntargets: {L: {type: framework, platform: iOS}}"
    #expect(Self.graph(files).1.map(\.message) == problems.prefix(2).map(\.message))
  }

  @Test("names ids that lead nowhere, once each")
  func dangling() throws {
    let twice = Array(repeating: "the id `GONE` is not an object of this project", count: 2)
    let text = Self.project(Self.framework("A"))
      .replacing("\"targets\" = (", with: "\"targets\" = (GONE, GONE, ")
    let problems = Self.graph(["A.xcodeproj/project.pbxproj": text]).1
    #expect(problems.map(\.message) == twice)
    #expect(Set(problems.map(\.help)) == ["remove it from the list; Xcode ignores it"])
    let value = Self.project(Self.framework("A"))
      .replacing("\"buildConfigurationList\" = \"", with: "\"buildConfigurationList\" = \"GONE")
    #expect(
      Self.graph(["A.xcodeproj/project.pbxproj": value]).1.first?.help
        == "restore the object, or remove this line")
    // In the lists of sources and of any other phase.
    for phase in ["Frameworks", "Rez"] {
      let text = Self.project(Self.framework("A", links: [Self.built("B")]))
        .replacing("PBXFrameworksBuildPhase", with: "PBX\(phase)BuildPhase")
        .replacing("\"files\" = (", with: "\"files\" = (GONE, ")
      let problems = Self.graph(["A.xcodeproj/project.pbxproj": text]).1
      #expect(problems.map(\.message) == twice)
    }
    #expect(problems.allSatisfy { $0.severity == .warning && ($0.place?.line ?? 0) > 3 })
  }

  @Test("is read in JSON and in XML as well")
  func otherForms() {
    let json = """
      {"objectVersion": "77", "rootObject": "P", "objects": {
        "P": {"isa": "PBXProject", "targets": ["T"]},
        "T": {"isa": "PBXNativeTarget", "name": "Kit", "productType":
          "com.apple.product-type.framework"}}}
      """
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key>
      <array><string>T</string></array></dict><key>T</key><dict><key>isa</key>
      <string>PBXNativeTarget</string><key>name</key><string>Kit</string></dict></dict></dict></plist>
      """
    // A quoted key alone makes no JSON.
    let old =
      "{\"objects\" = {P = {isa = PBXProject; targets = (T); }; T = {name = Kit; }; }; rootObject = P; }"
    for text in [json, xml, old] {
      let (graph, problems) = Self.graph(["A.xcodeproj/project.pbxproj": text])
      #expect(graph.targets.map(\.name) == ["Kit"] && problems.isEmpty, "\(problems)")
    }
  }
}
