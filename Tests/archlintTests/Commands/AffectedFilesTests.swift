import TestSupport
import Testing

/// Files that targets use without having them among their sources.
@Suite("archlint affected: files")
struct AffectedFilesTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject("app/Main")
    try project.write(
      """
      name: Kit
      targets:
        Kit:
          type: framework
          platform: iOS
          sources: [Sources]
          preBuildScripts: [{script: gen, inputFileLists: [in.xcfilelist]}]
          configFiles: {Debug: kit.xcconfig}
        KitTests:
          type: bundle.unit-test
          platform: iOS
          sources: [{path: Tests, excludes: [__Snapshots__]}]
          dependencies: [target: Kit]
      schemes:
        Kit:
          build: {targets: {Kit: all}}
          test: {testPlans: [{path: All.xctestplan}], environmentVariables: {A: a}}
      """, to: "core/Kit")
    try project.write(
      """
      name: Other
      targets:
        Other: {type: framework, platform: iOS, sources: [Sources]}
        OtherTests: {type: bundle.unit-test, platform: iOS, sources: [Tests], dependencies: [target: Other]}
      """, to: "core/Other")
    let plan = #"{"testTargets": [{"target": {"name": "KitTests"}}], "version": 1}"#
    let texts = [
      "core/Kit/in.xcfilelist": "$(SRCROOT)/../Other/Sources/a list.json\n",
      "core/Kit/kit.xcconfig": "HEADER_SEARCH_PATHS = $(SRCROOT)/../Other/Sources/include\n",
      "core/Kit/All.xctestplan": plan, "core/Kit/Tests/T.swift": "let t = 1\n",
      "core/Kit/Tests/__Snapshots__/1.png": "1", "core/Kit/Sources/k.m": "#import \"first.h\"\n",
      "core/Kit/Sources/K.swift": "#if true\nimport Gone\n#endif\n",
      "core/Other/Sources/first.h": "  # include <second.h>\n", "core/Other/Sources/second.h": "",
      "core/Other/Sources/third.h": "", "core/Other/Sources/O.swift": "let o = 1\n",
      "core/Other/Sources/a list.json": "{}", "core/Other/Sources/include/any.txt": "1",
      "core/Other/Tests/T.swift": "let t = 1\n",
      "Kit.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme": AffectedFilesTests.scheme(""),
      "gone/Gone/G.swift": "let g = 1\n",
    ]
    for (path, text) in texts { try project.folder.write(text, to: path) }
    try project.write(
      "name: Gone\ntargets:\n  Gone: {type: framework, platform: iOS, sources: [G.swift]}\n",
      to: "gone/Gone")
    _ = try project.run(
      "ln -s ../../Other/Sources/O.swift core/Kit/Sources/Link.swift; ln -s ../../Other/Tests core/Kit/Tests/Deep"
    )
    try project.commit("main")
  }

  private static func scheme(_ text: String) -> String {
    "<Scheme><TestAction><TestPlans><TestPlanReference reference=\"container:core/Kit/All.xctestplan\"/>"
      + "</TestPlans>\(text)</TestAction></Scheme>"
  }

  /// A command that changes one thing, and the targets that this affects.
  @Test(
    "belong to whoever uses them",
    arguments: [
      // By a list of inputs, over a search path in a file of settings, by its name, over a header.
      ("echo >> 'core/Other/Sources/a list.json'", "Kit KitTests Other OtherTests"),
      ("echo >> core/Other/Sources/include/any.txt", "Kit KitTests Other OtherTests"),
      ("echo >> core/Other/Sources/first.h", "Kit KitTests Other OtherTests"),
      ("echo >> core/Other/Sources/second.h", "Kit KitTests Other OtherTests"),
      ("echo >> core/Other/Sources/third.h", "Other OtherTests"),
      // A picture that a test may compare with; one that no test uses.
      ("echo >> core/Kit/Tests/__Snapshots__/1.png", "KitTests"),
      ("echo > core/1.png", ""),
      // Behind links to a file and to a folder.
      ("echo >> core/Other/Sources/O.swift", "Kit KitTests Other OtherTests"),
      ("echo >> core/Other/Tests/T.swift", "KitTests OtherTests"),
      // Environment variables of schemes whose tests are in test plans.
      ("sed -i 's/A: a/A: b/' core/Kit/project.yml", "KitTests"),
      (
        "sed -i 's/<.TestPlans>/&<E k=\"v\"\\/>/' Kit.xcodeproj/xcshareddata/xcschemes/*",
        "KitTests"
      ),
      // What is imported without a dependency, and is gone.
      ("git rm -rq gone", "Kit KitTests"),
      ("chmod +x core/Kit/Tests/T.swift", "KitTests"),
    ])
  func users(change: String, names: String) throws {
    let result = try project.run("\(change); $archlint affected --what all --format names")
    #expect(result.output.split(separator: "\n").joined(separator: " ") == names)
  }

  @Test("a package in a submodule is as it was, unless something in it changed")
  func submodule() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Pack", products: [.library(name: "Pack", targets: ["Pack"])],
        targets: [.target(name: "Pack")])
      """, to: "Package.swift")
    try folder.write("let p = 1\n", to: "Sources/Pack/P.swift")
    try project.write(
      """
      name: Main
      packages: {Pack: {path: ../../Vendor/Pack}}
      targets:
        Main: {type: framework, platform: iOS, dependencies: [package: Pack]}
      """, to: "app/Main")
    let user = "-c user.name=crew -c user.email=crew@example.com -c protocol.file.allow=always"
    _ = try project.run(
      """
      git -C \(folder.path) init -q; git -C \(folder.path) add -A; git -C \(folder.path) \(user) commit -qm all
      git \(user) submodule --quiet add \(folder.path) Vendor/Pack
      """)
    try project.commit()
    func affected(by change: String) throws -> String {
      try project.run("\(change); $archlint affected --what all --format names").output
    }
    #expect(try affected(by: "true") == "")
    #expect(try affected(by: "echo >> Vendor/Pack/Sources/Pack/P.swift") == "Main\nPack\n")
  }

  @Test("an app that `framework-app` made is no part of a change")
  func frameworkApp() throws {
    _ = try project.run("$archlint framework-app --output All; echo >> core/Other/Tests/T.swift")
    #expect(
      try project.run("git status --porcelain; $archlint affected --format names").output
        == " M core/Other/Tests/T.swift\nKitTests\nOtherTests\n")
    #expect(try project.run("$archlint affected --what apps --format names").output == "")
  }

  @Test("a package's version in a manifest concerns the targets that may use the package")
  func versions() throws {
    let project = try DrawnProject("")
    let texts = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P",
        dependencies: [
          .package(url: "https://x.org/Log.git", from: "1.0.0"),
          .package(url: "https://x.org/moya", from: "2.0.0"),
        ],
        targets: [
          .target(name: "Core"), .target(name: "Kit", dependencies: ["Core", .product(name: "L", package: "log")]),
          .target(name: "Net", dependencies: ["Moya"]), .target(name: "App", dependencies: ["Kit"]),
        ])
      """,
      "Sources/Core/a.swift": "", "Sources/Kit/a.swift": "", "Sources/Net/a.swift": "",
      "Sources/App/a.swift": "",
    ]
    for (path, text) in texts { try project.folder.write(text, to: path) }
    try project.commit("main")
    func affected(by change: String) throws -> String {
      let result = try project.run("\(change); $archlint affected --what all --format names")
      _ = try project.run("git checkout -q .")
      return result.output.split(separator: "\n").joined(separator: " ")
    }
    #expect(try affected(by: "sed -i s/1.0.0/1.1.0/ Package.swift") == "App Kit Net")
    // A dependency without a package may be of any of them.
    #expect(try affected(by: "sed -i s/2.0.0/2.1.0/ Package.swift") == "Net")
    #expect(try affected(by: "sed -i '6{h;d};7G' Package.swift") == "")
    #expect(try affected(by: "sed -i s/5.9/5.10/ Package.swift") == "App Core Kit Net")
  }
}
