import TestSupport
import Testing

@Suite("A configuration that a branch deletes")
struct LostConfigurationTests {
  @Test("what a configuration said and says no more is missed, and not what it says otherwise")
  func configuration() throws {
    let project = try DrawnProject("domain/A -> NetCore\ncore/Net -> NetCore\ncore/NetCore")
    let layers = DrawnProject.layers(["domain", "core"])
    try project.folder.write(layers + "roles: {interface: '*Core'}\n", to: ".archlint.yml")
    try project.commit("main")
    func missed(_ configuration: String?) throws -> [String] {
      _ = try project.run("rm -f .archlint.yml")
      if let configuration { try project.folder.write(configuration, to: ".archlint.yml") }
      let output = try project.run("$archlint check --since main --only judged-less").output
      return output.split(separator: "\n").filter { $0.contains("[judged-less]") }.map { line in
        line.components(separatedBy: ": ").dropFirst().joined(separator: ": ")
      }
    }
    let (core, domain) = (
      "error: Net lost the layer core and is no longer checked for it [judged-less]",
      "error: A lost the layer domain and is no longer checked for it [judged-less]"
    )
    #expect(try missed(nil) == [core, domain])
    #expect(try missed("rules: {}\n") == [core, domain])
    #expect(try missed(DrawnProject.layers(["domain"])) == [core])
    #expect(try missed("layers: [{feature: '**/domain/**'}, {kit: '**/core/**'}]\n") == [])
    #expect(try missed(layers + "roles: {interface: '*Core'}\nrules: {cycle: off}\n") == [])
    let help = try project.run("rm .archlint.yml; $archlint check --since main").output
    #expect(help.contains("help: restore what the configuration said about it"))
  }
}
