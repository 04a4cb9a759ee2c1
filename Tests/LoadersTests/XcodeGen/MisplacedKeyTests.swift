import Testing

@Suite("Keys that stand where nobody reads them")
struct MisplacedKeyTests {
  private func notices(_ drawing: String) -> [String] {
    DrawnSpec(drawing).notices.split(separator: "\n").map(String.init)
  }

  @Test("a target that is indented too little, or too much")
  func targets() {
    #expect(
      notices(
        """
        name: App
        targets:
          A:
            type: framework
            platform: iOS
            ①B:
              type: framework
              platform: iOS
        ②C:
          platform: [iOS, tvOS]
        options:
          ③D: {type: tool, platform: macOS}
        """) == [
          "misspelledKey ③: options.D (targets.D)!", "misspelledKey ①: targets.A.B (targets.B)!",
          "misspelledKey ②: C (targets.C)!",
        ])
  }

  @Test("what others use through an alias may stand anywhere, and so may hidden keys")
  func anchors() {
    #expect(
      notices(
        """
        name: App
        common: &common
          type: framework
          platform: iOS
        shared:
          dependencies: &links [{sdk: a.tbd}]
        .hidden: {type: framework, platform: iOS}
        dependencies: &more [{sdk: b.tbd}]
        targets:
          A: {<<: *common, dependencies: *links}
          B: {<<: *common, dependencies: *more}
        """) == [])
  }

  @Test("what a target has, among the keys of other things")
  func blocks() {
    #expect(
      notices(
        """
        name: App
        ①dependencies: [{target: B}]
        ②templates: {T: {platform: iOS}}
        ③transitivelyLinkDependencies: yes
        targets:
          A:
            type: framework
            platform: iOS
            sources:
              - path: A
                ④dependencies: [{target: B}]
            scheme:
              ⑤dependencies: [{target: B}]
            dependencies:
              - target: B
                ⑥templates: [T]
            settings:
              X: Y
              ⑦dependencies: [{target: B}]
        aggregateTargets:
          All: {⑧dependencies: [{target: A}]}
        """
      ).sorted() == [
        "misspelledKey ①: dependencies (targets.NAME.dependencies)!",
        "misspelledKey ②: templates (targetTemplates)!",
        "misspelledKey ③: transitivelyLinkDependencies (options.transitivelyLinkDependencies)!",
        "misspelledKey ④: targets.A.sources.dependencies (targets.A.dependencies)!",
        "misspelledKey ⑤: targets.A.scheme.dependencies (targets.A.dependencies)!",
        "misspelledKey ⑥: targets.A.dependencies.templates (targets.A.templates)!",
        "misspelledKey ⑦: targets.A.settings.dependencies (targets.A.dependencies)!",
        "misspelledKey ⑧: aggregateTargets.All.dependencies (aggregateTargets.All.targets)",
      ])
  }

  @Test("what others have, among the keys of a target or of the options")
  func others() {
    #expect(
      notices(
        """
        name: App
        options:
          ①targets: {B: {type: framework, platform: iOS}}
          ②schemes: {S: {}}
        targets:
          A:
            type: framework
            platform: iOS
            ③include: b.yml
            ④groups: [static]
            ⑤package: Down
            ⑥schemes: {S: {}}
            package-version: 3
        """
      ).sorted() == [
        "misspelledKey ①: options.targets (targets)!", "misspelledKey ②: options.schemes (schemes)",
        "misspelledKey ③: targets.A.include (include)!",
        "misspelledKey ④: targets.A.groups (targets.A.settings.groups)!",
        "misspelledKey ⑤: targets.A.package (targets.A.dependencies.package)!",
        "misspelledKey ⑥: targets.A.schemes (scheme)",
      ])
  }

  @Test("slips of the keys that shape settings, and of those of an include")
  func shapes() {
    #expect(
      notices(
        """
        name: App
        include:
          - {path: b.yml, ①enabled: no}
          - {path: b.yml, ②relativePath: no, mine: 1}
        settings: {③group: [static], group_id: [x]}
        settingGroups: {static: {MACH_O_TYPE: staticlib}}
        targets:
          A:
            type: framework
            platform: iOS
            settings: {④presets: [static]}
          B:
            type: framework
            platform: iOS
            settings:
              base: {}
              ⑤config: {Debug: {MACH_O_TYPE: staticlib}}
        == b.yml
        name: App
        """
      ).sorted() == [
        "misspelledKey ①: include.enabled (enable)!",
        "misspelledKey ②: include.relativePath (relativePaths)!",
        "misspelledKey ③: settings.group (groups)!",
        "misspelledKey ④: targets.A.settings.presets (groups)!",
        "misspelledKey ⑤: targets.B.settings.config (configs)!",
      ])
  }
}
