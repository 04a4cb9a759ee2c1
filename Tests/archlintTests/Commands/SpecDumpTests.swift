import CommandLine
import Loaders
import TestSupport
import Testing

@testable import archlint

@Suite("dump")
struct SpecDumpTests {
  private static let files = DrawnFiles(
    """
    name: App
    include: base.yml
    packages: {Kit: {path: Kit}}
    targets:
      App:
        type: application
        platform: iOS
        sources: [App, {path: Shared, optional: yes}]
        depencencies: [{target: B}]
        dependencies:
          - {target: "${MODULE}", embed: no, weak: yes}
          - {package: Kit, products: [One, Two]}
          - {carthage: C, linkType: static, link: no, codeSign: no, copy: {destination: plugins},
             findFrameworks: no}
    aggregateTargets: {All: {targets: [App]}}
    == base.yml
    targets:
      App: {dependencies: [{framework: ISSCore.framework, implicit: true, link: true}]}
    """)

  private static func dump(_ path: String) -> Outcome {
    let disk = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard let bytes = files.files[path] else { throw .missing }
        return bytes
      }, kind: { _ in nil })
    return SpecDump.run(path, in: disk, environment: ["MODULE": "Core"])
  }

  @Test("prints the targets with their dependencies, keys sorted")
  func targets() {
    let outcome = SpecDumpTests.dump("project.yml")
    #expect(outcome.exitCode == .success)
    #expect(
      String(decoding: outcome.output, as: UTF8.self) == """
        {
          "aggregateTargets": [
            {
              "name": "All",
              "targets": [
                "App"
              ]
            }
          ],
          "name": "App",
          "targets": [
            {
              "dependencies": [
                {
                  "implicit": true,
                  "kind": "framework",
                  "link": true,
                  "platformFilter": "all",
                  "reference": "ISSCore.framework",
                  "removeHeaders": true
                },
                {
                  "embed": false,
                  "kind": "target",
                  "platformFilter": "all",
                  "reference": "Core",
                  "removeHeaders": true,
                  "weak": true
                },
                {
                  "kind": "package",
                  "platformFilter": "all",
                  "products": [
                    "One",
                    "Two"
                  ],
                  "reference": "Kit",
                  "removeHeaders": true
                },
                {
                  "codeSign": false,
                  "copy": {
                    "destination": "plugins",
                    "phaseOrder": "postCompile",
                    "subpath": ""
                  },
                  "findFrameworks": false,
                  "kind": "carthage",
                  "link": false,
                  "linkType": "static",
                  "platformFilter": "all",
                  "reference": "C",
                  "removeHeaders": true
                }
              ],
              "linkage": "none",
              "name": "App",
              "platform": "iOS",
              "productName": "App",
              "sources": [
                "App",
                "Shared"
              ],
              "type": "application"
            }
          ]
        }

        """)
  }

  @Test("says what was read but is probably not meant")
  func notices() {
    #expect(
      SpecDumpTests.dump("project.yml").problems == """
        project.yml:9:5: warning: unknown key `targets.App.depencencies`
            9 |     depencencies: [{target: B}]
              |     ^~~~~~~~~~~~
           help: did you mean `dependencies`?

        """)
  }

  @Test("fails where XcodeGen does")
  func failure() {
    let outcome = SpecDumpTests.dump("gone.yml")
    #expect(outcome.exitCode == .unable)
    #expect(outcome.output.isEmpty)
    #expect(outcome.problems == "gone.yml:1:1: error: the spec gone.yml does not exist\n")
  }

  @Test("of a workspace says that it only names projects")
  func workspace() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltProgram.run(
      shell: "$archlint dump Radio.xcworkspace/", in: folder.path)
    #expect(
      result.problems.contains("`Radio.xcworkspace/` is a workspace, which only names projects"))
  }
}
