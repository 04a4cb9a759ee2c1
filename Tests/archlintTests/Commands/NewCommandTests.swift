import CommandLine
import Documents
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("archlint new")
struct NewCommandTests {
  /// A layer with one module, and one that is empty.
  static let specs = """
    == .archlint.yml
    layers: [app: app/**, domain: domain/**, core: core/**]
    roles: {interface: "*Core"}
    == app/App/project.yml
    name: App
    targets:
      App:
        type: application
        platform: iOS
        dependencies:
          - {framework: Suit.framework, implicit: true}
    == domain/Suit/project.yml
    # About suits.
    name: Suit
    options: {bundleIdPrefix: org.suit}
    targets:
      Suit:
        type: framework
        platform: iOS
        sources: [Sources] # of Suit
        settings: {INFOPLIST_FILE: Suit/Info.plist, PRODUCT_BUNDLE_IDENTIFIER: org.app.suit}
      SuitTests: {type: bundle.unit-test, platform: iOS, sources: [Tests], dependencies: [target: Suit]}
    schemes:
      Suit-Dev: {build: {targets: {Suit: all}}}
    == domain/Suit/Suit/Info.plist
    <plist><dict><key>CFBundleName</key><string>Suit</string></dict></plist>
    == domain/Suit/Sources/A.swift
    import Foundation
    == domain/Suit/Tests/T.swift
    @testable import Suit
    import XCTest
    """

  private func text(_ outcome: Outcome) -> String {
    String(decoding: outcome.output, as: UTF8.self) + outcome.problems
  }

  @Test("copies a spec with its names, and writes sources that hold nothing")
  func copy() throws {
    let project = try NamedProject(Self.specs)
    let before = try project.files()
    let outcome = project.run("new", "Arm", options: ["--layer", "domain", "--into", "App"])
    #expect(outcome.exitCode == .success, "\(text(outcome))")
    #expect(
      text(outcome).contains(
        "Created Arm like Suit, the most typical module of domain, in 5 files.\n"))
    var after = try project.files()
    #expect(
      after["domain/Arm/project.yml"]
        == before["domain/Suit/project.yml"]?.replacing("# About suits.\n", with: "")
        .replacing("Suit", with: "Arm").replacing("app.suit", with: "app.arm")
    )
    #expect(after["domain/Arm/Arm/Info.plist"]?.contains("<string>Arm</string>") == true)
    #expect(after["domain/Arm/Tests/ArmTests.swift"]?.contains("@testable import Arm\n") == true)
    #expect(after["domain/Arm/Sources/Arm.swift"] == "public enum ArmModule {}\n")
    let app = (before["app/App/project.yml"] ?? "")
    let entry = "      - {framework: Arm.framework, implicit: true}\n"
    #expect(after["app/App/project.yml"] == app + (app.hasSuffix("\n") ? "" : "\n") + entry)
    for path in before.keys where path != "app/App/project.yml" {
      #expect(after.removeValue(forKey: path) == before[path])
    }
    #expect(project.run("check").exitCode == .success)
    let again = project.run("new", "Arm", options: ["--layer", "domain"])
    #expect(text(again).contains("Arm already exists"))
  }

  @Test("leaves out links of its model that a rule rejects")
  func rejectedLinks() throws {
    let specs = Self.specs.replacing(
      "sources: [Sources] # of Suit",
      with: "sources: [Sources]\n    dependencies: [{framework: Boots.framework, implicit: true}]")
    let project = try NamedProject(
      specs + """

        == domain/Boots/project.yml
        name: Boots
        targets: {Boots: {type: framework, platform: iOS}}
        """)
    _ = project.run("baseline")
    let outcome = project.run(
      "new", "Arm", options: ["--layer", "domain", "--like", "Suit", "--into", "App"])
    #expect(outcome.exitCode == .success, "\(text(outcome))")
    #expect(
      text(outcome).contains("not linked, because same-layer-link rejects it: Boots\n"),
      "\(text(outcome))")
    let spec = try project.files()["domain/Arm/project.yml"] ?? ""
    #expect(!spec.contains("Boots"), "\(spec)")
  }

  @Test("takes imports from Swift alone, and the name in lower case from identifiers alone")
  func words() throws {
    let specs =
      Self.specs.replacing("PRODUCT_BUNDLE_IDENTIFIER: org", with: "HOST: app.suit, ID: org")
        + """

        == domain/Suit/Sources/Main.storyboard
        <document><scenes><viewController customClass="A" customModule="Suit"/></scenes></document>
        """
    let project = try NamedProject(specs)
    _ = project.run("new", "Arm", options: ["--layer", "domain"])
    let files = try project.files()
    #expect(files["domain/Arm/Sources/Arm.swift"] == "public enum ArmModule {}\n")
    #expect(
      files["domain/Arm/project.yml"]?.contains("HOST: app.suit, ID: org.app.arm") == true,
      "\(files["domain/Arm/project.yml"] ?? "")")
  }

  @Test("a template whose targets have other names creates no module")
  func otherName() throws {
    let template = """

      == .archlint/templates/feat/project.yml
      name: NAME
      targets:
        NAME: {type: framework, platform: iOS}
      """
    let project = try NamedProject(Self.specs + template)
    let before = try project.files()
    let outcome = project.run("new", "Arm", options: ["--layer", "domain", "--like", "feat"])
    #expect(text(outcome).contains("none of its targets has that name"), "\(text(outcome))")
    #expect(try project.files() == before)
  }

  @Test(
    "adds the module to a layer that lists its modules one by one",
    arguments: [("[Suit]", "[Suit, Arm]"), ("domain/Suit", "[domain/Suit, domain/Arm/**]")])
  func listed(before: String, after: String) throws {
    let project = try NamedProject(
      Self.specs.replacing("domain: domain/**", with: "domain: \(before)"))
    let config = try project.files()[".archlint.yml"]
    let outcome = project.run("new", "Arm", options: ["--layer", "domain"])
    #expect(text(outcome).contains("/.archlint.yml\n"), "\(text(outcome))")
    #expect(
      try project.files()[".archlint.yml"]
        == config?.replacing("domain: \(before)", with: "domain: \(after)"))
  }

  @Test("takes templates of the team, and begins an empty layer with a framework and its tests")
  func templates() throws {
    let project = try NamedProject(Self.specs)
    let template =
      "name: Box\ntargets:\n  Box: {type: framework, platform: iOS}\n  BoxTests: "
      + "{type: bundle.unit-test, platform: iOS, dependencies: [target: Box]}\n"
    try project.write(template, to: ".archlint/templates/Box/project.yml")
    let boxed = project.run("new", "Arm", options: ["--layer", "domain", "--like", "Box"])
    #expect(text(boxed).contains("Created Arm from the template Box, in 1 file."), "\(text(boxed))")
    #expect(try project.files()["domain/Arm/project.yml"] == template.replacing("Box", with: "Arm"))
    let first = project.run("new", "Log", options: ["--layer", "core"])
    #expect(
      text(first).contains(
        "Created Log with a framework and its tests, as core has no module, in 3 files."),
      "\(text(first))")
    #expect(try project.files()["core/Log/Tests/LogTests.swift"] != nil)
  }

  @Test(
    "refuses with a reason and a next step, and writes nothing",
    arguments: [
      (["Arm"], "missing `--layer`"), (["Arm", "--layer", "dom"], "unknown layer `dom`"),
      (["A m", "--layer", "domain"], "is not a name for a module"),
      (["Arm", "--layer", "domain", "--with", "mock"], "none has mock"),
      (["Arm", "--layer", "domain", "--with", "mocks"], "unknown part `mocks`"),
      (["Arm", "--layer", "domain", "--like", "Leg"], "unknown target, module or project `Leg`"),
      (["Arm", "--layer", "core", "--like", "Suit"], "it would be in the layer domain"),
      (["Arm", "--layer", "domain", "--into", "Suit"], "Suit is not an app"),
      (["class", "--layer", "domain"], "no module can be named `class`"),
      (["Arm", "--layer", "domain", "--into", "Ap"], "unknown target, module or project `Ap`"),
      (["Leaf", "--layer", "domain"], "`domain/Leaf/Sources/Leaf.swift` already exists"),
      (["Arm", "--layer", "domain", "--dry-run"], "Would create Arm"),
      (["Arm", "--layer", "domain", "--dry-run"], "would write: "),
    ])
  func refused(words: [String], reason: String) throws {
    let project = try NamedProject(Self.specs)
    try project.write("", to: "domain/Leaf/Sources/Leaf.swift")
    let before = try project.files()
    let outcome = project.run("new", words[0], options: Array(words[1...]))
    #expect(text(outcome).contains(reason), "\(text(outcome))")
    #expect(try project.files() == before)
  }

  @Test("doesn't build the sources of the model, but takes a model with a folder of its own")
  func sharedSources() throws {
    let sliced = NamedProject(try Example("sliced"))
    let before = try sliced.files()
    let outcome = sliced.run(
      "new", "Zebra", options: ["--layer", "presentation", "--like", "MessageScreens"])
    #expect(
      text(outcome).contains("Zebra would build the sources of MessageScreens in `"),
      "\(text(outcome))")
    #expect(try sliced.files() == before)
    let project = try NamedProject(
      Self.specs.replacing("sources: [Sources] # of Suit", with: "sources: [Sources]")
        + """

        == domain/project.yml
        name: More
        targets:
          Leg: {type: framework, platform: iOS, sources: [Parts]}
          Toe: {type: framework, platform: iOS, sources: [Toe]}
          Toes: {type: framework, platform: iOS, sources: [Parts]}
        """)
    let made = project.run("new", "Arm", options: ["--layer", "domain", "--with", ""])
    #expect(!text(made).contains("would build the sources"), "\(text(made))")
  }

  @Test("an app gets the module with all that it needs")
  func closure() throws {
    let station = NamedProject(try Example("international-space-station"))
    let options = ["--layer", "domain", "--into", "Cosmonaut", "--into", "Laboratory"]
    let outcome = station.run("new", "ISSDock", options: options)
    #expect(outcome.exitCode == .success, "\(text(outcome))")
    #expect(station.run("check").exitCode == .success)
  }

  @Test("adds a module to the included file that declares its model")
  func included() throws {
    let project = try NamedProject(
      """
      == .archlint.yml
      layers: [app: App, core: Core]
      == project.yml
      name: All
      include: [core.yml]
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{target: Net}]
      == core.yml
      targets:
        Net: {type: framework, platform: iOS, sources: [Core/Net]}
      == App/A.swift
      import Foundation
      == Core/Net/A.swift
      import Foundation
      """)
    let before = try project.files()
    let outcome = project.run("new", "Log", options: ["--layer", "core", "--into", "App"])
    #expect(outcome.exitCode == .success, "\(text(outcome))")
    let after = try project.files()
    let core = before["core.yml"] ?? ""
    let copy = "  Log: {type: framework, platform: iOS, sources: [Core/Log]}"
    #expect(after["core.yml"]?.hasPrefix(core) == true)
    #expect(after["core.yml"]?.contains(copy) == true, "\(after["core.yml"] ?? "")")
    #expect(after["Core/Log/Log.swift"] != nil)
    #expect(after["project.yml"]?.contains("[{target: Net}, {target: Log}]") == true)
  }

  @Test("copies scripts that the spec names, and makes no folder for a generated file")
  func generated() throws {
    let sources = "[Sources, {path: Made/Suit+Gen.swift, optional: true}]"
    let project = try NamedProject(
      Self.specs.replacing("[Sources] # of Suit", with: sources)
        .replacing("{bundleIdPrefix: org.suit}", with: "{postGenCommand: sh tools/suit.sh Suit}"))
    try project.write("echo suit\n", to: "domain/Suit/tools/suit.sh")
    let outcome = project.run("new", "Arm", options: ["--layer", "domain", "--into", "App"])
    #expect(outcome.exitCode == .success, "\(text(outcome))")
    let files = try project.files()
    #expect(!files.keys.contains { $0.contains("+Gen.swift") })
    #expect(files["domain/Arm/project.yml"]?.contains("sh tools/arm.sh Arm}") == true)
    #expect(files["domain/Arm/tools/arm.sh"] == "echo arm\n")
  }

  @Test("a name with a dash is an identifier in sources")
  func dash() throws {
    let project = try NamedProject(Self.specs)
    let outcome = project.run("new", "Arm-Left", options: ["--layer", "domain", "--into", "App"])
    #expect(outcome.exitCode == .success, "\(text(outcome))")
    let tests = try project.files()["domain/Arm-Left/Tests/Arm-LeftTests.swift"]
    #expect(tests?.contains("@testable import Arm_Left\n") == true, "\(tests ?? "")")
  }

  @Test("adds targets to a spec that holds many, and takes only the parts that are wanted")
  func examples() throws {
    let ferry = NamedProject(try Example("single-spec"))
    let made = ferry.run("new", "Vault", options: ["--layer", "services", "--like", "Keychain"])
    #expect(made.exitCode == .success, "\(text(made))")
    #expect(try ferry.files()["project.yml"]?.contains("module: Vault}\n") == true)
    #expect(ferry.run("check").exitCode == .success)
    let station = NamedProject(try Example("international-space-station"))
    let options = ["--layer", "core", "--like", "ISSRadio", "--with", "interface,tests"]
    let lamp = station.run("new", "ISSLamp", options: options)
    #expect(lamp.exitCode == .success, "\(text(lamp))")
    let spec = try station.files()["core/ISSLamp/project.yml"] ?? ""
    #expect(spec.contains("ISSLampCore:") && !spec.contains("Mock"))
  }
}
