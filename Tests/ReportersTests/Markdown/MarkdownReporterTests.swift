import Documents
import Modules
import Testing

@testable import Findings
@testable import Reporters

@Suite("The report as a comment")
struct MarkdownReporterTests {
  @Test("counts, what is new by severity, what was known folded away, what is fixed")
  func whole() {
    #expect(
      ComparedReport.text(MarkdownReporter()) == """
        ### archlint: Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed)

        Checked 12 targets in 4 specs (20 links, 0 rules).

        #### Problems

        | | where | what |
        |---|---|---|
        | error | .archlint.yml:2 | unknown layer `sevice` |

        #### New

        | | rule | from → to | where | what |
        |---|---|---|---|---|
        | error | same-layer-link | ISSCosmonautService → ISSSpacesuitService | \
        service/CosmonautService/project.yml:24 | ISSCosmonautService (service) links \
        ISSSpacesuitService in the same layer<br>link its interface ISSSpacesuitServiceCore instead |

        1 info not listed.

        Known before: 1 finding.

        #### Fixed

        - upward-link: B → A

        archlint: Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed).

        """)
  }

  @Test("says how much each exception suppresses, folded away")
  func exceptions() {
    var report = Report(summary: Summary(), findings: [])
    report.exceptions = [
      .init(
        words: "cycle among A, B", reason: "old | screen", owner: "@crew", expires: "2027-03-31",
        findings: 2, limit: 3, place: Place(file: ".archlint.yml", line: 9, column: 3)),
      .init(
        words: "missing-source", reason: nil, owner: nil, expires: nil, findings: 1, limit: nil,
        place: Place(file: "a.yml", line: 4, column: 1)),
    ]
    let bytes = MarkdownReporter().bytes(of: report, in: ReportSetting())
    #expect(
      String(decoding: bytes, as: UTF8.self).hasSuffix(
        """

        <details><summary>Exceptions: 2</summary>

        | covers | exception | where | because |
        |---|---|---|---|
        | 2 (max 3) | cycle among A, B | .archlint.yml:9 | \
        old \\| screen<br>@<!-- -->crew<br>until 2027-03-31 |
        | 1 | missing-source | a.yml:4 |  |

        </details>

        archlint: No findings.

        """))
  }

  @Test(
    "shows as code what stands between backticks, unless it could do harm there",
    arguments: [
      ("link `A_b` and `c`", "link `A_b` and `c`"),
      ("`a", "\\`a"), ("a``b", "a\\`\\`b"), ("`a` b`", "`a` b\\`"), ("` a`", "\\` a\\`"),
      ("`a|b` `c`", "\\`a\\|b\\` `c`"), ("`<b>`", "\\`&lt;b&gt;\\`"),
      ("`@crew`", "\\`@<!-- -->crew\\`"), ("`é`", "\\`é\\`"), ("`\\`", "\\`\\\\\\`"),
      ("`a\nb`", "\\`a\\\\u{A}b\\`"),
    ])
  func code(words: String, markdown: String) {
    let report = Report(summary: Summary(), findings: [], problems: [Problem(words)])
    let bytes = MarkdownReporter().bytes(of: report, in: ReportSetting())
    #expect(String(decoding: bytes, as: UTF8.self).contains("\n| error |  | \(markdown) |\n"))
  }

  /// So many warnings, written in at most so many bytes.
  private func text(findings count: Int, limit: Int) -> String {
    let findings = (0..<count).map { number in
      Finding(
        rule: "r", .warning, "m\(number)", at: Place(file: "x y.yml", line: number + 1, column: 1),
        from: Subject("A"))
    }
    var setting = ReportSetting()
    setting.address = "https://example.org/blob/abc/"
    let report = Report(summary: Summary(), findings: findings.reported)
    return String(
      decoding: MarkdownReporter(limit: limit).bytes(of: report, in: setting), as: UTF8.self)
  }

  @Test("links lead to the line where the repository can be browsed")
  func links() {
    #expect(
      text(findings: 1, limit: 10_000).contains(
        "| [x y.yml:1](https://example.org/blob/abc/x%20y.yml#L1) |"))
  }

  @Test("many begin with a table and what to do; ten rows are in sight, the others folded away")
  func folded() {
    let text = text(findings: 13, limit: 10_000)
    #expect(
      text.contains(
        """

        | rule | findings | where |
        |---|--:|---|
        | r | 13 |  |

        - Next: `archlint explain r` shows how to fix the most severe findings.
        - To fail only on new findings, run `archlint baseline`.

        #### r: 13 warnings

        """))
    #expect(text.contains("| m9 |\n\n<details><summary>3 more</summary>\n\n| | rule "))
    #expect(text.contains("| m12 |\n\n</details>\n"))
  }

  @Test("is cut between rows and says how many are missing", arguments: [800, 1_400, 5_000])
  func limit(limit: Int) throws {
    let text = text(findings: 200, limit: limit)
    #expect(text.utf8.count <= limit)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("| warning | r | A |") }
    #expect(
      text.hasSuffix(
        "\n\(200 - shown) more did not fit; the log has them all.\n\n"
          + "archlint: Found 200 warnings.\n"))
    #expect(
      text.components(separatedBy: "<details>").count
        == text.components(separatedBy: "</details>").count)
  }
}

extension String {
  fileprivate func components(separatedBy part: String) -> [Substring] {
    split(separator: part, omittingEmptySubsequences: false)
  }
}
