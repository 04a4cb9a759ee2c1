import TestSupport
import Testing

@Suite("Two branches that fix findings")
struct BaselineMergeTests {
  private static let names = (10..<90).map { "A\($0)" }

  /// What each of two branches pays off of eighty debts: far apart, side by side, and interleaved.
  private static let payments: [(ours: [Int], theirs: [Int], isRevived: Bool)] = [
    ([10], [60], false), ([10, 30, 50], [20, 40, 60], false), ([10], [11], true),
    ([10, 12, 14], [11, 13, 15], true),
    ([20, 21, 22, 40, 41, 42], [23, 24, 60, 61, 62, 63], true),
  ]

  @Test("merge without a conflict, and no entry comes back in silence", arguments: payments)
  func merge(ours: [Int], theirs: [Int], isRevived: Bool) throws {
    let project = try DrawnProject(
      (Self.names.map { "domain/\($0) -> Z" } + ["domain/Z"]).joined(separator: "\n"))
    try project.folder.write("layers:\n- domain: domain/**\n", to: ".archlint.yml")
    try project.folder.write(".archlint-baseline*.yml merge=union\n", to: ".gitattributes")
    _ = try project.run("$archlint baseline")
    try project.commit("main")
    for (branch, paid) in [("ours", ours), ("theirs", theirs)] {
      _ = try project.run("git checkout -q -b \(branch) main")
      try project.draw(paid.map { "domain/A\($0)" }.joined(separator: "\n"))
      _ = try project.run("$archlint baseline --prune")
      try project.commit()
    }
    let merged = try project.run(
      "git -c user.name=crew -c user.email=crew@example.com merge -q --no-edit ours && $archlint check"
    )
    let paid = Set((ours + theirs).map { "A\($0)" })
    let listed = try project.text(of: ".archlint-baseline.yml").split(separator: "\n")
      .compactMap { $0.firstMatch(of: /from: (\w+)\//).map { String($0.1) } }
    let revived = paid.intersection(listed)
    #expect(Set(listed).isSuperset(of: Set(Self.names).subtracting(paid)))
    #expect(revived.isEmpty != isRevived)
    #expect(merged.exitCode == (isRevived ? 1 : 0), "\(merged)")
    for name in revived {
      #expect(merged.output.contains("error: stale baseline entry: same-layer-link from \(name)/"))
    }
    _ = try project.run("$archlint baseline --prune")
    #expect(try project.run("$archlint check --strict").exitCode == 0)
  }
}
