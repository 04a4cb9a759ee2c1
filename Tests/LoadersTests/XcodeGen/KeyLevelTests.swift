import Testing

@Suite("Keys that are read at one level, and ignored at another")
struct KeyLevelTests {
  private func notices(_ drawing: String) -> [String] {
    DrawnSpec(drawing).notices.split(separator: "\n").map(String.init)
  }

  /// A target with one more line.
  private func target(_ line: String) -> String {
    """
    name: App
    targets:
      A:
        type: framework
        platform: iOS
        \(line)
    """
  }

  @Test(
    "in a target",
    arguments: [
      ("compilerFlags: -w", "targets.A.sources.compilerFlags", false),
      ("excludes: [B]", "targets.A.sources.excludes", false),
      ("gatherCoverageData: true", "targets.A.scheme.gatherCoverageData", false),
      ("link: false", "targets.A.dependencies.link", true),
      ("embed: true", "targets.A.dependencies.embed", true),
      ("framework: B.framework", "targets.A.dependencies.framework", true),
      ("bundleIdPrefix: org.a", "options.bundleIdPrefix", false),
      ("packages: {P: {path: P}}", "packages", false),
      ("enableThreadSanitizer: true", "schemes.NAME.test.enableThreadSanitizer", false),
      ("inputFiles: [a]", "targets.A.postBuildScripts.inputFiles", false),
      ("base: {X: y}", "targets.A.settings.base", true),
    ])
  func ofTarget(line: String, home: String, isSevere: Bool) {
    let key = line.prefix { $0 != ":" }
    #expect(
      notices(target("①" + line)) == [
        "misspelledKey ①: targets.A.\(key) (\(home))\(isSevere ? "!" : "")"
      ])
  }

  @Test("in a dependency")
  func ofDependency() {
    #expect(
      notices(
        """
        name: App
        packages: {P: {path: P}}
        targets:
          A:
            type: framework
            platform: iOS
            dependencies:
              - {package: P, ①from: 1.0.0, ②compilerFlags: -w, ③platform: iOS}
        """
      ).sorted() == [
        "misspelledKey ①: targets.A.dependencies.from (packages.NAME.from)",
        "misspelledKey ②: targets.A.dependencies.compilerFlags (targets.A.sources.compilerFlags)",
        "misspelledKey ③: targets.A.dependencies.platform (platforms)",
      ])
  }

  @Test("in other maps: a source, a scheme and its parts, the options, the spec")
  func ofOthers() {
    #expect(
      notices(
        """
        name: App
        ①sources: [A]
        ②settingPreset: all
        ③deploymentTarget: {iOS: 17.0}
        options:
          ④settings: {X: y}
        schemes:
          S:
            ⑤gatherCoverageData: true
            build: {targets: {A: all}, ⑥config: Debug}
            run: {⑦gatherCoverageData: true}
        targets:
          A:
            type: framework
            platform: iOS
            scheme: {⑧config: Debug}
            sources:
              - {path: A, ⑨embed: false}
        """
      ).sorted()
        == [
          "misspelledKey ①: sources (targets.NAME.sources)",
          "misspelledKey ②: settingPreset (settingPresets)",
          "misspelledKey ③: deploymentTarget (options.deploymentTarget)",
          "misspelledKey ④: options.settings (settings)!",
          "misspelledKey ⑤: schemes.NAME.gatherCoverageData (schemes.NAME.test.gatherCoverageData)",
          "misspelledKey ⑥: schemes.NAME.build.config (schemes.NAME.run.config)",
          "misspelledKey ⑦: schemes.NAME.run.gatherCoverageData "
            + "(schemes.NAME.test.gatherCoverageData)",
          "misspelledKey ⑧: targets.A.scheme.config (schemes.NAME.test.config)",
          "misspelledKey ⑨: targets.A.sources.embed (targets.A.dependencies.embed)!",
        ].sorted())
  }

  @Test("a key without a value has nothing to lose, and a plain word may be for other readers")
  func silence() {
    #expect(
      notices(
        """
        name: App
        version: 1.2
        branch: main
        sources:
        x-tool: {link: false}
        targets:
          A:
            type: framework
            platform: iOS
            compilerFlags: []
            excludes: ""
            depencencies: {}
            link:
        aggregateTargets: {All: {targets: [A], platform: iOS, type: ""}}
        """) == [])
  }

  @Test("what stands in a template is the template's, however many targets got it")
  func templates() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        Low: {①depencencies: [{target: B}]}
        Top:
          templates: [Low]
          type: framework
          platform: iOS
          sources: [{path: S, ②link: false}]
          settings: {base: {A: b}, ③MACH_O_TYPE: staticlib}
      targets:
        A: {templates: [Top], ④setings: {X: y}}
        B: {templates: [Top]}
      """)
    let said = Set(spec.notices.split(separator: "\n").map(String.init))
    #expect(
      said == [
        "misspelledKey ①: targetTemplates.Low.depencencies (dependencies)!",
        "misspelledKey ②: targetTemplates.Top.sources.link (targetTemplates.Top.dependencies.link)!",
        "lostSettings ③: settings.MACH_O_TYPE!",
        "misspelledKey ④: targets.A.setings (settings)!",
      ])
    // Said of the template: of no target.
    let joined = DrawnWorkspace(
      "== project.yml\nname: App\ntargetTemplates: {T: {type: framework, platform: iOS, ①link: no}}\n"
        + "targets: {A: {templates: [T]}, B: {templates: [T]}}")
    #expect(joined.graph.notices.map(\.target) == [nil])
  }
}
