import Findings
import Foundation
import Testing

@testable import Reporters

@Suite("The growth of the baseline")
struct GrowthTests {
  private func text(_ format: String, growth: Int?) throws -> String {
    var report = SampleReport.report
    report.baselineGrowth = growth
    let reporter = try #require(ReporterCatalog.reporter(named: format))
    return String(decoding: reporter.bytes(of: report, in: ReportSetting()), as: UTF8.self)
  }

  @Test("is counted in every format", arguments: ReporterCatalog.formats)
  func counted(format: String) throws {
    let words = [
      "the baseline grew by 3", "The baseline grew by 3", "\"baselineGrowth\": 3",
      "\"baselineGrowth\":3",
    ]
    let grown = try text(format, growth: 3)
    #expect(words.contains(where: grown.contains), "\(grown)")
    #expect(try !text(format, growth: 0).contains("grew"))
    #expect(try !text(format, growth: nil).contains("grew"))
  }

  @Test("so is what moved with a rename", arguments: ReporterCatalog.formats)
  func renames(format: String) throws {
    var report = SampleReport.report
    report.renames = [Rename("Dom1", "Dom1Project", findings: 8)]
    let reporter = try #require(ReporterCatalog.reporter(named: format))
    let text = String(decoding: reporter.bytes(of: report, in: ReportSetting()), as: UTF8.self)
    let isSaid = text.contains("8 moved with the rename Dom1 → Dom1Project")
    #expect(isSaid || format == "json" && text.contains("\"to\": \"Dom1Project\""), "\(text)")
  }

  @Test("stands in the list of formats that are nothing else, and fails nothing by itself")
  func listed() throws {
    #expect(try text("gitlab", growth: 3).contains("\"severity\": \"info\""))
    #expect(try text("checkstyle", growth: 3).contains("severity=\"info\" message=\"the baseline"))
    let failures = { (text: String) in text.components(separatedBy: "<failure ").count }
    let junit = try text("junit", growth: 3)
    #expect(try failures(junit) == failures(text("junit", growth: nil)))
    #expect(junit.contains("<testsuite name=\"baseline-growth\""))
  }
}
