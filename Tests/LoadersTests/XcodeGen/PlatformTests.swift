import Testing

/// Platforms, destinations, names and products.
struct PlatformTests {
  private static func target(_ keys: String) -> DrawnSpec {
    DrawnSpec("name: App\ntargets:\n  F: {type: framework, \(keys)}")
  }

  @Test(arguments: ["auto", "iOS", "tvOS", "macOS", "watchOS", "visionOS"])
  func platforms(_ name: String) {
    #expect(PlatformTests.target("platform: \(name)").text == "F: framework \(name) dynamic")
  }

  @Test(arguments: ["ios", "macCatalyst", "Linux", "1", "[iOS, 1]"])
  func otherPlatformsAreErrors(_ name: String) {
    #expect(PlatformTests.target("platform: \(name)").load.isBroken)
  }

  @Test func aListMakesATargetForEachPlatform() {
    let spec = PlatformTests.target("platform: [iOS, tvOS]")
    #expect(
      spec.text == """
        F_iOS: framework iOS dynamic product=F
        F_tvOS: framework tvOS dynamic product=F
        """)
  }

  @Test func aListOfOneCountsToo() {
    #expect(
      PlatformTests.target("platform: [iOS]").text == "F_iOS: framework iOS dynamic product=F")
  }

  @Test func anEmptyListMakesTheTargetVanish() {
    let spec = PlatformTests.target("platform: ①[]")
    #expect(spec.text == "")
    #expect(spec.notices == "vanishedTarget ①: F!")
  }

  @Test func prefixAndSuffixMayUseThePlatform() {
    let spec = PlatformTests.target(
      "platform: [iOS, tvOS], platformPrefix: \"${platform}-\", platformSuffix: \"\"")
    #expect(
      spec.text == """
        iOS-F: framework iOS dynamic product=F
        tvOS-F: framework tvOS dynamic product=F
        """)
  }

  @Test func withAnEmptySuffixTheLastPlatformStays() {
    let spec = PlatformTests.target("platform: [iOS, tvOS], platformSuffix: \"\"")
    #expect(spec.text == "F: framework tvOS dynamic")
    #expect(spec.notices.hasPrefix("repeatedTarget"))
  }

  @Test func theProductNameIsForcedToTheKey() {
    let spec = PlatformTests.target("platform: [iOS], productName: Other, name: Renamed")
    #expect(spec.text == "Renamed: framework iOS dynamic product=F")
  }

  @Test func aTargetWithTheFinalNameOfAnotherIsTold() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        F: {type: framework, platform: [iOS]}
        ①F_iOS: {type: bundle, platform: iOS}
      """)
    #expect(spec.text == "F_iOS: bundle iOS")
    #expect(spec.notices == "repeatedTarget ①: F_iOS!")
  }

  @Test func aListInTheTargetLeavesThePlatformOfTemplatesLiteral() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        T: {type: framework, dependencies: [{target: "${platform}-${target_name}"}]}
        iOS_T: {dependencies: [{target: byPlatform}]}
      targets:
        F: {platform: [iOS], templates: [T, "${platform}_T"], dependencies: [{target: "own-${platform}"}]}
      """)
    #expect(
      spec.text == """
        F_iOS: framework iOS dynamic product=F
          target ${platform}-F_iOS
          target byPlatform
          target own-iOS
        """)
  }

  @Test func aListFromATemplateIsSplitAfterwards() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        T:
          type: framework
          platform: [iOS, tvOS]
          dependencies: [{target: "${platform}-${target_name}"}]
      targets:
        G: {templates: [T]}
      """)
    #expect(
      spec.text == """
        G_iOS: framework iOS dynamic product=G
          target iOS-G
        G_tvOS: framework tvOS dynamic product=G
          target tvOS-G
        """)
  }

  @Test func listsFromAnIncludeAndFromTheRootAreAppended() {
    let spec = DrawnSpec(
      """
      name: App
      include: b.yml
      targets: {F: {platform: [tvOS]}}
      == b.yml
      targets: {F: {type: framework, platform: [iOS]}}
      """)
    #expect(spec.targets.map(\.name) == ["F_iOS", "F_tvOS"])
  }

  @Test func theProductNameSettingGoesWhereSettingsHaveTheirShape() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {type: framework, platform: [iOS], settings: {MACH_O_TYPE: staticlib}}
        B: {type: framework, platform: [iOS], settings: {base: {MACH_O_TYPE: staticlib}}}
        C: {type: framework, platform: [iOS], settings: {PRODUCT_NAME: Own}}
      """)
    #expect(
      spec.text == """
        A_iOS: framework iOS static product=A
        B_iOS: framework iOS static product=B
        C_iOS: framework iOS dynamic product=C
        """)
    #expect(spec.target("A_iOS")?.settingNames == [])
    #expect(spec.target("B_iOS")?.settingNames == [])
    #expect(spec.target("C_iOS")?.settingNames == ["Own"])
  }

  @Test func destinationsMakeThePlatformAuto() {
    #expect(
      PlatformTests.target("supportedDestinations: [iOS, bogus, tvOS]").text
        == "F: framework auto dynamic iOS tvOS")
    #expect(
      PlatformTests.target("supportedDestinations: [macCatalyst]").text
        == "F: framework auto dynamic macCatalyst iOS")
    #expect(
      PlatformTests.target("supportedDestinations: []").text == "F: framework auto dynamic")
    #expect(
      PlatformTests.target("platform: iOS, supportedDestinations: [iOS, tvOS]").text
        == "F: framework iOS dynamic iOS tvOS")
    #expect(PlatformTests.target("supportedDestinations: iOS").load.isBroken)
    #expect(
      PlatformTests.target("platform: [iOS], supportedDestinations: [iOS]").load.isBroken)
  }

  @Test func namesAreTheirOwnAndSortedByCodePoint() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        é: {type: framework, platform: iOS}
        b: {type: framework, platform: iOS}
        A9: {type: framework, platform: iOS}
        _x: {type: framework, platform: iOS}
        A10: {type: framework, platform: iOS}
        a: {type: framework, platform: iOS, name: 7, productName: 8}
        B: {type: framework, platform: iOS, productName: P}
      """)
    #expect(spec.targets.map(\.name) == ["A10", "A9", "B", "_x", "a", "b", "é"])
    #expect(spec.target("a")?.productName == "a")
    #expect(spec.target("B")?.product == "P.framework")
  }

  @Test func twoFinalNamesThatAreEqualAreAnError() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {type: framework, platform: iOS}
        ①B: {type: framework, platform: iOS, name: A}
      """)
    #expect(spec.text == "error ①: duplicate target name A")
  }

  @Test func typesAreShortOrFullAndMayBeMissing() {
    func type(_ text: String) -> String {
      DrawnSpec("name: App\ntargets: {A: {type: \(text), platform: iOS}}").text
    }
    #expect(type("com.apple.product-type.framework") == "A: framework iOS dynamic")
    #expect(type("\"\"") == "A: iOS")
    #expect(type("metal-library") == "A: metal-library iOS")
    #expect(type("xcframework") == "A: xcframework iOS dynamic")
    #expect(type("framwork").hasPrefix("error project.yml:2:21: `framwork` is not a product type"))
    #expect(DrawnSpec("name: App\ntargets: {A: {platform: iOS}}").text == "A: iOS")
  }

  @Test func legacyTargetsNeedATool() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {type: framework, platform: iOS, legacy: {toolPath: /bin/make}}
        B: {type: framework, platform: iOS, legacy: {arguments: x}}
      """)
    #expect(
      spec.text == """
        A: framework iOS dynamic legacy
        B: framework iOS dynamic
        """)
  }

  @Test func targetsThatAreNoMapAreNone() {
    let spec = DrawnSpec("name: App\ntargets: ①[A]")
    #expect(spec.text == "")
    #expect(spec.notices == "ignoredValue ①: targets!")
  }
}
