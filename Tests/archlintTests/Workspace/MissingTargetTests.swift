import TestSupport
import Testing

/// Files and settings next to a project that name what none of its targets is.
@Suite("A target that a project doesn't have")
struct MissingTargetTests {
  private static let project = """
    == x/App.xcodeproj/project.pbxproj
    // !$*UTF8*$!
    {objectVersion = 56; rootObject = R0; objects = {
    R0 = {isa = PBXProject; buildConfigurationList = C0; targets = (T0, T1); };
    C0 = {isa = XCConfigurationList; buildConfigurations = (C1); };
    C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
    T0 = {isa = PBXNativeTarget; name = App; buildConfigurationList = C0;
      productType = "com.apple.product-type.application"; };
    T1 = {isa = PBXNativeTarget; name = Tests; buildConfigurationList = C2;
      productType = "com.apple.product-type.bundle.unit-test"; };
    C2 = {isa = XCConfigurationList; buildConfigurations = (C3); };
    C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App"; }; };
    }; }

    """

  private func checked(_ files: String, _ rule: String) throws -> CheckedFiles {
    try CheckedFiles(files, "--only \(rule)", git: "git init -q; rm project.yml")
  }

  @Test("is an error in a Podfile, except for an abstract one")
  func podfile() throws {
    func findings(_ podfile: String) throws -> [String] {
      try checked("\(Self.project)== x/Podfile\n\(podfile)\n", "refused-spec").findings
    }
    let lost = "error refused-spec x/Podfile:2: unknown target `Ap` in a Podfile"
    #expect(try findings("platform :ios\ntarget 'Ap' do\nend") == [lost])
    #expect(try findings("project 'App'\ntarget 'Ap' do\nend") == [lost])
    #expect(try findings("abstract_target 'Ap' do\ntarget 'App' do\nend\nend") == [])
    let alone = "install! 'cocoapods', :integrate_targets => false"
    #expect(try findings("\(alone)\ntarget 'Ap' do\nend") == [])
  }

  @Test("and so is a project that is not there")
  func podProject() throws {
    let podfile = "== x/Podfile\nproject 'Gone'\ntarget 'App' do\nend\n"
    let problems = try checked(Self.project + podfile, "refused-spec").problems
    #expect(
      problems.contains("x/Podfile:1:9: warning: the project `x/Gone.xcodeproj` does not exist"))
    for name in ["App", "App.xcodeproj", "App.project"] {
      let there = podfile.replacing("Gone", with: name)
      #expect(try checked(Self.project + there, "refused-spec").problems == "")
    }
  }

  @Test("is a warning as the host of tests, even in a single project if its apps are known")
  func host() throws {
    func findings(_ text: String) throws -> [String] { try checked(text, "test-host").findings }
    let other = Self.project.replacing("/App.app/App", with: "/Ap.app/Ap")
    #expect(try findings(Self.project) == [])
    #expect(
      try findings(other) == [
        "warning test-host x/App.xcodeproj/project.pbxproj:12: TEST_HOST of Tests is Ap.app, which "
          + "no target builds"
      ])
    #expect(
      try findings(
        other.replacing("buildSettings = {}", with: "buildSettings = {PRODUCT_NAME = \"$(X)\"; }"))
        == [])
  }
}
