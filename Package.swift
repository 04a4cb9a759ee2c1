// swift-tools-version: 6.2

import PackageDescription

/// What every target is compiled with: a module sees only what it imports, and what that exports.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "archlint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "archlint", targets: ["archlint"]),
    .plugin(name: "ArchlintPlugin", targets: ["ArchlintPlugin"]),
  ],
  targets: [
    // Texts that are written as files and built into the program: short lists for all, and pages, which
    // take long to compile; `rules` and `ci` lead to `docs`.
    .target(name: "WordLists", resources: [.embedInCode("libraries")], swiftSettings: strict),
    .target(
      name: "Pages", dependencies: ["WordLists"],
      exclude: ["rules/README.md"]
        + ["README", "affected", "danger", "pre-commit", "swiftpm", "xcode"].map { "ci/\($0).md" },
      resources: [
        .embedInCode("rules"), .embedInCode("ci"), .embedInCode("topics"), .embedInCode("drawings"),
        .embedInCode("manual"), .embedInCode("starts"),
      ],
      swiftSettings: strict),

    // The vocabulary: each target imports only those above it.
    .target(name: "Imports", swiftSettings: strict),
    .target(name: "Documents", swiftSettings: strict),
    .target(name: "KeyedDecoding", dependencies: ["Documents"], swiftSettings: strict),
    .target(name: "Manifests", dependencies: ["Documents", "WordLists"], swiftSettings: strict),
    .target(
      name: "Modules", dependencies: ["Documents", "Imports", "WordLists"], swiftSettings: strict),
    .target(name: "LinkedImages", dependencies: ["Modules"], swiftSettings: strict),
    .target(
      name: "Findings", dependencies: ["Documents", "KeyedDecoding", "Modules"],
      swiftSettings: strict),
    .target(
      name: "Configuration",
      dependencies: ["Documents", "KeyedDecoding", "Modules", "Findings", "WordLists"],
      swiftSettings: strict),

    // The stages: siblings that never import one another.
    .target(
      name: "Loaders", dependencies: ["Documents", "Imports", "Manifests", "Modules", "WordLists"],
      swiftSettings: strict),
    .target(
      name: "Rules",
      dependencies: [
        "Documents", "Imports", "KeyedDecoding", "Modules", "LinkedImages", "Findings",
        "Configuration",
        "Pages",
      ],
      swiftSettings: strict),
    .target(
      name: "Reporters", dependencies: ["Documents", "Modules", "Findings"],
      swiftSettings: strict),
    .target(
      name: "Drawings",
      dependencies: ["Documents", "Modules", "LinkedImages", "Findings", "Pages"],
      swiftSettings: strict),
    .target(
      name: "Proposals", dependencies: ["Documents", "Modules", "Findings", "WordLists"],
      swiftSettings: strict),
    .target(
      name: "Repairs", dependencies: ["Documents", "Manifests", "Modules", "Findings"],
      swiftSettings: strict),

    .target(name: "Affected", dependencies: ["Documents", "Modules"], swiftSettings: strict),

    // A command line described as a value; it knows nothing of this one.
    .target(
      name: "CommandLine", resources: [.embedInCode("texts")], swiftSettings: strict),

    // Alone touches the world outside; the library of C has another name on each system.
    .target(name: "CLibrary", swiftSettings: strict),
    .target(
      name: "SystemIO",
      dependencies: [
        "CLibrary", "Documents", "Modules", "Findings", "Loaders", "Reporters", "CommandLine",
      ],
      swiftSettings: strict),

    // Joins the stages, from what the world knows to a report.
    .target(
      name: "Run",
      dependencies: [
        "Documents", "KeyedDecoding", "Imports", "Modules", "LinkedImages", "Findings",
        "Configuration", "Loaders",
        "Rules", "Reporters", "Drawings", "Proposals", "Repairs", "Affected",
        "CommandLine", "SystemIO", "Pages",
      ],
      swiftSettings: strict),

    // The program: its commands.
    .executableTarget(
      name: "archlint",
      dependencies: [
        "Pages", "Documents", "Modules", "LinkedImages", "Findings", "Configuration", "Loaders",
        "Manifests", "Rules", "Reporters", "Drawings", "Proposals", "Repairs", "Affected",
        "CommandLine", "SystemIO", "Run",
      ],
      swiftSettings: strict),

    // `swift package archlint`, for packages that depend on this one.
    .plugin(
      name: "ArchlintPlugin",
      capability: .command(
        intent: .custom(verb: "archlint", description: "Check the architecture")),
      dependencies: ["archlint"], path: "Sources/ArchlintPlugin"),

    .target(
      name: "TestSupport", dependencies: ["Documents", "Imports", "Modules"],
      path: "Tests/TestSupport"),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "TestSupport"]),
    .testTarget(name: "ManifestsTests", dependencies: ["Documents", "Manifests", "TestSupport"]),
    .testTarget(name: "ImportsTests", dependencies: ["Imports", "TestSupport"]),
    .testTarget(name: "ModulesTests", dependencies: ["Documents", "Modules", "TestSupport"]),
    .testTarget(
      name: "LinkedImagesTests",
      dependencies: ["Documents", "Modules", "LinkedImages", "TestSupport"]),
    .testTarget(
      name: "FindingsTests", dependencies: ["Documents", "Modules", "Findings", "TestSupport"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Documents", "Modules", "Configuration", "TestSupport"]),
    .testTarget(
      name: "LoadersTests",
      dependencies: [
        "Documents", "Imports", "Modules", "LinkedImages", "Loaders", "TestSupport",
      ]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "Documents", "Modules", "Findings", "Configuration", "Rules", "TestSupport",
      ]),
    .testTarget(
      name: "ReportersTests",
      dependencies: ["Documents", "Modules", "Findings", "Reporters", "TestSupport"]),
    .testTarget(
      name: "DrawingsTests",
      dependencies: [
        "Documents", "Modules", "Findings", "Drawings", "TestSupport",
      ]),
    .testTarget(
      name: "AffectedTests", dependencies: ["Documents", "Modules", "Affected", "TestSupport"]),
    .testTarget(
      name: "ProposalsTests",
      dependencies: [
        "Documents", "Modules", "Findings", "Configuration", "Rules", "Proposals",
        "TestSupport",
      ]),
    .testTarget(
      name: "RepairsTests",
      dependencies: ["Documents", "Modules", "Findings", "Repairs", "TestSupport"]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["Documents", "CommandLine", "TestSupport"]),
    .testTarget(
      name: "archlintTests",
      dependencies: [
        "Documents", "Imports", "Modules", "LinkedImages", "Findings", "Configuration", "Loaders",
        "Pages", "Rules", "Reporters", "Drawings", "Repairs",
        "CommandLine", "SystemIO", "Run", "archlint", "TestSupport",
      ]),
    // What measures speed; no part of the product.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Documents", "Modules", "Configuration", "Loaders", "Rules",
        "TestSupport",
      ],
      path: "Tests/Benchmarks",
      exclude: ["instructions.py", "instructions.txt", "pairs.py", "reader.c", "shapes.py"]),
  ],
  swiftLanguageModes: [.v6]
)

// Where what ships is tested, optimized, the tests themselves need not be.
for target in package.targets where target.type == .test {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// The plugin is for packages that depend on this one, and SwiftPM compiles the whole program a second time
// for it. So a clone builds without it, unless it is asked for.
if !Context.packageDirectory.contains("/checkouts/"),
  Context.environment["ARCHLINT_PLUGIN"] != "build"
{
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
}

// CI sets this, so that no warning is merged; a newer compiler may warn about more, and still
// builds elsewhere.
if Context.environment["ARCHLINT_WARNINGS"] == "errors" {
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
