import Documents
import Loaders
import Modules
import TestSupport
import Testing

/// The guards: everything a target keeps is counted (`SpecLog.mayKeep`, `kept`), and so are
/// expanded variables of settings (`TargetSettings.expand`).
@Suite("What a few lines make")
struct ExpansionBudgetTests {
  /// Reads a spec whose targets share a list of a hundred names of 2.5 KB, each written as an alias;
  /// it is one of a hundred, so that little is free for it.
  private func problems(_ target: String, _ more: String = "") -> [Problem] {
    let names = Array(repeating: "*n", count: 100).joined(separator: ",")
    let text =
      "name: A\nn: &n \(String(repeating: "n", count: 2_560))\nx: &x [\(names)]\n\(more)\ntargets:\n"
      + (0..<20).map { "  t\($0): {type: framework, platform: iOS, \(target)}\n" }.joined()
    let files = ProjectFiles.inMemory(DrawnFiles(text))
    var parsed = ParsedFiles(files)
    var loader = XcodeGenLoader(files: files, environment: [:])
    let crowd = SpecBatch(count: 100)
    return loader.read("project.yml", in: &parsed, among: crowd)?.problems ?? []
  }

  @Test(
    "is bounded wherever lists are kept, with a place",
    arguments: [
      "sources: *x", "sources: [{path: a, excludes: *x}]", "sources: [{path: a, includes: *x}]",
      "dependencies: [{package: P, products: *x}]", "dependencies: *d", "configFiles: *c",
      "scheme: {testTargets: *x}", "preBuildScripts: *s", "info: {path: a, properties: *c}",
      "settings: {LD_RUNPATH_SEARCH_PATHS: *x}", "templates: [T]",
    ])
  func lists(target: String) throws {
    let hundred = 0..<100
    let more = """
      d: &d [\(hundred.map { _ in "{sdk: *n}" }.joined(separator: ","))]
      c: &c {\(hundred.map { "k\($0): *n" }.joined(separator: ","))}
      s: &s [\(hundred.map { _ in "{script: *n}" }.joined(separator: ","))]
      targetTemplates: {T: {sources: *x}}
      """
    let errors = problems(target, more).filter { $0.severity == .error }
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.message.hasPrefix("templates, aliases, includes and settings that expand"))
    #expect(error.place?.file == "project.yml")
  }

  @Test(
    "and where each of many configurations has settings of its own (SettingsReader.views)",
    arguments: [1_000, 16])
  func configurations(count: Int) {
    let names = (0..<count).map { "C\($0): debug" }.joined(separator: ", ")
    let errors = problems("settings: {configs: {C0: {A: b}}}", "configs: {\(names)}")
      .filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == (count > 16 ? 1 : 0))
    #expect(errors.allSatisfy { $0.hasPrefix("templates, aliases, includes and settings") })
  }

  @Test("and where targets share the lines of an .xcconfig (SettingsReader.view)")
  func configurationFiles() {
    let lines = (0..<20_000).map { "A\($0) = b\n" }.joined()
    let targets = (0..<30).map {
      "  t\($0): {type: framework, platform: iOS, configFiles: {Debug: a.xcconfig}}\n"
    }
    let files = ProjectFiles.inMemory(
      DrawnFiles("name: A\ntargets:\n\(targets.joined())== a.xcconfig\n\(lines)"))
    func errors(among count: Int) -> Int? {
      var parsed = ParsedFiles(files)
      var loader = XcodeGenLoader(files: files, environment: [:])
      let part = loader.read("project.yml", in: &parsed, among: SpecBatch(count: count))
      return part?.problems.count { $0.severity == .error }
    }
    #expect(errors(among: 1) == 0)
    #expect(errors(among: 100) == 1)
  }

  @Test(
    "and where settings name one another, often or at length (SettingExpansion.mayMake)",
    arguments: ["A0: ''", "A10: *n"])
  func settings(first: String) {
    let doubled = (0..<10).map { "A\($0 + 1): $(A\($0))$(A\($0))" }
    let all = [first] + (first.hasPrefix("A10") ? [] : doubled)
    let words = Array(repeating: "$(A10)", count: 20).joined(separator: ",")
    let errors = problems(
      "settings: {OTHER_LDFLAGS: [\(words)]}", "settings: {\(all.joined(separator: ", "))}"
    ).filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("variables that expand to more than") == true)
  }

  @Test(
    "and where templates are laid under targets and lists put together (TemplateExpander, Merging)",
    arguments: [
      (
        "attributes: {a: \(String(repeating: "a", count: 40_000))}", "requiresObjCLinking: true",
        400
      ),
      ("x: [\(Array(repeating: "a", count: 20_000).joined(separator: ","))]", "x: [b]", 40),
    ])
  func templates(template: String, target: String, count: Int) {
    let text =
      "name: A\ntargetTemplates: {T: {\(template)}}\ntargets:\n"
      + (0..<count).map {
        "  t\($0): {type: framework, platform: iOS, templates: [T], \(target)}\n"
      }.joined()
    var loading = ProjectLoader(files: .inMemory(DrawnFiles(text)), environment: [:])
    let errors = (loading.read("project.yml")?.problems ?? []).filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.message.hasPrefix("templates that expand to more than") == true)
  }

  @Test(
    "and so is a name, which stands in all that is said of what it names (SpecLog.mayBeNamed)",
    arguments: [
      "name: NAME\ntargets: {}", "name: A\ntargets:\n  NAME: {type: framework, platform: iOS}",
      "name: A\ntargets: {A: {type: framework, platform: iOS, name: NAME}}",
      "name: A\naggregateTargets: {A: {targets: [], name: NAME}}",
    ])
  func names(text: String) {
    func errors(_ length: Int) -> [String] {
      let name = String(repeating: "n", count: length)
      let spec = DrawnFiles(text.replacing("NAME", with: name))
      var loading = ProjectLoader(files: .inMemory(spec), environment: [:])
      return (loading.read("project.yml")?.problems ?? []).filter { $0.severity == .error }
        .map(\.message)
    }
    #expect(errors(256) == [])
    #expect(errors(257) == ["this name is longer than 256 bytes"])
  }

  @Test("is not counted where it is written out")
  func written() {
    #expect(problems("sources: [a, b], dependencies: [{sdk: a.framework}]").isEmpty)
  }

  @Test("of configuration files that include one another is bounded (ConfigFile.mostIncluded)")
  func configFiles() {
    func includes(_ name: String) -> String {
      String(repeating: "#include \"\(name)\"\n", count: 200)
    }
    let files = DrawnFiles(
      """
      name: A
      configFiles: {Debug: a.xcconfig, Release: d.xcconfig}
      targets: {A: {type: framework, platform: iOS, configFiles: {Debug: a.xcconfig}}}
      == a.xcconfig
      \(includes("b.xcconfig"))
      == b.xcconfig
      \(includes("c.xcconfig"))
      == c.xcconfig
      \(includes("d.xcconfig"))
      == d.xcconfig
      A = 1
      """)
    // Endless reads find nothing more, and end.
    let reads = Counter()
    var disk = ProjectFiles.inMemory(files)
    disk.read = { [read = disk.read] path throws(ProjectFiles.Failure) in
      guard reads.counted.count < 100_000 else { throw .missing }
      reads.count(path)
      return try read(path)
    }
    var loading = ProjectLoader(files: disk, environment: [:])
    let messages = (loading.read("project.yml")?.problems ?? []).map(\.message)
    #expect(!messages.isEmpty)
    #expect(messages.allSatisfy { $0.contains("it is included too often") }, "\(messages)")
    #expect(reads.counted.count < 100_000)
  }
}

/// The guards: `SettingExpansion.value`, `SettingExpansion.Share`, `ConfigFile.add`.
@Suite("Variables that multiply")
struct SettingGrowthTests {
  private func read(_ text: String) -> ConfigFile {
    ConfigFile.read(
      "a.xcconfig",
      in: ProjectFiles(read: { _ in Array(text.utf8) }, kind: { _ in .file }))
  }

  @Test("lines that double what they inherit make no more than a multiple of the file")
  func inherited() {
    let lines = { String(repeating: "A = $(inherited) $(inherited)\n", count: $0) }
    let file = read("A = x\n" + lines(10))
    #expect(file.unread == nil)
    #expect(file.settings["A"]?.text.utf8.count == 2_047)
    let many = read("A = x\n" + lines(400))
    #expect(many.unread?.path == "a.xcconfig")
    #expect(many.unread?.failure != .missing)
  }

  @Test("what overruns is dropped at once, so that nothing goes through it (ConfigFile.add)")
  func dropped() {
    let line = "A = $(inherited) ${inherited} $(A) $(inherited:lower)\n"
    let file = read("A = x\nB = 1\n" + String(repeating: line, count: 1_000))
    #expect(file.unread?.path == "a.xcconfig")
    #expect(file.settings["A"] == nil && file.settings["B"]?.text == "1")
  }

  @Test("a setting that adds a word in each of a thousand lines is read")
  func ordinary() {
    let file = read((0..<300).map { "OTHER_LDFLAGS = $(inherited) -framework F\($0)\n" }.joined())
    #expect(file.unread == nil)
    #expect(file.settings["OTHER_LDFLAGS"]?.text.contains("F299") == true)
  }

  @Test("what is under a condition gets what comes without one, once, and only so often in a file")
  func conditional() {
    let settings = read("A = p\nA[sdk=x*] = $(inherited) q\nA = $(inherited) r\n").settings
    #expect(settings.mapValues(\.text) == ["A": "p r", "A[sdk=x*]": "p q r"])
    let conditions = (0..<5_000).map { "A[sdk=\($0)*] =\n" }.joined()
    let lines = String(repeating: "A = $(inherited)\n", count: 5_000)
    #expect(read(conditions + lines).unread?.path == "a.xcconfig")
  }

  @Test("brackets in brackets are looked up so often and no more, by what is in them")
  func nested() {
    let text = String(repeating: "$(", count: 4_000) + String(repeating: ")", count: 4_000)
    let share = SettingExpansion.Share(512 * 4_300)
    let made = SettingExpansion.expand(text, while: share.mayMake) { _ in nil }
    #expect(made == text)
    #expect(!share.isSpent)
    #expect(
      SettingExpansion.expand("$($(A)_$(B))") { ["A": "X", "B": "Y", "X_Y": "z"][$0] } == "z")
  }
}
