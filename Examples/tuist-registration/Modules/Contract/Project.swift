import ProjectDescription

let project = Project(
  name: "Contract",
  targets: [
    .target(
      name: "Contract", destinations: .iOS, product: .framework, bundleId: "com.example.contract",
      deploymentTargets: .iOS("16.0"), sources: ["Sources/**"])
  ])
