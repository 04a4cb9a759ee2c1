import Modules
import Testing

@testable import Loaders

/// The entries of `dependencies:`.
struct DependencyTests {
  /// A framework for iOS with the given lines as dependencies.
  private static func framework(_ lines: String, _ keys: String = "platform: iOS") -> DrawnSpec {
    let indented = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "      " + $0 }.joined(separator: "\n")
    return DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          \(keys)
          dependencies:
      \(indented)
      """)
  }

  private static func lines(_ spec: DrawnSpec) -> String {
    spec.text.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test func everyKindWithEveryKey() {
    let spec = DependencyTests.framework(
      """
      - {target: T, embed: yes, link: no, codeSign: no, weak: yes, removeHeaders: no}
      - {framework: F.framework, implicit: yes, platformFilter: iOS}
      - {carthage: C, linkType: static, findFrameworks: no}
      - {carthage: D, linkType: bogus, findFrameworks: yes}
      - {sdk: S.framework, root: DEVELOPER_DIR}
      - {package: P}
      - {package: P, product: One}
      - {package: P, product: One, products: [Two, 3, Four]}
      - {package: P, products: []}
      - {bundle: B.bundle, embed: off}
      - {target: U, platformFilter: macOS, destinationFilters: [iOS, bogus, macCatalyst]}
      - {target: V, platformFilter: bogus, destinationFilters: iOS}
      - {target: W, copy: {destination: frameworks, subpath: x}}
      - {target: X, copy: no, unknown: 1}
      """)
    #expect(
      DependencyTests.lines(spec) == """
        target T embed link=no codeSign=no weak removeHeaders=no
        framework F.framework implicit only iOS
        carthage C static findFrameworks=no
        carthage D findFrameworks
        sdk S.framework root DEVELOPER_DIR
        package P
        package P product One
        package P product Two product Four
        package P
        bundle B.bundle embed=no
        target U only macOS for iOS for macCatalyst
        target V
        target W copy frameworks/x
        target X
        """)
  }

  @Test func theFirstKindThatIsAStringCounts() {
    let spec = DependencyTests.framework(
      """
      - {target: 1, sdk: a.tbd}
      - {bundle: b, package: p}
      - {target: "on"}
      """)
    #expect(DependencyTests.lines(spec) == "sdk a.tbd\npackage p\ntarget on")
  }

  @Test(arguments: ["①text", "①1", "①{}", "{target: ①on}", "①{tarket: A}", "{target: ①1}", "①[]"])
  func oneBadEntryIsAnError(_ entry: String) {
    let spec = DependencyTests.framework("- {target: B}\n- \(entry)")
    #expect(spec.text.hasPrefix("error ①: "), "\(entry)")
  }

  @Test(arguments: ["", "text", "{target: B}", "1"])
  func anythingButAListIsAnError(_ value: String) {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: framework
          platform: iOS
          dependencies: \(value)
      """)
    #expect(spec.load.isBroken, "\(value)")
  }

  @Test func severalMistakesAreToldTogether() {
    let spec = DependencyTests.framework("- ①text\n- {target: ②1}")
    #expect(
      spec.text == """
        error ①: a dependency of A must be a mapping
        error ②: `target` in a dependency of A must be a string
        """)
    #expect(spec.load.problems.first?.help == "write `- target: NAME`")
  }

  @Test func onlyRealBooleansCount() {
    let spec = DependencyTests.framework("- {target: B, embed: ①\"yes\", link: ②1}")
    #expect(DependencyTests.lines(spec) == "target B")
    #expect(spec.notices == "ignoredValue ①: embed!\nignoredValue ②: link!")
  }

  @Test func platformsDropWhatIsForOthers() {
    let spec = DependencyTests.framework(
      """
      - {target: kept, platforms: [iOS, tvOS]}
      - {target: dropped, platforms: [tvOS]}
      - {target: empty, platforms: ①[]}
      - {target: bogus, platforms: ②[bogus]}
      - {target: string, platforms: ③tvOS}
      """)
    #expect(DependencyTests.lines(spec) == "target kept\ntarget string")
    #expect(
      spec.notices == """
        droppedDependency ①: empty!
        droppedDependency ②: bogus!
        ignoredValue ③: platforms
        """)
  }

  @Test func onATargetWithDestinationsOnlyAutoIsKept() {
    let spec = DependencyTests.framework(
      """
      - {target: dropped, platforms: [iOS]}
      - {target: kept, platforms: [auto]}
      """, "supportedDestinations: [iOS]")
    #expect(DependencyTests.lines(spec) == "target kept")
  }

  @Test func aCopyNeedsADestinationThatExists() {
    let missing = DependencyTests.framework("- {target: B, copy: ①{subpath: x}}")
    let bogus = DependencyTests.framework("- {target: B, copy: {destination: ①bogus}}")
    #expect(missing.text == "error ①: `copy` in a dependency of A needs a `destination`")
    #expect(bogus.text == "error ①: `copy` in a dependency of A needs a `destination`")
    for destination in CopyPhase.Folder.allCases {
      #expect(
        !DependencyTests.framework("- {target: B, copy: {destination: \(destination)}}")
          .load.isBroken)
    }
  }

  @Test func aDependencyPointsAtItsValue() {
    let spec = DependencyTests.framework("- embed: yes\n  target: ①B")
    let dependency = spec.target("A")?.dependencies.first
    #expect(dependency.map { spec.files.name(of: $0.place) } == "①")
    #expect(dependency?.place.endColumn == dependency.map { $0.place.column + 1 })
  }
}
