import Documents
import Findings
import Testing

@Suite("Findings of one cause")
struct CauseTests {
  private func finding(
    _ name: String, _ severity: Severity = .error, line: Int, cause: Cause?
  ) -> ReportedFinding {
    let finding = Finding(
      rule: "missing-embed", severity, "App lacks \(name)",
      at: Place(file: "project.yml", line: line, column: 1), from: Subject("App"),
      to: Subject(name), notes: [Note("App links \(name)", at: Place(file: "project.yml"))],
      cause: cause)
    return ReportedFinding(finding)
  }

  @Test(
    "show 25 of many and the last, and count the others (Finding.mostOthers)",
    arguments: [(25, 0), (26, 0), (27, 1), (5_000, 4_974)])
  func many(count: Int, left: Int) {
    let cause = Cause("App lacks many")
    let told = (0..<count).map { finding("F\($0)", line: $0 + 1, cause: cause) }.byCause
    #expect(told.count == 1)
    let lacks = told[0].notes.map(\.text).filter { $0.hasPrefix("App lacks") }
    let shown = (0..<min(count, 25)).map { "App lacks F\($0)" }
    #expect(lacks == shown + (count > 25 ? ["App lacks F\(count - 1)"] : []))
    let counts = told[0].notes.map(\.text).filter { $0.hasSuffix("are not listed") }
    #expect(counts == (left > 0 ? ["\(left) more like these are not listed"] : []))
    #expect(told[0].notes.count <= 53)
  }

  @Test("are told once: the cause, what to paste, and each of them as a note before its own")
  func joined() {
    let cause = Cause("App lacks 2", help: "add", lines: ["- target: A", "- target: B"])
    let told = [
      finding("A", line: 3, cause: cause), finding("C", line: 4, cause: nil),
      finding("B", line: 5, cause: cause),
    ].byCause
    #expect(told.map(\.message) == ["App lacks 2", "App lacks C"])
    #expect(told.map { $0.parts.map(\.message) } == [["App lacks A", "App lacks B"], []])
    #expect(told.map(\.each.count) == [2, 1])
    #expect(told.map(\.lines) == [["- target: A", "- target: B"], []])
    #expect(
      told[0].notes.map(\.text) == ["App lacks A", "App links A", "App lacks B", "App links B"])
    #expect(told[0].notes.map(\.place.line) == [3, 1, 5, 1])
  }

  @Test("some of which are not shown are one finding, which names those that are")
  func some() {
    var cause = Cause("App lacks 3")
    cause.size = 3
    let all = ["A", "B", "C"].map { finding($0, line: 3, cause: cause) }
    #expect(all.byCause.map(\.message) == ["App lacks 3"])
    let some = Array(all.dropLast()).byCause
    #expect(some.map(\.message) == ["App lacks A; the same for B"])
    #expect(some.map { $0.parts.map(\.to?.name) } == [["A", "B"]])
  }

  @Test("of which some are new are one new finding about these, and count what was there before")
  func news() {
    var cause = Cause("App lacks 4")
    cause.size = 4
    var all = ["A", "B", "C", "D"].map { finding($0, line: 3, cause: cause) }
    for index in all.indices { all[index].state = index < 2 ? .new : .unchanged }
    let told = all.byCause
    #expect(told.map(\.message) == ["App lacks A; the same for B"])
    #expect(told.map(\.state) == [.new])
    #expect(told[0].parts.map(\.state) == [.new, .new, .unchanged, .unchanged])
    #expect(told[0].notes.last?.text == "2 more like this existed before")
    for index in all.indices { all[index].state = .unchanged }
    #expect(all.byCause.map(\.message) == ["App lacks 4"])
    #expect(all.byCause.map(\.state) == [.unchanged])
  }

  @Test("have a fingerprint of their own, and their parts keep theirs")
  func fingerprints() {
    let cause = Cause("App lacks 2")
    let all = ["A", "B", "C"].map { finding($0, line: 3, cause: cause) }
    let (two, three) = (Array(all.dropLast()).byCause[0], all.byCause[0])
    #expect(three.parts.map(\.fingerprint) == all.map(\.fingerprint))
    #expect(Set(([two, three] + all).map(\.fingerprint)).count == 5)
    #expect(Array(all.reversed()).byCause[0].fingerprint == three.fingerprint)
  }

  @Test("of one entry are told by the first that is there, with the names of the others")
  func entry() {
    let findings = ["A", "B", "C"].map { name in
      let finding = Finding(
        rule: "same-layer-link", .error, "\(name) links X",
        at: Place(file: "project.yml", line: 3, column: 1),
        from: Subject(name), to: Subject("X"), notes: [Note("\(name) gets it", at: Place(file: ""))]
      )
      return ReportedFinding(finding.with(cause: Cause(entryOf: finding)))
    }
    let told = findings.byCause
    #expect(told.map(\.message) == ["A links X; the same for B, C"])
    #expect(told[0].notes.map(\.text) == ["A gets it", "B gets it", "C gets it"])
    // Where one of them is accepted, the others are left.
    #expect(Array(findings.dropFirst()).byCause.map(\.message) == ["B links X; the same for C"])
    #expect([findings[2]].byCause.map(\.message) == ["C links X"])
  }

  @Test("of different severity are told together by words for all, and apart by those of the first")
  func severities() {
    let cause = Cause("App lacks 2")
    let findings = [
      finding("A", .warning, line: 3, cause: cause), finding("B", .error, line: 5, cause: cause),
    ]
    #expect(findings.byCause.map(\.message) == ["App lacks 2"])
    #expect(findings.byCause.map(\.severity) == [.error])
    let entry = Cause(entryOf: findings[0].finding)
    let apart = findings.map { $0.finding.with(cause: entry) }
    #expect(apart.byCause.map(\.message) == ["App lacks A", "App lacks B"])
  }
}
