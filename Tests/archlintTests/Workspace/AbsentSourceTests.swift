import TestSupport
import Testing

/// Xcode stops at the first file of a target that is not there.
@Suite("A source of an Xcode project that is not there")
struct AbsentSourceTests {
  /// Checks a project with a group `Lib`, in which the first file is there.
  private func findings(
    _ paths: [String], _ edit: (String) -> String = { $0 }, ignored: String = ""
  ) throws -> [String] {
    let ids = paths.indices
    let project = """
      == x/App.xcodeproj/project.pbxproj
      // !$*UTF8*$!
      {objectVersion = 77; rootObject = R0; objects = {
      R0 = {isa = PBXProject; buildConfigurationList = C0; mainGroup = G0; targets = (T0); };
      C0 = {isa = XCConfigurationList; buildConfigurations = (C1); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      G0 = {isa = PBXGroup; children = (G1, S0, S1); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; path = Lib; sourceTree = "<group>";
        children = (\(ids.map { "F\($0), " }.joined())); };
      \(zip(ids, paths).map {
        "F\($0) = {isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; };"
      }.joined(separator: "\n"))
      T0 = {isa = PBXNativeTarget; name = App; buildConfigurationList = C0; buildPhases = (P0, P1);
        productType = "com.apple.product-type.application"; };
      P0 = {isa = PBXSourcesBuildPhase; files = (
      \(ids.map { "B\($0)," }.joined(separator: "\n"))); };
      \(ids.map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }.joined(separator: "\n"))
      P1 = {isa = PBXShellScriptBuildPhase; shellScript = "make Made.swift"; };
      S0 = {isa = PBXFileSystemSynchronizedRootGroup; path = Here; sourceTree = "<group>"; };
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Gone; sourceTree = "<group>"; };
      }; }
      == x/Lib/\(paths[0])
      == x/Here/b.swift
      == .gitignore
      \(ignored)
      """
    return try CheckedFiles(
      edit(project), "--only missing-source", git: "git init -q; rm project.yml"
    ).findings
  }

  private func error(_ line: Int, _ path: String) -> [String] {
    [
      "error missing-source x/App.xcodeproj/project.pbxproj:\(line): source path \(path) of App does "
        + "not exist"
    ]
  }

  @Test("is an error, once for all that are in one folder")
  func absent() throws {
    #expect(try findings(["a.swift", "b.swift"]) == error(15, "Lib/b.swift"))
    let all = ["a.swift", "Sub/b.swift", "Sub/c.swift"]
    #expect(try findings(all) == error(16, "x/Lib/Sub"))
  }

  @Test("is made by others: scripts, those who have what git ignores, and other folders")
  func made() throws {
    #expect(try findings(["a.swift", "Made.swift"]) == [])
    // A script names files, not parts of names.
    #expect(try findings(["a.swift", "ade.swift"]) == error(15, "Lib/ade.swift"))
    #expect(try findings(["a.swift", "b.swift"], ignored: "b.swift") == [])
    #expect(try findings(["a.swift", "../../../b.swift"]) == [])
    #expect(try findings(["a.swift", "../build/b.swift"]) == [])
    let built = try findings(["a.swift", "b.swift"]) {
      $0.replacing(
        "path = \"b.swift\"; sourceTree = \"<group>\"",
        with: "path = \"b.swift\"; sourceTree = DERIVED_FILE_DIR")
    }
    #expect(built == [])
  }

  @Test("is not missed if nothing compiles it")
  func unused() throws {
    #expect(try findings(["a.swift", "b.h", "c.docc"]) == [])
  }

  @Test("may be a folder that Xcode synchronizes, except of tests")
  func folder() throws {
    func owned(_ project: String) -> String {
      project.replacing(
        "buildPhases = (P0, P1);",
        with: "buildPhases = (P0, P1); fileSystemSynchronizedGroups = (S0, S1);")
    }
    #expect(try findings(["a.swift"], owned) == error(10, "Gone"))
    #expect(
      try findings(["a.swift"]) {
        owned($0).replacing("product-type.application", with: "product-type.bundle.unit-test")
      } == [])
  }

  @Test("may be a file that a setting names")
  func settings() throws {
    func set(_ value: String) -> (String) -> String {
      { $0.replacing("buildSettings = {}", with: "buildSettings = {\(value); }") }
    }
    let gone =
      "error missing-source x/App.xcodeproj/project.pbxproj:5: file Gone.plist of "
      + "x/App.xcodeproj does not exist"
    for name in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS", "SWIFT_OBJC_BRIDGING_HEADER"] {
      #expect(try findings(["a.swift"], set("\(name) = \"$(SRCROOT)/Gone.plist\"")) == [gone])
    }
    #expect(try findings(["a.swift"], set("INFOPLIST_FILE = Lib/a.swift")) == [])
    // Only Swift has a bridging header.
    let header = "SWIFT_OBJC_BRIDGING_HEADER = Gone.h"
    #expect(try findings(["a.m"], set(header)) == [])
    #expect(try findings(["a.swift"], set("INFOPLIST_FILE = \"$(X)/Gone.plist\"")) == [])
  }
}
