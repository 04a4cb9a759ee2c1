import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("archlint what-if")
struct WhatIfCommandTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      """
      app/App -> Suit
      domain/Suit -> Radio, Net
      domain/Boots -> Net
      core/Radio
      core/Net
      """)
    try project.write(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {framework: Suit.framework, implicit: true}
            - {framework: Radio.framework, implicit: true}
            - {framework: Net.framework, implicit: true, embed: false}
      """, to: "app/App")
  }

  private func run(_ words: String) -> Outcome {
    Main.run(["what-if"] + words.split(separator: " ").map(String.init) + [project.folder.path])
  }

  private func text(_ words: String) -> String {
    let outcome = run(words)
    return String(decoding: outcome.output, as: UTF8.self) + outcome.problems
  }

  @Test("a change after which archlint could not read a manifest is none")
  func unreadable() throws {
    let project = try FixCommandTests.Project(
      """
      == Tuist.swift
      import ProjectDescription
      let tuist = Tuist()
      == Tuist/ProjectDescriptionHelpers/Project+Module.swift
      import ProjectDescription
      extension Project {
        public static func module(name: String, links: [TargetDependency] = []) -> Project {
          Project(
            name: name,
            targets: [
              .target(
                name: name, destinations: .iOS, product: .framework, bundleId: name,
                dependencies: links)
            ])
        }
      }
      == A/Project.swift
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.module(name: "A")
      == B/Project.swift
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.module(name: "B")

      """)
    let outcome = project.run("what-if", "--link", "A:B")
    #expect(outcome.exitCode == .unable)
    #expect(
      outcome.problems.hasPrefix(
        "archlint: error: cannot make this change: it would cause: cannot read this: "
          + "`Project` has no function `module`"), "\(outcome.problems)")
  }

  @Test("makes each change, and says whether an error is new")
  func wishes() {
    let cases: [(words: String, says: String, code: ExitCode)] = [
      ("--link Boots:Radio", "+ Boots → Radio", .success),
      ("--link Boots:Suit", "Boots (domain) links Suit in the same layer", .negative),
      ("--unlink Suit:Radio", "− Suit → Radio", .success),
      (
        "--unlink App:Radio", "App (app) loads Radio (core) at launch but does not embed it",
        .negative
      ),
      ("--embed App:Net", "Fixed: 1\n  App → Net [missing-embed]", .success),
      ("--embed App:Boots", "App: frameworks at launch 3 → 4", .success),
      ("--move Net:domain", "Suit (domain) links Net in the same layer", .negative),
      ("--drop Net", "− Suit → Net", .success),
      ("--link Boots:Suit --move Boots:app", "Boots: domain → app", .success),
    ]
    for (words, says, code) in cases {
      let outcome = run(words)
      #expect(text(words).contains(says), "\(words): \(text(words))")
      #expect(outcome.exitCode == code, "\(words): \(text(words))")
    }
  }

  @Test("refuses what cannot be understood, with the nearest name")
  func mistakes() {
    let cases = [
      ("--link Boot:Radio", "unknown target `Boot`\n   help: did you mean `Boots`?"),
      ("--link Suit:Radio", "Suit already links Radio"),
      (
        "--unlink Boots:Radio",
        "Boots has no dependency on Radio\n   help: expected one of: Net"
      ),
      ("--unlink Radio:Net", "Radio has no dependency on Net\n   help: it has none"),
      ("--embed App:Suit", "App already embeds Suit"),
      ("--move Net:cor", "unknown layer `cor`\n   help: did you mean `core`?"),
      ("--move Nets:core", "unknown target `Nets`\n   help: did you mean `Net`?"),
      ("--drop Suits", "unknown target `Suits`"),
      ("--patch no.diff", "cannot read `no.diff`"),
      ("--link Suit", "`--link` takes two names, found `Suit`"),
      ("", "missing change"),
    ]
    for (words, says) in cases {
      #expect(text(words).contains(says), "\(words): \(text(words))")
      #expect(run(words).exitCode == .unable, "\(words)")
    }
  }

  @Test("a project of Xcode is changed by Xcode")
  func projectOfXcode() throws {
    let result = try Example("plain-workspace").run("$archlint what-if --unlink Recorder:Audio")
    #expect(result.exitCode == 2)
    #expect(
      result.problems.contains(
        "only Xcode changes the project `Modules/Recorder/Recorder.xcodeproj/project.pbxproj`"))
  }

  @Test("writes nothing, and a layer that a spec states is changed there")
  func tag() throws {
    let spec = try project.text(of: "core/Net/project.yml")
      .replacing("    platform", with: "    archlint: {layer: core}\n    platform")
    try project.write(spec, to: "core/Net")
    #expect(text("--move Net:domain").contains("Net: core → domain"))
    #expect(try project.text(of: "core/Net/project.yml") == spec)
  }

  @Test("an entry of a template that others have is refused, with a way to ask all the same")
  func shared() throws {
    try project.write(
      """
      name: Boots
      targetTemplates: {Base: {dependencies: [{framework: Net.framework, implicit: true}]}}
      targets:
        Boots: {type: framework, platform: iOS, templates: [Base]}
        Laces: {type: framework, platform: iOS, templates: [Base]}
      """, to: "domain/Boots")
    let text = text("--unlink Boots:Net")
    #expect(text.contains("cannot make this change: Laces has the same entry"))
    #expect(text.contains("use `--patch FILE`"))
  }

  @Test("draws what would come and go, and writes the forecast as JSON")
  func formats() throws {
    let words = "--unlink Suit:Net --link Boots:Radio"
    let mermaid = text("\(words) --format mermaid --only-changes")
    #expect(mermaid.contains("modules, compared with the project as it is, only what has changed"))
    #expect(mermaid.contains("|added|") && mermaid.contains("|removed|"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text("\(words) --format json").utf8))
        as? [String: Any])
    let forecast = try #require(json["forecast"] as? [String: Any])
    #expect(forecast["rebuilt"] as? [String] == ["App", "Boots", "Suit"])
    #expect(forecast["tests"] as? Int == 0)
  }

  @Test("the whole output", arguments: ["text", "json", "mermaid"])
  func outputIsGenerated(format: String) throws {
    let words = "--unlink Suit:Radio --link Boots:Suit --embed App:Net --format \(format)"
    let whole = text(words + (format == "mermaid" ? " --title Kit --only-changes" : ""))
    let output = whole.replacing(#/\S*(?=domain\/Boots\/project.yml:)/#, with: "")
    let file = "Tests/Reports/what-if-\(format).txt"
    #expect(output == (try GeneratedFile.text(of: file, updatedTo: output)), "run .ci/update")
  }

  @Test("a patch is compared as the commit that it is would be", arguments: [3, 5] as [UInt64])
  func patch(seed: UInt64) throws {
    let project = try DrawnProject("domain/A -> B\ncore/B")
    for (path, text) in GeneratedFramework(seed: seed).files() {
      try project.folder.write(text, to: path)
    }
    try project.folder.write("import B", to: "domain/A/Old.swift")
    try project.commit("main")
    for (path, text) in GeneratedFramework(seed: seed + 1).files() {
      try project.folder.write(text, to: path)
    }
    let result = try project.run(
      """
      git mv domain/A domain/Aa; echo 'name: B' > core/B/project.yml; printf '# end' > core/last.txt
      git rm -rq --cached core/B; rm -r core/B
      mkdir -p core/New/Sub; printf 'name: New\\ntargets: {New: {type: framework, platform: iOS}}' \\
        > core/New/Sub/project.yml
      git add -A; git diff --cached main > .git/patch.diff
      plain() {
        sed -e 's/compared with [a-z ]*,/compared,/g' -e '/"affected": {/,/^  },$/d' \\
          -e '/"affected": null/d' -e '/"explanations"/,$d'
      }
      $archlint check --since main --format json | plain > .git/one.json
      git reset -q --hard; cd core
      $archlint what-if --patch ../.git/patch.diff --format json .. | plain | python3 -c '
      from sys import stdin
      text = stdin.read()
      start, end = text.index("  \\"forecast\\""), text.index("  \\"exceptions\\"")
      print(text[:start] + text[end:], end="")' > ../.git/two.json
      cd ..; git status --short; wc -l < .git/one.json | tr -d ' '; diff .git/one.json .git/two.json
      """)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 1 && (Int(lines[0]) ?? 0) > 1_000, "\(result.output)\(result.problems)")
  }
}
