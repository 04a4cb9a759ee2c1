import Foundation
import TestSupport
import Testing

/// The pictures in the documentation are what the program draws today.
@Suite("The pictures in the documentation")
struct PictureTests {
  @Test(
    "are those that the station gives",
    arguments: [
      ("station", ""), ("station-reduced", "--reduce"), ("station-layers", "--level layer"),
      ("station-overview", "--root Overview"), ("station-cosmonaut", "--root Cosmonaut"),
      ("station-laboratory", "--root Laboratory"),
      ("station-radio", "--focus ISSRadio --direction up"),
    ])
  func pictureIsGenerated(name: String, view: String) throws {
    let example = SharedFiles.package.appending(path: "Examples/international-space-station")
    let run = try BuiltProgram.run(
      shell: "$archlint graph --format svg --title 'International Space Station' \(view)",
      in: example.path)
    #expect(run.exitCode == 0, "\(run.problems)")
    let picture = try GeneratedFile.text(
      of: "docs/pictures/\(name).svg", updatedTo: run.output)
    #expect(picture == run.output, "run .ci/update")
  }

  @Test("are those that each example gives", arguments: Example.all)
  func exampleIsGenerated(name: String) throws {
    let folder = SharedFiles.package.appending(path: "Examples/\(name)")
    // Four hundred arrows are no picture.
    let view = name == "legacy" ? "--level layer" : "--reduce"
    let run = try BuiltProgram.run(
      shell: "$archlint graph --format svg --title \(name) \(view)", in: folder.path)
    #expect(run.exitCode == 0, "\(run.problems)")
    let picture = try GeneratedFile.text(
      of: "Examples/\(name)/architecture.svg", updatedTo: run.output)
    #expect(picture == run.output, "run .ci/update")
  }

  /// A module of each example that others link.
  private static let modules = [
    "app-feature-core": "Sensors", "hexagonal": "Heating",
    "international-space-station": "ISSNetwork", "layered-messenger": "Conversations",
    "legacy": "Billing", "modular-flow": "Networking", "single-spec": "Network",
    "package-workspace": "Agenda", "plain-workspace": "Signals", "pods": "Recipes",
    "sliced": "Server",
    "specs-and-packages": "Units", "tuist-registration": "Contract",
  ]

  /// What a pull request changes is here what the broken variant changes.
  @Test("are poster, matrix, pull request and card of each example", arguments: Example.all)
  func sheetIsGenerated(name: String) throws {
    let example = try Example(name)
    let module = try #require(PictureTests.modules[name])
    let title = "--title \(name) --as-of 2026-12-01"
    let commit = "git -c user.name=crew -c user.email=crew@example.com commit -qm change"
    try example.run("git init -q . && git checkout -q -b main && git add -A && \(commit)")
    for (picture, view) in [
      ("poster.svg", "--view poster --format svg \(title)"),
      ("matrix.svg", "--view matrix --format svg \(title)"),
      ("card.md", "--module \(module) --format markdown"),
      ("pull-request.svg", "--since main --only-changes --format svg \(title)"),
    ] {
      if picture == "pull-request.svg" { try example.breakIt() }
      let run = try example.run("$archlint graph \(view)")
      #expect(run.exitCode == 0, "\(name): \(run.problems)")
      let short = name == "international-space-station" ? "station" : name
      let file = "docs/pictures/\(short)-\(picture)"
      let text = try GeneratedFile.text(of: file, updatedTo: run.output)
      #expect(text == run.output, "run .ci/update: \(file)")
    }
  }

  @Test("are the pull request that README shows")
  func readmeIsGenerated() throws {
    let example = try Example("legacy")
    let commit = "git -c user.name=crew -c user.email=crew@example.com commit -qm change"
    try example.run("git init -q . && git checkout -q -b main && git add -A && \(commit)")
    let link = #"s|(\[Core/Tokens\])|$1\n    dependencies: [target: Catalogue]|"#
    try example.run("perl -pi -e '\(link)' core.yml")
    let run = try example.run(
      "$archlint graph --since main --only-changes --format svg --title Shop --as-of 2026-12-01")
    let file = "docs/pictures/readme.svg"
    let text = try GeneratedFile.text(of: file, updatedTo: run.output)
    #expect(text == run.output, "run .ci/update: \(file)")
    // One link is red, and it is the one in the text.
    let page = try String(
      contentsOf: SharedFiles.package.appending(path: "README.md"), encoding: .utf8)
    #expect(run.output.contains("Tokens (core) links Catalogue in the higher layer domain"))
    #expect(page.contains("Tokens (core) links Catalogue in the higher layer domain"))
    #expect(page.contains(file))
  }

  @Test("are those of frameworks of a hundred and of three hundred modules", arguments: [100, 300])
  func largeIsGenerated(count: Int) throws {
    let folder = try TemporaryFolder()
    func write(_ framework: GrownFramework) throws {
      for (path, text) in framework.files { try folder.write(text, to: path) }
    }
    var framework = GrownFramework(modules: count)
    try write(framework)
    let title = "--title 'Space Station' --as-of 2026-12-01"
    let views = [
      ("modules.svg", "--format svg \(title)"),
      ("poster.svg", "--view poster --format svg \(title)"),
      ("matrix.svg", "--view matrix --format svg \(title)"),
      ("card.md", "--module ISSLogging --format markdown"),
      ("pull-request.svg", "--since main --only-changes --format svg \(title)"),
    ]
    let commit = "git -c user.name=crew -c user.email=crew@example.com commit -qm change"
    let script = "git init -q . && git checkout -q -b main && git add -A && \(commit)"
    _ = try BuiltProgram.run(shell: script, in: folder.path)
    for (picture, view) in views {
      if picture == "pull-request.svg" {
        framework.change()
        try write(framework)
      }
      let run = try BuiltProgram.run(shell: "$archlint graph \(view)", in: folder.path)
      #expect(run.exitCode == 0, "\(count): \(run.problems)")
      let file = "docs/pictures/\(count)-\(picture)"
      let text = try GeneratedFile.text(of: file, updatedTo: run.output)
      #expect(text == run.output, "run .ci/update: \(file)")
    }
  }
}
