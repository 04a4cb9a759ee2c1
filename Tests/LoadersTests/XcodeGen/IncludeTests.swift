import Loaders
import TestSupport
import Testing

/// How files are put together: order, merging, paths.
struct IncludeTests {
  @Test func listsAreAppendedFromLeftToRightAndTheFileItselfComesLast() {
    let spec = DrawnSpec(
      """
      name: App
      include: [b.yml, c.yml]
      targets:
        A: {type: framework, dependencies: [{target: own}]}
      == b.yml
      targets:
        A: {type: bundle, platform: tvOS, dependencies: [{target: b}]}
      == c.yml
      targets:
        A: {platform: macOS, dependencies: [{target: c}]}
      """)
    #expect(
      spec.text == """
        A: framework macOS dynamic
          target b
          target c
          target own
        """)
  }

  @Test func aReplacementIsUnderstoodWhereMapsMerge() {
    let spec = DrawnSpec(
      """
      name: App
      include: b.yml
      targets:
        A:
          dependencies:REPLACE: [{target: own}]
        Alone:
          type: framework
          platform: iOS
          ①dependencies:REPLACE: [{target: own}]
      == b.yml
      targets:
        A: {type: framework, platform: iOS, dependencies: [{target: b}]}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target own
        Alone: framework iOS dynamic
        """)
    #expect(spec.notices == "ignoredValue ①: targets.Alone.dependencies:REPLACE!")
  }

  @Test func aReplacementAtTheTopNeedsNothingBelow() {
    let spec = DrawnSpec(
      """
      name: App
      targets:REPLACE:
        A: {type: framework, platform: iOS}
      """)
    #expect(spec.text == "A: framework iOS dynamic")
  }

  @Test func aTargetCannotBeReplacedWhereThereAreNoTargetsBelow() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        T:REPLACE: {type: framework, platform: iOS}
      """)
    #expect(spec.text == "T:REPLACE: framework iOS dynamic")
  }

  @Test func lowerCaseIsNoReplacement() {
    let spec = DrawnSpec(
      """
      name: App
      include: b.yml
      targets:
        A:
          dependencies:replace: [{target: own}]
      == b.yml
      targets:
        A: {type: framework, platform: iOS, dependencies: [{target: b}]}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target b
        """)
  }

  @Test func aReplacementWinsOverThePlainKeyBesideIt() {
    let spec = DrawnSpec(
      """
      name: App
      include: b.yml
      targets:
        A:
          dependencies:REPLACE: [{target: right}]
          ①dependencies: [{target: lost}]
      == b.yml
      targets:
        A: {type: framework, platform: iOS, dependencies: [{target: b}]}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target right
        """)
    #expect(spec.notices == "replacedKey ①: dependencies (dependencies:REPLACE)!")
  }

  @Test func aFileIsMergedOnceAtItsFirstPlace() {
    let spec = DrawnSpec(
      """
      name: App
      include: [b.yml, c.yml, base.yml]
      == b.yml
      include: base.yml
      targets: {A: {platform: tvOS}}
      == c.yml
      include: base.yml
      == base.yml
      targets: {A: {type: framework, platform: iOS, dependencies: [{target: base}]}}
      """)
    #expect(
      spec.text == """
        A: framework tvOS dynamic
          target base
        """)
  }

  @Test func twoTextsForOneFileAreTwoFilesButForALeadingPoint() {
    let spec = DrawnSpec(
      """
      name: App
      include: [b.yml, ./b.yml, d/../b.yml]
      == b.yml
      targets: {A: {type: framework, platform: iOS, dependencies: [{target: b}]}}
      == d/../b.yml
      targets: {A: {type: framework, platform: iOS, dependencies: [{target: b}]}}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target b
          target b
        """)
  }

  @Test func aCircleOfIncludesIsAnError() {
    let spec = DrawnSpec(
      """
      name: App
      include: b.yml
      == b.yml
      include: ①project.yml
      """)
    #expect(
      spec.text == "error ①: include cycle: project.yml → b.yml → project.yml")
  }

  @Test func aFileThatIncludesItselfIsAnError() {
    let spec = DrawnSpec("name: App\ninclude: ①project.yml")
    #expect(spec.text == "error ①: include cycle: project.yml → project.yml")
  }

  @Test func aCircleWhosePathGrowsEndsToo() {
    let spec = DrawnSpec(
      """
      name: App
      include: d/../project.yml
      == d/../project.yml
      include: d/../project.yml
      """)
    #expect(spec.load.isBroken)
  }

  @Test func missingFilesAndFoldersAreErrorsAtTheEntry() {
    let spec = DrawnSpec(
      """
      name: App
      include: [①gone.yml, ②d, {path: ③also/gone.yml}]
      == d/b.yml
      name: B
      """)
    #expect(
      spec.text == """
        error ①: the included file gone.yml does not exist
        error ②: the included file d is a folder
        error ③: the included file also/gone.yml does not exist
        """)
  }

  @Test func anEmptyIncludeNamesAFolder() {
    #expect(DrawnSpec("name: App\ninclude:").text.hasSuffix("the included file . is a folder"))
  }

  @Test func oddItemsAreDropped() {
    let spec = DrawnSpec(
      """
      name: App
      include: [①7, {②relativePaths: no}, [b.yml], b.yml]
      == b.yml
      targets: {A: {type: framework, platform: iOS}}
      """)
    #expect(spec.text == "A: framework iOS dynamic")
    #expect(spec.load.notices.count == 3)
    #expect(spec.load.notices.allSatisfy { $0.notice.kind == .droppedInclude })
  }

  @Test(arguments: [
    ("0", true), ("\"0\"", false), ("no", false), ("yes", true), ("${UNSET}", false),
    ("Yup", true), ("${ONE}", true), ("\"no\"", false), ("\"\"", false), ("~", false),
    ("t", true), ("\"-1\"", true), ("\"007\"", true), ("'000'", false), ("off", false),
    ("nope", false),
  ])
  func enablingIsJudgedByTheFirstCharacter(_ value: String, _ isOn: Bool) {
    let spec = DrawnSpec(
      """
      name: App
      include:
        path: b.yml
        enable: \(value)
      == b.yml
      targets: {A: {type: framework, platform: iOS}}
      """, environment: ["ONE": "1"])
    #expect(spec.text == (isOn ? "A: framework iOS dynamic" : ""), "enable: \(value)")
  }

  @Test func aFileThatIsSwitchedOffNeedNotExist() {
    let spec = DrawnSpec("name: App\ninclude: {path: gone.yml, enable: no}")
    #expect(!spec.load.isBroken)
  }

  @Test func zeroSwitchesOffInJSON() {
    let spec = DrawnSpec(
      """
      == project.json
      {"name": "App", "include": {"path": "gone.yml", "enable": 0}}
      """, path: "project.json")
    #expect(!spec.load.isBroken)
  }

  @Test func includesAreExpandedBeforeTheyAreRead() {
    let spec = DrawnSpec(
      """
      name: App
      include: ${D}/b.yml
      == d/b.yml
      targets: {A: {type: framework, platform: iOS}}
      """, environment: ["D": "d"])
    #expect(spec.text == "A: framework iOS dynamic")
  }

  @Test func theNameMayComeFromAnInclude() {
    let spec = DrawnSpec("include: b.yml\n== b.yml\nname: ①Named")
    #expect(spec.load.container?.name == "Named")
    #expect(spec.load.container.map { spec.files.name(of: $0.spec.place) } == "①")
  }

  @available(macOS 15, *)
  @Test func aSharedFileIsReadOnce() {
    let drawn = DrawnFiles(
      """
      == a/project.yml
      {name: A, include: ../shared.yml}
      == b/project.yml
      {name: B, include: ../shared.yml}
      == shared.yml
      targets: {T: {type: framework, platform: iOS}}
      """)
    let disk = ProjectFiles.inMemory(drawn)
    let reads = Counter()
    let counting = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        reads.count(path)
        return try disk.read(path)
      }, kind: disk.kind)
    let loaded = ProjectLoader(files: counting, environment: [:])
      .read(["a/project.yml", "b/project.yml"])
    #expect(loaded.parts.map { $0.container?.targets.map(\.name) } == [["T"], ["T"]])
    #expect(reads.counted == ["a/project.yml", "shared.yml", "b/project.yml"])
  }
}
