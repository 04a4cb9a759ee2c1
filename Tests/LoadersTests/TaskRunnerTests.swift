import Documents
import Loaders
import Modules
import TestSupport
import Testing

/// Whether it shows how many read specs, and in which order.
@Suite("Many workers")
struct TaskRunnerTests {
  /// Specs that include one file and one another, of which some cannot be read.
  private static let text: String = {
    var text = "== all.yml\noptions: {bundleIdPrefix: org}\ntargetTemplates: {T: {platfrom: iOS}}\n"
    for number in 0..<600 {
      text += """
        == M\(number)/project.yml
        name: M\(number)
        include: [../all.yml\(number.isMultiple(of: 90) ? ", ../M7/project.yml" : "")]
        targets:
          M\(number):
            type: framework
            platform: \(number.isMultiple(of: 50) ? "[" : "iOS")
            templates: [T]
            sources: [Sources]
            dependencies: [{framework: M\(number / 2).framework, implicit: true}]

        """
    }
    return text
  }()
  private static let drawn = DrawnFiles(text)

  /// What one reads and finds, worked out once.
  private static let readAlone = words(SerialTaskRunner())
  private static let foundAlone = search(SerialTaskRunner())

  /// What is read, in words.
  private static func words(_ workers: some TaskRunner) -> [String] {
    let paths = TaskRunnerTests.drawn.files.keys.filter { $0.hasSuffix("project.yml") }
    let loaded = ProjectLoader(files: .inMemory(TaskRunnerTests.drawn), environment: [:])
      .read(paths.shuffled(), by: workers)
    let graph = loaded.graph()
    var words = loaded.parts.map { "\($0.path): \($0.includedFiles) \($0.problems)" }
    words += loaded.problems.map { "\($0)" }
    words += loaded.parsed.sources.keys.sorted()
    words += graph.targets.map { "\($0.place) \($0.qualifiedName) \($0.sources)" }
    words += graph.links.map { link in
      let entry = graph.entry(of: link)
      return "\(link) \(entry.reference) \(entry.place) \(entry.provenance)"
    }
    words += graph.notices.map { "\($0)" }
    return words
  }

  @Test("read what one reads", arguments: Tries.some([3, 16, 2, 7], oneIn: 2))
  func same(_ count: Int) {
    let one = TaskRunnerTests.readAlone
    #expect(one.count > 1500)
    #expect(TaskRunnerTests.words(Crew(count)) == one)
  }

  @Test("the targets are known before their links, in the order of the graph")
  func targets() {
    let dump = #"{"packageKind": {}, "name": "Kit", "targets": [{"name": "M7"}, {"name": "A"}]}"#
    let namesakes = "== x/project.yml\nname: M7\ntargets: {M7: {type: bundle, platform: iOS}}\n"
    let drawn = DrawnFiles(TaskRunnerTests.text + namesakes + "== kit/package.json\n\(dump)\n")
    let loaded = ProjectLoader(files: .inMemory(drawn), environment: [:])
      .read(drawn.files.keys.filter { $0 != "all.yml" })
    let graph = loaded.graph()
    let (early, late) = (loaded.targets(), graph.targets)
    #expect(late.count > 500 && late.count { $0.name == "M7" } > 2)
    #expect(early.map(\.qualifiedName) == late.map(\.qualifiedName))
    #expect(early.map(\.place) == late.map(\.place))
  }

  /// What a search finds in a tree of three thousand folders, two of which cannot be looked into.
  private static func search(_ workers: some TaskRunner) -> [String] {
    let found = SpecSearch(by: workers) { path throws(ProjectFiles.Failure) in
      let depth = path.isEmpty ? 0 : path.utf8.count { $0 == UInt8(ascii: "/") } + 1
      if path.hasSuffix("1/2/3") { throw .unreadable("closed") }
      let folders = depth > 2 ? [] : (0..<14).map { FolderListing.Entry("\($0)", .folder) }
      let number = path.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
      return FolderListing(
        folders + [.init("project.yml", .file), .init("Podfile", .file)],
        identity: .init(device: 1, number: number))
    }.run()
    return found.paths + found.libraryFiles + found.problems.map { "\($0)" }
      + found.folders.keys.sorted()
  }

  @Test("look into folders as one does", arguments: [2, 3, 7, 16])
  func sameSearch(_ count: Int) {
    let one = TaskRunnerTests.foundAlone
    #expect(one.count > 6000)
    #expect(TaskRunnerTests.search(Crew(count)) == one)
  }
}
