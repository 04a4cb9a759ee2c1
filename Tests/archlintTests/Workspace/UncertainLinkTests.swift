import TestSupport
import Testing

/// What no target of the workspace builds may still come from elsewhere.
@Suite("Links to what may come from elsewhere")
struct UncertainLinkTests {
  private func spec(_ entry: String, _ more: String = "", target: String = "") -> String {
    """
    name: P
    \(more)
    targets:
      A: {type: framework, platform: iOS, \(target)dependencies: [\(entry)]}
      Cores: {type: framework, platform: iOS}
    """
  }

  private let nowhere = "{framework: Nowhere.framework, implicit: true}"

  @Test("what nobody else can build is an error in a repository of one spec")
  func alone() throws {
    let found = try CheckedFiles(spec(nowhere), "--only unknown-link").findings
    #expect(
      found == [
        "error unknown-link project.yml:4: A depends on Nowhere.framework, which no target builds"
      ])
    for more in [
      spec(nowhere) + "\n== Podfile\n", spec(nowhere) + "\n== Cartfile\n",
      spec(nowhere) + "\n== Vendor/Else.xcframework/Info.plist\n",
      spec(nowhere, "packages: {K: {url: https://example.com/K, from: 1.0.0}}"),
      spec(nowhere, target: "settings: {FRAMEWORK_SEARCH_PATHS: $(HOME)/x}, "),
      spec("\(nowhere), {carthage: Result}"),
    ] {
      let found = try CheckedFiles(more, "--only unknown-link").findings
      #expect(found.allSatisfy { $0.hasPrefix("info") }, "\(more)\n\(found)")
    }
    // Without a repository, others may lie anywhere.
    let loose = try CheckedFiles(spec(nowhere), "--only unknown-link", git: "true").findings
    #expect(loose.allSatisfy { $0.hasPrefix("info") })
  }

  @Test("a misspelled file in the folder of what is built is an unknown link")
  func built() throws {
    let wrong = try CheckedFiles(
      spec("{framework: '${BUILT_PRODUCTS_DIR}/Coers.framework'}"), "--only unknown-link")
    #expect(
      wrong.findings == [
        "error unknown-link project.yml:4: A depends on ${BUILT_PRODUCTS_DIR}/Coers.framework, which no target builds"
      ])
    #expect(wrong.help == ["did you mean `Cores.framework`?"])
    for right in [
      "'$(BUILT_PRODUCTS_DIR)/Cores.framework'", "'$(BUILT_PRODUCTS_DIR)/Script.framework'",
      "'$(BUILT_PRODUCTS_DIR)/Pod/Coers.framework'",
    ] {
      let found = try CheckedFiles(spec("{framework: \(right)}"), "--only unknown-link").findings
      #expect(found == [], "\(right)")
    }
  }

  @Test("a name of the workspace that is taken from the SDK is one finding, wherever it is")
  func sdk() throws {
    let targets = ["C", "D", "E"].map {
      "  \($0): {type: framework, platform: iOS, dependencies: [{sdk: Cores.framework}]}"
    }.joined(separator: "\n")
    let found = try CheckedFiles(
      spec("{sdk: Cores.framework}") + "\n\(targets)", "--only unknown-link")
    #expect(found.findings.count == 1)
    #expect(found.notes.filter { $0 == "the same here" }.count == 3)
  }
}
