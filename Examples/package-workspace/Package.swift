// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Planner",
  dependencies: [
    .package(path: "Packages/Features"),
    .package(path: "Packages/Core"),
  ],
  targets: [
    .executableTarget(
      name: "Planner",
      dependencies: [
        .product(name: "Calendar", package: "Features"),
        .product(name: "Tasks", package: "Features"),
      ])
  ]
)
