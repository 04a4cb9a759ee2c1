import Testing

/// Where XcodeGen gives up, and where it does not.
struct RefusalTests {
  @Test(arguments: [
    ("targets: {}", "error project.yml:1:1: a spec needs a `name`"),
    ("name: ①1", "error ①: the `name` of a spec must be a string"),
    ("name: ①yes", "error ①: the `name` of a spec must be a string"),
    ("name: App\noptions: ①[]", "error ①: `options` must be a mapping"),
    ("name: App\npackages: {P: ①x}", "error ①: the package P must be a mapping"),
    (
      "name: App\npackages: {P: ①{url: u}}",
      "error ①: the package P needs a `path` or a version, a string"
    ),
    (
      "name: App\npackages: {P: ①{url: u, from: 5}}",
      "error ①: the package P needs a `path` or a version, a string"
    ),
    (
      "name: App\npackages: {P: ①{url: u, from: five}}",
      "error ①: the package P has an invalid version `five`"
    ),
    ("name: App\npackages: {P: ①{from: 1.0.0}}", "error ①: the package P needs a `url`, a string"),
    (
      "name: App\nprojectReferences: {P: ①{name: x}}",
      "error ①: the project reference P needs a `path`, a string"
    ),
    (
      "name: App\naggregateTargets: {A: ①x}",
      "error ①: the aggregate target A must be a mapping"
    ),
    (
      "name: App\nschemes: {①S: {test: {targets: [A]}}}",
      "error ①: the scheme S needs `build` with `targets`, a mapping"
    ),
    (
      "name: App\noptions: {minimumXcodeGenVersion: ①x}",
      "error ①: `x` is not a version of XcodeGen"
    ),
    ("name: App\nbreakpoints: ①{}", "error ①: `breakpoints` must be a list"),
    (
      "name: App\ntargets: {A: {platform: iOS, deploymentTarget: ①x}}",
      "error ①: `x` is not a version; it is the deployment target of A"
    ),
    (
      "name: App\ntargets: {A: {platform: iOS, info: ①{a: b}}}",
      "error ①: `info` of A needs a `path`, a string"
    ),
    (
      "name: App\ntargets: {A: {platform: iOS, entitlements: ①x}}",
      "error ①: `entitlements` of A needs a `path`, a string"
    ),
    (
      "name: App\ntargets: {A: {platform: iOS, buildToolPlugins: ①[{plugin: x}]}}",
      "error ①: `buildToolPlugins` of A must be a list of `plugin` and `package`"
    ),
    (
      "name: App\ntargets: {A: {platform: iOS, sources: [①{name: x}]}}",
      "error ①: a source of A needs a `path`, a string"
    ),
    (
      "name: App\ntargets: {A: {platform: iOS, sources: [{path: x, buildPhase: ①bogus}]}}",
      "error ①: `bogus` is not a build phase of a source of A"
    ),
  ])
  func refusals(_ text: String, _ error: String) {
    #expect(DrawnSpec(text).text == error, "\(text)")
  }

  @Test(arguments: [
    "name:", "name: App\ntargets:", "name: App\nunknown: [1]", "name: App\nconfigs: x",
    "name: App\npackages: {P: {path: x}}", "name: App\npackages: {P: {github: a/b, from: 1.0}}",
    "name: App\npackages: {P: {url: u, branch: main}}",
    "name: App\nschemes: {S: {build: {targets: {A: all}}}}", "name: App\nschemes: x",
    "name: App\ntargets: {A: {platform: iOS, deploymentTarget: 13}}",
    "name: App\ntargets: {A: {platform: iOS, deploymentTarget: 13.2}}",
    "name: App\ntargets: {A: {platform: iOS, deploymentTarget: \"13\"}}",
    "name: App\ntargets: {A: {platform: iOS, sources: [1, [a], b]}}",
    "name: App\noptions: {deploymentTarget: {iOS: x}}",
    "---\nname: App\n...", "%YAML 1.1\n---\nname: App", "name: App\nname: Other",
    "name: App\nsettings: x",
    "name: App\nschemeTemplates: {T: {build: {targets: {A: all}}}}\nschemes: {S: {templates: [T]}}",
  ])
  func whatIsReadAllTheSame(_ text: String) {
    let spec = DrawnSpec(text)
    #expect(!spec.load.isBroken, "\(text): \(spec.text)")
  }

  @Test(arguments: ["options", "packages"])
  func anEmptyValueIsATextAndNoMap(_ key: String) {
    #expect(DrawnSpec("name: App\n\(key):").text.hasSuffix(": `\(key)` must be a mapping"))
  }

  @Test(arguments: ["", "# nothing", "[]", "text"])
  func withoutAMappingThereIsNoName(_ text: String) {
    let spec = DrawnSpec(text)
    #expect(spec.load.isBroken)
  }

  @Test(arguments: [
    "{\"name\": \"App\",}", "[]", "{\"name\": \"App\", \"targets\": {\"A\": null}}",
    "{\"name\": \"App\", \"targets\": {\"A\": {\"platform\": \"iOS\", \"dependencies\": null}}}",
    "{} // no",
  ])
  func refusalsInJSON(_ text: String) {
    #expect(DrawnSpec("== project.json\n\(text)", path: "project.json").load.isBroken, "\(text)")
  }

  @Test func jsonTypesDifferently() {
    let spec = DrawnSpec(
      """
      == project.JSON
      {"name": "Lost", "name": "App", "settings": null, "targets": {
        "A": {"type": "framework", "platform": "iOS", "dependencies": [
          {"target": "B", "embed": 1}, {"target": "C", "embed": 2, "link": null},
          {"target": "D", "embed": 0}]}}}
      """, path: "project.JSON")
    #expect(
      spec.text == """
        A: framework iOS dynamic
          target B embed
          target C
          target D embed=no
        """)
    #expect(spec.load.container?.name == "App")
  }

  @Test func missingSpecsAndFoldersAreTold() {
    #expect(
      DrawnSpec("name: App", path: "other.yml").text
        == "error other.yml:1:1: the spec other.yml does not exist")
  }

  @Test func severalTargetsThatAreWrongAreToldTogether() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A: {type: ①bogus, platform: iOS}
        B: {type: framework, platform: ②bogus}
        ③C: {type: framework}
      """)
    #expect(
      spec.text == """
        error ①: `bogus` is not a product type; it is set for A
        error ②: `bogus` is not a platform of B
        error ③: C has no platform
        """)
  }
}
