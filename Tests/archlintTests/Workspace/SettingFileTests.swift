import TestSupport
import Testing

/// Xcode stops at the first property list of a target that is not there, and Tuist before that.
@Suite("A file that settings of a spec or a manifest name and that is not there")
struct SettingFileTests {
  private func findings(
    _ files: String, git: String = "git init -q"
  ) throws -> [String] {
    try CheckedFiles(files + "\n== App/a.swift", "--only missing-source", git: git).findings
  }

  private func spec(_ keys: String) -> String {
    """
    == project.yml
    name: P
    targets:
      App:
        type: application
        platform: iOS
        sources: App
        \(keys)
    """
  }

  @Test("is an error in a spec, unless XcodeGen writes it")
  func inSpecs() throws {
    let gone = ["error missing-source project.yml:7: file Gone.plist of project.yml does not exist"]
    let setting = "settings: {INFOPLIST_FILE: Gone.plist}"
    #expect(try findings(spec(setting)) == gone)
    #expect(
      try findings(spec(setting.replacing("INFOPLIST_FILE", with: "CODE_SIGN_ENTITLEMENTS")))
        == gone)
    #expect(try findings(spec(setting) + "\n== Gone.plist") == [])
    let clip =
      "\n  Clip: {type: application.on-demand-install-capable, platform: iOS, sources: App, "
    #expect(try findings(spec(setting) + clip + "info: {path: Gone.plist}}") == [])
    #expect(
      try findings(spec(setting) + "\n    preBuildScripts: [{script: touch Gone.plist}]") == [])
    #expect(try findings(spec("settings: {INFOPLIST_FILE: $(X)/Gone.plist}")) == [])
    #expect(try findings(spec("settings: {INFOPLIST_FILE: build/Gone.plist}")) == [])
    #expect(try findings(spec(setting) + "\n== .gitignore\n*.plist") == [])
    #expect(
      try findings(spec(setting).replacing("type: application", with: "type: library.static")) == []
    )
  }

  @Test("is an error in a Tuist project, even if only upper case differs")
  func inTuist() throws {
    func project(_ file: String) -> String {
      """
      == Tuist.swift
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "a.b",
          infoPlist: "\(file)", sources: "App/**")
      ])
      == App/Info.plist
      """
    }
    let place = "missing-source Project.swift:3: file App"
    #expect(try findings(project("App/Info.plist"), git: "git init -q; rm project.yml") == [])
    #expect(
      try findings(project("App/Gone.plist"), git: "git init -q; rm project.yml") == [
        "error \(place)/Gone.plist of Project.swift does not exist"
      ])
    #expect(
      try findings(project("App/info.plist"), git: "git init -q; rm project.yml") == [
        "warning \(place)/info.plist of Project.swift does not exist on a case-sensitive disk"
      ])
  }
}
