import Foundation
import Testing

@testable import Modules

@Suite("What is checked, as its page says")
struct EvidencePageTests {
  @Test("names the endings that fold, and no other")
  func endings() throws {
    let path = PackageFolder().root.appending(path: "docs/what-is-checked.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    let modules = try #require(
      page.components(separatedBy: "## ").first { $0.hasPrefix("Modules") })
    let named = modules.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
    #expect(
      named.map(\.element) == Evidence.partEndings + Evidence.privatePartEndings)
  }
}
