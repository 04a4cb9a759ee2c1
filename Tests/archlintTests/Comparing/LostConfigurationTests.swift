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
      "error: Net lost the layer core and is no longer checked [judged-less]",
      "error: A lost the layer domain and is no longer checked [judged-less]"
    )
    #expect(try missed(nil) == [core, domain])
    #expect(try missed("rules: {}\n") == [core, domain])
    #expect(try missed(DrawnProject.layers(["domain"])) == [core])
    #expect(try missed("layers: [{feature: '**/domain/**'}, {kit: '**/core/**'}]\n") == [])
    #expect(try missed(layers + "roles: {interface: '*Core'}\nrules: {cycle: off}\n") == [])
    let help = try project.run("rm .archlint.yml; $archlint check --since main").output
    #expect(help.contains("help: restore its entry in the configuration"))
  }

  @Test("a baseline knows the layers and the names of interfaces that a configuration had")
  func baseline() throws {
    let project = try DrawnProject("domain/A -> NetPort\ncore/Net -> NetPort\ncore/NetPort")
    let layers = DrawnProject.layers(["domain", "core"])
    let roles = "roles: {interface: '*Port'}\n"
    try project.folder.write(layers + roles, to: ".archlint.yml")
    _ = try project.run("$archlint baseline")
    let line = try project.text(of: ".archlint-baseline.yml").split(separator: "\n").first {
      $0.hasPrefix("believed")
    }
    #expect(
      line == #"believed: {configured: ["layers", "*Port"]}"#)
    func lost(_ configuration: String?) throws -> [String] {
      _ = try project.run("rm -f .archlint.yml")
      if let configuration { try project.folder.write(configuration, to: ".archlint.yml") }
      let result = try project.run("$archlint check --only judged-less")
      let lines = result.output.split(separator: "\n").filter { $0.contains("[judged-less]") }
      #expect(result.exitCode == (lines.isEmpty ? 0 : 1))
      return lines.map { $0.components(separatedBy: ": ").dropFirst().joined(separator: ": ") }
    }
    func gone(_ word: String) -> String {
      "error: the configuration no longer has `\(word)`, which the baseline relies on "
        + "[judged-less]"
    }
    #expect(try lost(layers + roles) == [])
    #expect(try lost(nil) == [gone("*Port"), gone("layers")])
    #expect(try lost("preset: application-framework\n" + roles) == [])
    #expect(try lost(roles) == [gone("layers")])
    #expect(try lost(layers) == [gone("*Port")])
    #expect(try lost(layers + "roles: {interface: ['*I', '*rt']}\n") == [])
    // Other layers, and other names for the same interfaces, are what a configuration is for.
    #expect(try lost("layers: [{one: '**'}]\nroles: {interface: ['Net*t', '!Other']}\n") == [])
    // To write the baseline once more accepts it.
    _ = try project.run("git init -q; rm .archlint.yml; $archlint baseline --prune")
    #expect(try project.run("$archlint check").exitCode == 0)
  }
}
