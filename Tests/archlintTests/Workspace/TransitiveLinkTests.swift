import TestSupport
import Testing

@Suite("Links that transitive linking adds")
struct TransitiveLinkTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: App
      options: {transitivelyLinkDependencies: true}
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [{target: Feature}]
        Feature:
          type: framework
          platform: iOS
          dependencies: [{target: Net}]
        Net:
          type: framework
          platform: iOS
          dependencies: [{target: Log}]
        Log: {type: library.static, platform: iOS}
      """, to: "project.yml")
    return folder
  }

  @Test("are in the graph and in the answer to `why`, and say that they are inherited")
  func shown() throws {
    let folder = try folder()
    let graph = try BuiltProgram.run(shell: "$archlint graph --format json", in: folder.path)
    let links = graph.output.split(separator: "\n").filter { $0.contains("\"inherited\": true") }
    #expect(links.count == 3, "\(graph.output)")
    for (target, verb) in [("Net", "links and embeds"), ("Log", "links")] {
      let why = try BuiltProgram.run(shell: "$archlint why App \(target)", in: folder.path)
      #expect(why.output.contains("App \(verb), by inheritance, \(target)\n"), "\(why.output)")
    }
  }

  @Test("use no code that they do not link: only the framework itself lacks its library")
  func checked() throws {
    let folder = try folder()
    let check = try BuiltProgram.run(
      shell: "$archlint check --format short --only unlinked-static --only missing-embed",
      in: folder.path)
    #expect(
      check.output.hasPrefix(
        "project.yml:15:29: error: Net uses Log but nothing links it; linking fails with undefined symbols "
          + "[unlinked-static]\n\n"),
      "\(check.output)")
  }

  @Test("stay when an entry takes their place: the line to add links, also within a layer")
  func proposed() throws {
    let folder = try TemporaryFolder()
    try folder.write("layers: [all: \"**\"]\n", to: ".archlint.yml")
    try folder.write(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          transitivelyLinkDependencies: true
          dependencies: [{target: Ext}]
        Ext:
          type: app-extension
          platform: iOS
          dependencies: [{framework: Kit.framework, implicit: true, embed: false}]
        Kit: {type: framework, platform: iOS}
      """, to: "project.yml")
    let check = try BuiltProgram.run(
      shell: "$archlint check --only missing-embed", in: folder.path)
    #expect(
      check.output.contains("help: add `- target: Kit` to the dependencies of App\n"),
      "\(check.output)")
  }
}
