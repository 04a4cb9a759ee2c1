// swift-tools-version: 6.0

import PackageDescription

/// A feature is a target and a library of the same name.
func feature(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies + [.product(name: "Style", package: "Core")])
}

let features = [
  feature("Calendar", [.product(name: "Agenda", package: "Core")]),
  feature("Tasks", [.product(name: "Agenda", package: "Core")]),
]

let package = Package(
  name: "Features",
  products: features.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: [.package(path: "../Core")],
  targets: features + [.testTarget(name: "TasksTests", dependencies: ["Tasks"])]
)
