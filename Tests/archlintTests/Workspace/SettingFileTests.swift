import TestSupport
import Testing

/// Tuist stops at the first property list, and at the first entitlements, that are not there.
@Suite("A file of settings that a manifest of Tuist names and that is not there")
struct SettingFileTests {
  @Test(
    "is an error, or a warning if only upper case differs",
    arguments: [#"infoPlist: "F""#, #"entitlements: "F""#, #"entitlements: .file(path: "F")"#])
  func inTuist(argument: String) throws {
    func project(_ file: String) -> String {
      """
      == Tuist.swift
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "a.b",
          \(argument.replacing("F", with: file)), sources: "App/**")
      ])
      == App/Info.plist
      """
    }
    func findings(_ file: String) throws -> [String] {
      try CheckedFiles(
        project(file) + "\n== App/a.swift", "--only missing-source",
        git: "git init -q; rm project.yml"
      ).findings
    }
    let place = "missing-source Project.swift:3: file App"
    #expect(try findings("App/Info.plist") == [])
    #expect(
      try findings("App/Gone.plist") == [
        "error \(place)/Gone.plist of Project.swift does not exist"
      ])
    #expect(
      try findings("App/info.plist") == [
        "warning \(place)/info.plist of Project.swift does not exist on a case-sensitive disk"
      ])
  }
}
