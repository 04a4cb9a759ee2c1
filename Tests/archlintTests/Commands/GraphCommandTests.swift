import TestSupport
import Testing

@Suite("graph and why")
struct GraphCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      name: Main
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {framework: Net.framework, implicit: true}
            - {framework: Map.framework, implicit: true, weak: true}
      """, to: "app/Main/project.yml")
    try folder.write(
      """
      name: Net
      targets:
        Net: {type: framework, platform: iOS, dependencies: [{package: Fire}]}
      packages: {Fire: {path: ../Fire}}
      """, to: "core/Net/project.yml")
    try folder.write(
      """
      name: Map
      targets:
        Map: {type: framework.static, platform: iOS, dependencies: [{package: Fire, link: false}]}
      packages: {Fire: {path: ../Fire}}
      """, to: "domain/Map/project.yml")
  }

  @Test("the whole graph as JSON")
  func json() throws {
    try folder.write(
      "layers: [{top: Maps/*}, {low: Net}]\nexternals: []\n", to: ".archlint.yml")
    let run = try BuiltProgram.run(
      shell: "mkdir .git; $archlint graph --format json core/Net", in: folder.path)
    #expect(run.exitCode == 0)
    #expect(
      run.problems == """
        .archlint.yml:1:16: warning: pattern `Maps/*` matches nothing
            1 | layers: [{top: Maps/*}, {low: Net}]
              |                ^~~~~~
           help: did you mean `Map/*`?

        """)
    #expect(
      run.output == """
        {
          "version": 1,
          "layers": [
            "top",
            "low"
          ],
          "modules": [
            {
              "name": "App",
              "layer": null,
              "spec": "app/Main/project.yml",
              "targets": [
                "App"
              ],
              "folded": []
            },
            {
              "name": "Map",
              "layer": null,
              "spec": "domain/Map/project.yml",
              "targets": [
                "Map"
              ],
              "folded": []
            },
            {
              "name": "Net",
              "layer": "low",
              "spec": "core/Net/project.yml",
              "targets": [
                "Net"
              ],
              "folded": []
            }
          ],
          "targets": [
            {
              "name": "App",
              "module": "App",
              "layer": null,
              "layerFrom": "none",
              "role": "app",
              "type": "application",
              "platform": "iOS",
              "linkage": "none",
              "product": "App.app",
              "spec": "app/Main/project.yml",
              "line": 3
            },
            {
              "name": "Map",
              "module": "Map",
              "layer": null,
              "layerFrom": "none",
              "role": "implementation",
              "type": "framework.static",
              "platform": "iOS",
              "linkage": "static",
              "product": "Map.framework",
              "spec": "domain/Map/project.yml",
              "line": 3
            },
            {
              "name": "Net",
              "module": "Net",
              "layer": "low",
              "layerFrom": "name",
              "role": "implementation",
              "type": "framework",
              "platform": "iOS",
              "linkage": "dynamic",
              "product": "Net.framework",
              "spec": "core/Net/project.yml",
              "line": 3
            }
          ],
          "links": [
            {
              "from": "App",
              "to": "Net",
              "kind": "framework",
              "link": true,
              "embed": true,
              "implicit": true,
              "weak": false,
              "inherited": false,
              "file": "app/Main/project.yml",
              "line": 7,
              "column": 21
            },
            {
              "from": "App",
              "to": "Map",
              "kind": "framework",
              "link": true,
              "embed": true,
              "implicit": true,
              "weak": true,
              "inherited": false,
              "file": "app/Main/project.yml",
              "line": 8,
              "column": 21
            },
            {
              "from": "Map",
              "to": "Fire",
              "kind": "package",
              "link": false,
              "embed": false,
              "implicit": false,
              "weak": false,
              "inherited": false,
              "file": "domain/Map/project.yml",
              "line": 3,
              "column": 73
            },
            {
              "from": "Net",
              "to": "Fire",
              "kind": "package",
              "link": true,
              "embed": false,
              "implicit": false,
              "weak": false,
              "inherited": false,
              "file": "core/Net/project.yml",
              "line": 3,
              "column": 66
            }
          ],
          "externals": [
            {
              "name": "Fire",
              "kind": "package"
            }
          ]
        }

        """)
  }

  @Test("every hop of the shortest chain, and how many are as short")
  func chain() throws {
    try expect(
      "$archlint why App Fire",
      """
      app/Main/project.yml:7:21: App (app) links and embeds Net (core)
      core/Net/project.yml:3:66: Net (core) links Fire (package)
      one of 2 chains of 2 links

      """)
    try expect(
      "cd core && $archlint why Main/App Net ..",
      "../app/Main/project.yml:7:21: App (app) links and embeds Net (core)\n"
        + "the only chain of 1 link\n")
  }

  @Test("links that transitive linking adds, and what is folded, are there as in a check")
  func inherited() throws {
    let project = try TemporaryFolder()
    try project.write(
      """
      name: P
      options: {transitivelyLinkDependencies: true}
      targets:
        App: {type: application, platform: iOS, dependencies: [{target: Net}]}
        Net: {type: framework, platform: iOS, dependencies: [{target: NetUI}]}
        NetUI: {type: framework, platform: iOS}
      """, to: "project.yml")
    let run = try BuiltProgram.run(
      shell: "$archlint graph --format json; $archlint why App NetUI", in: project.path)
    #expect(run.output.contains("\"inherited\": true"))
    #expect(run.output.contains("\"target\": \"NetUI\",\n          \"because\": \"name\""))
    #expect(
      run.output.hasSuffix(
        """
        project.yml:5:65: App links and embeds, by inheritance, NetUI
        the only chain of 1 link

        """))
  }

  @Test("no chain is an answer, too")
  func noChain() throws {
    try expect(
      "$archlint why Net App", "Net does not depend on App, but App depends on Net\n",
      exitCode: 1)
    try expect("$archlint why Net Map", "Net does not depend on Map\n", exitCode: 1)
    try expect("$archlint why Net Net", "Net does not depend on Net\n", exitCode: 1)
  }

  @Test("a name that means nothing, or several targets")
  func names() throws {
    let unknown = try BuiltProgram.run(shell: "$archlint why App Nett", in: folder.path)
    #expect(
      unknown.problems == """
        archlint: error: unknown target `Nett`
           help: did you mean `Net`?

        """)
    #expect(unknown.exitCode == 2)
    try folder.write(
      "name: Other\ntargets: {Net: {type: framework, platform: iOS}}\n", to: "x/project.yml")
    let several = try BuiltProgram.run(shell: "$archlint why App Net", in: folder.path)
    #expect(
      several.problems == """
        archlint: error: `Net` is the name of several targets
           help: choose one of `Net/Net`, `Other/Net`

        """)
    #expect(several.exitCode == 2)
    for (name, words) in [
      (
        "Net", "`Net` is the name of several targets\n   help: choose one of `Net/Net`, `Other/Net`"
      ),
      ("Nett", "unknown rule or target `Nett`\n   help: did you mean `Net`?"),
    ] {
      let run = try BuiltProgram.run(shell: "$archlint explain \(name)", in: folder.path)
      #expect(run.problems == "archlint: error: \(words)\n")
    }
    let explained = try BuiltProgram.run(shell: "$archlint explain Other/Net", in: folder.path)
    #expect(explained.output.hasPrefix("Other/Net: framework"))
  }

  @Test("what cannot be read is told, and the rest is answered")
  func incomplete() throws {
    try folder.write("name: [\n", to: "core/Broken/project.yml")
    let run = try BuiltProgram.run(shell: "$archlint why App Net", in: folder.path)
    #expect(run.output.hasSuffix("the only chain of 1 link\n"))
    #expect(run.problems.hasPrefix("core/Broken/project.yml:1:7: error: "))
    #expect(run.exitCode == 2)
  }

  private func expect(_ script: String, _ output: String, exitCode: Int32 = 0) throws {
    let run = try BuiltProgram.run(shell: script, in: folder.path)
    #expect(run.output == output)
    #expect(run.problems == "")
    #expect(run.exitCode == exitCode)
  }
}
