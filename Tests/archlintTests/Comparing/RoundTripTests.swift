import TestSupport
import Testing

/// What holds for any project: written debt is read back, and comparing is fair both ways.
@Suite("Round trips")
struct RoundTripTests {
  private static let seeds = [UInt64](1...6)

  @Test("a check after a baseline is clean, and its lines survive new layouts", arguments: seeds)
  func baseline(seed: UInt64) throws {
    let project = try DrawnProject(RoundTripTests.drawing(seed))
    _ = try project.run("$archlint baseline")
    let check = try project.run("$archlint check --strict")
    #expect(check.exitCode == 0)
    #expect(check.output.contains("\nNo findings"))
    let before = try project.text(of: ".archlint-baseline.yml")
    _ = try project.run(
      "sed -i.bak -e '1i # moved' -e 's/^name: \\(.*\\)/name: \"\\1\"/' */*/project.yml")
    #expect(try project.run("$archlint baseline").output.contains("is up to date"))
    #expect(try project.text(of: ".archlint-baseline.yml") == before)
  }

  @Test("pruning when all is mended leaves no entry", arguments: seeds)
  func pruning(seed: UInt64) throws {
    let project = try DrawnProject(RoundTripTests.drawing(seed))
    _ = try project.run("$archlint baseline")
    try project.draw(RoundTripTests.drawing(seed, links: false))
    _ = try project.run("$archlint baseline --prune")
    #expect(try project.text(of: ".archlint-baseline.yml").hasSuffix("\nfindings: []\n"))
  }

  @Test("nothing is new since HEAD, and new and fixed swap with base and head", arguments: seeds)
  func since(seed: UInt64) throws {
    let project = try DrawnProject(RoundTripTests.drawing(seed))
    try project.commit("one")
    let same = try project.run("$archlint check --since HEAD --format json | tee same.json")
    #expect(same.exitCode == 0)
    #expect(!same.output.contains("\"state\": \"new\""))
    #expect(same.output.contains("\"fixed\": [],"))
    _ = try project.run("git checkout -q -b two; rm -r [a-z]*/")
    try project.draw(RoundTripTests.drawing(seed + 100))
    try project.commit()
    let script = """
      # The files of either commit, with HEAD at first defined here.
      git checkout -q two; git reset -q --soft one
      $archlint check --skip cycle --since one --format json > forth.json
      git commit -qm two; git read-tree --reset -u one
      $archlint check --skip cycle --since two --format json > back.json
      python3 - forth.json back.json <<'END'
      from json import load
      from sys import argv
      forth, back = [load(open(name)) for name in argv[1:]]
      def prints(findings, state): return sorted(f["fingerprint"] for f in findings if f["state"] == state)
      print(prints(forth["findings"], "new") == prints(back["fixed"], "fixed"))
      print(prints(back["findings"], "new") == prints(forth["fixed"], "fixed"))
      print(forth["architecture"]["linksAdded"] == back["architecture"]["linksRemoved"])
      print(len(prints(forth["findings"], "new")) > 0)
      END
      """
    let result = try project.run(
      "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a\n"
        + script)
    #expect(result.output == "True\nTrue\nTrue\nTrue\n", "\(result.problems)")
  }

  /// A few modules on four layers, with links up, down and across.
  private static func drawing(_ seed: UInt64, links: Bool = true) -> String {
    var random = SplitMix(seed: seed)
    let layers = ["domain", "service", "core", "shared"]
    let names = (0..<12).map { "M\($0)" }
    return names.enumerated().map { number, name in
      let others = names.filter {
        $0 != name && links && Int.random(in: 0..<4, using: &random) == 0
      }
      return "\(layers[number % 4])/\(name)" + (others.isEmpty ? "" : " -> ")
        + others.joined(separator: ", ")
    }.joined(separator: "\n")
  }
}
