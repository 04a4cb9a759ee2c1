import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("The configuration in force")
struct ConfigCommandTests {
  /// A project in a folder of its own, so that a file can lie above it.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, links) in [
      ("app/Main", ["Chat", "Net"]), ("domain/Chat", ["Net"]), ("core/Net", []),
    ] {
      let name = path.split(separator: "/")[1]
      let list = links.map { "{framework: \($0).framework, implicit: true}" }
        .joined(separator: ", ")
      try folder.write(
        """
        name: \(name)
        targets:
          \(name):
            type: \(path.hasPrefix("app") ? "application" : "framework")
            platform: iOS
            dependencies: [\(list)]

        """, to: "repo/\(path)/project.yml")
    }
    return folder
  }

  private func run(_ words: String..., in folder: TemporaryFolder) -> (out: String, err: String) {
    let outcome = Main.run(words + ["\(folder.path)/repo"])
    return (String(decoding: outcome.output, as: UTF8.self), outcome.problems)
  }

  /// The origin of a value, as `config` shows it.
  private func origin(of value: String, in text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix(value + " ") }.map {
      let words = $0.dropFirst(value.count).trimmingCharacters(in: [" "])
      return words.split(separator: "/").last.map(String.init) ?? words
    }
  }

  @Test("says of each value who says so: a file and line, the preset, or nobody")
  func origins() throws {
    let folder = try project()
    try folder.write(
      "preset: modular-flow\nlayers: {app: app, domain: domain, core: core}\nrules: {cycle: warning}\n",
      to: "repo/.archlint.yml")
    let text = run("config", in: folder).out
    #expect(origin(of: "preset: modular-flow", in: text) == ".archlint.yml:1")
    #expect(origin(of: "layers.domain: domain", in: text) == ".archlint.yml:2")
    #expect(origin(of: "layers.domain.same-layer: interfaces", in: text) == "by default")
    #expect(origin(of: "rules.cycle: warning", in: text) == ".archlint.yml:3")
    #expect(origin(of: "rules.upward-link: error", in: text) == "by default")
    #expect(
      origin(of: "rules.dynamic-framework-limit.limit: 6", in: text)
        == "by the preset modular-flow")
    #expect(origin(of: "specs.include: **/project.yml", in: text) == "by default")
  }

  @Test("extends a file above it: lists grow, layers and rules go by name, the nearer value counts")
  func extended() throws {
    let folder = try project()
    try folder.write(
      """
      preset: layered
      layers: [{app: {same-layer: never}}, {domain: {closed: true}}, core]
      externals: ["Firebase*"]
      rules:
        cycle: {severity: warning}
        link-limit: {fan-out: 3}
      """, to: "base.yml")
    try folder.write(
      """
      extends: ../base.yml
      preset: sliced
      layers: {app: app, domain: {modules: domain, closed: false}, core: core/**}
      rules: {link-limit: warning}
      """, to: "repo/.archlint.yml")
    let text = run("config", in: folder).out
    #expect(origin(of: "preset: sliced", in: text) == ".archlint.yml:2")
    #expect(!text.contains("preset: layered"))
    #expect(origin(of: "layers.app.same-layer: never", in: text) == "base.yml:2")
    #expect(origin(of: "externals: Firebase*", in: text) == "base.yml:3")
    #expect(origin(of: "rules.cycle: warning", in: text) == "base.yml:5")
    #expect(origin(of: "rules.link-limit: warning", in: text) == ".archlint.yml:4")
    #expect(origin(of: "rules.link-limit.fan-out: 3", in: text) == "base.yml:6")
    // Patterns of the shared file for other repositories are not mistakes in this one.
    let check = Main.run(["check", "\(folder.path)/repo"])
    #expect(check.problems == "")
    #expect(check.exitCode == .success)
  }

  @Test("judges by what both files say")
  func checked() throws {
    let folder = try project()
    try folder.write("layers: {app: app, domain: domain, core: core}\n", to: "base.yml")
    try folder.write("extends: ../base.yml\n", to: "repo/.archlint.yml")
    try folder.write(
      """
      name: Net
      targets:
        Net: {type: framework, platform: iOS, dependencies: [{framework: Chat.framework, implicit: true}]}

      """, to: "repo/core/Net/project.yml")
    #expect(run("check", in: folder).out.contains("[upward-link]"))
  }

  @Test("a file that extends itself, through others or not, and one that is not there")
  func cycles() throws {
    let folder = try project()
    try folder.write("extends: repo/.archlint.yml\n", to: "base.yml")
    try folder.write("extends: ../base.yml\n", to: "repo/.archlint.yml")
    let said = run("check", in: folder).err
    #expect(said.contains("base.yml:1:10: error: this configuration extends itself"))
    // Lines of a file outside of the repository are not shown.
    #expect(!said.contains("| extends: repo"))
    try folder.write("extends: nowhere.yml\n", to: "repo/.archlint.yml")
    #expect(
      run("check", in: folder).err.contains(
        ".archlint.yml:1:10: error: no file `nowhere.yml`"))
    try folder.write("layers: 3\n", to: "base.yml")
    try folder.write("extends: ../base.yml\n", to: "repo/.archlint.yml")
    #expect(
      run("check", in: folder).err.contains(
        "base.yml:1:9: error: expected a list or a mapping for `layers`"))
  }

  @Test("one that is named may lie anywhere, and the root stays where it is")
  func named() throws {
    let folder = try project()
    try folder.write("layers: {app: app, domain: domain, core: core}\n", to: "elsewhere/strict.yml")
    let named = ["--config", "\(folder.path)/elsewhere/strict.yml", "\(folder.path)/repo"]
    let check = Main.run(["check"] + named)
    #expect(check.problems == "")
    #expect(String(decoding: check.output, as: UTF8.self).contains("3 targets in 3 specs"))
    try folder.write("preset: layered\n", to: "repo/.archlint.yml")
    let part = Main.run(["check", "--config", named[1], "\(folder.path)/repo/core"])
    #expect(part.problems == "")
    #expect(part.exitCode == .success)
  }

  @Test("another one below the root is told of, and counts where it is asked for")
  func nested() throws {
    let folder = try project()
    try folder.write("layers: {app: app, domain: domain, core: core}\n", to: "repo/.archlint.yml")
    try folder.write("layers: {net: Net}\n", to: "repo/core/.archlint.yml")
    let said = run("check", in: folder).err
    #expect(said.contains("core/.archlint.yml` is not read"))
    #expect(Main.run(["check", "\(folder.path)/repo/core"]).problems == "")
    try folder.write(
      "specs: {exclude: core/**}\nlayers: {app: app, domain: domain}\n", to: "repo/.archlint.yml")
    #expect(!run("check", in: folder).err.contains("is not read"))
  }

  @Test("all but: what a `!` takes away from a list is in no layer")
  func negated() throws {
    let folder = try project()
    try folder.write(
      "layers: {app: app, domain: [domain, \"!Chat\"], core: [core, Chat]}\n",
      to: "repo/.archlint.yml")
    #expect(run("explain", "Chat", in: folder).out.contains("layer   core, because its name"))
    try folder.write(
      "layers: {app: app, domain: [domain, \"!domain/Chat\"], core: core}\n",
      to: "repo/.archlint.yml")
    #expect(run("check", in: folder).out.contains("Chat does not match any layer"))
    try folder.write(
      """
      layers: {app: app, domain: domain, core: core}
      rules: {forbidden-link: [{from: ["*", "!Chat"], to: [core, "!Nat"], because: a}]}
      """, to: "repo/.archlint.yml")
    let check = run("check", in: folder)
    #expect(check.out.contains("Main (app) links Net (core), which is forbidden"))
    #expect(!check.out.contains("Chat (domain) links Net (core), which is forbidden"))
    #expect(check.err.contains("pattern `Nat` of forbidden-link matches nothing"))
  }

  @Test("explains a target by its name, by a line of its spec and by a source")
  func explained() throws {
    let folder = try project()
    try folder.write("layers: {app: app, domain: domain, core: core}\n", to: "repo/.archlint.yml")
    let text = run("explain", "Chat", in: folder).out
    let spec = "\(folder.path)/repo/domain/Chat/project.yml"
    #expect(run("explain", "\(spec):6", in: folder).out == text)
    #expect(run("explain", "\(spec):3:5", in: folder).out == text)
    for line in [
      "Chat: framework, dynamic, iOS, at ", "  layer   domain, because its folder matches domain",
      "  role    implementation, by default", "  Net (core)  ",
      "  Main (app)  ", "rules with a pattern for it:\n  nothing\n",
    ] { #expect(text.contains(line), "\(text)") }
    let unknown = run("explain", "Chatt", in: folder).err
    #expect(unknown.contains("unknown rule or target `Chatt`"))
    #expect(unknown.contains("did you mean `Chat`?"))
    #expect(
      run("explain", "\(spec):1", in: folder).err == """
        archlint: error: no target at `\(spec):1`
           help: use a line of a target in its spec, or its name

        """)
  }
}
