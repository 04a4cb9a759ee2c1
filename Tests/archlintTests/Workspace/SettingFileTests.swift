import TestSupport
import Testing

/// Tuist stops at the first property list that is not there.
@Suite("A property list that a manifest of Tuist names and that is not there")
struct SettingFileTests {
  @Test("is an error, or a warning if only upper case differs")
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
