import TestSupport
import Testing

/// Xcode builds what a target lists as products of packages, but links only what its phase names.
@Suite("A product of a local package that no phase links")
struct UnlinkedProductTests {
  private static let source = """
    S0 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    """

  private func findings(
    _ more: String = "", code: String = "import Kit", _ edit: (String) -> String = { $0 }
  ) throws -> [String] {
    let project = MissingProductTests.project(["Kit"], more: "\(Self.source)\n\(more)")
      .replacing(
        "buildPhases = (P0);", with: "buildPhases = (P0); fileSystemSynchronizedGroups = (S0);"
      )
      .replacing("packageReferences = (X0)", with: "packageReferences = ()")
      .replacing("files = (B0, )", with: "files = ()")
    return try CheckedFiles(
      edit(project) + "== App/App.swift\n\(code)\n" + MissingProductTests.package("Kit"),
      "--only unlinked-static", git: "git init -q; rm project.yml"
    ).findings
  }

  private let lost = [
    "error unlinked-static App.xcodeproj/project.pbxproj:11: App uses Kit but nothing links it; "
      + "linking fails with undefined symbols"
  ]

  @Test("has undefined symbols if the target imports it")
  func imported() throws {
    #expect(try findings() == lost)
    #expect(try findings(code: "import UIKit") == [])
    #expect(
      try findings {
        $0.replacing(
          "P0 = {isa = PBXFrameworksBuildPhase; files = ()",
          with: "P0 = {isa = PBXFrameworksBuildPhase; files = (B0)")
      } == [])
  }

  @Test("is linked where the archive of a target is")
  func archive() throws {
    #expect(
      try findings { $0.replacing("product-type.application", with: "product-type.library.static") }
        == [])
  }

  @Test("is there if a framework that the target links has it")
  func framework() throws {
    let core = """
      T1 = {isa = PBXNativeTarget; name = Core; buildConfigurationList = C0; buildPhases = (P1);
        productReference = R1; productType = "com.apple.product-type.framework";
        packageProductDependencies = (D0); };
      R1 = {isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      P1 = {isa = PBXFrameworksBuildPhase; files = (B0); };
      B1 = {isa = PBXBuildFile; fileRef = R1; };
      """
    func edited(_ project: String) -> String {
      project.replacing("targets = (T0)", with: "targets = (T0, T1)")
    }
    #expect(try findings(core, edited) == lost)
    #expect(
      try findings(core) {
        edited($0).replacing(
          "P0 = {isa = PBXFrameworksBuildPhase; files = ()",
          with: "P0 = {isa = PBXFrameworksBuildPhase; files = (B1)")
      } == [])
  }
}
