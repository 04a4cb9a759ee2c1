import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "Market",
  targets: [
    .target(
      name: "Market", destinations: .iOS, product: .app, bundleId: "com.example.market",
      deploymentTargets: .iOS("16.0"), sources: ["Sources/**"],
      dependencies: [.contract, .module("Shop"), .module("Account")])
  ])
