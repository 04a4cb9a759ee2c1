// swift-tools-version: 6.2

import PackageDescription

/// What every target is compiled with: a module sees only what it imports itself.
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
    // The vocabulary: each target imports only those above it.
    .target(name: "Imports", swiftSettings: strict),
    .target(name: "Documents", swiftSettings: strict),
    .target(name: "Modules", dependencies: ["Documents", "Imports"], swiftSettings: strict),
    .target(name: "LinkedImages", dependencies: ["Modules"], swiftSettings: strict),
    .target(name: "Findings", dependencies: ["Documents", "Modules"], swiftSettings: strict),
    .target(
      name: "Configuration", dependencies: ["Documents", "Modules", "Findings"],
      swiftSettings: strict),

    // The stages: siblings that never import one another.
    .target(name: "Inputs", dependencies: ["Documents", "Modules"], swiftSettings: strict),
    .target(
      name: "XcodeGen", dependencies: ["Documents", "Modules", "Inputs"], swiftSettings: strict),
    .target(
      name: "Loaders", dependencies: ["Documents", "Imports", "Modules", "Inputs", "XcodeGen"],
      swiftSettings: strict),
    .target(
      name: "Judging",
      dependencies: [
        "Documents", "Imports", "Modules", "LinkedImages", "Findings", "Configuration",
      ],
      swiftSettings: strict),
    .target(
      name: "Rules",
      dependencies: [
        "Documents", "Imports", "Modules", "LinkedImages", "Findings", "Configuration", "Judging",
      ],
      swiftSettings: strict),
    .target(
      name: "Reporters", dependencies: ["Documents", "Modules", "Findings"],
      swiftSettings: strict),
    .target(
      name: "Drawings", dependencies: ["Documents", "Modules", "LinkedImages", "Findings"],
      swiftSettings: strict),
    .target(
      name: "DrawingFormats",
      dependencies: ["Documents", "Modules", "LinkedImages", "Findings", "Drawings"],
      swiftSettings: strict),
    .target(
      name: "Proposals", dependencies: ["Documents", "Modules", "Findings"],
      swiftSettings: strict),

    // A command line described as a value; it knows nothing of this one.
    .target(name: "CommandLine", swiftSettings: strict),

    // Alone touches the world outside.
    .target(
      name: "World",
      dependencies: ["Documents", "Modules", "Findings", "Inputs", "Reporters", "CommandLine"],
      swiftSettings: strict),

    // Joins the stages, from what the world knows to a report.
    .target(
      name: "Run",
      dependencies: [
        "Documents", "Modules", "LinkedImages", "Findings", "Configuration", "Inputs",
        "XcodeGen", "Loaders", "Judging",
        "Rules", "Reporters", "Drawings", "DrawingFormats", "Proposals", "CommandLine", "World",
      ],
      swiftSettings: strict),

    // The program: its commands.
    .executableTarget(
      name: "archlint",
      dependencies: [
        "Documents", "Modules", "LinkedImages", "Findings", "Configuration", "Inputs",
        "XcodeGen", "Loaders", "Judging",
        "Rules", "Reporters", "Drawings", "DrawingFormats", "Proposals", "CommandLine", "World",
        "Run",
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
    .testTarget(name: "ImportsTests", dependencies: ["Imports", "TestSupport"]),
    .testTarget(name: "ModulesTests", dependencies: ["Documents", "Modules", "TestSupport"]),
    .testTarget(
      name: "LinkedImagesTests",
      dependencies: ["Documents", "LinkedImages", "Modules", "TestSupport"]),
    .testTarget(name: "FindingsTests", dependencies: ["Documents", "Findings", "Modules"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Configuration", "Documents", "Findings", "Modules", "TestSupport"]),
    .testTarget(
      name: "LoadersTests",
      dependencies: [
        "Documents", "Imports", "Inputs", "LinkedImages", "Loaders", "Modules", "TestSupport",
        "XcodeGen",
      ]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "Rules", "Judging", "LinkedImages", "Configuration", "Findings", "Modules", "Documents",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReportersTests",
      dependencies: ["Reporters", "Findings", "Modules", "Documents", "TestSupport"]),
    .testTarget(
      name: "DrawingsTests",
      dependencies: [
        "DrawingFormats", "Drawings", "Findings", "Modules", "Documents", "TestSupport",
      ]),
    .testTarget(
      name: "ProposalsTests",
      dependencies: [
        "Proposals", "Rules", "Judging", "Configuration", "Findings", "Modules", "Documents",
        "TestSupport",
      ]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["CommandLine", "Documents", "TestSupport"]),
    .testTarget(
      name: "archlintTests",
      dependencies: [
        "archlint", "CommandLine", "Configuration", "Documents", "DrawingFormats", "Drawings",
        "Findings", "Imports", "Inputs", "Judging", "LinkedImages", "Loaders", "Modules",
        "Proposals",
        "Reporters", "Rules", "Run", "TestSupport", "World", "XcodeGen",
      ]),
    // What measures speed; no part of the product.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Documents", "Modules", "Configuration", "Inputs", "Loaders", "Judging", "Rules",
        "TestSupport",
      ],
      path: "Tests/Benchmarks", exclude: ["instructions.py", "instructions.txt", "shapes.py"]),
  ],
  swiftLanguageModes: [.v6]
)

// CI sets this, so that no warning is merged; a newer compiler may warn of more, and builds all
// the same for everybody else.
if Context.environment["ARCHLINT_WARNINGS"] == "errors" {
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
