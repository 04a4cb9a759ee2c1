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
      return try self.lost(in: project)
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

  @Test("a baseline knows the tags of specs and what a configuration made one module")
  func tagsAndModules() throws {
    let project = try DrawnProject("domain/A -> B\ndomain/B\ncore/Net -> NetAPI\ncore/NetAPI")
    let layers = DrawnProject.layers(["domain", "core"])
    let spec = "core/NetAPI/project.yml"
    let untagged = try project.text(of: spec)
    let tagged = untagged.replacing("NetAPI:\n", with: "NetAPI:\n    archlint: {role: interface}\n")
    #expect(tagged != untagged)
    try project.folder.write(tagged, to: spec)
    try project.folder.write(layers, to: ".archlint.yml")
    _ = try project.run("$archlint baseline")
    #expect(
      try project.text(of: ".archlint-baseline.yml").contains(
        #"believed: {configured: ["layers"], tags: ["NetAPI/NetAPI interface"]}"#))
    #expect(try lost(in: project) == [])
    try project.folder.write(untagged, to: spec)
    #expect(
      try lost(in: project) == [
        "error: NetAPI lost the tag interface and is no longer checked [judged-less]"
      ])
    try project.folder.write(layers + "roles: {interface: '*API'}\n", to: ".archlint.yml")
    #expect(try lost(in: project) == [])
    // An entry that joins modules without a link between them hides nothing.
    for (modules, isReported) in [
      ("[[A, B]]", true), ("[{each: domain/}]", true), ("[[A, Net]]", false),
    ] {
      try project.folder.write(
        layers + "roles: {interface: '*API'}\nmodules: \(modules)\n", to: ".archlint.yml")
      let line =
        "error: A, B are now one module; links between them are not checked [judged-less]"
      #expect(try lost(in: project) == (isReported ? [line] : []), "\(modules)")
      _ = try project.run("$archlint baseline --prune")
      #expect(try lost(in: project) == [], "\(modules)")
      _ = try project.run("rm .archlint-baseline.yml; $archlint baseline")
    }
  }

  /// The findings of `judged-less`, which alone decide the exit code.
  private func lost(in project: DrawnProject) throws -> [String] {
    let result = try project.run("$archlint check --only judged-less")
    let lines = result.output.split(separator: "\n").filter { $0.contains("[judged-less]") }
    #expect(result.exitCode == (lines.isEmpty ? 0 : 1))
    return lines.map { $0.components(separatedBy: ": ").dropFirst().joined(separator: ": ") }
  }
}
