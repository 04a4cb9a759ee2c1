import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("archlint rename, in flags, paths and parts of names")
struct RenamePlacesTests {
  @Test("flags of libraries and paths in scripts and includes, and what keeps a former name")
  func flags() throws {
    let project = try NamedProject(
      """
      == project.yml
      name: All
      targets:
        Net: {type: library.static, platform: iOS, sources: [Net]}
        NetTests: {type: bundle.unit-test, platform: iOS, dependencies: [target: Net]}
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [target: Net]
          settings:
            OTHER_LDFLAGS: -lNet -weak-lNet -lNetwork -lSet $(BUILT_PRODUCTS_DIR)/libNet.a
          preBuildScripts:
            - script: |
                cd Net && make Net
                ld -framework Net
      == Net/Net.h
      // of Net
      == App/a.m
      #import "Net/Net.h"
      #import "Net/Else.h"
      #import <Foundation/Foundation.h>
      == App/b.swift
      import Net
      let port = Net.port
      == .github/workflows/ci.yml
      run: xcodebuild -target Net
      == .github/other.yml
      run: xcodebuild -target Network
      """)
    _ = try BuiltProgram.run(shell: "git init -q . && git add -A", in: project.path)
    let before = try project.files()
    let spec = try #require(before["project.yml"])
    let outcome = project.run("rename", "Net", "Web", options: ["--dirty"])
    #expect(outcome.exitCode == .success, "\(outcome.problems)")
    let words = String(decoding: outcome.output, as: UTF8.self)
    let mentions = words.split(separator: "\n").first { $0.contains("old name is in: ") } ?? ""
    for name in [".github/workflows/ci.yml", "App/a.m", "App/b.swift", "Net/Net.h"] {
      #expect(mentions.contains("\(name)"), "\(name) in \(mentions)")
    }
    #expect(!mentions.contains("other.yml") && !mentions.contains("project.yml"), "\(mentions)")
    let flags = spec.replacing("Net:", with: "Web:").replacing("NetTests", with: "WebTests")
      .replacing("target: Net", with: "target: Web")
      .replacing("-lNet -weak-lNet ", with: "-lWeb -weak-lWeb ")
      .replacing("libNet.a", with: "libWeb.a").replacing("make Net", with: "make Web")
      .replacing("-framework Net", with: "-framework Web")
    let after = try project.files()
    #expect(after["project.yml"] == flags)
    #expect(
      after["App/a.m"]
        == "#import \"Net/Net.h\"\n#import \"Web/Else.h\"\n#import <Foundation/Foundation.h>\n")
    #expect(project.run("rename", "Web", "Net", options: ["--dirty"]).exitCode == .success)
    #expect(try project.files() == before)
    let moved = project.run("rename", "Net", "Web", options: ["--folders", "--dirty"])
    #expect(moved.exitCode == .success, "\(moved.problems)")
    #expect(
      try project.files()["project.yml"]
        == flags.replacing("cd Net", with: "cd Web").replacing("[Net]", with: "[Web]"))
    #expect(try project.files()["App/a.m"]?.hasPrefix("#import \"Web/Net.h\"\n") == true)
  }

  @Test("tests of a module that is named Tests")
  func tests() throws {
    let project = try NamedProject(
      """
      == project.yml
      name: All
      targets:
        Tests: {type: framework, platform: iOS}
        TestsTests: {type: bundle.unit-test, platform: iOS, dependencies: [target: Tests]}
      """)
    let spec = try #require(try project.files()["project.yml"])
    let outcome = project.run("rename", "Tests", "Checks")
    #expect(outcome.exitCode == .success, "\(outcome.problems)")
    #expect(
      try project.files()["project.yml"]
        == spec.replacing("Tests:", with: "Checks:").replacing("TestsChecks", with: "ChecksTests")
        .replacing("target: Tests", with: "target: Checks"))
  }
}
