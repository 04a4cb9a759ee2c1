import Foundation
import TestSupport
import Testing

@testable import SystemIO

/// Specs that are there and are not read.
///
/// The guard of each test is named behind its title.
@Suite("Unread specs")
struct UnreadSpecTests {
  private let folder: TemporaryFolder
  private static let spec = "name: B\ntargets: {B: {type: framework, platform: iOS}}\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name: A\ntargets: {A: {type: framework, platform: iOS}}\n", to: "project.yml")
  }

  /// With all rules, without which nothing is stale.
  private func whole(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: "\(script); $archlint check", in: folder.path)
  }

  private func check(_ script: String, _ options: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      shell: "\(script); $archlint check --skip unlayered-module \(options)", in: folder.path)
  }

  @Test(
    "with another case or ending are counted, and named with -v (SpecSearch.isLikeSpec)",
    arguments: ["PROJECT.YML", "project.yaml", "b/Project.yml", "b/project.json"])
  func names(name: String) throws {
    let text =
      name.hasSuffix("json")
      ? #"{"name": "B", "targets": {"B": {"type": "framework", "platform": "iOS"}}}"# : Self.spec
    try folder.write(text, to: name)
    let plain = try check("true")
    #expect(plain.output.contains("Not read: 1 spec ("), "\(plain)")
    #expect(plain.exitCode == 0 && plain.problems == "")
    let verbose = try check("true", "-v")
    #expect(
      verbose.problems.hasPrefix(
        "\(name):1:1: warning: this file looks like a spec but is not read"))
    let strict = try check("true", "--strict")
    #expect(strict.output.contains("This fails"))
  }

  @Test(
    "of Swift with another case, too, if they import what manifests do (SpecLookalikes)",
    arguments: [
      ("package.swift", "PackageDescription"), ("m/PACKAGE.swift", "PackageDescription"),
      ("m/Package.Swift", "PackageDescription"),
    ])
  func manifests(name: String, module: String) throws {
    try folder.write("import \(module)\n", to: name)
    let verbose = try check("true", "-v")
    #expect(verbose.output.contains("Not read: 1 spec ("), "\(verbose)")
    #expect(verbose.problems.hasPrefix("\(name):1:1: warning: this file looks like a spec"))
    try folder.write("import Foundation\n", to: name)
    #expect(!(try check("true").output.contains("Not read")))
  }

  @Test("fail a strict run (Report.conclusion)")
  func strictRun() throws {
    try folder.write("name: B\ntargts: {B: {type: framework}}\n", to: "b/project.yml")
    #expect(try check("true").exitCode == 0)
    let strict = try check("true", "--strict")
    #expect(strict.exitCode == 1 && strict.output.contains("This fails"))
    #expect(
      strict.output.hasSuffix(
        "No findings. Not read: 1 spec (`-v` lists them). This fails with `--strict`.\n"),
      "\(strict)")
  }

  @Test("pass a strict run only where all is read (Report.conclusion)")
  func strict() throws {
    try folder.write("version: 2\nfindings: []\n", to: ".archlint-baseline.yml")
    try folder.write("layers: [core: S, shared: T]\n", to: ".archlint.yml")
    try folder.write(
      "name: A\ntargets: {A: {type: framework, platform: iOS, sources: [S]}, "
        + "B: {type: framework, platform: iOS, sources: [T]}}\n", to: "project.yml")
    try folder.write("", to: "S/A.swift")
    let options = "--strict --skip missing-source --changed S/A.swift"
    #expect(!(try check("mkdir -p T", options).output.contains("Not read")))
    try folder.write(Self.spec, to: "b/project.yaml")
    #expect(try check("true", options).output.contains("Not read: 1 spec ("))
  }

  @Test("are no files of other tools, no templates, and nothing that is left out (isSpec)")
  func others() throws {
    try folder.write(
      #"{"name": "app", "targets": {"build": {"executor": "x"}}}"#, to: "n/project.json")
    try folder.write("name: {{x}}\ntargets: {}\n", to: "t/project.yaml")
    try folder.write(Self.spec, to: "out/project.yaml")
    try folder.write("specs: {exclude: [out/**]}\n", to: ".archlint.yml")
    #expect(!(try check("true").output.contains("Not read")))
  }

  @Test(
    "in folders that no search enters are counted if git tracks them (Git.tracked)",
    arguments: ["2", "3", "4"])
  func tracked(version: String) throws {
    try folder.write(Self.spec, to: ".hidden/project.yml")
    try folder.write(Self.spec, to: "build/B/project.yml")
    try folder.write(Self.spec, to: ".other/project.yml")
    let index =
      "git init -q; git update-index --index-version \(version); git add -f .hidden build *.yml"
    let mark = version == "3" ? "; git update-index --skip-worktree project.yml" : ""
    let verbose = try check(index + mark, "-v")
    #expect(verbose.output.contains("Not read: 2 specs ("), "\(verbose)")
    #expect(verbose.problems.contains(".hidden/project.yml:1:1: warning"))
    #expect(!verbose.problems.contains(".other"))
    // From a folder of the repository, too, and from another working tree.
    try folder.write(Self.spec, to: "in/.deep/project.yml")
    let below = try BuiltProgram.run(
      shell: "git add -f in; cp project.yml in; $archlint check in", in: folder.path)
    #expect(below.output.contains("Not read: 1 spec ("), "\(below)")
    let tree = try BuiltProgram.run(
      shell: "git -c user.name=a -c user.email=a@b commit -qm a; git worktree add -q ../tree-$$; "
        + "cd ../tree-$$; $archlint check; cd -; git worktree remove --force ../tree-$$",
      in: folder.path)
    #expect(tree.output.contains("Not read: 3 specs ("), "\(tree)")
  }

  @Test(
    "in submodules that are not checked out: nothing is stale or dropped (SpecSearch.emptyModules)",
    arguments: ["Sub", "in/.hidden/Sub", "Pods/Sub"])
  func submodule(path: String) throws {
    try folder.write(
      "version: 2\nfindings:\n  - {rule: unknown-link, from: A/A, to: Lost}\n",
      to: ".archlint-baseline.yml")
    let made =
      "git init -q; git add -A; mkdir -p \(path); git update-index --add --cacheinfo "
      + "160000,$(printf %040d 1),\(path)"
    let checked = try whole(made)
    #expect(
      checked.problems.hasPrefix(
        "\(path):1:1: warning: `\(path)` is a submodule that is not checked out, so specs and sources "
          + "in it are not checked"), "\(checked)")
    #expect(!checked.output.contains("stale-baseline"))
    let prune = try BuiltProgram.run(shell: "$archlint baseline --prune", in: folder.path)
    #expect(prune.exitCode == 2 && prune.problems.contains("some files could not be read"))
    // Submodules with files are checked out, and missing ones have no effect.
    #expect(try whole("touch \(path)/x").output.contains("stale-baseline"))
    try folder.write("specs: {exclude: [\"\(path)/**\"]}\n", to: ".archlint.yml")
    #expect(try whole("rm \(path)/x").output.contains("stale-baseline"))
  }

  @Test("a folder that a workspace or a manifest names and that is a submodule is one as well")
  func namedSubmodule() throws {
    let checked = try CheckedFiles(
      """
      name: A
      == All.xcworkspace/contents.xcworkspacedata
      <Workspace version = "1.0"><FileRef location = "group:kit"/></Workspace>
      == t/Workspace.swift
      import ProjectDescription
      let workspace = Workspace(name: "W", projects: ["../kit"])
      == .gitmodules
      [submodule "kit"]
      \tpath = kit
      """)
    let lines = checked.problems.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.contains(": the submodule kit is not checked out") }.count == 2,
      "\(checked.problems)")
    #expect(lines.filter { $0 == "help: run `git submodule update --init`" }.count == 2)
    #expect(!checked.problems.contains("fix the path"))
  }

  @Test("a missing folder that `.gitmodules` of a downloaded archive names is a submodule, too")
  func archive() throws {
    let checked = try CheckedFiles(
      """
      == Tuist.swift
      import ProjectDescription
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a",
          dependencies: [.project(target: "Kit", path: "Kit")])
      ])
      == .gitmodules
      [submodule "Kit"]
      \tpath = Kit
      """, "--skip unknown-module", git: "rm project.yml")
    #expect(
      checked.findings == [
        "info missing-source Project.swift:5: the submodule Kit is not checked out, and 1 path "
          + "leads into it"
      ])
    #expect(checked.help == ["run `git submodule update --init`"])
  }

  @Test("an index that is damaged names nothing, and never hangs (Git.tracked)")
  func damaged() throws {
    let made = try BuiltProgram.run(
      shell:
        "git init -q; git update-index --index-version 4; git add -A; cat .git/index | base64 -w0",
      in: folder.path)
    let bytes = try #require(Data(base64Encoded: made.output)).map { $0 }
    #expect(Git.tracked(in: bytes, afterObjectOf: 20)?.names == ["project.yml"])
    for end in 0..<bytes.count - 20 {
      let names = Git.tracked(in: Array(bytes[..<end]), afterObjectOf: 20)?.names
      #expect(names == nil || names == ["project.yml"])
    }
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 0xFF
      _ = Git.tracked(in: other, afterObjectOf: 20)
      _ = Git.tracked(in: other, afterObjectOf: 32)
    }
  }

  @Test("that are skipped for a typo or are empty are counted (XcodeGenLoader.isMeant)")
  func typo() throws {
    try folder.write("name: B\ntargts: {B: {type: framework}}\n", to: "b/project.yml")
    let checked = try check("true", "-v")
    #expect(checked.output.contains("Not read: 1 spec ("))
    #expect(checked.problems.contains("skipped: this file is not a spec"))
    #expect(checked.problems.contains("help: did you mean `targets`?"))
    #expect(checked.problems.contains("b/project.yml:1:1: warning: this file looks like a spec"))
    try folder.write("", to: "c/project.yml")
    #expect(try check("true").output.contains("Not read: 2 specs ("))
  }

  @Test(
    "an include that differs in case only is read, with a warning at its place (IncludeReader.place)",
    arguments: ["base.yml", "Sub/Base.YML"])
  func include(path: String) throws {
    let checked = try CheckedFiles(
      """
      name: A
      include: \(path)
      targets: {A: {type: framework, platform: iOS, templates: [T]}}
      == Base.yml
      targetTemplates: {T: {dependencies: [{target: Gone}]}}
      == sub/base.yml
      targetTemplates: {T: {dependencies: [{target: Gone}]}}
      """)
    let real = path == "base.yml" ? "Base.yml" : "sub/base.yml"
    #expect(
      checked.problems.hasPrefix(
        "project.yml:2:10: warning: the included file \(path) is \(real), which differs in case"),
      "\(checked.problems)")
    #expect(checked.findings.count == 1 && checked.findings[0].contains(" \(real):1"))
    #expect(checked.exitCode == 1)
  }

  @Test("one that may be two files is an error that names both")
  func ambiguous() throws {
    let checked = try CheckedFiles(
      "name: A\ninclude: base.yml\n== Base.yml\noptions: {}\n== BASE.yml\noptions: {}")
    #expect(checked.problems.contains("error: the included file base.yml does not exist"))
    #expect(
      checked.problems.contains("help: did you mean BASE.yml or Base.yml?"))
    #expect(checked.exitCode == 2)
  }
}
