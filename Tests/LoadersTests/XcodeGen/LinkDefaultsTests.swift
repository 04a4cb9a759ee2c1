import Documents
import Modules
import Testing

@testable import Loaders

@Suite("Whether a dependency links and embeds")
struct LinkDefaultsTests {
  /// The whole matrix: L links, E embeds, a dash is an order of building at most.
  private static let matrix = """
                              app  tests  program  other  static-library
    dynamic framework         LE   LE     L        L      -
    static framework          L    L      L        -      -
    static library            L    L      L        -      -
    staticlib framework       L    L      L        -      -
    dynamic library           LE   L      L        L      -
    xcframework               LE   L      L        L      -
    staticlib xcframework     L    L      L        -      -
    bundle                    E    E      -        -      -
    application               E    -      -        -      -
    extension                 E    -      -        -      -
    test bundle               E    -      -        -      -
    tool                      E    -      -        -      -
    xpc service               E    -      -        -      -
    system extension          E    -      -        -      -
    no type                   E    -      -        -      -
    aggregate                 -    -      -        -      -
    legacy                    -    -      -        -      -
    framework by name         LE   LE     L        L      -
    implicit framework        LE   LE     L        L      -
    carthage dynamic          LE   LE     L        L      -
    carthage static           L    L      L        L      L
    sdk                       L    L      L        L      L
    package                   L    L      L        L      -
    bundle by path            E    E      E        E      -
    """

  /// What the rows stand for.
  private static let rows: [String: (Dependency.Kind, LinkedProduct?)] = [
    "dynamic framework": (.target, LinkedProduct(.native, .framework, .dynamic)),
    "static framework": (.target, LinkedProduct(.native, .staticFramework, .static)),
    "static library": (.target, LinkedProduct(.native, .staticLibrary, .static)),
    "staticlib framework": (.target, LinkedProduct(.native, .framework, .static)),
    "dynamic library": (.target, LinkedProduct(.native, .dynamicLibrary, .dynamic)),
    "xcframework": (.target, LinkedProduct(.native, .xcFramework, .dynamic)),
    "staticlib xcframework": (.target, LinkedProduct(.native, .xcFramework, .static)),
    "bundle": (.target, LinkedProduct(.native, .bundle, .none)),
    "application": (.target, LinkedProduct(.native, .application, .none)),
    "extension": (.target, LinkedProduct(.native, .appExtension, .none)),
    "test bundle": (.target, LinkedProduct(.native, .unitTests, .none)),
    "tool": (.target, LinkedProduct(.native, .tool, .none)),
    "xpc service": (.target, LinkedProduct(.native, .xpcService, .none)),
    "system extension": (.target, LinkedProduct(.native, .systemExtension, .none)),
    "no type": (.target, LinkedProduct(.native, .none, .none)),
    "aggregate": (.target, LinkedProduct(.aggregate, .none, .none)),
    "legacy": (.target, LinkedProduct(.legacy, .framework, .dynamic)),
    "framework by name": (.framework, nil),
    "implicit framework": (.framework, nil),
    "carthage dynamic": (.carthage, nil),
    "carthage static": (.carthage, nil),
    "sdk": (.sdk, nil),
    "package": (.product, nil),
    "bundle by path": (.bundle, nil),
  ]

  /// What the columns stand for; between them they hold every product type.
  private static let columns: [String: [ProductType]] = [
    "app": ProductType.allCases.filter(\.isApp),
    "tests": [.unitTests, .uiTests],
    "program": [
      .appExtension, .intentsExtension, .messagesExtension, .stickerPack, .driverExtension,
      .extensionKitExtension, .systemExtension, .tool, .tvExtension, .watchExtension,
      .watch2Extension, .xcodeExtension,
    ],
    "other": [
      .framework, .staticFramework, .bundle, .ocUnitTests, .instrumentsPackage, .dynamicLibrary,
      .metalLibrary, .xcFramework, .xpcService, .none,
    ],
    "static-library": [.staticLibrary],
  ]

  @Test("cell by cell")
  func cells() throws {
    let lines = Self.matrix.split(separator: "\n")
    let names = lines[0].split(separator: " ").map(String.init)
    #expect(lines.count == Self.rows.count + 1)
    for line in lines.dropFirst() {
      let cells = line.split(separator: " ").suffix(names.count)
      let row = line.split(separator: " ").dropLast(names.count).joined(separator: " ")
      let (kind, product) = try #require(Self.rows[row])
      var dependency = dependency(kind)
      dependency.implicit = row == "implicit framework"
      dependency.isStatic = row == "carthage static"
      for (name, cell) in zip(names, cells) {
        for type in try #require(Self.columns[name]) {
          let decision = LinkDefaults(type: type).decision(for: dependency, on: product)
          let expected = exception(row, type) ?? String(cell)
          #expect(describe(decision) == expected, "\(row) in \(type)")
        }
      }
    }
  }

  /// The two remarks inside the cells.
  private func exception(_ row: String, _ type: ProductType) -> String? {
    switch (row, type) {
    case ("carthage dynamic", .watch2Extension): "LE"
    case ("bundle by path", .dynamicLibrary): "-"
    default: nil
    }
  }

  @Test("the columns hold every product type once")
  func columns() {
    let all = Self.columns.values.flatMap { $0 }
    #expect(all.count == ProductType.allCases.count)
    #expect(Set(all) == Set(ProductType.allCases))
  }

  @Test(
    "what is written wins, where it counts at all",
    arguments: [
      // kind, written link, written embed, in an app, in a framework, in a static library
      (Dependency.Kind.target, false, nil, "E", "-", "-"), (.target, nil, false, "L", "L", "-"),
      (.target, true, true, "LE", "LE", "LE"), (.framework, false, nil, "E", "-", "-"),
      (.framework, nil, true, "LE", "LE", "E"), (.framework, true, false, "L", "L", "L"),
      (.carthage, false, false, "-", "-", "-"), (.carthage, nil, true, "LE", "LE", "E"),
      (.sdk, false, nil, "L", "L", "L"), (.sdk, nil, true, "LE", "LE", "LE"),
      (.product, false, nil, "-", "-", "-"), (.product, nil, true, "LE", "LE", "E"),
      (.bundle, nil, false, "E", "E", "-"),
    ] as [(Dependency.Kind, Bool?, Bool?, String, String, String)])
  func written(
    kind: Dependency.Kind, link: Bool?, embed: Bool?, app: String, framework: String,
    library: String
  ) {
    let dependency = dependency(kind, embed: embed, link: link)
    for (type, expected) in [
      (ProductType.application, app), (.framework, framework), (.staticLibrary, library),
    ] {
      let decision = LinkDefaults(type: type).decision(for: dependency, on: .dynamicFramework)
      #expect(describe(decision) == expected, "in \(type)")
    }
  }

  @Test("static code is linked or embedded by force, static Carthage frameworks are not")
  func forced() {
    func forced(_ kind: Dependency.Kind) -> Dependency {
      var forced = dependency(kind, embed: true, link: true)
      forced.isStatic = kind == .carthage
      return forced
    }
    let framework = LinkDefaults(type: .framework)
    #expect(describe(framework.decision(for: forced(.target), on: .staticCode)) == "LE")
    #expect(describe(framework.decision(for: forced(.target), on: .nothing)) == "-")
    #expect(describe(framework.decision(for: forced(.carthage), on: nil)) == "L")
  }

  private func dependency(
    _ kind: Dependency.Kind, embed: Bool? = nil, link: Bool? = nil
  ) -> Dependency {
    Dependency(kind, "X", at: Place(file: "project.yml"), embed: embed, link: link)
  }

  private func describe(_ decision: LinkDecision) -> String {
    let text = (decision.links ? "L" : "") + (decision.embeds ? "E" : "")
    return text.isEmpty ? "-" : text
  }
}
