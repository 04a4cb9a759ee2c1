import TestSupport
import Testing

/// What was not read is never certain: neither is an import that may come from there.
@Suite("Imports of what may come from elsewhere")
struct UncertainImportTests {
  private func findings(_ drawing: String) throws -> [String] {
    try CheckedFiles(drawing, "--only undeclared-import --only unknown-module").findings
  }

  /// A target A with a given source and keys, next to a framework B.
  private func project(_ source: String, _ keys: String = "", platform: String = "iOS") -> String {
    """
    name: P
    targets:
      A:
        type: framework
        platform: \(platform)
        sources: [A]
    \(keys.isEmpty ? "" : keys.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      B: {type: framework, platform: \(platform), sources: [B]}
    == A/A.swift
    \(source)
    == B/B.swift
    let b = 1
    """
  }

  private let undeclared =
    "error undeclared-import A/A.swift:2: A imports B but does not depend on it, directly or transitively"

  @Test(
    "branches that the platform excludes are not compiled, all others are",
    arguments: [
      ("#if os(iOS)", "iOS", true), ("#if os(macOS)", "iOS", false), ("#if os(OSX)", "macOS", true),
      ("#if !os(macOS)", "iOS", true), ("#if os(tvOS) || os(watchOS)", "iOS", false),
      ("#if os(tvOS) || os(iOS)", "iOS", true), ("#if os(iOS) && DEBUG", "iOS", true),
      ("#if os(macOS) && DEBUG", "iOS", false), ("#if DEBUG", "iOS", true),
      ("#if !DEBUG", "iOS", true), ("#if canImport(UIKit)", "iOS", true),
      ("#if canImport(AppKit)", "iOS", false), ("#if canImport(B)", "iOS", false),
      ("#if !canImport(UIKit)", "iOS", false), ("#if canImport(Glibc)", "macOS", false),
      ("#if targetEnvironment(macCatalyst)", "iOS", false),
      ("#if targetEnvironment(simulator)", "iOS", true),
      ("#if targetEnvironment(simulator)", "macOS", false),
      ("#if TARGET_OS_IPHONE", "macOS", false), ("#if TARGET_OS_OSX", "macOS", true),
      ("#if SWIFT_PACKAGE", "iOS", false), ("#ifndef SWIFT_PACKAGE", "iOS", true),
      ("#if swift(>=5.9) && os(Linux)", "iOS", false), ("#if compiler(>=6)", "iOS", true),
      ("#if (os(iOS) || (os(macOS)))", "tvOS", false), ("#if false", "iOS", false),
      ("#if os(iOS) || FLAG // none", "macOS", false), ("#if ((((", "iOS", true),
      ("#if os(iOS)\n#elseif os(tvOS)\n#else", "iOS", false),
      ("#if os(iOS)\n#elseif os(tvOS)\n#else", "macOS", true),
      ("#if os(iOS)\n#elseif DEBUG", "iOS", false), ("#if canImport(UIKit)", "auto", true),
      // What is left out of long conditions is not known.
      ("#if \(String(repeating: "os(tvOS) || ", count: 9))os(iOS)", "iOS", true),
      ("#if os(iOS)\n\(String(repeating: "#elseif FLAG\n", count: 9))#else", "iOS", true),
    ])
  func branches(condition: String, platform: String, isCompiled: Bool) throws {
    let found = try findings(project("\(condition)\nimport B\n#endif", platform: platform))
    let line = condition.split(separator: "\n").count + 1
    let expected = undeclared.replacing("A.swift:2", with: "A.swift:\(line)")
    #expect(found == (isCompiled ? [expected] : []), "\(condition) on \(platform)")
  }

  @Test("the other branch, and the one within another")
  func nested() throws {
    let other = try findings(project("#if os(iOS)\n#else\nimport B\n#endif"))
    #expect(other == [])
    let inner = "#if os(macOS) || os(tvOS)\n#if DEBUG\nimport B\n#endif\n#endif"
    #expect(try findings(project(inner)) == [])
    #expect(try findings(project(inner, platform: "tvOS")).count == 1)
  }

  @Test(
    "DEBUG is set where the type of a configuration or a setting says so",
    arguments: [
      ("", "", "both"), ("configs: {Release: release}", "", "never"),
      ("configs: {Debug: debug, Beta: debug}", "", "always"),
      ("configs: {Debug: debug, Beta: none}", "", "both"),
      ("options: {settingPresets: none}", "", "never"),
      ("options: {settingPresets: project}", "", "both"),
      ("", "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: FLAG}", "never"),
      ("", "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) FLAG}", "both"),
      ("", "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: [FLAG, DEBUG]}", "always"),
      ("", "settings: {configs: {Release: {OTHER_SWIFT_FLAGS: -D DEBUG}}}", "always"),
      ("", "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(FLAGS)}", "both"),
      ("settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) FLAG}", "", "never"),
      ("configFiles: {Debug: Debug.xcconfig}", "", "both"),
    ])
  func debug(project keys: String, target: String, set: String) throws {
    for (condition, isExcluded) in [("#if DEBUG", set == "never"), ("#if !DEBUG", set == "always")]
    {
      let source = project("\(condition)\nimport B\n#endif", target)
      let found = try findings(keys + "\n" + source)
      #expect(found == (isExcluded ? [] : [undeclared]), "\(condition)")
    }
  }

  @Test(
    "other names, where all settings are known: no configuration has the name, or all have it",
    arguments: [
      ("", "", "never"), ("", "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: FLAG}", "always"),
      ("", "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) OTHER}", "never"),
      ("", "settings: {configs: {Release: {OTHER_SWIFT_FLAGS: -D FLAG}}}", "both"),
      ("", "settings: {OTHER_SWIFT_FLAGS: '-DFLAG @flags.txt'}", "always"),
      ("", "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(FLAGS)}", "both"),
      ("", "settings: {'SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=*]': FLAG}", "both"),
      ("", "settings: {'CODE_SIGN_IDENTITY[sdk=*]': FLAG}", "never"),
      ("", "settings: {'MORE[sdk=*]': FLAG, OTHER_SWIFT_FLAGS: $(MORE)}", "both"),
      ("", "configFiles: {Debug: Pods/Target Support Files/Pods-A/Pods-A.xcconfig}", "never"),
      ("", "configFiles: {Debug: Lost.xcconfig}", "both"), ("settings: {A: FLAG}", "", "never"),
      ("", "configFiles: {Debug: B/Some.xcconfig}", "never"),
      ("settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: FLAG}", "", "always"),
    ])
  func names(project keys: String, target: String, set: String) throws {
    for (condition, silent) in [("#if FLAG", "never"), ("#if !FLAG", "always")] {
      let text = project("\(condition)\nimport B\n#endif", target) + "\n== B/Some.xcconfig\nA = B"
      #expect(try findings(keys + "\n" + text) == (set == silent ? [] : [undeclared]))
    }
  }

  @Test(
    "and in C likewise, where other words ask for it",
    arguments: [
      ("", "", "both"), ("configs: {Release: release}", "", "never"),
      ("configs: {Debug: debug, Beta: debug}", "", "always"),
      ("", "settings: {GCC_PREPROCESSOR_DEFINITIONS: FLAG=1}", "never"),
      ("", "settings: {GCC_PREPROCESSOR_DEFINITIONS: $(inherited) FLAG=1}", "both"),
      ("", "settings: {GCC_PREPROCESSOR_DEFINITIONS: [DEBUG=1]}", "always"),
      ("", "settings: {GCC_PREPROCESSOR_DEFINITIONS: [DEBUG=0]}", "both"),
      ("", "settings: {OTHER_CFLAGS: -DDEBUG}", "always"),
      ("", "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: FLAG}", "both"),
      ("settings: {GCC_PREPROCESSOR_DEFINITIONS: FLAG}", "", "never"),
    ])
  func debugInC(project keys: String, target: String, set: String) throws {
    let forms = [
      ("never", ["if DEBUG", "ifdef DEBUG", "if defined(DEBUG) && 1", "if 0\n#elifdef DEBUG"]),
      ("always", ["if !DEBUG", "ifndef DEBUG", "if !defined DEBUG", "if DEBUG\n#else"]),
    ]
    for (value, conditions) in forms {
      for condition in conditions {
        let source = project("#\(condition)\n#import <B/B.h>\n#endif", target)
          .replacing("== A/A.swift", with: "== A/A.m")
        let found = try findings(keys + "\n" + source)
        #expect(found.isEmpty == (set == value), "\(condition)")
      }
    }
  }

  @Test("in C, what asks for a header can do without it")
  func hasInclude() throws {
    for (condition, isCompiled) in [("__has_include(<B/B.h>)", false), ("FLAG", true)] {
      let source = project("#if \(condition)\n#import <B/B.h>\n#endif")
        .replacing("== A/A.swift", with: "== A/A.m")
      #expect(try findings(source).isEmpty != isCompiled, "\(condition)")
    }
  }

  @Test("Catalyst is there where a setting or a destination says so")
  func catalyst() throws {
    let source = "#if targetEnvironment(macCatalyst)\nimport B\n#endif"
    #expect(
      try findings(project(source, "settings: {SUPPORTS_MACCATALYST: YES}"))
        == [undeclared])
    #expect(
      try findings(
        project(source, "supportedDestinations: [iOS, macCatalyst]", platform: "auto")) == [
          undeclared
        ])
  }

  @Test("a local package that is listed and not read may bring any other module")
  func package() throws {
    let keys = "dependencies: [{package: Kit}]"
    let listed = "packages: {Kit: {path: ../Kit}}\n" + project("\nimport B", keys)
    #expect(try findings(listed) == [undeclared])
    #expect(try findings(listed + "\n== Other/project.yml\nname: [") == [])
    let remote =
      "packages: {Kit: {url: https://example.com/Kit, from: 1.0.0}}\n" + project("\nimport B", keys)
    #expect(try findings(remote) == [undeclared])
    // A test of a module that only the package may have.
    let unknown = "packages: {Kit: {path: ../Kit}}\n" + project("\n@testable import KitCore", keys)
    #expect(try findings(unknown) == [])
    let configured = "\n== .archlint.yml\nrules: {}\n"
    #expect(try findings(unknown + configured) == [])
    #expect(try findings(project("\n@testable import KitCore") + configured).count == 1)
  }

  @Test("a prebuilt copy where the target looks may be what it imports: a warning at most")
  func prebuilt() throws {
    let keys = "settings: {FRAMEWORK_SEARCH_PATHS: $(SRCROOT)/Vendor}"
    let copy = "\n== Vendor/B.framework/Info.plist\n"
    let warning = undeclared.replacing("error", with: "warning")
      .replacing("transitively", with: "transitively (a copy may be in its search paths)")
    #expect(try findings(project("\nimport B", keys) + copy) == [warning])
    #expect(try findings(project("\nimport B", keys)) == [undeclared])
    #expect(try findings(project("\nimport B") + copy) == [undeclared])
    // There is no other finding, and none at all if even more is uncertain.
    let layers = "\n== .archlint.yml\nlayers: [{high: B}, {low: A}]\n"
    let all = try CheckedFiles(project("\nimport B", keys) + copy + layers).findings
    #expect(all.filter { $0.hasPrefix("error") } == [])
    #expect(
      try findings(project("\nimport B", keys + "\ndependancies: [{target: B}]") + copy) == [])
  }

  @Test("a target whose list of dependencies is misspelled gets no findings about imports")
  func misspelled() throws {
    let keys = "dependancies: [{target: B}]"
    #expect(try findings(project("\nimport B\n@testable import B", keys)) == [])
    let all = try CheckedFiles(project("\nimport B", keys)).findings
    #expect(all.contains { $0.hasPrefix("error misspelled-key") })
  }

  @Test("a target on the way may depend on a module through a project that is not there")
  func unknownOnTheWay() throws {
    let drawing = """
      == Tuist.swift
      import ProjectDescription
      == Project.swift
      import ProjectDescription
      func framework(_ name: String, _ entry: TargetDependency) -> Target {
        .target(
          name: name, destinations: .iOS, product: .framework, bundleId: name,
          sources: ["\\(name)/**"], dependencies: [entry])
      }
      let project = Project(name: "P", targets: [
        framework("A", .target(name: "C")), framework("B", .xctest),
        framework("C", .project(target: "D", path: "Gone")),
      ])
      == A/A.swift
      let a = 1
      import B
      == B/B.swift
      == C/C.swift

      """
    #expect(try findings(drawing) == [])
    let there = "== Gone/Project.swift\nimport ProjectDescription\n"
    let other = there + "let project = Project(name: \"D\", targets: [])\n"
    #expect(try findings(drawing + other) == [undeclared])
  }

  @Test("help is in the form of the spec: by the project that it refers to")
  func form() throws {
    let drawing = """
      name: App
      projectReferences: {UI: {path: UI/UI.xcodeproj}}
      targets:
        App: {type: framework, platform: iOS, sources: [App]}
      == App/A.swift
      import UI
      == UI/project.yml
      name: UI
      targets:
        UI: {type: framework, platform: iOS}
      """
    #expect(
      try CheckedFiles(drawing, "--only undeclared-import").help == [
        "add `- target: UI/UI` to the dependencies of App, or remove the import"
      ])
    let without = drawing.replacing("projectReferences: {UI: {path: UI/UI.xcodeproj}}\n", with: "")
    #expect(
      try CheckedFiles(without, "--only undeclared-import").help == [
        "add `- {framework: UI.framework, implicit: true}` to the dependencies of App, or remove "
          + "the import"
      ])
  }

  @Test("of a package that no target depends on, which another one may bring along")
  func unlinkedPackage() throws {
    func checked(_ dependencies: String) throws -> [String] {
      try findings(
        """
        == Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kit",
          dependencies: [
            .package(url: "https://example.com/Alamofire.git", from: "5.0.0"),
            .package(url: "https://example.com/Moya", from: "15.0.0"),
          ],
          targets: [.target(name: "Kit", dependencies: [\(dependencies)]), .target(name: "Log")])
        == Sources/Kit/a.swift
        import Alamofire
        == Sources/Log/a.swift
        import Foundation

        """)
    }
    let words =
      "unknown-module Sources/Kit/a.swift:1: Kit imports Alamofire, "
      + "but no target depends on a product of its package"
    #expect(try checked("")[0].hasPrefix("error undeclared-import Sources/Kit/a.swift:1"))
    #expect(try checked(#".product(name: "Moya", package: "Moya")"#).contains("info " + words))
    let own = #".product(name: "Alamofire", package: "Alamofire")"#
    #expect(try !checked(own).contains { $0.contains("Alamofire") })
  }
}
