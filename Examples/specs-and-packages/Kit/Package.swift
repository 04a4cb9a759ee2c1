// swift-tools-version: 6.0

import PackageDescription

let names = ["Maps", "Forecasts", "Units"]

let package = Package(
  name: "Kit",
  products: names.map { .library(name: $0, targets: [$0]) },
  targets: [
    .target(name: "Maps", dependencies: ["Units"]),
    .target(name: "Forecasts", dependencies: ["Units"]),
    .target(name: "Units"),
  ]
)
