import CommandLine
import Documents
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("archlint rename")
struct RenameCommandTests {
  /// Two modules whose names begin alike, written in every form that names have.
  private static let specs = """
    == .archlint.yml
    layers:
      - app: app/**
      - core: core/**
    rules:
      link-limit: {fan-out: 1}
      forbidden-link:
        - {from: [Net, "!Network"], to: "Log*", because: "Net is below Log"}
    exceptions:
      - {rule: link-limit, from: 'App', because: it has Net and Network}
    == app/project.yml
    name: App
    projectReferences:
      Net: {path: ../core/Net/Net.xcodeproj}
    targets:
      App:
        type: application
        platform: iOS
        # Net comes first, Network second
        dependencies:
          - target: Net/Net   # by project
          - framework: "NetCore.framework"
            implicit: true
          - {framework: 'Network.framework', implicit: true}
    == core/Net/project.yml
    name: Net
    targets:
      Net: {type: framework, platform: iOS, sources: [Sources], dependencies: [target: NetCore]}
      NetCore: {type: framework, platform: iOS}
      NetTests:
        type: bundle.unit-test
        platform: iOS
        sources: [Tests]
        dependencies: [{target: Net}, {target: "NetCore"}]
    schemes:
      Net-Dev: {build: {targets: {Net: all, Net/NetTests: [test]}}}
    == core/Net/Sources/A.swift
    import Foundation
    == core/Net/Tests/T.swift
    import XCTest
    == core/Network/project.yml
    name: Network
    targets:
      Network: {type: framework, platform: iOS}
    """

  @Test("changes names in every form, and no other word, path or byte; and back")
  func thereAndBack() throws {
    let project = try NamedProject(Self.specs)
    #expect(project.run("baseline").exitCode == .success)
    let before = try project.files()
    let outcome = project.run("rename", "Net", "Web")
    #expect(outcome.exitCode == .success, "\(outcome.problems)")
    let after = try project.files()
    #expect(after["app/project.yml"]?.contains("target: Web/Web   # by project") == true)
    #expect(after["app/project.yml"]?.contains("# Web comes first, Network second") == true)
    #expect(after["app/project.yml"]?.contains("path: ../core/Net/Web.xcodeproj") == true)
    #expect(
      after["core/Net/project.yml"]?.contains(
        "Web-Dev: {build: {targets: {Web: all, Web/WebTests: [test]}}}") == true)
    #expect(
      after[".archlint.yml"]?.contains("from: [Web, \"!Network\"], to: \"Log*\", because: \"Web is")
        == true)
    #expect(after[".archlint-baseline.yml"]?.contains("from: Web/WebTests") == true)
    #expect(after["core/Network/project.yml"] == before["core/Network/project.yml"])
    #expect(!after.values.contains { $0.contains(/\bNet(?!work|\/Web\.xcodeproj)/) })
    // A baseline that archlint has written is still one.
    #expect(
      after[".archlint-baseline.yml"]?.prefix(40) != before[".archlint-baseline.yml"]?.prefix(40))
    #expect(project.run("check").exitCode == .success)
    #expect(project.run("rename", "Web", "Net").exitCode == .success)
    #expect(try project.files() == before)
  }

  @Test("imports in sources change, and --folders also moves folders")
  func folders() throws {
    let project = try NamedProject(Self.specs)
    try project.write(
      "import Network\nimport Net\nlet Net = 1\n", to: "core/Net/Sources/B.swift")
    try project.write("@testable import Net\n", to: "core/Net/Tests/T.swift")
    try project.write("* @all\n", to: "core/Net/Net/x.txt")
    let before = try project.files()
    #expect(project.run("rename", "Net", "Web").exitCode == .success)
    let renamed = try project.files()
    #expect(renamed["core/Net/Sources/B.swift"] == "import Network\nimport Web\nlet Net = 1\n")
    #expect(renamed["core/Net/Tests/T.swift"] == "@testable import Web\n")
    #expect(project.run("rename", "Web", "Net").exitCode == .success)
    #expect(try project.files() == before)
    #expect(project.run("rename", "Net", "Web", options: ["--folders"]).exitCode == .success)
    let after = try project.files()
    #expect(after["core/Web/Sources/B.swift"] == "import Network\nimport Web\nlet Net = 1\n")
    #expect(after["core/Web/Net/x.txt"] != nil)
    #expect(after["app/project.yml"]?.contains("path: ../core/Web/Web.xcodeproj") == true)
    #expect(!after.keys.contains { $0.hasPrefix("core/Net/") })
    #expect(project.run("rename", "Web", "Net", options: ["--folders"]).exitCode == .success)
    #expect(try project.files() == before)
  }

  @Test("conditions about modules and paths of products change, addresses of servers don't")
  func places() throws {
    let project = try NamedProject(
      """
      == project.yml
      name: All
      targets:
        Net: {type: application, platform: iOS, sources: [Net]}
        Tests:
          type: bundle.unit-test
          platform: iOS
          sources: [T]
          dependencies: [target: Net]
          settings:
            TEST_HOST: $(BUILT_PRODUCTS_DIR)/Net.app/Net
            API: https://Net/x
      == Net/a.swift
      let net = 1
      == T/t.swift
      #if canImport(Net)
      import Net
      #endif
      == Net/Net.modulemap
      module Net {}

      """)
    let outcome = project.run("rename", "Net", "Web", options: ["--folders"])
    let text = String(decoding: outcome.output, as: UTF8.self) + outcome.problems
    #expect(text.contains("/Web/Net.modulemap\n"), "\(text)")
    let files = try project.files()
    #expect(files["T/t.swift"] == "#if canImport(Web)\nimport Web\n#endif\n", "\(text)")
    let spec = files["project.yml"] ?? ""
    #expect(spec.contains("TEST_HOST: $(BUILT_PRODUCTS_DIR)/Web.app/Web\n"), "\(text)")
    #expect(spec.contains("API: https://Net/x\n"))
  }

  @Test("renames no configuration and no file, and lists what changes or stays elsewhere")
  func otherThings() throws {
    let project = try NamedProject(
      """
      == project.yml
      name: All
      configs: {Debug: debug, Release: release}
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{target: Debug}, {target: Main}]
          settings:
            configs: {Debug: {X: 1}}
            base:
              PRODUCT_BUNDLE_IDENTIFIER: com.x.App
              INFOPLIST_KEY_UIMainStoryboardFile: Main
              L: Main.storyboard
        Debug: {type: framework, platform: iOS, sources: [Debug]}
        Main: {type: framework, platform: iOS, sources: [Main]}
      schemes: {App: {build: {targets: {App: all}}, run: {config: Debug}}}
      == App/o.m
      #import <Debug/Debug-Swift.h>
      #import <Main/Main.h>
      == App/p.m
      #import "Debug-Swift.h"
      #import <Foundation/Foundation.h>
      == Debug/A.swift
      import Foundation
      == Main/A.swift
      import Foundation
      == CODEOWNERS
      /Debug/ @me
      /App/ @you
      """)
    let before = try #require(try project.files()["project.yml"])
    let debug = project.run("rename", "Debug", "Tool", options: ["--folders"])
    #expect(debug.exitCode == .success, "\(debug.problems)")
    let words = String(decoding: debug.output, as: UTF8.self)
    #expect(words.contains("not edited, though an old name is in: "), "\(words)")
    #expect(words.contains("CODEOWNERS\n"))
    let after = try project.files()
    #expect(
      after["project.yml"]
        == before.replacing("target: Debug", with: "target: Tool")
        .replacing(
          "  Debug: {type: framework, platform: iOS, sources: [Debug]}",
          with: "  Tool: {type: framework, platform: iOS, sources: [Tool]}"))
    #expect(after["App/o.m"] == "#import <Tool/Tool-Swift.h>\n#import <Main/Main.h>\n")
    #expect(after["App/p.m"]?.hasPrefix("#import \"Tool-Swift.h\"\n") == true)
    #expect(project.run("rename", "Main", "Home", options: ["--folders"]).exitCode == .success)
    let home = try project.files()["project.yml"] ?? ""
    #expect(
      try project.files()["App/o.m"] == "#import <Tool/Tool-Swift.h>\n#import <Home/Main.h>\n")
    let dashed = project.run("rename", "Home", "Ho-me", options: ["--folders"])
    #expect(dashed.exitCode == .success, "\(dashed.problems)")
    #expect(
      try project.files()["App/o.m"] == "#import <Tool/Tool-Swift.h>\n#import <Ho_me/Main.h>\n")
    #expect(project.run("rename", "Ho-me", "Home", options: ["--folders"]).exitCode == .success)
    #expect(
      try project.files()["App/o.m"] == "#import <Tool/Tool-Swift.h>\n#import <Home/Main.h>\n")
    #expect(home.contains("StoryboardFile: Main\n") && home.contains("L: Main.storyboard\n"))
    let app = project.run("rename", "App", "Shop", options: ["--folders"])
    #expect(app.exitCode == .success, "\(app.problems)")
    #expect(
      String(decoding: app.output, as: UTF8.self).contains(
        "\nbundle identifier com.x.App is now com.x.Shop\n"))
  }

  @Test(
    "refuses what it cannot do truthfully, with a reason and a next step, and writes nothing",
    arguments: [
      (["Nett", "Web"], "unknown target, module or project `Nett`", "did you mean `Net`?"),
      (["Net", "Network"], "Network already exists", "use another name"),
      (["Net", "We b"], "`We b` is not a name for a module", "use letters"),
      (["Net", "Logic"], "it would", "use another name, or fix this first"),
      (
        ["Net", "First"], "`First` is already in core/Network/project.yml:3", "choose another name"
      ),
      (["Net", "Web", "--diff", "--folders"], "`--diff` does not show", "use `--dry-run`"),
    ])
  func refused(words: [String], reason: String, step: String) throws {
    let project = try NamedProject(Self.specs)
    let other = "name: Network\ntargets:\n  Network: {type: framework, platform: iOS} # First\n"
    try project.write(other, to: "core/Network/project.yml")
    let before = try project.files()
    let outcome = project.run("rename", words[0], words[1], options: Array(words[2...]))
    #expect(outcome.exitCode == .unable)
    #expect(outcome.problems.contains(reason), "\(outcome.problems)")
    #expect(outcome.problems.contains(step), "\(outcome.problems)")
    #expect(try project.files() == before)
  }

  @Test("--diff and --dry-run write nothing; the patch has what is written otherwise")
  func dry() throws {
    let project = try NamedProject(Self.specs)
    let before = try project.files()
    let patch = String(
      decoding: project.run("rename", "Net", "Web", options: ["--diff"]).output, as: UTF8.self)
    #expect(patch.contains("-name: Net\n"))
    #expect(patch.contains("+name: Web\n"))
    let words = String(
      decoding: project.run("rename", "Net", "Web", options: ["--dry-run"]).output, as: UTF8.self)
    #expect(words.contains("\nwould edit: ") && !words.contains("\nedited: "), "\(words)")
    #expect(words.hasSuffix("Would rename 4 names in 3 files.\n"), "\(words)")
    #expect(try project.files() == before)
  }

  @Test(
    "there and back gives the same bytes in examples",
    arguments: [
      ("international-space-station", "ISSRadio"), ("single-spec", "Timetable"),
      ("legacy", "Basket"),
    ])
  func examples(name: String, module: String) throws {
    let project = NamedProject(try Example(name))
    let before = try project.files()
    let outcome = project.run("rename", module, "ISSQuasar", options: ["--folders"])
    #expect(outcome.exitCode == .success, "\(outcome.problems)")
    #expect(try project.files() != before)
    #expect(project.run("rename", "ISSQuasar", module, options: ["--folders"]).exitCode == .success)
    #expect(try project.files() == before)
  }
}
