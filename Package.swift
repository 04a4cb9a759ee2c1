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
    // The vocabulary: no dependencies, or only on one another.
    .target(name: "YAML", swiftSettings: strict),
    .target(name: "Modules", swiftSettings: strict),
    .target(name: "Findings", dependencies: ["YAML", "Modules"], swiftSettings: strict),

    // The stages: siblings that never import one another.
    .target(name: "Loaders", dependencies: ["YAML", "Modules"], swiftSettings: strict),
    .target(name: "Rules", dependencies: ["YAML", "Modules", "Findings"], swiftSettings: strict),
    .target(name: "Reporters", dependencies: ["Modules", "Findings"], swiftSettings: strict),

    // The command line: joins the stages, and alone touches the world outside.
    .executableTarget(
      name: "archlint",
      dependencies: ["YAML", "Modules", "Findings", "Loaders", "Rules", "Reporters"],
      swiftSettings: strict),

    // `swift package archlint`, for packages that depend on this one.
    .plugin(
      name: "ArchlintPlugin",
      capability: .command(
        intent: .custom(verb: "archlint", description: "Check the architecture")),
      dependencies: ["archlint"], path: "Sources/ArchlintPlugin"),

    .target(name: "TestSupport", dependencies: ["YAML", "Modules"], path: "Tests/TestSupport"),
    .testTarget(name: "ModulesTests", dependencies: ["Modules", "TestSupport"]),
    .testTarget(name: "FindingsTests", dependencies: ["Findings", "Modules"]),
    .testTarget(
      name: "RulesTests", dependencies: ["Rules", "Findings", "Modules", "YAML", "TestSupport"]),
    .testTarget(
      name: "ReportersTests",
      dependencies: ["Reporters", "Findings", "Modules", "YAML", "TestSupport"]),
    .testTarget(
      name: "archlintTests",
      dependencies: [
        "archlint", "Findings", "Loaders", "Modules", "Reporters", "Rules", "YAML", "TestSupport",
      ]),
    // What measures speed; no part of the product.
    .executableTarget(
      name: "Benchmarks", dependencies: ["YAML", "Modules", "Loaders", "Rules", "TestSupport"],
      path: "Tests/Benchmarks"),
    .testTarget(name: "YAMLTests", dependencies: ["YAML", "TestSupport"]),
    .testTarget(
      name: "LoadersTests", dependencies: ["YAML", "Modules", "Loaders", "TestSupport"]),
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
