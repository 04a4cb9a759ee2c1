import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("The reports for the logs of builds")
struct LogReporterTests {
  @Test("Xcode: an issue a line; what was known before is only noted")
  func xcode() {
    #expect(
      ComparedReport.text(XcodeReporter(), below: "/station/") == """
        /station/.archlint.yml:2:5: error: unknown layer `sevice`
        /station/service/CosmonautService/project.yml:24:20: error: ISSCosmonautService (service) \
        links ISSSpacesuitService in the same layer [same-layer-link]
        /station/service/CosmonautService/project.yml:24:20: note: link its interface ISSSpacesuitServiceCore instead
        /station/core/B/project.yml:9:14: note: the source path Old does not exist \
        [missing-source]
        /station/core/A/project.yml:7:5: note: dependency cycle: A → B → A [cycle]
        /station/core/B/project.yml:3:5: note: B links A
        Checked 12 targets in 4 specs (20 links, 0 rules).
        Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed).

        """)
  }

  @Test("GitHub: the text folded away, then annotations by their kind")
  func github() throws {
    let text = ComparedReport.text(GitHubReporter())
    let end = try #require(text.range(of: "::endgroup::\n"))
    #expect(
      text[..<end.upperBound].hasPrefix(
        """
        ::group::archlint: Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed)
        service/CosmonautService/project.yml:24:20: error: ISSCosmonautService

        """.dropLast()))
    #expect(
      text[end.upperBound...] == """
        ::error file=.archlint.yml,line=2,endLine=2,col=5,endColumn=6,title=archlint::unknown layer `sevice`
        ::error file=service/CosmonautService/project.yml,line=24,endLine=24,col=20,endColumn=49,\
        title=same-layer-link::ISSCosmonautService (service) links ISSSpacesuitService in the same layer%0Alink its interface ISSSpacesuitServiceCore instead
        Checked 12 targets in 4 specs (20 links, 0 rules).
        Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed).

        """)
  }

  @Test(
    "where nothing could be read, every format says so, and none speaks of no findings",
    arguments: ReporterCatalog.formats)
  func blind(format: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(named: format))
    let report = Report(
      summary: Summary(), findings: [], problems: [Problem("no spec found below `.`")])
    let text = String(decoding: reporter.bytes(of: report, in: .init()), as: UTF8.self)
    #expect(!text.contains("no findings") && !text.contains("value='0'"))
    #expect(text.contains("Incomplete: 1 problem"))
    #expect(text.contains("no spec found below") || ["text", "short"].contains(format))
    // An empty list of results would close the alerts of the last run.
    #expect(!text.contains("\"results\""))
  }

  @Test(
    "where a part could be read, none says that all is well", arguments: ReporterCatalog.formats)
  func partial(format: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(named: format))
    var summary = Summary()
    summary.targets = 1
    let report = Report(
      summary: summary, findings: [], problems: [Problem("cannot read `a.yml`: it is gone")])
    let text = String(decoding: reporter.bytes(of: report, in: .init()), as: UTF8.self)
    #expect(text.firstMatch(of: /no findings(?! so far)|passed/) == nil, "\(text)")
    #expect(text.contains("Incomplete: 1 problem"))
  }

  @Test("GitHub: nothing but a line when all is well")
  func clean() {
    let report = Report(summary: Summary(), findings: [])
    let bytes = GitHubReporter().bytes(of: report, in: ReportSetting())
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        Checked 0 targets in 0 specs (0 links, 0 rules).
        No findings.

        """)
  }

  @Test(
    "GitHub: at most ten of a kind, the last of which counts the rest, and the log has them all",
    arguments: [10, 11, DisplayOptions.mostListed + 1])
  func limit(count: Int) {
    let findings = (1...count).map { number in
      Finding(
        rule: "r", .warning, "m\(number)", at: Place(file: "x", line: number, column: 1),
        from: Subject("A"))
    }
    let report = Report(summary: Summary(), findings: findings.reported)
    let text = String(
      decoding: GitHubReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("::warning ") }
    #expect(lines.count == 10)
    #expect(
      lines.last
        == (count == 10
          ? "::warning file=x,line=10,endLine=10,col=1,endColumn=2,title=r::m10"
          : "::warning title=archlint::\(count - 9) more are in the log and the job summary")
    )
    #expect(text.split(separator: "\n").count { $0.hasPrefix("x:") } == count)
  }

  @Test("TeamCity: the rules, their inspections, and numbers to draw over time")
  func teamcity() {
    #expect(
      ComparedReport.text(TeamCityReporter()) == """
        ##teamcity[buildProblem description='Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed)' \
        identity='archlint']
        ##teamcity[message text='.archlint.yml:2:5: unknown layer `sevice`' status='ERROR']
        ##teamcity[inspectionType id='cycle' name='cycle' category='archlint' \
        description='targets link in a circle']
        ##teamcity[inspectionType id='missing-source' name='missing-source' category='archlint' \
        description='missing-source']
        ##teamcity[inspectionType id='same-layer-link' name='same-layer-link' \
        category='archlint' description='a module links one of its own layer']
        ##teamcity[inspection typeId='same-layer-link' message='ISSCosmonautService (service) \
        links ISSSpacesuitService in the same layer; link its interface ISSSpacesuitServiceCore instead' file='service/CosmonautService/project.yml' line='24' \
        SEVERITY='ERROR']
        ##teamcity[inspection typeId='missing-source' message='the source path Old does not \
        exist' file='core/B/project.yml' line='9' SEVERITY='INFO']
        ##teamcity[inspection typeId='cycle' message='known before: dependency cycle: A |0x2192 B |0x2192 A' \
        file='core/A/project.yml' line='7' SEVERITY='INFO']
        ##teamcity[buildStatisticValue key='archlint.errors' value='2']
        ##teamcity[buildStatisticValue key='archlint.warnings' value='0']
        ##teamcity[buildStatisticValue key='archlint.infos' value='1']
        ##teamcity[buildStatisticValue key='archlint.new' value='2']
        ##teamcity[buildStatisticValue key='archlint.unchanged' value='1']
        ##teamcity[buildStatisticValue key='archlint.fixed' value='1']
        Checked 12 targets in 4 specs (20 links, 0 rules).
        Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed).

        """)
  }

  @Test("Azure: issues, and lines of the log for what it has no kind of issue for")
  func azure() {
    #expect(
      ComparedReport.text(AzureReporter(), below: "/station/") == """
        ##vso[task.logissue type=error;sourcepath=/station/.archlint.yml;linenumber=2;\
        columnnumber=5;]unknown layer `sevice`
        ##vso[task.logissue type=error;sourcepath=/station/service/CosmonautService/project.yml;\
        linenumber=24;columnnumber=20;code=same-layer-link;]ISSCosmonautService (service) links \
        ISSSpacesuitService in the same layer; link its interface ISSSpacesuitServiceCore instead
        /station/core/B/project.yml:9:14: note: the source path Old does not exist \
        [missing-source]
        /station/core/A/project.yml:7:5: note: dependency cycle: A → B → A [cycle]
        /station/core/B/project.yml:3:5: note: B links A
        Checked 12 targets in 4 specs (20 links, 0 rules).
        Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed).

        """)
  }
}
