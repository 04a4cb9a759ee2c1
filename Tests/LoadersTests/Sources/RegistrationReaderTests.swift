import Documents
import Foundation
import Loaders
import Modules
import Synchronization
import TestSupport
import Testing

/// A framework's class for `NSPrincipalClass`, and where it can be set.
struct RegistrationReaderTests {
  /// What is read of `Menu`, as its name, its place and whether the class is declared.
  private func read(
    _ target: String, files more: [String: [UInt8]] = [:], readsSources: Bool = true,
    key: String = "NSPrincipalClass"
  ) throws -> (words: String?, problems: [String]) {
    let spec = """
      name: Menu
      targets:
        Menu:
          type: framework
          platform: iOS
          sources: [Menu]
      \(target.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      """
    let texts = more.merging(["project.yml": Array(spec.utf8)]) { one, _ in one }
    let files = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard let bytes = texts[path] else { throw .missing }
        return bytes
      },
      kind: { path in
        if texts[path] != nil { return .file }
        return texts.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
      },
      list: { path throws(ProjectFiles.Failure) in
        let inside = texts.keys.filter { $0.hasPrefix(path + "/") }
        guard !inside.isEmpty else { throw .missing }
        return FolderListing(
          inside.map { .init(String($0.dropFirst(path.count + 1)), .file) }
            .filter { !$0.name.contains("/") },
          identity: .init(device: 0, number: UInt64(path.utf8.count)))
      })
    let graph = ProjectLoader(files: files, environment: [:]).read(["project.yml"]).graph()
    let result = RegistrationReader(files, readsSources: readsSources).read(graph, keys: [key])
    let found = result.registrations.values.flatMap(\.self).first
    let words = found.map { registration in
      "\(registration.name) at \(registration.place.file):\(registration.place.line), declared: "
        + (registration.isDeclared.map(String.init) ?? "unknown")
    }
    return (words, result.problems.map(\.message))
  }

  private static let swift = Array("import UIKit\nclass Registrar: NSObject {}\n".utf8)

  private func list(
    _ format: PropertyListSerialization.PropertyListFormat, _ name: String = "Menu.Registrar"
  ) throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(
        fromPropertyList: ["NSPrincipalClass": name], format: format, options: 0))
  }

  @Test("the spec says it, with the module as a variable")
  func properties() throws {
    let info = """
      info:
        path: Menu/Info.plist
        properties: {NSPrincipalClass: $(PRODUCT_MODULE_NAME).Registrar}
      """
    let declared = try read(info, files: ["Menu/R.swift": Self.swift])
    #expect(declared.words == "Menu.Registrar at project.yml:9, declared: true")
    let strange = try read(info, files: ["Menu/R.swift": Array("class Other {}".utf8)])
    #expect(strange.words == "Menu.Registrar at project.yml:9, declared: false")
    #expect(
      try read(info, files: ["Menu/R.swift": Self.swift], readsSources: false).words
        == "Menu.Registrar at project.yml:9, declared: unknown")
    // XcodeGen overwrites the file.
    let other = "info: {path: Menu/Info.plist}"
    #expect(try read(other, files: ["Menu/Info.plist": try list(.xml)]).words == nil)
  }

  @Test("a setting says it, unless no file is made of settings")
  func settings() throws {
    let key = "INFOPLIST_KEY_NSPrincipalClass: $(PRODUCT_MODULE_NAME).Registrar"
    #expect(
      try read("settings: {\(key), PRODUCT_NAME: Dishes}", files: ["Menu/R.swift": Self.swift])
        .words
        == "Dishes.Registrar at project.yml:7, declared: true")
    #expect(try read("settings: {\(key), GENERATE_INFOPLIST_FILE: NO}").words == nil)
  }

  @Test("the file on the disk says it, named or found among the sources")
  func file() throws {
    let bytes = try list(.xml)
    let other = "settings: {INFOPLIST_FILE: $(SRCROOT)/Other.plist}"
    #expect(
      try read(other, files: ["Other.plist": bytes]).words
        == "Menu.Registrar at Other.plist:6, declared: unknown")
    #expect(
      try read("", files: ["Menu/Info.plist": bytes, "Menu/R.swift": Self.swift]).words
        == "Menu.Registrar at Menu/Info.plist:6, declared: true")
    #expect(try read("settings: {INFOPLIST_FILE: Gone.plist}").words == nil)
  }

  @Test("a class with a name for Objective-C is found by that alone")
  func plain() throws {
    let file = ["Menu/Info.plist": try list(.xml, "Registrar")]
    func words(_ source: String) throws -> String? {
      try read("", files: file.merging(["Menu/R.swift": Array(source.utf8)]) { $1 }).words
    }
    #expect(try words("class Registrar {}")?.hasSuffix("declared: false") == true)
    #expect(try words("@objc(Registrar) class R {}")?.hasSuffix("declared: true") == true)
  }

  @Test("another key, and none")
  func keys() throws {
    let info = "info: {path: I.plist, properties: {Registrar: Menu.R}}"
    #expect(try read(info, key: "Registrar").words?.hasPrefix("Menu.R at") == true)
    #expect(try read(info).words == nil)
  }

  @Test("a binary file is not read, which is an error")
  func binary() throws {
    let found = try read("", files: ["Menu/Info.plist": try list(.binary)])
    #expect(found.words == nil)
    #expect(
      found.problems == [
        "property list: the file is binary; convert it with `plutil -convert xml1`"
      ])
  }

  @Test("a file that cannot be read says so")
  func damaged() throws {
    let text = Array("<dict></dict>".utf8)
    #expect(
      try read("", files: ["Menu/Info.plist": text]).problems
        == ["property list: expected `<plist>` at the start"])
  }

  @Test("is looked for once below each source, and never outside of the repository (defaultFile)")
  func looks() throws {
    let looks = Mutex<[String: Int]>([:])
    let spec = """
      name: A
      targets:
        A: {type: framework, platform: iOS, sources: [Shared, ../out]}
        B: {type: framework, platform: iOS, sources: [Shared, ../out]}
      """
    let files = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard path == "project.yml" else { throw .missing }
        return Array(spec.utf8)
      }, kind: { _ in .folder },
      list: { path throws(ProjectFiles.Failure) in
        looks.withLock { $0[path, default: 0] += 1 }
        return FolderListing([], identity: .init(device: 0, number: UInt64(path.utf8.count)))
      }, isForeign: { $0.hasPrefix("..") })
    let graph = ProjectLoader(files: files, environment: [:]).read(["project.yml"]).graph()
    _ = RegistrationReader(files, readsSources: true).read(graph, keys: ["NSPrincipalClass"])
    #expect(looks.withLock { $0 } == ["": 1, "Shared": 1])
  }
}
