import Loaders
import Modules
import TestSupport
import Testing

@Suite("Comments that excuse findings")
struct AllowanceTests {
  /// Each as `line: rule (reason), lines`.
  private func allowances(_ drawing: String) -> [String] {
    let drawn = DrawnFiles(drawing)
    var loading = ProjectLoader(files: .inMemory(drawn), environment: [:])
    _ = loading.read("project.yml")
    return loading.parsed.exceptions.map { allowance in
      "\(allowance.place.line): \(allowance.rule) (\(allowance.reason ?? "-")), "
        + "\(allowance.lines.lowerBound)-\(allowance.lines.upperBound)"
    }
  }

  @Test("behind any line of an entry, or alone above it, they mean the whole entry")
  func entries() {
    #expect(
      allowances(
        """
        name: A
        targets:
          A:
            type: framework
            platform: iOS
            dependencies:
              - target: B # archlint:allow cycle because it is old
                embed: false
              - framework: C.framework
                implicit: true  # archlint:allow same-layer-link because   we  agreed
              # archlint:allow upward-link because it moves
              # by and by
              - framework: D.framework
                implicit: true
        """) == [
          "7: cycle (it is old), 7-8", "10: same-layer-link (we agreed), 9-10",
          "11: upward-link (it moves), 13-14",
        ])
  }

  @Test("elsewhere they mean their line, or the one below; without `because` there is no reason")
  func keys() {
    #expect(
      allowances(
        """
        name: A
        # archlint:allow unlayered-module
        targets:
          A: # archlint:allow own-interface the interface is new
            type: framework
            platform: iOS
            dependencies: [{target: B}, {target: C}] # archlint:allow cycle because x
        """) == [
          "2: unlayered-module (-), 3-3", "4: own-interface the interface is new (-), 4-4",
          "7: cycle (x), 7-7",
        ])
  }
}
