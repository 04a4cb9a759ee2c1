import CommandLine
import TestSupport
import Testing

@Suite("Words where a path is expected")
struct OtherWordTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      """
      app/App -> Suit
      domain/Suit -> Network
      core/Network
      """)
    try project.folder.write("layers: [app, domain, core]\n", to: ".archlint.yml")
    try project.commit("main")
  }

  @Test("name the option or the command that takes them")
  func helps() throws {
    let cases = [
      ("check cycle", "use `--only cycle`"), ("fix cycle", "use `--rule cycle`"),
      ("plan cycle", "use `--goal cycle`"), ("baseline cycle", "run `archlint explain cycle`"),
      ("init layered", "use `--preset layered`"), ("config init", "run `archlint init`"),
      ("check main", "use `--since main`"), ("affected HEAD", "use `--since HEAD`"),
      ("graph Network", "use `--focus Network`"), ("graph netwrk", "use `--focus Network`"),
      ("check Network", "use the path of Network: `core/Network`"),
      ("affected netwrk", "use the path of Network: `core/Network`"),
      ("explain cycle gone", "check the path"), ("explain layers gone", "check the path"),
      ("graph map.svg", "use `--output map.svg` to write this file"),
      ("check gone", "check the path"), ("graph gone", "check the path"),
    ]
    for (words, help) in cases {
      let result = try project.run("$archlint \(words)")
      #expect(result.exitCode == 2 && result.problems.contains("   help: \(help)"), "\(result)")
    }
    // A diagram that is there is none, either.
    let map = try project.run("touch map.svg; $archlint graph map.svg")
    #expect(map.output.isEmpty && map.problems.contains("use `--output map.svg`"))
  }

  @Test("that name one thing twice, or a layer, get the reason")
  func reasons() throws {
    let cases = [
      ("what-if --link Suit:Suit", "Suit cannot depend on itself"),
      ("what-if --embed App:App", "App cannot depend on itself"),
      ("rename Suit Suit", "Suit already has this name"),
      ("explain core", "`core` is a layer of Network\n   help: name one of them"),
      ("affected --changed gone.swift", "help: fix the path unless the file was removed, or add"),
      ("imports network", "no source imports network; did you mean `Network`?"),
      ("imports Network", "no source imports Network\n"),
      ("init --print --from gone", "help: write it from the current folder"),
    ]
    for (words, reason) in cases {
      let result = try project.run("$archlint \(words)")
      #expect((result.output + result.problems).contains(reason), "\(words): \(result)")
    }
  }

  @Test("in a folder without specs only say that there is none")
  func noSpec() throws {
    let commands = [
      "metrics", "owners", "graph", "plan", "fix", "baseline", "why A B", "imports A",
      "rename A B", "explain-image A",
    ]
    for command in commands {
      let result = try project.run("mkdir -p empty/.git; cd empty; $archlint \(command)")
      #expect(result.exitCode == 2 && result.output.isEmpty, "\(command): \(result)")
      #expect(result.problems.split(separator: "error: ").count == 2, "\(command): \(result)")
      #expect(result.problems.contains("no spec found below `.`"))
    }
  }
}
