// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Core",
  products: [
    .library(name: "Agenda", targets: ["Agenda"]),
    .library(name: "Style", targets: ["Style"]),
  ],
  targets: [
    .target(name: "Agenda", dependencies: ["Storage"]),
    .target(name: "Storage"),
    .target(name: "Style"),
  ]
)
