import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("What archlint fix leaves alone")
struct FixSafetyTests {
  private typealias Project = FixCommandTests.Project

  /// A target that links a module with an interface, and has these sources.
  private static func user(_ entry: String, sources: String, _ files: String) -> String {
    """
    == .archlint.yml
    roles: {interface: "*Core"}
    rules: {unused-link: warning}
    == Feat/project.yml
    name: Feat
    targets:
      Feat:
        type: framework
        platform: iOS
        sources: \(sources)
        dependencies: [\(entry), {sdk: UIKit.framework}]
    \(files)
    == Net/project.yml
    name: Net
    targets:
      Net: {type: framework, platform: iOS, dependencies: [{target: NetCore}]}
      NetCore: {type: framework, platform: iOS}
      NetMock: {type: framework, platform: iOS, dependencies: [{target: NetCore}]}

    """
  }

  private static let net = "{framework: Net.framework, implicit: true}"
  private static let mock = "{framework: NetMock.framework, implicit: true}"

  @Test(
    "a link that a source may need",
    arguments: [
      (net, "[S]", "== Feat/S/a.swift\n#if canImport(Net)\nimport Net\n#endif\n"),
      (net, "[S]", "== Feat/S/a.m\n#import \"Net.h\"\n"),
      (net, "[S, Gen]", "== Feat/S/a.swift\nimport Foundation\n"),
      (mock, "[S]", "== Feat/S/a.m\n#import \"NetMock.h\"\n"),
      (mock, "[S, Gen]", "== Feat/S/a.swift\nimport Foundation\n"),
      (mock, "[S]", "== Feat/S/a.swift\nimport UIKit\nlet a = NSClassFromString(\"NetMock.A\")\n"),
    ])
  func needed(entry: String, sources: String, files: String) throws {
    let project = try Project(FixSafetyTests.user(entry, sources: sources, files))
    let before = try project.text("Feat/project.yml")
    _ = project.run("fix")
    #expect(try project.text("Feat/project.yml") == before)
  }

  @Test(
    "a link to what code or a script finds by its name, with the reason",
    arguments: [
      (net, "S/a.swift\nimport UIKit\nlet a = NSClassFromString(\"Net.A\")\n"),
      (net, "S/b.swift\nlet name = \"com.acme.Net\"\n== Feat/S/a.swift\nimport UIKit\n"),
      (mock, "S/b.swift\nlet path = \"Frameworks/NetMock.framework\"\n"),
      (mock, "Info.plist\n<plist><dict><string>NetMock.A</string></dict></plist>\n"),
      (mock, "S/a.swift\nimport UIKit\n"),
    ])
  func namedAtRuntime(entry: String, file: String) throws {
    let other = entry == FixSafetyTests.net ? "Net" : "NetMock"
    let isScript = entry == FixSafetyTests.mock && file.hasPrefix("S/a")
    let files = "== Feat/\(file)== Feat/S/c.swift\nimport UIKit\n"
    var drawing = FixSafetyTests.user(entry, sources: "[S]", files)
    let script = "cp $BUILT_PRODUCTS_DIR/NetMock.framework ."
    drawing.replace(
      "sources: [S]\n",
      with: "sources: [S]\n    settings: {INFOPLIST_FILE: Info.plist}\n"
        + (isScript ? "    postBuildScripts: [{script: \(script)}]\n" : ""))
    let project = try Project(drawing)
    let before = try project.text("Feat/project.yml")
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    let user = isScript ? "a script of Feat" : "`Feat/\(file.prefix { $0 != "\n" })`"
    let says = "because \(user) names \(other)\(isScript ? "" : " in a string")\n"
    #expect(text.contains(says), "\(text)")
    #expect(try project.text("Feat/project.yml") == before)
    // Names that only contain it are others.
    let free = try Project(
      FixSafetyTests.user(
        entry, sources: "[S]",
        "== Feat/S/a.swift\nimport UIKit\nlet a = [\"\(other)Kit.A\", \"\(other)\", \"a.My\(other)\"]\n"
      ))
    let others = String(decoding: free.run("fix").output, as: UTF8.self)
    #expect(!others.contains("names \(other)"), "\(others)")
  }

  @Test("but not one that all sources do without")
  func unneeded() throws {
    let files = "== Feat/S/a.swift\nimport Foundation\n"
    let project = try Project(FixSafetyTests.user(FixSafetyTests.mock, sources: "[S]", files))
    _ = project.run("fix")
    #expect(try !project.text("Feat/project.yml").contains("NetMock"))
  }

  @Test("a second entry for what another fix links already")
  func twice() throws {
    let files = "== Feat/S/a.swift\nimport NetCore\n"
    let entry = "{framework: ../Build/Net.framework, weak: true}"
    let project = try Project(FixSafetyTests.user(entry, sources: "[S]", files))
    _ = project.run("fix")
    let text = try project.text("Feat/project.yml")
    #expect(text.components(separatedBy: "NetCore").count == 2, "\(text)")
  }

  @Test("exceptions of findings about imports, where no imports are read")
  func exceptions() throws {
    let project = try Project(
      """
      == .archlint.yml
      exceptions: [{rule: undeclared-import, from: A, to: C, because: history}]
      == project.yml
      name: All
      targets:
        A: {type: framework, platform: iOS, sources: [S]}
        C: {type: framework, platform: iOS}
      == S/a.swift
      import C

      """)
    let before = try project.text(".archlint.yml")
    _ = project.run("fix", "--no-imports")
    #expect(try project.text(".archlint.yml") == before)
  }

  @Test("a list of modules that an alias uses elsewhere")
  func alias() throws {
    let modules = ["A", "B", "C"].map {
      "== M/\($0)/project.yml\nname: \($0)\ntargets:\n  \($0): {type: framework, platform: iOS}\n"
    }
    let project = try Project(
      """
      == .archlint.yml
      layers: [top: &top [A, B], low: D]
      rules: {protected: [{modules: D, only: *top, because: x}]}
      \(modules.joined())== D/project.yml
      name: D
      targets:
        D: {type: framework, platform: iOS}

      """)
    let before = try project.text(".archlint.yml")
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains("because a YAML alias stands for it"), "\(text)")
    #expect(try project.text(".archlint.yml") == before)
  }

  @Test("the same text that is a number in one value and a string in the other")
  func values() throws {
    let project = try Project(
      """
      == project.yml
      name: All
      targets:
        A:
          type: framework
          platform: iOS
          settings:
            SWIFT_VERSION: 5.10
            SWIFT_VERSION: "5.10"
            PRODUCT_NAME: A
            PRODUCT_NAME: "A"

      """)
    _ = project.run("fix")
    let text = try project.text("project.yml")
    #expect(text.contains("5.10\n") && text.contains("\"5.10\""), "\(text)")
    #expect(text.components(separatedBy: "PRODUCT_NAME").count == 2, "\(text)")
  }

  @Test("the configuration that another one extends is edited, too")
  func extended() throws {
    let project = try Project(
      """
      == .archlint.yml
      extends: base.yml
      == base.yml
      exceptions:
        - {rule: cycle, from: A, to: B, because: it was}
        - {rule: same-layer-link, from: A, to: B, because: history}
      == project.yml
      name: All
      targets:
        A: {type: framework, platform: iOS, dependencies: [{target: B}]}
        B: {type: framework, platform: iOS}

      """)
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains("Fixed 2 findings in 1 file."), "\(text)")
  }

  @Test("one entry for a static library that is imported, none for programs")
  func imports() throws {
    let project = try Project(
      """
      == project.yml
      name: All
      targets:
        A: {type: framework, platform: iOS, sources: [S]}
        B: {type: application, platform: iOS}
        D: {type: library.static, platform: iOS}
      == S/a.swift
      import B
      import D

      """)
    _ = project.run("fix")
    let text = try project.text("project.yml")
    #expect(text.components(separatedBy: "target: ").count == 2, "\(text)")
    #expect(text.contains("target: D"), "\(text)")
  }

  @Test(
    "a short name that is quite another one",
    arguments: [("UI", "DB"), ("Feat", "Net"), ("Auth", "Path"), ("Core", "Store")])
  func names(unknown: String, known: String) throws {
    let project = try Project(
      """
      == project.yml
      name: All
      targets:
        A:
          type: framework
          platform: iOS
          dependencies: [{framework: \(unknown).framework, implicit: true}]
        \(known): {type: framework, platform: iOS}

      """)
    let before = try project.text("project.yml")
    _ = project.run("fix")
    #expect(try project.text("project.yml") == before)
  }

  @Test("a name with a variable, which is another one for each target of a template")
  func variables() throws {
    let project = try Project(
      """
      == project.yml
      name: All
      targetTemplates:
        T: {type: framework, platform: iOS, dependencies: [target: "${m}Coer"]}
      targets:
        Net: {templates: [T], templateAttributes: {m: Net}}
        Log: {templates: [T], templateAttributes: {m: Log}}
        NetCore: {type: framework, platform: iOS}
        LogCore: {type: framework, platform: iOS}

      """)
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains("because `${m}Coer` is another name in each place"), "\(text)")
    #expect(try project.text("project.yml").contains("dependencies: [target: \"${m}Coer\"]"))
  }

  @Test("a file that git ignores, and one of a nested repository with changes")
  func unseen() throws {
    let ignored = try Project(
      "== .gitignore\ndomain/Suit/project.yml\n" + FixCommandTests.specs, isTracked: true)
    #expect(ignored.run("fix").problems.contains("has uncommitted changes"))
    let nested = try Project()
    let inner = nested.folder.path + "/domain"
    nested.git("init", "-q", inner)
    nested.git("-C", inner, "add", "-A")
    nested.git("-C", inner, "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "x")
    nested.git("init", "-q", ".")
    try nested.folder.write(try nested.text() + "# mine\n", to: "domain/Suit/project.yml")
    #expect(nested.run("fix").problems.contains("has uncommitted changes"))
    #expect(nested.run("fix", "--dirty").exitCode == .success)
  }

  @Test("exceptions of findings that only the whole repository has")
  func part() throws {
    let project = try Project(
      """
      == App/project.yml
      name: App
      targets:
        # archlint:allow missing-embed because a script embeds it
        App: {type: application, platform: iOS, dependencies: [{framework: Feat.framework}]}
      == Feat/project.yml
      name: Feat
      targets:
        Feat: {type: framework, platform: iOS}

      """, isTracked: true)
    let before = try project.text("App/project.yml")
    _ = Main.run(["fix", project.folder.path + "/App"])
    #expect(try project.text("App/project.yml") == before)
  }
}
