import Loaders
import Modules
import Testing

@Suite("Names that look as if they came from elsewhere, and are slips")
struct NameSlipTests {
  @Test("the SDK is asked for what the workspace builds: the linker takes that, past every rule")
  func shadows() {
    let workspace = DrawnWorkspace(
      """
      name: Net
      targets:
        Net: {type: framework, platform: iOS, dependencies: [{sdk: Net.framework}]}
        App:
          type: application
          platform: iOS
          dependencies:
            - sdk: ①Net.framework
            - sdk: Network.framework
            - sdk: Vendor/Net.framework
      """)
    #expect(
      workspace.links == [
        "App -> Net sdk L", "App -> Network sdk L", "App -> Net sdk L", "Net -> Net sdk L",
      ])
    #expect(workspace.notices == ["sdkNameOfTarget ①: Net.framework (framework: Net.framework)"])
  }

  @Test("a variable in a file's name is a loss that is told; one in its folder is Xcode's")
  func leftVariables() {
    let workspace = DrawnWorkspace(
      """
      name: Net
      targetTemplates:
        T:
          type: framework
          platform: iOS
          dependencies: [{framework: ①"${dep}.framework"}]
      targets:
        A: {templates: [T], templateAttributes: {Dep: C}}
        B: {templates: [T], templateAttributes: {dep: C}}
        C: {type: framework, platform: iOS, dependencies: [{framework: $(HOME)/Old.framework}]}
      """)
    #expect(workspace.links.contains("B -> C L"))
    #expect(workspace.notices == ["unknownName ①: ${dep}.framework"])
  }

  @Test("a project that is not there, beside a spec that generates another, is probably a slip")
  func slipsOfProjects() {
    let drawing = """
      name: Net
      projectReferences:
        Log: {path: log/Lgo.xcodeproj}
        Old: {path: old/Old.xcodeproj}
      targets:
        A:
          type: framework
          platform: iOS
          dependencies: [{target: ①Log/Log}, {target: Old/Old}]
      == log/project.yml
      name: Log
      targets: {Log: {type: framework, platform: iOS}}
      """
    let missing = DrawnWorkspace(drawing, options: JoiningOptions(exists: { _ in false }))
    #expect(missing.links == ["A -> Log project L", "A -> Old project L"])
    #expect(missing.notices == ["unknownName ①: Log/Log"])
    let written = DrawnWorkspace(drawing, options: JoiningOptions(exists: { _ in true }))
    #expect(written.notices == [])
  }
}
