import Documents
import Findings
import Modules
import Repairs
import Testing

@Suite("A change in a Swift manifest")
struct ManifestEditorTests {
  @Test(
    "takes the call of a helper from another manifest, unless it has variables",
    arguments: [(".kit(.new)", true), (".kit(.new, path: \"a/b\")", true), (".kit(name)", false)])
  func form(call: String, isTaken: Bool) throws {
    let files = [
      "App/Project.swift": "let a = Target(name: \"App\", dependencies: [.kit(.old)])\n",
      "Map/Project.swift": call + "\n",
    ]
    let form = Place(
      file: "Map/Project.swift", line: 1, column: 1, endLine: 1, endColumn: call.count + 1)
    let entry = WrittenEntry("target", "New", like: .init(place: form, isSame: true))
    let change = Change(
      .add(entry, to: Subject("New")), at: Place(file: "App/Project.swift", line: 1, column: 22))
    let result = try? Repairer(GraphBuilder().build()).repaired([change]) { path in
      files[path].map { Source(name: path, bytes: Array($0.utf8)) }
    }
    let after = result?["App/Project.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(
      after
        == (isTaken
          ? "let a = Target(name: \"App\", dependencies: [.kit(.old), \(call)])\n" : nil))
  }

  static func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Demo",
      targets: [
    \(targets)
      ])

    """
  }

  static func change(
    _ words: String, _ mark: String, _ action: Change.Action, _ before: String, _ after: String
  ) -> RepairCase {
    let isRefused = after.hasPrefix("refused")
    return RepairCase(
      testDescription: words, file: "Package.swift", mark: mark, action: action,
      before: manifest(before), after: isRefused ? after : manifest(after))
  }

  static let new = WrittenEntry("target", "New", code: "\"New\"")

  static func adding(_ words: String, _ before: String, _ after: String) -> RepairCase {
    change(words, "\"App\"", .add(new, to: Subject("New")), before, after)
  }

  static func removing(_ words: String, _ before: String, _ after: String) -> RepairCase {
    change(words, "\"Old\"", .remove(Subject("Old")), before, after)
  }

  static let additions = [
    adding(
      "to a list on one line", #"    .target(name: "App", dependencies: ["Old"]),"#,
      #"    .target(name: "App", dependencies: ["Old", "New"]),"#),
    adding(
      "to a list on several lines, without a last comma",
      """
          .target(
            name: "App",
            dependencies: [
              "Old"  // for dates
            ]),
      """,
      """
          .target(
            name: "App",
            dependencies: [
              "Old",  // for dates
              "New"
            ]),
      """),
    adding(
      "to a list on several lines, with a last comma",
      """
          .target(
            name: "App",
            dependencies: [
              .product(name: "Old", package: "old"),
              .target(name: "Middle", condition: .when(platforms: [.iOS])),
            ]),
      """,
      """
          .target(
            name: "App",
            dependencies: [
              .product(name: "Old", package: "old"),
              .target(name: "Middle", condition: .when(platforms: [.iOS])),
              .target(name: "New"),
            ]),
      """),
    adding(
      "below lines that are indented with tabs",
      "\t.target(\n\t\tname: \"App\",\n\t\tdependencies: [\n\t\t\t\"Old\",\n\t\t\t\t// dates\n\t\t]),",
      "\t.target(\n\t\tname: \"App\",\n\t\tdependencies: [\n\t\t\t\"Old\",\n\t\t\t\t// dates\n"
        + "\t\t\t\"New\",\n\t\t]),"),
    adding(
      "to an empty list", #"    .target(name: "App", dependencies: [ ], path: "A"),"#,
      #"    .target(name: "App", dependencies: ["New"], path: "A"),"#),
    adding(
      "to a target without a list", #"    .target(name: "App", path: "A"),"#,
      #"    .target(name: "App", dependencies: ["New"], path: "A"),"#),
    adding(
      "to a target without a list, one argument a line",
      """
          .target(
            name: "App",
            path: "A"
          ),
      """,
      """
          .target(
            name: "App",
            dependencies: ["New"],
            path: "A"
          ),
      """),
    adding(
      "to a target of Tuist, behind its sources",
      #"    .target(name: "App", product: .app, sources: ["A/**"], settings: .base),"#,
      #"    .target(name: "App", product: .app, sources: ["A/**"], dependencies: ["New"], "#
        + "settings: .base),"),
    adding(
      "to what is made elsewhere", #"    .target(name: "App", dependencies: ["A"].map(made)),"#,
      #"    .target(name: "App", dependencies: ["A"].map(made) + ["New"]),"#),
    adding(
      "to what is no list", #"    .target(name: "App", dependencies: isNew ? common : []),"#,
      "refused: the dependencies are not written as a list"),
    adding(
      "to the first of several lists", #"    .target(name: "App", dependencies: ["Old"] + more),"#,
      #"    .target(name: "App", dependencies: ["Old", "New"] + more),"#),
    adding(
      "to what a function makes", #"    feature("App", ["Old"]),"#,
      "refused: the dependencies are written inside a function, which archlint does not edit"),
    change(
      "which needs another one before", "\"App\"",
      .add(
        WrittenEntry("package", "k", code: ".product()", after: "declare the package K"),
        to: Subject("New")),
      #"    .target(name: "App"),"#, "refused: one has to declare the package K first"),
  ]

  static let removals = [
    removing(
      "from a list on one line", #"    .target(name: "App", dependencies: ["A", "Old", "B"]),"#,
      #"    .target(name: "App", dependencies: ["A", "B"]),"#),
    removing(
      "the last one on one line",
      #"    .target(name: "App", dependencies: ["A", .target(name: "Old")]),"#,
      #"    .target(name: "App", dependencies: ["A"]),"#),
    removing(
      "the only one", #"    .target(name: "App", dependencies: [.target(name: "Old")]),"#,
      #"    .target(name: "App", dependencies: []),"#),
    removing(
      "from a list on several lines, with its comment",
      """
          .target(
            name: "App",
            dependencies: [
              "A",
              // The Old one
              .product(name: "Old", package: "old"),  // is kept
              "B",
            ]),
      """,
      """
          .target(
            name: "App",
            dependencies: [
              "A",
              "B",
            ]),
      """),
    change(
      "an exception, and its line", "// archlint", .removeException,
      """
          // archlint:allow cycle because of history
          .target(name: "App", dependencies: ["Old"]),
      """, #"    .target(name: "App", dependencies: ["Old"]),"#),
    change(
      "an exception behind an entry", "// archlint", .removeException,
      #"    .target(name: "App", dependencies: ["Old"]),  // archlint:allow cycle because"#,
      #"    .target(name: "App", dependencies: ["Old"]),"#),
  ]

  static let others = [
    change(
      "a name", "\"Old\"", .rename(from: "Old", to: "New"),
      #"    .target(name: "App", dependencies: ["Old"]),"#,
      #"    .target(name: "App", dependencies: ["New"]),"#),
    change(
      "another target instead", "\"Old\"",
      .relink(new, from: Subject("Old"), to: Subject("New")),
      #"    .target(name: "App", dependencies: [.product(name: "Old", package: "old"), "B"]),"#,
      #"    .target(name: "App", dependencies: ["New", "B"]),"#),
    change(
      "another target instead of one with a condition", "\"Old\"",
      .relink(new, from: Subject("Old"), to: Subject("New")),
      #"    .target(name: "App", dependencies: [.target(name: "Old", condition: mac)]),"#,
      "refused: the old one has a condition"),
  ]

  @Test("Adds, removes and replaces entries", arguments: additions + removals + others)
  func makes(_ change: RepairCase) throws {
    #expect(try change.result == change.after)
  }
}
