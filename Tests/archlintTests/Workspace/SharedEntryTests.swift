import Foundation
import TestSupport
import Testing

@Suite("An entry of a template, which several targets have")
struct SharedEntryTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: App
      targetTemplates:
        Feature:
          type: framework
          platform: iOS
          dependencies:
            - target: Base
            - target: Gone
      targets:
        Base: {type: framework, platform: iOS}
        A: {templates: [Feature]}
        B: {templates: [Feature]}
        C: {templates: [Feature]}
      """, to: "project.yml")
    try folder.write("layers: [features: [Base, A, B, C]]", to: ".archlint.yml")
    return folder
  }

  @Test("is told once, with the other targets as notes, whatever is wrong with it")
  func toldOnce() throws {
    let folder = try folder()
    let result = try BuiltProgram.run(
      shell: "$archlint check --only unknown-link --only same-layer-link", in: folder.path)
    #expect(
      result.output.hasPrefix(
        """
        project.yml:8:17: error: A (features) depends on Gone, which is not a target of its spec \
        [unknown-link]
        """), "\(result.output)")
    #expect(
      result.output.contains(
        """
        project.yml:7:17: error: A (features) links Base in the same layer; the same for \
        B, C [same-layer-link]
        """), "\(result.output)")
    #expect(result.output.contains("note: the same for B, C\n"))
    #expect(result.output.components(separatedBy: ": error: ").count == 3)
    #expect(result.output.contains("B gets it through the template Feature"))
  }

  @Test("is one finding of a part for each target, so that one may be accepted and the next not")
  func keptApart() throws {
    let folder = try folder()
    try folder.write(
      """
      layers: [features: [Base, A, B, C]]
      exceptions: [{rule: same-layer-link, from: A, because: it moves}]
      """, to: ".archlint.yml")
    let result = try BuiltProgram.run(
      shell: "$archlint check --only same-layer-link --format json", in: folder.path)
    let summary = result.output.components(separatedBy: "\"findings\"")[0]
    #expect(summary.contains("\"errors\": 1"), "\(summary)")
    let findings = result.output.components(separatedBy: "\"parts\"").dropFirst().first ?? ""
    #expect(findings.contains("\"from\": \"B\"") && findings.contains("\"from\": \"C\""))
    #expect(summary.contains("\"suppressed\": 1"), "\(summary)")
  }
}
